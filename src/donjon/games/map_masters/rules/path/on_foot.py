"""Going on foot: along corridors, through doors, over links, down and up stairs (MM-5, MM-8.2)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.content.printed_icons import LINES
from donjon.games.map_masters.content.spellbooks import CROSSED_WAYS
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.illegal_reasons import (
    CORRIDOR_USED,
    CROSSES_IN_ROOM,
    CROSSING_USED,
    DOOR_USED,
    FINE,
    NO_ROPE,
    NO_STAIRS,
    NO_WAY,
)
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.path_step import Way
from donjon.games.map_masters.rules.path.arrival import arrive
from donjon.games.map_masters.rules.path.crossroads import (
    free_arms,
    may_pass_again,
    was_passed_before,
)
from donjon.games.map_masters.rules.path.room_crossings import does_interleave, door_of, leave_room

JUNCTION: Final = 3


@final
class Walk(Way):
    """MM-5.3  To the next corridor cell, into a room or out of it, over a link (G1, G2, G3)."""

    def targets(self, path: Path) -> list[int]:
        return neighbours(path, path.at)

    def fault(self, path: Path, node: int) -> int:
        if node not in neighbours(path, path.at):
            return NO_WAY
        if was_passed_before(path, path.at) and node not in free_arms(path, path.at):
            return CROSSING_USED
        if not is_cell(path, node):
            return DOOR_USED if path.came == node else FINE
        if not is_cell(path, path.at):
            return door_fault(path, node)
        return cell_fault(path, node)

    def uses(self, path: Path) -> list[int]:
        """MM-6.17  Walking off a trapdoor takes a rope."""
        return [LINES] if path.on_trapdoor else []

    def unpaid(self) -> int:
        return NO_ROPE

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        """MM-6.18  A trapdoor crossed by rope counts; SB-8 is used where the path crosses."""
        here = path.at
        if path.on_trapdoor:
            icon = here // SPAN * SPAN + path.dungeon.face_of(here).icon[here % SPAN]
            path.circle(icon)
            path.cross(icon)
            path.roped += 1
        if is_cell(path, node) and path.is_used(node):
            path.spells &= ~CROSSED_WAYS
        if not is_cell(path, here):
            leave_room(path, node)
        arrive(path, node, here, is_paid)
        if not is_cell(path, node):
            path.door = door_of(path, node, here)


@final
class Stairs(Way):
    """MM-8.2, MM-8.4, MM-R35  Along a staircase, down or up (G4): it counts once."""

    def targets(self, path: Path) -> list[int]:
        other = path.dungeon.face_of(path.at).stairs[path.at % SPAN]
        return [] if other == NOWHERE else [path.at // SPAN * SPAN + other]

    def fault(self, path: Path, node: int) -> int:
        if node not in self.targets(path):
            return NO_STAIRS
        return CORRIDOR_USED if path.is_used(node) else FINE

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        face = path.dungeon.face_of(node)
        path.circle(node // SPAN * SPAN + face.flight[node % SPAN])
        arrive(path, node, path.at, is_paid)


def is_cell(path: Path, node: int) -> bool:
    """Whether a node is a corridor cell."""
    return not path.dungeon.face_of(node).is_room(node % SPAN)


def neighbours(path: Path, node: int) -> list[int]:
    """MM-5.14  Where one could walk: cells and rooms beside it, and the card behind an opening."""
    dungeon = path.dungeon
    card = node // SPAN
    face = dungeon.faces[card]
    found = [card * SPAN + other for other in face.ways[node % SPAN]]
    end = dungeon.end_at(node)
    if end != NOWHERE and dungeon.across[end] >= 0:
        found.append(dungeon.node_at(dungeon.across[end]))
    return found


def cell_fault(path: Path, node: int) -> int:
    """MM-5.4, MM-5.5, MM-R36, MM-R52  A corridor cell is used once; SB-8 helps over a crossing."""
    if not path.is_used(node) or may_pass_again(path, node):
        return FINE
    ways = len(path.dungeon.face_of(node).ways[node % SPAN])
    return CROSSING_USED if ways >= JUNCTION else CORRIDOR_USED


def door_fault(path: Path, node: int) -> int:
    """MM-7.6, MM-7.7  Every door once, and no passage across an earlier one but by SB-8."""
    if path.is_used(node):
        return DOOR_USED
    if does_interleave(path, node) and not path.spells & CROSSED_WAYS:
        return CROSSES_IN_ROOM
    return FINE
