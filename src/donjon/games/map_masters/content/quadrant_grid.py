"""Where cards lie: a grid of quadrants, a card on 2 x 2 of them (7.1, MM-4.4, MM-4.6).

A place is one number: the quadrant of the card's upper left corner, and whether it is turned.
"""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import SLOTS, TURNED_SLOT

UNPLACED: Final = -1
REACH: Final = 27
"""Places lie from -27 to 27 in each direction; five cards in a row need 8."""
QUADRANTS: Final = 64 * 64
"""How many numbers there are for places of cards that are not turned."""
QUADRANT_WIDTH: Final = 5
QUADRANT_HEIGHT: Final = 7

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

SLOT_DX: Final = [0, 1, 1, 1, 0, 1, 0, 0]
SLOT_DY: Final = [0, 0, 0, 1, 1, 1, 0, 1]
SLOT_SIDE: Final = [NORTH, NORTH, EAST, EAST, SOUTH, SOUTH, WEST, WEST]
OUT_X: Final = [0, 1, 0, -1]
OUT_Y: Final = [-1, 0, 1, 0]

SLOT_AT: Final[list[list[int]]] = [
    [0, 1, -1, -1],
    [-1, 2, -1, 3],
    [-1, -1, 4, 5],
    [6, -1, 7, -1],
]
"""The slot on a side in a quadrant of the card (dx + 2 dy)."""


def place(x: int, y: int, turned: bool) -> int:
    """The number of a place."""
    return (x + 32) + (y + 32) * 64 + (QUADRANTS if turned else 0)


def place_x(place: int) -> int:
    """The column of its upper left quadrant."""
    return place % 64 - 32


def place_y(place: int) -> int:
    """The row of its upper left quadrant."""
    return place // 64 % 64 - 32


def is_turned(place: int) -> bool:
    """MM-4.4  Whether the card is turned by 180 degrees."""
    return place >= QUADRANTS


def lying(slot: int, place: int) -> int:
    """Where a printed slot lies, and which printed slot lies there."""
    return TURNED_SLOT[slot] if is_turned(place) else slot


def slot_facing(slot: int, place: int, other: int) -> int:
    """The printed slot of the card on `other` that touches this one; -1 if they do not touch."""
    here = lying(slot, place)
    side = SLOT_SIDE[here]
    dx = place_x(place) + SLOT_DX[here] + OUT_X[side] - place_x(other)
    dy = place_y(place) + SLOT_DY[here] + OUT_Y[side] - place_y(other)
    if not (0 <= dx <= 1 and 0 <= dy <= 1):
        return -1
    return lying(SLOT_AT[(side + 2) % 4][dx + 2 * dy], other)


def do_overlap(place: int, other: int) -> bool:
    """MM-4.5  Whether two cards would lie on one another."""
    if not -2 < place % 64 - other % 64 < 2:
        return False
    return -2 < place // 64 % 64 - other // 64 % 64 < 2


def contact_table() -> list[list[tuple[int, int]]]:
    """For every shift of a second card by -2 to 2 quadrants: the slots where they touch."""
    table: list[list[tuple[int, int]]] = []
    for dx in range(-2, 3):
        for dy in range(-2, 3):
            here, there = place(0, 0, False), place(dx, dy, False)
            pairs = [(slot, slot_facing(slot, here, there)) for slot in range(SLOTS)]
            table.append([pair for pair in pairs if pair[1] >= 0])
    return table


CONTACTS: Final = contact_table()
"""By 5 * (dx + 2) + dy + 2; cards that are farther apart do not touch."""
APART: Final[list[tuple[int, int]]] = []


def contacts(here: int, there: int) -> list[tuple[int, int]]:
    """The slots, as they lie, where two cards on these places touch."""
    dx = there % 64 - here % 64
    dy = there // 64 % 64 - here // 64 % 64
    if not (-2 <= dx <= 2 and -2 <= dy <= 2):
        return APART
    return CONTACTS[5 * dx + dy + 12]


def do_meet(pattern: int, here: int, other: int, there: int) -> bool:
    """MM-4.8  Whether openings (as masks of lying slots) meet openings wherever cards touch."""
    for slot, facing in contacts(here, there):
        if pattern >> slot & 1 != other >> facing & 1:
            return False
    return True
