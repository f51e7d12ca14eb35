"""The solver knows which openings of an unfinished dungeon can still be linked."""

from __future__ import annotations

import pytest

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.content.tables import FACES, HAND
from donjon.games.map_masters.model.dungeon import lay
from donjon.games.map_masters.solver.api import question_of
from donjon.games.map_masters.solver.bounds.possible_links import PossibleLinks
from donjon.games.map_masters.solver.hand.opening_masks import bit_of, count_slots, slots_of
from donjon.games.map_masters.solver.input.time_limit import without_limit
from donjon.games.map_masters.solver.solve import new_search
from tests.games.map_masters.brute_force import layouts

EMPTY_QUADRANT = 0


def links_of_hand(cards: str) -> PossibleLinks:
    """The possible links of a hand, with nothing laid."""
    question = question_of(cards.split(), "coin", [], [])
    return new_search(question, question.supply(), without_limit()).return_check.possible_links


def linked_slots(cards: str, first: int) -> set[int]:
    """For every layout by the rules: the openings of one card that are linked, as a mask."""
    faces = [FACES[face] for face in question_of(cards.split(), "coin", [], []).faces]
    found = set()
    for places in layouts(faces):
        if places[first] != UNPLACED:
            dungeon = lay(faces, list(places))
            found.add(
                sum(
                    1 << slot
                    for slot in range(SLOTS)
                    if faces[first].openings[slot] != NOWHERE
                    and not dungeon.is_free(first * SLOTS + slot)
                )
            )
    return found


def test_every_opening_of_a_hand_has_a_bit_of_its_own() -> None:
    """Compiled as interpreted: forty bits, none of them twice."""
    bits = {bit_of(card, slot) for card in range(HAND) for slot in range(SLOTS)}
    assert bits == {1 << at for at in range(HAND * SLOTS)}
    assert slots_of(bit_of(4, 7) | bit_of(0, 1), 4) == 1 << 7
    assert count_slots(bit_of(4, 7) | bit_of(4, 0) | bit_of(3, 7), 4) == 2


@pytest.mark.parametrize("cards", ["S-4 S-9", "D5-13 S-1", "D4-14 S-2 S-6"])
def test_no_layout_links_more_openings_than_foreseen(cards: str) -> None:
    """MM-4.8  The possible links of a card are those that brute force finds."""
    links = links_of_hand(cards)
    links.placed.lay_first(0)
    left = (1 << len(cards.split())) - 2
    ways = links.ways(left, EMPTY_QUADRANT)
    assert not any(len(way.links) for way in ways)
    foreseen = [way.new for way in ways]
    by_rules = linked_slots(cards, 0)
    assert all(any(mask & ~most == 0 for most in foreseen) for mask in by_rules)
    assert all(most in by_rules for most in foreseen)


@pytest.mark.parametrize("cards", ["S-4 S-9", "D5-13 S-1", "S-2 D4-10"])
def test_two_groups_lie_together_in_every_way_there_is(cards: str) -> None:
    """MM-4.9  The links of two cards that a jump connects are those of all layouts of both."""
    links = links_of_hand(cards)
    links.placed.lay_first(0)
    links.placed.lay_first(1)
    ways = links.ways(0, EMPTY_QUADRANT)
    assert not any(way.new for way in ways)
    found = {sum(slots_of(link, 0) for link in way.links) for way in ways}
    assert found == linked_slots(cards, 0) - {0}
