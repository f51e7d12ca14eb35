"""Places the spots of a board on a grid of characters; a unit takes three columns and one row."""

from __future__ import annotations

import re
from math import ceil, floor
from typing import Final, NamedTuple

from donjon.kernel.scene import XY, Board, Spot
from donjon.kernel.words.ids import Id
from donjon.terminal.translator import Translator

COLUMNS: Final = 3
GROUND: Final = ("cell", "room")
SQUARE_NAME: Final = re.compile(r"([A-Z]{1,2})(\d{1,2})")


class Place(NamedTuple):
    """A rectangle of characters."""

    row: int
    col: int
    width: int
    height: int

    @property
    def is_large(self) -> bool:
        """Whether it is larger than one unit."""
        return self.height > 1 or self.width > COLUMNS


def is_lattice(board: Board) -> bool:
    """Whether the spots one walks on are squares on a lattice of whole units."""
    ground = [spot for spot in board.spots if spot.style in GROUND]
    return bool(ground) and all(is_on_lattice(spot) for spot in ground)


def is_on_lattice(spot: Spot) -> bool:
    """Whether the spot is a square whose corners are whole numbers."""
    if spot.shape != "square" or not isinstance(spot.size, tuple):
        return False
    sides = zip(spot.at, spot.size)
    return all(side >= 1 and float(at - side / 2).is_integer() for at, side in sides)


def columns_of(board: Board) -> int:
    """How many columns the drawing takes."""
    return ceil(board.box[2] * COLUMNS)


def places_of(board: Board) -> dict[Id, Place]:
    """The place of every spot; printed boxes move down where they would overlap."""
    found: dict[Id, Place] = {}
    taken: set[tuple[int, int]] = set()
    ground_first = sorted(board.spots, key=lambda spot: (spot.style not in GROUND, spot.at[1]))
    for spot in ground_first:
        place = place_of(board, spot)
        while spot.style not in GROUND and not taken.isdisjoint(chars_of(place)):
            place = place._replace(row=place.row + 1)
        taken.update(chars_of(place))
        found[spot.id] = place
    return found


def place_of(board: Board, spot: Spot) -> Place:
    """The place of a spot, before overlaps are resolved."""
    x, y = spot.at[0] - board.box[0], spot.at[1] - board.box[1]
    wide, high = spot.size if isinstance(spot.size, tuple) else (1.0, 1.0)
    if wide < 2 and high < 2:
        return Place(floor(y), nearest(COLUMNS * (x - 0.5)), COLUMNS, 1)
    return Place(
        nearest(y - high / 2),
        nearest(COLUMNS * (x - wide / 2)),
        nearest(COLUMNS * wide),
        nearest(high),
    )


def nearest(number: float) -> int:
    """The nearest whole number, halves upwards."""
    return floor(number + 0.5)


def chars_of(place: Place) -> list[tuple[int, int]]:
    """Every character of a rectangle."""
    return [
        (row, col)
        for row in range(place.row, place.row + place.height)
        for col in range(place.col, place.col + place.width)
    ]


def cell_at(board: Board, at: XY) -> tuple[int, int]:
    """The unit of the lattice in which a point lies: column and row, counted in units."""
    return floor(at[0] - board.box[0]), floor(at[1] - board.box[1])


def masonry_of(board: Board, places: dict[Id, Place]) -> list[Place]:
    """The units between the squares that belong to no square."""
    ground = [places[spot.id] for spot in board.spots if spot.style in GROUND]
    taken = {char for place in ground for char in chars_of(place)}
    top, left = min(place.row for place in ground), min(place.col for place in ground)
    bottom = max(place.row + place.height for place in ground)
    right = max(place.col + place.width for place in ground)
    return [
        Place(row, col, COLUMNS, 1)
        for row in range(top, bottom)
        for col in range(left, right, COLUMNS)
        if (row, col) not in taken
    ]


def name_of(spot: Spot, translator: Translator) -> str:
    """What a person types for a spot: its short name, else its label."""
    return spot.name or translator.text(spot.label)


def axes_of(
    board: Board, places: dict[Id, Place], translator: Translator
) -> tuple[dict[int, str], dict[int, str]]:
    """Letters by column and numbers by row, if the names of the squares agree."""
    letters: dict[int, set[str]] = {}
    numbers: dict[int, set[str]] = {}
    for spot in board.spots:
        found = SQUARE_NAME.fullmatch(name_of(spot, translator))
        if spot.style == "cell" and found:
            letters.setdefault(places[spot.id].col, set()).add(found[1])
            numbers.setdefault(places[spot.id].row, set()).add(found[2])
    if any(len(names) > 1 for names in [*letters.values(), *numbers.values()]):
        return {}, {}
    return (
        {col: names.pop() for col, names in letters.items()},
        {row: names.pop() for row, names in numbers.items()},
    )
