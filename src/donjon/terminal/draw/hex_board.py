"""Draws a board of hexagons as rows of small cells, each with its tile and its pieces."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rich.text import Text

from donjon.kernel.scene import Board, HexFace, Piece, Scene, Spot
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.canvas import Canvas
from donjon.terminal.draw.spots import (
    DrawOptions,
    SpotGlyph,
    highlight_glyph,
    on_spots,
    piece_glyph,
    print_glyph,
)
from donjon.terminal.glyphs import glyph

CELL: Final = 8
"""The width of a cell in characters."""
HIGH: Final = 2
HEXAGONS: Final = ("hex", "flathex")
NEAR: Final = 1.0
"""Two coordinates that differ by less are in the same row or column."""


def is_hex_board(board: Board) -> bool:
    """Whether all spots are hexagons."""
    return bool(board.spots) and all(spot.shape in HEXAGONS for spot in board.spots)


def steps(numbers: list[float]) -> dict[float, int]:
    """Each coordinate as a multiple of the smallest step between two of them."""
    places = sorted(set(numbers))
    gaps = [after - before for before, after in pairwise(places)]
    least = min([gap for gap in gaps if gap > NEAR], default=1.0)
    return {number: round((number - places[0]) / least) for number in places}


class HexBoard:
    """The drawing of a board of hexagons that stand on a corner or lie on a side."""

    def __init__(self, scene: Scene, board: Board, options: DrawOptions) -> None:
        self.scene: Final = scene
        self.options: Final = options
        self.pieces: Final = on_spots(scene)
        self.spots: Final = [
            spot for spot in board.spots if spot.style != "empty" or spot.id in options.highlights
        ]
        standing = board.spots[0].shape == "hex"
        self.across: Final = CELL // 2 if standing else CELL + 1
        self.down: Final = HIGH if standing else 1
        self.cols: Final = steps([spot.at[0] for spot in self.spots])
        self.lines: Final = steps([spot.at[1] for spot in self.spots])
        self.columns: Final = max(self.cols.values()) * self.across + CELL

    def rows(self) -> list[Text]:
        """The board, row by row."""
        canvas = Canvas(self.columns, max(self.lines.values()) * self.down + HIGH)
        for spot in self.spots:
            row, col = self.lines[spot.at[1]] * self.down, self.cols[spot.at[0]] * self.across
            self.draw_spot(canvas, spot, row, col)
        return canvas.rows()

    def draw_spot(self, canvas: Canvas, spot: Spot, row: int, col: int) -> None:
        """Draw the name of a hexagon; below it the number of its choice and its pieces."""
        pieces = self.pieces.get(spot.id, [])
        name = self.ground(spot, pieces)
        canvas.put(row, col, name.text[: CELL - 1], name.style)
        highlight = self.options.highlights.get(spot.id)
        spot_glyphs = [] if highlight is None else [highlight_glyph(highlight, self.options.plain)]
        spot_glyphs += [spot_glyph for piece in pieces for spot_glyph in self.standing(piece)]
        at = col
        for spot_glyph in spot_glyphs:
            canvas.put(row + 1, at, spot_glyph.text[: col + CELL - 1 - at], spot_glyph.style)
            at += len(spot_glyph.text) + 1

    def ground(self, spot: Spot, pieces: list[Piece]) -> SpotGlyph:
        """The name of the tile on a spot, or what is printed there."""
        for piece in pieces:
            face = self.scene.faces.get(piece.face)
            if isinstance(face, HexFace):
                return SpotGlyph(
                    self.options.translator.text(face.title), f"bold {paint.of_tint(face.tint)}"
                )
        if spot.style == "empty":
            return SpotGlyph("?", paint.EMBER_WORDS)
        printed = print_glyph(spot, self.options)
        return SpotGlyph(f"{spot.name or ''} {printed.text}".strip(), printed.style)

    def standing(self, piece: Piece) -> list[SpotGlyph]:
        """The glyphs of a piece with the number of its choice and its badges; [] for a tile."""
        face = self.scene.faces.get(piece.face)
        if isinstance(face, HexFace):
            return []
        spot_glyph = piece_glyph(piece, face, self.options)
        highlight = self.options.highlights.get(piece.id)
        counted = "".join([f"{badge.n}{glyph(badge.icon)}" for badge in piece.badges])
        found = [] if highlight is None else [highlight_glyph(highlight, self.options.plain)]
        return [*found, SpotGlyph(spot_glyph.text + counted, spot_glyph.style)]
