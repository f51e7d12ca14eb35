"""A dungeon: cards on their places, their links and free ends (MM-4)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS, FaceGraph
from donjon.games.map_masters.content.quadrant_grid import (
    EAST,
    SLOT_DX,
    SLOT_DY,
    SLOT_SIDE,
    SOUTH,
    UNPLACED,
    WEST,
    contacts,
    do_meet,
    do_overlap,
    is_turned,
    lying,
    place_x,
    place_y,
)
from donjon.games.map_masters.model.illegal_reasons import FINE, MISMATCH, NOT_LINKED, OVERLAP
from donjon.kernel.rules.immutable import Recomputed

SPAN: Final = 128
"""The nodes of a card's face in the dungeon: card * SPAN + node."""
CLOSED: Final = -2
FREE: Final = -1


@final
class Dungeon(Recomputed):
    """Some faces on their places (`UNPLACED` ones are left out), and what their slots meet.

    An end is card * 8 + printed slot. `across` has for every end the one it is linked with,
    `FREE` or `CLOSED`.
    """

    def __init__(self, faces: list[FaceGraph], places: list[int], across: list[int]) -> None:
        self.faces: Final = faces
        self.places: Final = places
        self.across: Final = across

    def face_of(self, node: int) -> FaceGraph:
        """The face on which a node lies."""
        return self.faces[node // SPAN]

    def node_at(self, end: int) -> int:
        """The opening cell of an end."""
        card = end // SLOTS
        return card * SPAN + self.faces[card].openings[end % SLOTS]

    def end_at(self, node: int) -> int:
        """The end of an opening cell, or NOWHERE."""
        card = node // SPAN
        slot = self.faces[card].slot[node % SPAN]
        return NOWHERE if slot == NOWHERE else card * SLOTS + slot

    def is_free(self, end: int) -> bool:
        """MM-4.10  A free end: an opening without a card on the other side."""
        return self.across[end] == FREE

    def free_ends(self) -> list[int]:
        """MM-4.10, MM-R42  All free ends, those into an enclosed gap too."""
        return [end for end, met in enumerate(self.across) if met == FREE]

    def links(self) -> int:
        """How many links there are."""
        return sum([1 for met in self.across if met >= 0]) // 2

    def is_placed(self, card: int) -> bool:
        """Whether a card is part of the dungeon."""
        return self.places[card] != UNPLACED


def lay(faces: list[FaceGraph], places: list[int]) -> Dungeon:
    """MM-4.7  The dungeon of these places; ask `layout_fault` whether it is legal."""
    across: list[int] = []
    for card, face in enumerate(faces):
        for node in face.openings:
            is_open = node != NOWHERE and places[card] != UNPLACED
            across.append(FREE if is_open else CLOSED)
    for card, here in enumerate(places):
        if here != UNPLACED:
            for other in range(card):
                if places[other] != UNPLACED:
                    link(across, card, here, other, places[other])
    return Dungeon(faces, places, across)


def link(across: list[int], card: int, here: int, other: int, there: int) -> None:
    """MM-4.8  Openings of two cards that meet are linked."""
    for slot, facing in contacts(here, there):
        end, far = card * SLOTS + lying(slot, here), other * SLOTS + lying(facing, there)
        if across[end] != CLOSED and across[far] != CLOSED:
            across[end] = far
            across[far] = end


def layout_fault(faces: list[FaceGraph], places: list[int]) -> int:
    """MM-4.5, MM-4.8, MM-4.9  What is wrong with a layout as a whole, or FINE."""
    return dungeon_fault(lay(faces, places))


def dungeon_fault(dungeon: Dungeon) -> int:
    """What is wrong with a dungeon that is laid, or FINE."""
    for card, here in enumerate(dungeon.places):
        if here != UNPLACED:
            fault = fault_between(dungeon.faces, dungeon.places, card, card)
            if fault != FINE:
                return fault
    return FINE if is_linked(dungeon) else NOT_LINKED


def fault_between(faces: list[FaceGraph], places: list[int], card: int, before: int) -> int:
    """Whether a card lies on another of the first ones, or an opening on a closed slot."""
    for other in range(before):
        if other != card and places[other] != UNPLACED:
            if do_overlap(places[card], places[other]):
                return OVERLAP
            if do_mismatch(faces[card], places[card], faces[other], places[other]):
                return MISMATCH
    return FINE


def do_mismatch(face: FaceGraph, here: int, other: FaceGraph, there: int) -> bool:
    """MM-4.8, MM-R10  Whether an opening of one lies against a closed slot of the other."""
    pattern = face.patterns[1 if is_turned(here) else 0]
    return not do_meet(pattern, here, other.patterns[1 if is_turned(there) else 0], there)


def is_linked(dungeon: Dungeon) -> bool:
    """MM-4.9, MM-R55  Whether every placed card is reached from the first over links."""
    placed = [card for card, here in enumerate(dungeon.places) if here != UNPLACED]
    reached = placed[:1]
    for card in reached:
        for slot in range(SLOTS):
            met = dungeon.across[card * SLOTS + slot]
            if met >= 0 and met // SLOTS not in reached:
                reached.append(met // SLOTS)
    return len(reached) == len(placed)


def opposite(dungeon: Dungeon, end: int) -> int:
    """MM-R28  The outermost end on the other side of the same row or column.

    NOWHERE if this end is not outermost itself; CLOSED if no opening is there.
    """
    here = dungeon.places[end // SLOTS]
    slot = lying(end % SLOTS, here)
    side = SLOT_SIDE[slot]
    sideways = side in (EAST, WEST)
    line = place_y(here) + SLOT_DY[slot] if sideways else place_x(here) + SLOT_DX[slot]
    if outermost(dungeon, side, line) != end // SLOTS:
        return NOWHERE
    return end_on(dungeon, (side + 2) % 4, line)


def outermost(dungeon: Dungeon, side: int, line: int) -> int:
    """The card whose quadrant lies farthest to a side in a row (or column) of quadrants."""
    sideways = side in (EAST, WEST)
    best = NOWHERE
    farthest = 0
    for card, there in enumerate(dungeon.places):
        if there == UNPLACED:
            continue
        across = place_y(there) if sideways else place_x(there)
        along = place_x(there) if sideways else place_y(there)
        if side not in (EAST, SOUTH):
            along = -along
        if 0 <= line - across <= 1 and (best == NOWHERE or along > farthest):
            best = card
            farthest = along
    return best


def end_on(dungeon: Dungeon, side: int, line: int) -> int:
    """The end on the outermost quadrant edge of a side in a row or column; CLOSED if none."""
    card = outermost(dungeon, side, line)
    for slot in range(SLOTS):
        end = card * SLOTS + slot
        there = lying(slot, dungeon.places[card])
        here = dungeon.places[card]
        of_line = (
            place_y(here) + SLOT_DY[there]
            if side in (EAST, WEST)
            else place_x(here) + SLOT_DX[there]
        )
        if SLOT_SIDE[there] == side and of_line == line and dungeon.is_free(end):
            return end
    return CLOSED
