"""A dungeon and the path through it as rows of signs: one picture for each level."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rich.text import Text

from donjon.games.map_masters.dungeon import SPAN, Dungeon
from donjon.games.map_masters.face import LOWER, UPPER, Face
from donjon.games.map_masters.icons import LETTERS, STAIRS
from donjon.games.map_masters.lattice import global_x, global_y
from donjon.games.map_masters.path import Path
from donjon.terminal import paint

LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The line through a cell by its arms: north 1, east 2, south 4, west 8."""
FLOOR: Final = "·"
ROOM_FLOOR: Final = "░"
STAIRCASE: Final = "≡"

Cell = tuple[int, int]


class Sketch:
    """One level of a dungeon with its path: signs by their cell, and the cells of the path."""

    def __init__(self, path: Path, level: int) -> None:
        self.path: Final = path
        self.level: Final = level
        self.signs: Final[dict[Cell, str]] = {}
        self.walked: Final[set[Cell]] = set()
        for card, face in enumerate(path.dungeon.faces):
            if path.dungeon.is_placed(card):
                self.draw_card(card, face)
        self.draw_path()

    def draw_card(self, card: int, face: Face) -> None:
        """Floors first, icons on top."""
        there = self.path.dungeon.places[card]
        for node in range(face.cells):
            if face.level[node] == self.level:
                self.signs[global_x(face.x[node], there), global_y(face.y[node], there)] = FLOOR
        for room in face.rooms:
            if room.level == self.level:
                for x in range(room.left, room.right + 1):
                    for y in range(room.top, room.bottom + 1):
                        self.signs[global_x(x, there), global_y(y, there)] = ROOM_FLOOR
        for icon, kind in enumerate(face.kinds):
            on_level = face.level[face.homes[icon]] == self.level
            if kind == STAIRS or on_level:
                spot = (global_x(face.icon_x[icon], there), global_y(face.icon_y[icon], there))
                self.signs[spot] = STAIRCASE if kind == STAIRS else LETTERS[kind]
                if self.path.circled[card] >> icon & 1 and on_level:
                    self.walked.add(spot)

    def draw_path(self) -> None:
        """The line through the cells; icons stay to be read."""
        nodes = self.path.nodes
        arms: dict[Cell, int] = {}
        for before, node in pairwise(nodes):
            for one, other in ((before, node), (node, before)):
                if self.is_cell(one):
                    spot = cell_of(self.path.dungeon, one)
                    arms[spot] = arms.get(spot, 0) | arm(self.path.dungeon, one, other)
        for node in nodes:
            if self.is_cell(node):
                spot = cell_of(self.path.dungeon, node)
                self.walked.add(spot)
                if self.signs[spot] == FLOOR:
                    self.signs[spot] = LINES[arms.get(spot, 0)].replace(" ", "○")

    def is_cell(self, node: int) -> bool:
        """Whether a node is a corridor cell of this level."""
        face = self.path.dungeon.face_of(node)
        return not face.is_room(node % SPAN) and face.level[node % SPAN] == self.level

    def rows(self) -> list[Text]:
        """The picture, with what the path takes in colour."""
        left, right = min(x for x, _ in self.signs), max(x for x, _ in self.signs)
        top, bottom = min(y for _, y in self.signs), max(y for _, y in self.signs)
        rows = []
        for y in range(top, bottom + 1):
            row = Text(no_wrap=True)
            for x in range(left, right + 1):
                style = paint.EMBER_WORDS if (x, y) in self.walked else paint.FAINT
                row.append(self.signs.get((x, y), " "), style)
            row.rstrip()
            rows.append(row)
        return rows


def cell_of(dungeon: Dungeon, node: int) -> Cell:
    """Where a corridor cell lies on the table."""
    face, there = dungeon.face_of(node), dungeon.places[node // SPAN]
    return global_x(face.x[node % SPAN], there), global_y(face.y[node % SPAN], there)


def arm(dungeon: Dungeon, node: int, other: int) -> int:
    """The arm of a cell that leads to another cell or into a room beside it; 0 for a jump."""
    x, y = cell_of(dungeon, node)
    if dungeon.face_of(other).level[other % SPAN] != dungeon.face_of(node).level[node % SPAN]:
        return 0
    around = {(x, y - 1): 1, (x + 1, y): 2, (x, y + 1): 4, (x - 1, y): 8}
    for spot in cells_of(dungeon, other):
        if spot in around:
            return around[spot]
    return 0


def cells_of(dungeon: Dungeon, node: int) -> list[Cell]:
    """The cells of a room, or the one of a corridor."""
    face, there = dungeon.face_of(node), dungeon.places[node // SPAN]
    if not face.is_room(node % SPAN):
        return [cell_of(dungeon, node)]
    room = face.room(node % SPAN)
    return [
        (global_x(x, there), global_y(y, there))
        for x in range(room.left, room.right + 1)
        for y in range(room.top, room.bottom + 1)
    ]


def sketch(path: Path) -> list[list[Text]]:
    """The upper level, and the lower one if the path goes there."""
    below = any(path.dungeon.face_of(node).level[node % SPAN] == LOWER for node in path.nodes)
    return [Sketch(path, level).rows() for level in ([UPPER, LOWER] if below else [UPPER])]
