"""The path of a dungeon as lines of ink, interrupted at jumps and where it changes the level."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import LOWER, FaceGraph
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.drawing.corridor_lines import middle, rim, threshold
from donjon.games.map_masters.drawing.dungeon_board import dungeon_id
from donjon.games.map_masters.drawing.dungeon_spots import on_table
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.view.forms import DungeonView, PathView, PlacedView
from donjon.kernel.scene import XY, Stroke

Node = tuple[int, int]


def path_strokes(seat: int, dungeon: DungeonView | None, memory: DrawingMemory) -> list[Stroke]:
    """The lines of a seat's path, if the viewer may see it."""
    if dungeon is None or dungeon.path is None:
        return []
    where = {each.card: each for each in dungeon.placed}
    strokes: list[Stroke] = []
    first = 0
    for at in range(1, len(dungeon.path.nodes) + 1):
        if at == len(dungeon.path.nodes) or is_broken(dungeon.path, at):
            strokes.append(line(seat, len(strokes), dungeon.path, where, first, at, memory))
            first = at
    return strokes


def is_broken(path: PathView, at: int) -> bool:
    """Whether the line does not go on to this node: after a jump, or on another level."""
    return at in path.jumps or is_lower(path.nodes[at]) != is_lower(path.nodes[at - 1])


def is_lower(node: Node) -> bool:
    """Whether a node is on the lower level."""
    return face_of(node[0]).level[node[1]] == LOWER


def line(
    seat: int,
    n: int,
    path: PathView,
    where: dict[int, PlacedView],
    first: int,
    end: int,
    memory: DrawingMemory,
) -> Stroke:
    """The n-th line of a path, through the nodes from `first` on; cached in `memory`."""
    points: list[XY] = []
    for at in range(first, end):
        for point in points_at(path, where, at, at > first, at + 1 < end):
            if not points or points[-1] != point:
                points.append(point)
    stops = [0] if end == len(path.nodes) else [0, len(points) - 1]
    key = f"{seat} {n} {points} {stops}"
    found = memory.path_lines.get(key)
    if found is None:
        made = Stroke(
            id=f"path:{seat}:{n}",
            board=dungeon_id(seat),
            seat=seat,
            points=points,
            style="ink",
            stops=stops,
            below=is_lower(path.nodes[first]),
        )
        found = memory.path_lines.put(key, made)
    return found


def points_at(
    path: PathView, where: dict[int, PlacedView], at: int, has_come: bool, goes_on: bool
) -> list[XY]:
    """The points of the line at one of its nodes: from the rim, through rooms, out at an exit."""
    card, node = path.nodes[at]
    face, placed = face_of(card), where[card]
    if face.is_room(node):
        return room_points(path, placed, face, at, has_come, goes_on)
    points = [on_table(placed, middle(face, node))]
    if at == 0:
        points.insert(0, on_table(placed, rim(path.start[1])))
    if path.is_exit and at + 1 == len(path.nodes):
        points.append(on_table(placed, rim(face.slot[node])))
    return points


def room_points(
    path: PathView, placed: PlacedView, face: FaceGraph, at: int, has_come: bool, goes_on: bool
) -> list[XY]:
    """Straight through a room from door to door, or to the trapdoor through which it goes on.

    A path that begins or ends in the room does so in its middle.
    """
    room = path.nodes[at][1]
    points: list[XY] = []
    if has_come:
        points.append(on_table(placed, threshold(face, path.nodes[at - 1][1], face.room(room))))
    if goes_on:
        points.append(on_table(placed, threshold(face, path.nodes[at + 1][1], face.room(room))))
    elif goes_below(path, at):
        points.append(on_table(placed, middle(face, path.nodes[at + 1][1])))
    if len(points) < 2:
        points.insert(1 if has_come else 0, on_table(placed, middle(face, room)))
    return points


def goes_below(path: PathView, at: int) -> bool:
    """Whether the path goes on below this node."""
    return at + 1 < len(path.nodes) and at + 1 not in path.jumps
