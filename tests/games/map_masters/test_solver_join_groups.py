"""Groups of cards that only a jump connects are joined wherever the rules allow it."""

from __future__ import annotations

from collections import Counter

import pytest

from donjon.games.map_masters.content.face_graph import SLOTS, FaceGraph
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.model.dungeon import Dungeon, dungeon_fault, lay, opposite
from donjon.games.map_masters.model.illegal_reasons import FINE
from donjon.games.map_masters.solver.api import question_of
from donjon.games.map_masters.solver.hand.deal import cards_of
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.input.time_limit import without_limit
from donjon.games.map_masters.solver.layout.join_groups import GroupJoiner
from donjon.games.map_masters.solver.layout.placed_cards import PlacedCards
from donjon.games.map_masters.solver.layout.wraparound_ends import Fold
from tests.games.map_masters.brute_force import layouts

FIRST, SECOND, SPARE = range(3)


def hand_of(cards: str) -> list[HandCard]:
    question = question_of(cards.split(), "coin", [], [])
    return cards_of(
        question.faces, question.supply(), question.spells, question.weights, without_limit()
    )


def joined(hand: list[HandCard], start: int, fold: Fold, exit: int) -> list[int]:
    """The places of the cards, for a path over the fold from the first card to the second."""
    placed = PlacedCards(hand)
    placed.lay_first(FIRST)
    placed.lay_first(SECOND)
    joiner = GroupJoiner(hand, placed, FIRST, start, [fold], without_limit())
    return joiner.join(SECOND, exit)


def allows(dungeon: Dungeon, start: int, fold: Fold, exit: int) -> bool:
    """Whether the rules allow the path: both its ends are free, and the fold lies opposite."""
    here, there = FIRST * SLOTS + fold.slot, SECOND * SLOTS + fold.entry
    free = (FIRST * SLOTS + start, SECOND * SLOTS + exit, here, there)
    return all(dungeon.is_free(end) for end in free) and opposite(dungeon, here) == there


def paths_over_a_fold(first: FaceGraph, second: FaceGraph) -> list[tuple[int, Fold, int]]:
    """The start, fold and exit of paths that visit each card once; the exit is always the same."""
    exit = openings_of(second)[0]
    return [
        (start, Fold(FIRST, slot, SECOND, entry), exit)
        for start in openings_of(first)
        for slot in openings_of(first)
        for entry in openings_of(second)
        if start != slot and entry != exit
    ]


@pytest.mark.parametrize("cards", ["S-1 S-2 S-9", "S-3 D4-10 S-5"])
def test_a_card_off_the_path_is_laid_between_two_groups_where_they_need_it(cards: str) -> None:
    """MM-4.9, MM-5.1, MM-R28  A layout is found exactly where brute force knows one."""
    hand = hand_of(cards)
    faces = [card.face for card in hand]
    with_both = [
        lay(faces, list(places))
        for places in layouts(faces)
        if UNPLACED not in (places[FIRST], places[SECOND])
    ]
    outcomes = Counter[str]()
    for path in paths_over_a_fold(faces[FIRST], faces[SECOND]):
        places = joined(hand, *path)
        assert bool(places) == any(allows(dungeon, *path) for dungeon in with_both)
        if not places:
            outcomes["impossible"] += 1
            continue
        dungeon = lay(faces, places)
        assert dungeon_fault(dungeon) == FINE
        assert allows(dungeon, *path)
        outcomes["side by side" if places[SPARE] == UNPLACED else "one between"] += 1
    assert outcomes.keys() == {"impossible", "side by side", "one between"}
