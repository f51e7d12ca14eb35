"""A card face as a graph: corridor cells and rooms, and how one walks between them (7.3)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.printed_icons import KINDS, MONSTER, ROOM
from donjon.kernel.rules.immutable import BoxContent

UPPER: Final = 0
LOWER: Final = 1
NOWHERE: Final = -1
WIDTH: Final = 10
HEIGHT: Final = 14
SLOTS: Final = 8
SLOT_IDS: Final = ["T1", "T2", "R1", "R2", "B1", "B2", "L1", "L2"]
SLOT_X: Final = bytes([2, 7, 9, 9, 2, 7, 0, 0])
SLOT_Y: Final = bytes([0, 0, 3, 10, 13, 13, 3, 10])
TURNED_SLOT: Final = [5, 4, 7, 6, 1, 0, 3, 2]
"""Where a slot lies after the card is turned by 180 degrees, and the other way round."""
FOUR_WAYS: Final = 4


@final
class GraphRoom:
    """A room's rectangle, from its upper left to its lower right cell."""

    def __init__(self, letter: str, level: int, x: int, y: int) -> None:
        self.letter: Final = letter
        self.level: Final = level
        self.left = x
        self.top = y
        self.right = x
        self.bottom = y

    def reach(self, x: int, y: int) -> None:
        """The rectangle grows until it holds the cell."""
        self.left = min(self.left, x)
        self.right = max(self.right, x)
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, y)

    def holds(self, level: int, x: int, y: int) -> bool:
        """Whether the cell belongs to the room."""
        inside = self.left <= x <= self.right and self.top <= y <= self.bottom
        return level == self.level and inside


@final
class FaceGraph(BoxContent):
    """One of the 81 faces. Nodes are numbered: corridor cells (upper level first), then rooms.

    By node: `level`, `x`, `y` (of a room its upper left cell), `ways` on foot, `stairs` (the other
    end of a staircase), `icon` (of a corridor cell), `inside` (icons of a room), `doors` (of a
    room, clockwise), `slot` (of an opening), `above` (the trapdoor over a lower cell), `flight`
    (the staircase as an icon). By icon: `kinds`, `homes` (its node), `icon_x`, `icon_y`,
    `landing` (the cell under a trapdoor). `openings` has the node of each slot, `patterns` the
    openings as a mask of the slots where they lie, upright and turned.
    """

    def __init__(self, id: str, number: int, cost: int) -> None:
        super().__init__(id)
        self.number: Final = number
        self.cost: Final = cost
        self.level: list[int] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.rooms: list[GraphRoom] = []
        self.ways: list[list[int]] = []
        self.stairs: list[int] = []
        self.flight: list[int] = []
        self.icon: list[int] = []
        self.inside: list[list[int]] = []
        self.doors: list[list[int]] = []
        self.slot: list[int] = []
        self.above: list[int] = []
        self.kinds: list[int] = []
        self.homes: list[int] = []
        self.icon_x: list[int] = []
        self.icon_y: list[int] = []
        self.landing: list[int] = []
        self.openings: list[int] = [NOWHERE] * SLOTS
        self.patterns: list[int] = [0, 0]
        self.cells = 0

    def add_node(self, level: int, x: int, y: int) -> int:
        """One more corridor cell or room."""
        self.level.append(level)
        self.x.append(x)
        self.y.append(y)
        for list_of_nodes in (self.stairs, self.flight, self.icon, self.slot, self.above):
            list_of_nodes.append(NOWHERE)
        for list_of_lists in (self.ways, self.inside, self.doors):
            list_of_lists.append([])
        return len(self.level) - 1

    def add_icon(self, kind: int, node: int, x: int, y: int) -> int:
        """One more icon, at home in a node."""
        self.kinds.append(kind)
        self.homes.append(node)
        self.icon_x.append(x)
        self.icon_y.append(y)
        self.landing.append(NOWHERE)
        return len(self.kinds) - 1

    def is_room(self, node: int) -> bool:
        """Rooms stand behind the corridor cells."""
        return node >= self.cells

    def room(self, node: int) -> GraphRoom:
        """The rectangle of a room's node."""
        return self.rooms[node - self.cells]

    def is_four_way(self, node: int) -> bool:
        """MM-R36  Whether a corridor cell has four arms."""
        return node < self.cells and len(self.ways[node]) == FOUR_WAYS

    def icons_of(self, node: int) -> list[int]:
        """The icons of a room, or the one of a corridor cell."""
        if self.is_room(node):
            return self.inside[node]
        return [self.icon[node]] if self.icon[node] != NOWHERE else []

    def monsters(self, node: int) -> int:
        """How many monsters a room holds."""
        found = 0
        for icon in self.inside[node]:
            if self.kinds[icon] == MONSTER:
                found += 1
        return found

    def contents(self) -> list[int]:
        """How many of each kind the drawing shows, staircases and rooms included."""
        found = [0] * KINDS
        for kind in self.kinds:
            found[kind] += 1
        found[ROOM] = len(self.rooms)
        return found
