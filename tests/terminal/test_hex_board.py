"""Heldentaufe's two boards of hexagons, drawn in the terminal from a match."""

from __future__ import annotations

from collections import Counter

import pytest

import donjon
from donjon import FastChance, Match
from donjon.kernel.scene import HexFace, Scene
from donjon.terminal.draw.board import board_rows
from donjon.terminal.draw.hex_board import CELL, HexBoard, is_hex_board
from donjon.terminal.draw.spots import DrawOptions, on_spots
from donjon.terminal.translator import Translator


def scenes() -> list[Scene]:
    """The scene at the start of a match that follows the policy, and some later ones."""
    match = Match(donjon.game("heldentaufe"), 3, 6)
    found = [match.scene(0)]
    for number in range(1, 121):
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        s = match.state()
        match.play(seat, match.game.brain.policy(s, decision, decision.options(s), FastChance(1)))
        if number % 30 == 0:
            found.append(match.scene(0))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_tile_is_named_and_nothing_leaves_the_drawing(
    lang: str, counts: Counter[str]
) -> None:
    """Each tile that lies on a board is drawn with its name, cut to the width of its cell."""
    options = DrawOptions(Translator(lang), True, {})
    for scene in scenes():
        pieces = on_spots(scene)
        for board in scene.boards:
            assert is_hex_board(board)
            drawing = HexBoard(scene, board, options)
            rows = [row.plain for row in drawing.rows()]
            assert max(len(row) for row in rows) <= drawing.columns
            for spot in drawing.spots:
                for piece in pieces.get(spot.id, []):
                    face = scene.faces.get(piece.face)
                    if isinstance(face, HexFace):
                        name = options.translator.text(face.title)[: CELL - 1].rstrip()
                        assert any(name in row for row in rows)
                        counts["tiles"] += 1
                    else:
                        counts["figures"] += 1
    assert counts["tiles"] > 10
    assert counts["figures"] > 10


def test_what_may_be_chosen_is_drawn_with_its_number() -> None:
    """Also an empty place, which is drawn as a question mark as soon as it may be chosen."""
    scene = scenes()[0]
    board = scene.boards[0]
    empty = next(spot for spot in board.spots if spot.style == "empty")
    plain = DrawOptions(Translator("en"), True, {})
    chosen = DrawOptions(Translator("en"), True, {empty.id: "7"})
    before = "\n".join(row.plain for row in HexBoard(scene, board, plain).rows())
    after = "\n".join(row.plain for row in HexBoard(scene, board, chosen).rows())
    assert "7" not in before
    assert "7" in after
    assert after.count("?") == before.count("?") + 1


def test_a_board_that_is_too_wide_becomes_a_list() -> None:
    """In a narrow terminal every place is a line of its own."""
    scene = scenes()[-1]
    options = DrawOptions(Translator("en"), True, {})
    for board in scene.boards:
        columns = HexBoard(scene, board, options).columns
        drawn = [row.plain for row in board_rows(scene, board, options, columns)]
        listed = [row.plain for row in board_rows(scene, board, options, columns - 1)]
        assert drawn == [row.plain for row in HexBoard(scene, board, options).rows()]
        assert listed != drawn
