"""Draws what is printed around the squares of a board: words, axes, rows of boxes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from donjon.kernel.scene import Board, IconShape, Spot, TextShape
from donjon.kernel.words.ids import Id
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.canvas import Canvas
from donjon.terminal.draw.character_grid import COLUMNS, GROUND, Place, axes_of, cell_at
from donjon.terminal.draw.spots import DrawOptions, print_glyph
from donjon.terminal.glyphs import fit, glyph
from donjon.terminal.translator import Translator

RINGS: Final = {"disc": "○", "dot": "•"}


def draw_boxes(
    canvas: Canvas,
    board: Board,
    places: dict[Id, Place],
    taken: Collection[Id],
    options: DrawOptions,
) -> None:
    """Draw the empty boxes; a box like its left neighbour is drawn in short."""
    before: Spot | None = None
    for spot in board.spots:
        if spot.style in GROUND or spot.id in taken or places[spot.id].is_large:
            continue
        place = places[spot.id]
        beside = before is not None and places[before.id].row == place.row
        spot_glyph = print_glyph(spot, options)
        text = (
            repeated_text(before, spot, spot_glyph.text)
            if beside and before is not None
            else spot_glyph.text
        )
        canvas.put(place.row, place.col, fit(text, place.width), spot_glyph.style)
        before = spot


def repeated_text(before: Spot, spot: Spot, text: str) -> str:
    """The short text of a box that repeats its neighbour: a ring, or the number alone."""
    if spot.badge is None:
        return text
    if spot.icon:
        return f"{spot.badge.n:>{COLUMNS}}" if spot.icon == before.icon else text
    like = before.badge is not None and before.badge.n == spot.badge.n and not before.icon
    return RINGS.get(spot.shape, "□") if like else text


def draw_shapes(canvas: Canvas, board: Board, translator: Translator) -> None:
    """Draw printed words and icons where there is room."""
    for shape in board.shapes:
        if isinstance(shape, TextShape | IconShape):
            text = (
                translator.text(shape.text) if isinstance(shape, TextShape) else glyph(shape.icon)
            )
            row = cell_at(board, shape.at)[1]
            col = round((shape.at[0] - board.box[0]) * COLUMNS) - left_of(shape, text)
            if canvas.is_blank(row, col, len(text)):
                canvas.put(row, col, text, paint.TITLE)


def left_of(shape: TextShape | IconShape, text: str) -> int:
    """How many columns of a shape lie to the left of its anchor."""
    if isinstance(shape, IconShape) or shape.anchor == "middle":
        return len(text) // 2
    return len(text) if shape.anchor == "end" else 0


def draw_axes(
    canvas: Canvas, board: Board, places: dict[Id, Place], translator: Translator
) -> None:
    """Draw letters above and below the squares, numbers on both sides, if there is room."""
    letters, numbers = axes_of(board, places, translator)
    if not letters:
        return
    for col, text in letters.items():
        for row in (min(numbers) - 1, max(numbers) + 1):
            if canvas.is_blank(row, col, COLUMNS):
                canvas.put(row, col, fit(text, COLUMNS), paint.FAINT)
    left, right = min(letters) - 2, max(letters) + COLUMNS
    for row, text in numbers.items():
        for col, words in ((left, f"{text:>2}"), (right, f"{text:<2}")):
            if canvas.is_blank(row, col, 2):
                canvas.put(row, col, words, paint.FAINT)
