"""What a match of DragonQuest keeps between scenes, and what all matches share."""

from __future__ import annotations

import pytest

import donjon
from donjon import FastChance, Match
from donjon.games.dragonquest.content.schema import SYMBOLS
from donjon.games.dragonquest.content.tables import CHAMBER_DICE, MOVEMENT_DICE
from donjon.games.dragonquest.drawing.dice_pieces import (
    CHAMBER_PIECES,
    DRAGONS_ASIDE,
    MOVEMENT_PIECES,
)
from donjon.games.dragonquest.drawing.memory import DrawingMemory
from donjon.kernel.scene import InZone, Piece, Scene

GAME = donjon.game("dragonquest")


def after(choices: int, seed: int, **options: object) -> Match:
    """A match of two after random choices; each moment was drawn for everybody."""
    match, chance = Match(GAME, 2, seed, options), FastChance(seed)
    while match.waiting and len(match.choices_made) < choices:
        for viewer in (0, 1, None):
            match.scene(viewer)
        seat = match.waiting[0]
        offered = match.choices(seat)
        match.play(seat, offered[chance.below(len(offered))])
    return match


def cards(scene: Scene) -> dict[str, Piece]:
    """Objects and treasures by id."""
    return {
        piece.id: piece
        for piece in scene.pieces
        if isinstance(piece.at, InZone) and piece.at.zone in ("objects", "treasures")
    }


def test_two_matches_share_what_follows_from_the_box() -> None:
    """Sheets, cards in the supply, life and suns are the same objects in both."""
    first, second = (after(0, seed).scene(0) for seed in (1, 2))
    for seat in range(2):
        assert first.boards[seat] is second.boards[seat]
    mine, others = cards(first), cards(second)
    assert len(mine) == 23
    assert all(mine[id] is others[id] for id in mine)
    for one, other in zip(first.counters, second.counters, strict=True):
        assert (one is other) == (one == other and "gold" not in one.id)
    assert [one.id for one in first.counters if one in second.counters and "gold" not in one.id]


@pytest.mark.parametrize("seed", range(3))
def test_a_match_keeps_no_more_than_its_last_moment(seed: int) -> None:
    """However long a match was, its memory has one drawing of each hero and of the cards."""
    match = after(1000, seed)
    scene = match.scene(0)
    memory: DrawingMemory = match.drawing_memory
    assert match.is_over
    assert sorted(memory.heroes) == sorted(memory.gold) == [0, 1]
    assert len(memory.goods) == len(cards(scene))
    assert (memory.faces, memory.treasure_cards) == (None, None)


def test_the_same_gold_is_the_same_counter() -> None:
    match = after(60, 1)
    before = {counter.id: counter for counter in match.scene(0).counters}
    offered = match.choices(match.waiting[0])
    match.play(match.waiting[0], offered[0])
    now = {counter.id: counter for counter in match.scene(0).counters}
    for id in ("gold:0", "gold:1"):
        assert (now[id] is before[id]) == (now[id].value == before[id].value)


def test_treasures_that_players_made_belong_to_their_match() -> None:
    """DQ-20.2  Their cards stay the same objects in one match, and no other match has them."""
    options = {"custom_treasures": True, "blank_1_name": "Anna's harp"}
    first, second = after(6, 1, **options), after(6, 1, custom_treasures=True)
    mine, again, others = (cards(match.scene(0)) for match in (first, first, second))
    assert [piece.label for piece in mine.values()].count("Anna's harp") == 1
    assert "Anna's harp" not in [piece.label for piece in others.values()]
    assert len(mine) == 25
    assert all(mine[id] is again[id] for id in mine)
    assert all((mine[id] is others[id]) == id.startswith("object:") for id in mine)


def test_every_die_has_a_piece_for_every_place_it_can_lie_in() -> None:
    """DQ-5.1, DQ-13.1  However the dice before it fell."""
    for die in range(MOVEMENT_DICE):
        pieces = MOVEMENT_PIECES[die]
        assert list(pieces) == SYMBOLS["move_black"] == SYMBOLS["move_red"]
        for face, places in pieces.items():
            most = 2 * die if face in ("skull", "double_skull") else die
            assert [place_of(piece).n for piece in places] == list(range(most + 1))
            assert {place_of(piece).wide for piece in places} == {2 if face[0] == "d" else 1}
    for die in range(CHAMBER_DICE):
        assert list(CHAMBER_PIECES[die]) == SYMBOLS["chamber"]
        for places in CHAMBER_PIECES[die].values():
            assert [place_of(piece).n for piece in places] == list(range(die + 1))
        assert [place_of(piece).n for piece in DRAGONS_ASIDE[die]] == list(range(CHAMBER_DICE))


def place_of(piece: Piece) -> InZone:
    """The place of a piece in a zone."""
    assert isinstance(piece.at, InZone)
    return piece.at
