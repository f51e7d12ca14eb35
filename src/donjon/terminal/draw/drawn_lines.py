"""Draws lines through the squares of a lattice with box-drawing characters."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from donjon.kernel.scene import Board, Stroke
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.canvas import Canvas
from donjon.terminal.draw.character_grid import COLUMNS, GROUND, Place, cell_at

Cell = tuple[int, int]

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
RISING, FALLING = 16, 32
SIDES: Final = {(0, -1): NORTH, (1, 0): EAST, (0, 1): SOUTH, (-1, 0): WEST}
LIGHT: Final = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
DOUBLE: Final = "◆║═╚║║╔╠═╝═╩╗╣╦╬"
STOP: Final = "●"


def draw_stroke(canvas: Canvas, board: Board, stroke: Stroke, places: list[Place]) -> None:
    """Draw a line with its stops, as a double line for a hunt, but not through large spots."""
    style = paint.HUNT if stroke.style == "hunt" else paint.of_seat(stroke.seat)
    glyphs = DOUBLE if stroke.style == "hunt" else LIGHT
    joined = joints(board, stroke)
    stops = {cell_at(board, stroke.points[at]) for at in stroke.stops if at < len(stroke.points)}
    large = [place for place in places if place.is_large]
    for cell, sides in joined.items():
        if not any(is_within(cell, place) for place in large):
            draw_joint(canvas, cell, sides, STOP if cell in stops else glyphs[sides & 15], style)


def draw_joint(canvas: Canvas, cell: Cell, sides: int, middle: str, style: str) -> None:
    """Draw the part of a line that lies in one square."""
    across = "═" if middle in DOUBLE[1:] else "─"
    left = across if sides & WEST else "╱" if sides & RISING else " "
    right = across if sides & EAST else "╲" if sides & FALLING else " "
    canvas.put(cell[1], cell[0] * COLUMNS, left + middle + right, style)


def joints(board: Board, stroke: Stroke) -> dict[Cell, int]:
    """For each square of a line, the sides to which the line continues, as bits."""
    cells = [cell_at(board, point) for point in stroke.points]
    found: dict[Cell, int] = dict.fromkeys(cells, 0)
    large = large_cells(board)
    for one, other in pairwise(cells):
        start, end = towards(one, other, large), towards(other, one, large)
        step = end[0] - start[0], end[1] - start[1]
        found[start] = found.get(start, 0) | side_of(step)
        found[end] = found.get(end, 0) | side_of((-step[0], -step[1]))
    return found


def side_of(step: Cell) -> int:
    """The side to which a step leads; a diagonal step is drawn in its upper square."""
    if step[1] == 1 and step[0] in (-1, 1):
        return RISING if step[0] < 0 else FALLING
    return SIDES.get(step, 0)


def large_cells(board: Board) -> list[tuple[int, int, int, int]]:
    """The spots of the ground that cover several units: left, top, right, bottom."""
    found = []
    for spot in board.spots:
        if spot.style in GROUND and isinstance(spot.size, tuple) and max(spot.size) > 1:
            wide, high = spot.size
            left, top = cell_at(board, (spot.at[0] - wide / 2, spot.at[1] - high / 2))
            found.append((left, top, left + round(wide) - 1, top + round(high) - 1))
    return found


def towards(cell: Cell, other: Cell, large: list[tuple[int, int, int, int]]) -> Cell:
    """The square itself; in a large spot, its unit nearest to the other square."""
    for left, top, right, bottom in large:
        if left <= cell[0] <= right and top <= cell[1] <= bottom:
            return min(max(other[0], left), right), min(max(other[1], top), bottom)
    return cell


def is_within(cell: Cell, place: Place) -> bool:
    """Whether a unit lies in a rectangle of characters."""
    col, row = cell[0] * COLUMNS, cell[1]
    across = place.col <= col < place.col + place.width
    return across and place.row <= row < place.row + place.height
