"""What happens where the path arrives: corridor icons, obstacles, rooms (MM-6.3, MM-6.12, MM-7)."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.content.printed_icons import (
    BLADES,
    LAVA,
    MONSTER,
    NEED_OF,
    NO_USE,
    ROOM,
    TRAPDOOR,
)
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.path import Path


def uses_at(path: Path, node: int) -> list[int]:
    """MM-6.12, MM-7.1, MM-7.4  What is needed to go on from a node: a use for each obstacle."""
    face = path.dungeon.face_of(node)
    cell = node % SPAN
    if face.is_room(cell):
        return [] if path.is_cleared(node) else [BLADES] * face.monsters(cell)
    icon = face.icon[cell]
    need = NO_USE if icon == NOWHERE else NEED_OF[face.kinds[icon]]
    return [] if need == NO_USE else [need]


def arrive(path: Path, node: int, came: int, is_paid: bool) -> None:
    """MM-6.13, MM-7.2, MM-R16, MM-R33  What was not overcome ends the path and does not count."""
    path.stand(node, came)
    if not is_paid:
        path.is_stuck = True
    elif path.dungeon.face_of(node).is_room(node % SPAN):
        clear(path, node)
    else:
        meet(path, node)


def clear(path: Path, room: int) -> None:
    """MM-7.3, MM-7.4, MM-7.5, MM-I24  All icons of the room are circled, on the first entry.

    MM-5.7, MM-8.5: it may be entered again, and lie on either level.
    """
    if path.is_cleared(room):
        return
    path.cleared[room // SPAN] |= 1 << room % SPAN
    path.found[ROOM] += 1
    base = room // SPAN * SPAN
    for icon in path.dungeon.face_of(room).inside[room % SPAN]:
        path.circle(base + icon)
        if path.kind_of(base + icon) == MONSTER:
            path.cross(base + icon)


def meet(path: Path, node: int) -> None:
    """MM-6.3, MM-6.13, MM-6.25, MM-6.32  The icon of a corridor cell is circled.

    An obstacle is crossed, too; a trapdoor waits until it is resolved (MM-6.17).
    """
    icon = path.dungeon.face_of(node).icon[node % SPAN]
    if icon == NOWHERE:
        return
    icon += node // SPAN * SPAN
    kind = path.kind_of(icon)
    if kind == TRAPDOOR:
        path.on_trapdoor = True
        return
    path.circle(icon)
    if NEED_OF[kind] != NO_USE:
        path.cross(icon)
        path.roped += kind == LAVA
