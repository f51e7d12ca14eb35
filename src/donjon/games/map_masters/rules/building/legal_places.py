"""Where a card may be laid: every place that links it with the others (MM-4.5 to MM-4.9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS, FaceGraph
from donjon.games.map_masters.content.quadrant_grid import (
    REACH,
    UNPLACED,
    do_overlap,
    place,
    slot_facing,
)
from donjon.games.map_masters.model.card_places import MIDDLE, PLACES, TURNED, CardPlaces
from donjon.games.map_masters.model.dungeon import do_mismatch
from donjon.kernel.rules.immutable import Immutable

WIDTH: Final = 64
FAR: Final = 2
"""Cards that touch are two rows or columns apart at most."""
NEAR: Final = 2 * FAR + 1
WAYS: Final = 4
FIRST: Final[int] = MIDDLE % WIDTH - REACH
LAST: Final[int] = MIDDLE % WIDTH + REACH
"""The columns, and rows, in which a card may lie."""
BORDER: Final[int] = FIRST - FAR
"""The column of the lowest bit of a mask."""
REACHED: Final[int] = sum([1 << column - BORDER for column in range(FIRST, LAST + 1)])


def all_spots(faces: list[FaceGraph], places: list[int]) -> CardPlaces:
    """For every card the places where it may lie beside the others, without the one it has."""
    found: list[int] = []
    others = places[:]
    for card, here in enumerate(places):
        others[card] = UNPLACED
        for spot in spots_of(faces, others, card):
            if spot != here:
                found.append(card * PLACES + spot)
        others[card] = here
    return CardPlaces(found)


def spots_of(faces: list[FaceGraph], others: list[int], card: int) -> list[int]:
    """The places where a card has a link with another, lies on none and fits all it touches."""
    beside: list[Beside] = []
    for other, there in enumerate(others):
        if there != UNPLACED:
            beside.append(Beside(pair_of(faces[other], faces[card]), there))
    if not beside:
        return [MIDDLE, MIDDLE + TURNED]
    left = min([each.column for each in beside]) - FAR
    top = max(min([each.row for each in beside]) - FAR, FIRST)
    bottom = min(max([each.row for each in beside]) + FAR, LAST)
    found: list[int] = []
    for row in range(top, bottom + 1):
        add_row(found, beside, row, left)
    return found


def add_row(found: list[int], beside: list[Beside], row: i64, left: i64) -> None:
    """Add the places of a row where a card is linked with one of the others and fits all."""
    upright: i64 = 0
    turned: i64 = 0
    never: i64 = 0
    never_turned: i64 = 0
    for each in beside:
        down = row - each.row + FAR
        if 0 <= down < NEAR:
            pair, at, shift = each.pair, each.way + down, each.shift
            upright |= pair.linked[at] << shift
            never |= pair.never[at] << shift
            turned |= pair.linked[at + NEAR] << shift
            never_turned |= pair.never[at + NEAR] << shift
    add_spots(found, upright & ~never & REACHED, left, row * WIDTH)
    add_spots(found, turned & ~never_turned & REACHED, left, row * WIDTH + TURNED)


def add_spots(found: list[int], free: i64, left: i64, row: i64) -> None:
    """Add the places of a row that a mask of columns shows; there are none before `left`."""
    column = max(left, i64(FIRST))
    free >>= column - BORDER
    while free:
        if free & 1:
            found.append(int(row + column))
        free >>= 1
        column += 1


@final
class Pair(Immutable):
    """Where a second card beside a first one is linked with it, and where it cannot lie.

    Both are masks of columns, from two columns before the first card, for each row from two above
    it. There is a set of masks for each of the four ways to turn the two cards.
    """

    def __init__(self, face: FaceGraph, other: FaceGraph) -> None:
        linked: list[int] = []
        never: list[int] = []
        for way in range(WAYS):
            there = MIDDLE + way // 2 * TURNED
            for dy in range(-FAR, FAR + 1):
                spots = [place(dx, dy, way % 2 == 1) for dx in range(-FAR, FAR + 1)]
                bad = [does_clash(face, there, other, spot) for spot in spots]
                good = [do_link(face, there, spot) for spot in spots]
                never.append(sum([1 << at for at in range(NEAR) if bad[at]]))
                linked.append(sum([1 << at for at in range(NEAR) if good[at]]))
        self.linked: Final = vec[i64](linked)
        self.never: Final = vec[i64](never)


@final
class Beside:
    """A pair whose first card lies on a place; `way` is where its masks begin."""

    def __init__(self, pair: Pair, there: int) -> None:
        self.pair: Final = pair
        self.row: Final[i64] = there // WIDTH % WIDTH
        self.column: Final[i64] = there % WIDTH
        self.shift: Final[i64] = there % WIDTH - FIRST
        self.way: Final[i64] = there // TURNED * 2 * NEAR


def does_clash(face: FaceGraph, there: int, other: FaceGraph, spot: int) -> bool:
    """MM-4.5, MM-4.8  Whether one lies on the other, or an opening against a closed slot."""
    return do_overlap(there, spot) or do_mismatch(face, there, other, spot)


def do_link(face: FaceGraph, there: int, spot: int) -> bool:
    """MM-4.8  Whether a card that fits has an opening of the first one before it."""
    for slot in range(SLOTS):
        if face.openings[slot] != NOWHERE and slot_facing(slot, there, spot) >= 0:
            return True
    return False


PAIRS: Final[dict[int, Pair]] = {}


def pair_of(face: FaceGraph, other: FaceGraph) -> Pair:
    """How the second card may lie beside the first; calculated once, from the box alone."""
    key = face.number * 128 + other.number
    found = PAIRS.get(key)
    if found is None:
        found = Pair(face, other)
        PAIRS[key] = found
    return found
