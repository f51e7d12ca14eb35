"""The rules that every drawing keeps, so that a face can be read and walked (7.2)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import (
    HEIGHT,
    LOWER,
    NOWHERE,
    SLOT_IDS,
    UPPER,
    WIDTH,
    FaceGraph,
    GraphRoom,
)
from donjon.games.map_masters.content.face_parser import BadDrawing, cell_at
from donjon.games.map_masters.content.printed_icons import LAVA, MONSTER, PADLOCK, TRAPDOOR

OPENINGS: Final = 5
SIDES: Final = "TRBL"
SMALLEST_SIDE: Final = 2
SMALLEST_ROOM: Final = 6
MOST_NODES: Final = 100
OBSTACLES: Final = [MONSTER, PADLOCK, LAVA, TRAPDOOR]


def check_face(face: FaceGraph) -> None:
    """All rules, one after the other; `BadDrawing` names the first that is broken."""
    if len(face.level) > MOST_NODES:
        raise BadDrawing(f"more than {MOST_NODES} cells and rooms")
    check_openings(face)
    for node in range(face.cells):
        check_cell(face, node)
    for room in face.rooms:
        check_room(face, room)
    for icon, kind in enumerate(face.kinds):
        if kind in (TRAPDOOR, LAVA):
            check_trap(face, icon)


def at(face: FaceGraph, node: int) -> str:
    """Where a cell is, for an error."""
    return f"{'d' if face.level[node] == LOWER else ''}({face.x[node]},{face.y[node]})"


def check_openings(face: FaceGraph) -> None:
    """MM-8.1, MM-R47  Five openings on the upper level, one at least on each side; else rock."""
    openings = [SLOT_IDS[slot] for slot, node in enumerate(face.openings) if node != NOWHERE]
    if len(openings) != OPENINGS:
        raise BadDrawing(f"{len(openings)} openings instead of {OPENINGS}")
    for side in SIDES:
        if not any(id.startswith(side) for id in openings):
            raise BadDrawing(f"no opening on side {side}")
    for node in range(face.cells):
        if is_border(face, node) and (face.slot[node] == NOWHERE or face.level[node] == LOWER):
            raise BadDrawing(f"a corridor on the border at {at(face, node)}")


def is_border(face: FaceGraph, node: int) -> bool:
    """Whether a cell lies on the card's edge."""
    return face.x[node] in (0, WIDTH - 1) or face.y[node] in (0, HEIGHT - 1)


def check_cell(face: FaceGraph, node: int) -> None:
    """Openings are plain with one way in; icons stand on no junction; obstacles on two ways."""
    ways = len(face.ways[node])
    icon = face.icon[node]
    if face.slot[node] != NOWHERE and (ways != 1 or icon != NOWHERE):
        raise BadDrawing(f"the opening at {at(face, node)} is not plain with one way in")
    if face.stairs[node] != NOWHERE and ways != 1:
        raise BadDrawing(f"the staircase at {at(face, node)} has {ways} ways instead of 1")
    if icon != NOWHERE and ways > 2:
        raise BadDrawing(f"an icon on the junction at {at(face, node)}")
    if icon != NOWHERE and face.kinds[icon] in OBSTACLES and ways != 2:
        raise BadDrawing(f"the obstacle at {at(face, node)} has {ways} ways instead of 2")
    if is_square(face, node):
        raise BadDrawing(f"a square of corridor at {at(face, node)}")


def is_square(face: FaceGraph, node: int) -> bool:
    """Whether a 2 x 2 block of corridor begins at the cell."""
    level, x, y = face.level[node], face.x[node], face.y[node]
    around = [(x + 1, y), (x, y + 1), (x + 1, y + 1)]
    return all(cell_at(face, level, *cell) != NOWHERE for cell in around)


def check_room(face: FaceGraph, room: GraphRoom) -> None:
    """At least 2 cells each way and 6 in all, a door, and no other room beside it."""
    wide, high = room.right - room.left + 1, room.bottom - room.top + 1
    if min(wide, high) < SMALLEST_SIDE or wide * high < SMALLEST_ROOM:
        raise BadDrawing(f"room {room.letter} is too small")
    if not face.doors[face.cells + face.rooms.index(room)]:
        raise BadDrawing(f"room {room.letter} has no door")
    for other in face.rooms:
        apart = (
            other.left > room.right + 1
            or other.right < room.left - 1
            or other.top > room.bottom + 1
            or other.bottom < room.top - 1
        )
        if other is not room and other.level == room.level and not apart:
            raise BadDrawing(f"rooms {room.letter} and {other.letter} touch")


def check_trap(face: FaceGraph, icon: int) -> None:
    """MM-6.33  Traps lie on the upper level; what lies under a trapdoor is plain corridor."""
    home, landing = face.homes[icon], face.landing[icon]
    if face.level[home] != UPPER:
        raise BadDrawing(f"a trap on the lower level at {at(face, home)}")
    if face.kinds[icon] == LAVA and face.is_room(home):
        raise BadDrawing(f"lava in a room at {at(face, home)}")
    if landing != NOWHERE and face.icon[landing] != NOWHERE:
        raise BadDrawing(f"an icon under the trapdoor at {at(face, home)}")
