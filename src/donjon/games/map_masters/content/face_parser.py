"""From the drawing of a face to its graph: what touches is open (7.2)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import (
    HEIGHT,
    LOWER,
    NOWHERE,
    SLOT_X,
    SLOT_Y,
    SLOTS,
    TURNED_SLOT,
    UPPER,
    WIDTH,
    FaceGraph,
    GraphRoom,
)
from donjon.games.map_masters.content.printed_icons import LETTERS, STAIRS, TRAPDOOR

ROCK: Final = "."
FLOOR: Final = "#"
DOWN: Final = ">"
UP: Final = "<"
ROOM_LETTERS: Final = "ABCDEF"
KNOWN: Final = ROCK + FLOOR + DOWN + UP + ROOM_LETTERS + LETTERS
STEPS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]


class BadDrawing(Exception):
    """A drawing that is no face; the text says why."""


Grid = list[list[str]]
"""The rows of each level; a card without a lower level has none there."""


def grid_of(drawing: str) -> Grid:
    """The drawing's rows, level by level."""
    rows = drawing.strip("\n").split("\n")
    if len(rows) != HEIGHT:
        raise BadDrawing(f"{len(rows)} rows instead of {HEIGHT}")
    grid: Grid = [[], []]
    for y, row in enumerate(rows):
        parts = row.split(" ")
        if len(parts) != len(rows[0].split(" ")) or len(parts) > 2:
            raise BadDrawing(f"row {y} has not as many levels as the first")
        for level, part in enumerate(parts):
            if len(part) != WIDTH:
                raise BadDrawing(f"row {y} has {len(part)} cells instead of {WIDTH}")
            for letter in part:
                if letter not in KNOWN:
                    raise BadDrawing(f"row {y} has an unknown sign {letter!r}")
            grid[level].append(part)
    return grid


def draw(face: FaceGraph, drawing: str) -> FaceGraph:
    """Fill a face from its drawing."""
    grid = grid_of(drawing)
    rooms = rooms_of(grid)
    for level in range(len(grid)):
        add_cells(face, grid[level], level, rooms)
    face.cells = len(face.level)
    for room in rooms:
        face.rooms.append(room)
        add_room(face, grid, room)
    join(face)
    open_slots(face)
    add_stairs(face, grid)
    add_landings(face)
    return face


def rooms_of(grid: Grid) -> list[GraphRoom]:
    """The rooms of both levels in the order of their letters: the rectangles of the letters."""
    rooms: list[GraphRoom] = []
    for letter in ROOM_LETTERS:
        found: list[GraphRoom] = []
        for level in range(len(grid)):
            for y, row in enumerate(grid[level]):
                for x, sign in enumerate(row):
                    if sign == letter:
                        if not found:
                            found.append(GraphRoom(letter, level, x, y))
                        found[0].reach(x, y)
        rooms.extend(found)
    return rooms


def add_cells(face: FaceGraph, rows: list[str], level: int, rooms: list[GraphRoom]) -> None:
    """A node for each corridor cell, with its icon."""
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == ROCK or any(room.holds(level, x, y) for room in rooms):
                continue
            node = face.add_node(level, x, y)
            if sign in LETTERS:
                face.icon[node] = face.add_icon(LETTERS.index(sign), node, x, y)


def add_room(face: FaceGraph, grid: Grid, room: GraphRoom) -> None:
    """A node for a room, with all its icons."""
    node = face.add_node(room.level, room.left, room.top)
    for y in range(room.top, room.bottom + 1):
        for x in range(room.left, room.right + 1):
            sign = grid[room.level][y][x]
            if sign in LETTERS:
                face.inside[node].append(face.add_icon(LETTERS.index(sign), node, x, y))


def join(face: FaceGraph) -> None:
    """Neighbouring corridor cells are joined, and door cells with their room."""
    for node in range(face.cells):
        for dx, dy in STEPS:
            other = cell_at(face, face.level[node], face.x[node] + dx, face.y[node] + dy)
            if other != NOWHERE:
                face.ways[node].append(other)
    for node in range(face.cells, len(face.level)):
        for door in doors_of(face, face.room(node)):
            face.doors[node].append(door)
            face.ways[node].append(door)
            face.ways[door].append(node)


def doors_of(face: FaceGraph, room: GraphRoom) -> list[int]:
    """The door cells clockwise: top left to right, right down, bottom right to left, left up."""
    across = list(range(room.left, room.right + 1))
    down = list(range(room.top, room.bottom + 1))
    around = [(x, room.top - 1) for x in across]
    around += [(room.right + 1, y) for y in down]
    around += [(x, room.bottom + 1) for x in reversed(across)]
    around += [(room.left - 1, y) for y in reversed(down)]
    cells = [cell_at(face, room.level, x, y) for x, y in around]
    return [cell for cell in cells if cell != NOWHERE]


def cell_at(face: FaceGraph, level: int, x: int, y: int) -> int:
    """The corridor cell there."""
    for node in range(face.cells):
        if face.x[node] == x and face.y[node] == y and face.level[node] == level:
            return node
    return NOWHERE


def open_slots(face: FaceGraph) -> None:
    """MM-4.7  A slot is an opening where a corridor reaches it."""
    for slot in range(SLOTS):
        node = cell_at(face, UPPER, SLOT_X[slot], SLOT_Y[slot])
        face.openings[slot] = node
        if node != NOWHERE:
            face.slot[node] = slot
            face.patterns[0] |= 1 << slot
            face.patterns[1] |= 1 << TURNED_SLOT[slot]


def add_stairs(face: FaceGraph, grid: Grid) -> None:
    """MM-8.2  A staircase joins one upper and one lower cell: an icon of both."""
    for y, row in enumerate(grid[UPPER]):
        for x, sign in enumerate(row):
            below = grid[LOWER][y][x] if grid[LOWER] else ROCK
            if (sign == DOWN) != (below == UP):
                raise BadDrawing(f"half a staircase at ({x},{y})")
            if sign == DOWN:
                top, foot = cell_at(face, UPPER, x, y), cell_at(face, LOWER, x, y)
                if NOWHERE in (top, foot):
                    raise BadDrawing(f"a staircase in a room at ({x},{y})")
                icon = face.add_icon(STAIRS, top, x, y)
                for node, other in ((top, foot), (foot, top)):
                    face.stairs[node] = other
                    face.flight[node] = icon


def add_landings(face: FaceGraph) -> None:
    """MM-6.17  Under every trapdoor lies a lower cell."""
    for icon, kind in enumerate(face.kinds):
        if kind == TRAPDOOR:
            x, y = face.icon_x[icon], face.icon_y[icon]
            node = cell_at(face, LOWER, x, y)
            if node == NOWHERE:
                raise BadDrawing(f"no cell under the trapdoor at ({x},{y})")
            face.landing[icon] = node
            face.above[node] = icon
