"""The corridors of a face as lines: from the middle of cell to cell, out to the rim, into rooms."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import (
    NOWHERE,
    SLOT_X,
    SLOT_Y,
    SLOTS,
    UPPER,
    FaceGraph,
    GraphRoom,
)
from donjon.games.map_masters.content.quadrant_grid import OUT_X, OUT_Y, SLOT_SIDE
from donjon.kernel.scene import XY

HALF: Final = 0.5
THROUGH: Final = 2
"""The number of neighbours of a point that a line passes through."""


def ways_of(face: FaceGraph, level: int) -> list[list[XY]]:
    """All corridors of a level in as few lines as possible."""
    near = neighbours(face, level)
    lines: list[list[XY]] = []
    for point, others in near.items():
        if len(others) != THROUGH:
            while others:
                lines.append(straightened(walk(near, point)))
    for point, others in near.items():
        while others:
            lines.append(straightened(walk(near, point)))
    return lines


def neighbours(face: FaceGraph, level: int) -> dict[XY, list[XY]]:
    """The neighbours of every point of the corridors."""
    near: dict[XY, list[XY]] = {}
    for node in range(face.cells):
        if face.level[node] == level:
            for other in face.ways[node]:
                if face.is_room(other):
                    join(near, middle(face, node), threshold(face, node, face.room(other)))
                elif other > node:
                    join(near, middle(face, node), middle(face, other))
    if level == UPPER:
        for slot in range(SLOTS):
            if face.openings[slot] != NOWHERE:
                join(near, middle(face, face.openings[slot]), rim(slot))
    return near


def join(near: dict[XY, list[XY]], one: XY, other: XY) -> None:
    """Make two points neighbours of each other."""
    near.setdefault(one, []).append(other)
    near.setdefault(other, []).append(one)


def middle(face: FaceGraph, node: int) -> XY:
    """The middle of a corridor cell, or of a room."""
    if face.is_room(node):
        room = face.room(node)
        return ((room.left + room.right + 1) / 2, (room.top + room.bottom + 1) / 2)
    return (face.x[node] + HALF, face.y[node] + HALF)


def threshold(face: FaceGraph, door: int, room: GraphRoom) -> XY:
    """The middle of the room's cell behind a door."""
    x = min(max(face.x[door], room.left), room.right)
    y = min(max(face.y[door], room.top), room.bottom)
    return (x + HALF, y + HALF)


def rim(slot: int) -> XY:
    """Where a corridor leaves the card."""
    side = SLOT_SIDE[slot]
    return (SLOT_X[slot] + HALF + OUT_X[side] * HALF, SLOT_Y[slot] + HALF + OUT_Y[side] * HALF)


def walk(near: dict[XY, list[XY]], start: XY) -> list[XY]:
    """Remove and return a line from `start` to where the corridor ends or branches."""
    line = [start]
    at = start
    while near[at] and (at == start or len(near[at]) == 1):
        ahead = near[at].pop(0)
        near[ahead].remove(at)
        line.append(ahead)
        at = ahead
        if at == start:
            break
    return line


def straightened(line: list[XY]) -> list[XY]:
    """Drop the points in the middle of a straight line."""
    kept = line[:1]
    for at in range(1, len(line) - 1):
        before, here, after = line[at - 1], line[at], line[at + 1]
        if before[0] - here[0] != here[0] - after[0] or before[1] - here[1] != here[1] - after[1]:
            kept.append(here)
    kept.append(line[-1])
    return kept
