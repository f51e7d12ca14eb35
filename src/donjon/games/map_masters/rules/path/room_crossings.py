"""Passages through a room do not cross one another (MM-7.6 to MM-7.8)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.content.spellbooks import CROSSED_WAYS
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.path import Path

DOORS: Final = 32


def door_of(path: Path, room: int, cell: int) -> int:
    """The number of a door in its room, clockwise."""
    return path.dungeon.face_of(room).doors[room % SPAN].index(cell % SPAN)


def passage(room: int, door: int, other: int) -> int:
    """A passage as one number."""
    return (room * DOORS + door) * DOORS + other


def does_interleave(path: Path, cell: int) -> bool:
    """MM-7.7, MM-7.8  Whether leaving by this door would cross an earlier passage."""
    if path.door == NOWHERE:
        return False
    here = path.door
    there = door_of(path, path.at, cell)
    for each in path.passages:
        if each // (DOORS * DOORS) == path.at:
            first, second = each // DOORS % DOORS, each % DOORS
            if is_between(here, there, first) != is_between(here, there, second):
                return True
    return False


def is_between(here: int, there: int, door: int) -> bool:
    """Whether a door lies between two others on the lower side of the circle."""
    return min(here, there) < door < max(here, there)


def leave_room(path: Path, cell: int) -> None:
    """MM-7.8  A stay from door to door is a passage; SB-8 is used if it crosses another."""
    if path.door == NOWHERE:
        return
    if does_interleave(path, cell):
        path.spells &= ~CROSSED_WAYS
    path.passages.append(passage(path.at, path.door, door_of(path, path.at, cell)))
