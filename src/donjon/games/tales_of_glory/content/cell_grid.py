"""TG-10.1, TG-R38  The cells of a zone as numbers.

The grid has no end for the rules: no zone reaches its rim, since at most 12 tiles join a hero.
"""

from __future__ import annotations

from typing import Final

REACH: Final = 13
WIDTH: Final = 2 * REACH + 1
CELLS: Final = WIDTH * WIDTH
CENTRE: Final = REACH * WIDTH + REACH
EMPTY_GRID: Final = bytes(CELLS)

BESIDE: Final[list[int]] = [WIDTH, 1, -WIDTH, -1]
"""From a cell to its neighbour in the north, east, south and west."""


def cell_at(x: int, y: int) -> int:
    """The cell `x` steps east and `y` steps north of the hero."""
    return CENTRE + y * WIDTH + x


def x_of(cell: int) -> int:
    """How far east of the hero."""
    return cell % WIDTH - REACH


def y_of(cell: int) -> int:
    """How far north of the hero."""
    return cell // WIDTH - REACH


def opposite(side: int) -> int:
    """The side of a neighbour that faces this side."""
    return (side + 2) % 4
