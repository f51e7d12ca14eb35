"""Where a card may be laid: every place that links it with the others (MM-4.5 to MM-4.9)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.dungeon import do_mismatch
from donjon.games.map_masters.face import NOWHERE, SLOTS, TURNED_SLOT, Face
from donjon.games.map_masters.lattice import (
    OUT_X,
    OUT_Y,
    REACH,
    SLOT_DX,
    SLOT_DY,
    SLOT_SIDE,
    UNPLACED,
    do_meet,
    do_overlap,
    is_turned,
    lying,
    place,
    place_x,
    place_y,
    turned_about,
)

PLACES: Final = 8192
"""The numbers of places are below this."""
SIDE_SLOTS: Final = [[0, 1], [2, 3], [4, 5], [6, 7]]


def first_spots(cards: int) -> list[int]:
    """MM-4.4  The first card lies anywhere, so in the middle, upright or turned."""
    ways = [place(0, 0, False), place(0, 0, True)]
    return [card * PLACES + way for card in range(cards) for way in ways]


def all_spots(faces: list[Face], places: list[int]) -> list[int]:
    """For every card where it may lie beside the others; for a placed one, where else."""
    found: list[int] = []
    for card in range(len(faces)):
        others = places[:]
        others[card] = UNPLACED
        for spot in spots_of(faces, others, card):
            if spot != places[card]:
                found.append(card * PLACES + spot)
    return found


def spots_of(faces: list[Face], others: list[int], card: int) -> list[int]:
    """The places where a card has a link with another, lies on none and fits all it touches."""
    tried: list[int] = []
    found: list[int] = []
    is_first = True
    for other, there in enumerate(others):
        if there == UNPLACED:
            continue
        is_first = False
        for beside in pair_spots(faces[other], faces[card]):
            spot = shifted(beside, there)
            if spot not in tried and is_near(spot):
                tried.append(spot)
                if does_fit(faces, others, card, spot):
                    found.append(spot)
    return [place(0, 0, False), place(0, 0, True)] if is_first else found


PAIRS: Final[dict[int, list[int]]] = {}


def pair_spots(face: Face, other: Face) -> list[int]:
    """The places of a second card that link it with a first one in the middle; found once."""
    key = face.number * 128 + other.number
    if key not in PAIRS:
        PAIRS[key] = linked_spots(face, other)
    return PAIRS[key]


def linked_spots(face: Face, other: Face) -> list[int]:
    """MM-4.8  All places where openings meet openings, and one pair at least."""
    middle = place(0, 0, False)
    found: list[int] = []
    for slot in range(SLOTS):
        if face.openings[slot] == NOWHERE:
            continue
        for spot in spots_at(other, slot, middle):
            if spot not in found and not do_mismatch(face, middle, other, spot):
                found.append(spot)
    return found


def shifted(beside: int, there: int) -> int:
    """A place beside the middle, as it lies beside a card that lies elsewhere or turned."""
    if is_turned(there):
        beside = turned_about(beside)
    return place(
        place_x(there) + place_x(beside), place_y(there) + place_y(beside), is_turned(beside)
    )


def is_near(spot: int) -> bool:
    """Whether a place is within reach of the lattice."""
    return abs(place_x(spot)) < REACH and abs(place_y(spot)) < REACH


def spots_at(face: Face, slot: int, there: int) -> list[int]:
    """The places where one of the face's openings meets an opening of a card."""
    here = lying(slot, there)
    side = SLOT_SIDE[here]
    x = place_x(there) + SLOT_DX[here] + OUT_X[side]
    y = place_y(there) + SLOT_DY[here] + OUT_Y[side]
    found: list[int] = []
    for facing in SIDE_SLOTS[(side + 2) % 4]:
        corner_x, corner_y = x - SLOT_DX[facing], y - SLOT_DY[facing]
        if face.openings[facing] != NOWHERE:
            found.append(place(corner_x, corner_y, False))
        if face.openings[TURNED_SLOT[facing]] != NOWHERE:
            found.append(place(corner_x, corner_y, True))
    return found


def does_fit(faces: list[Face], others: list[int], card: int, spot: int) -> bool:
    """MM-4.5, MM-4.8  Whether a card lies on no other and no opening against a closed slot."""
    for there in others:
        if there != UNPLACED and do_overlap(spot, there):
            return False
    pattern = faces[card].patterns[1 if is_turned(spot) else 0]
    for other, there in enumerate(others):
        if there != UNPLACED:
            facing = faces[other].patterns[1 if is_turned(there) else 0]
            if not do_meet(pattern, spot, facing, there):
                return False
    return True
