"""How far the rooms of a board are from each other, worked out once for each board.

Distances are in tenths of a boot; monsters and caves on the way make it longer. Hurt thieves keep
away from monsters, so there are several tables, by health. What monsters and caves count are
weights, so the distances belong to them.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.dungeon_map import FLAG, Dungeon, Exit
from donjon.games.clank.content.tables import HEALTH, NONE
from donjon.games.clank.model.state import Thief

BOOT: Final = 10
FAR: Final = 100_000
LONGEST_DETOUR: Final = 40
BOLDNESS: Final = bytes([0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3])
"""By the wounds that are left: how little a monster matters."""
MOST_LEFT: Final = [2, 4, 6, 10]
"""By boldness: the most wounds that are left."""


@final
class Distances:
    """How far rooms are from each other, and from the nearest room outside the depths.

    `between[start][goal]` and `to[goal][start]` are the same. `stops` are the rooms that may have
    something.
    """

    def __init__(
        self, between: list[list[int]], to: list[list[int]], surface: list[int], stops: list[int]
    ) -> None:
        self.between: Final = between
        self.to: Final = to
        self.surface: Final = surface
        self.stops: Final = stops
        self.found: Final[list[list[list[int] | None]]] = [[None] * len(to) for _ in to]

    def detours(self, start: int, end: int) -> list[int]:
        """Rooms that are no great detour from the way between two others, and how long it is.

        A room is followed by the length of its detour. They are looked for only once.
        """
        found = self.found[start][end]
        if found is None:
            found = []
            for room in self.stops:
                way = self.between[start][room] + self.between[room][end]
                if way - self.between[start][end] <= LONGEST_DETOUR:
                    found.extend([room, way - self.between[start][end]])
            self.found[start][end] = found
        return found


@final
class BoardDistances:
    """The distances of one board: they are worked out when they are first needed."""

    def __init__(self, dungeon: Dungeon, cave: int, monsters: list[int]) -> None:
        self.dungeon: Final = dungeon
        self.cave: Final = cave
        self.monsters: Final = monsters
        self.tables: Final[list[Distances | None]] = [None] * (2 * len(monsters))
        rooms = range(len(dungeon.rooms))
        self.artifact_rooms: Final = [room for room in rooms if dungeon.artifacts[room] != NONE]
        self.stops: Final = [room for room in rooms if is_stop(dungeon, room)]

    def table(self, key: bool, boldness: int) -> Distances:
        """The distances for a thief with or without a key."""
        at = 2 * boldness + (1 if key else 0)
        found = self.tables[at]
        if found is None:
            found = worked_out(self.dungeon, key, self.cave, self.monsters[boldness])
            self.tables[at] = found
        return found


@final
class Boards:
    """The distances of all boards: of each from when it is first played.

    `cave` is what a cave on the way counts, `monsters` what a monster does, by boldness.
    """

    def __init__(self, cave: int, monsters: list[int]) -> None:
        self.cave: Final = cave
        self.monsters: Final = monsters
        self.by_name: Final[dict[str, BoardDistances]] = {}

    def board(self, dungeon: Dungeon) -> BoardDistances:
        """All distances of a board."""
        found = self.by_name.get(dungeon.name)
        if found is None:
            found = BoardDistances(dungeon, self.cave, self.monsters)
            self.by_name[dungeon.name] = found
        return found

    def distances_for(self, dungeon: Dungeon, thief: Thief, key: bool) -> Distances:
        """The distances as they are for a thief who is hurt so much."""
        return self.board(dungeon).table(key, BOLDNESS[HEALTH - thief.damage])


def is_stop(dungeon: Dungeon, room: int) -> bool:
    """Whether a room may have something besides an artifact."""
    return (
        dungeon.major[room] + dungeon.minor[room] > 0
        or dungeon.shrine[room] != 0
        or dungeon.market[room] != 0
        or dungeon.fountain[room] != 0
    )


def worked_out(dungeon: Dungeon, key: bool, cave: int, monster: int) -> Distances:
    """The distances with locks open or closed, and caves and monsters that count so much."""
    lengths = [
        [length(dungeon, way, key, cave, monster) for way in exits] for exits in dungeon.exits
    ]
    rooms = range(len(dungeon.rooms))
    to = [distances_to(dungeon, lengths, goal) for goal in rooms]
    between = [[to[goal][room] for goal in rooms] for room in rooms]
    outside = [room for room in rooms if room != FLAG and not dungeon.deep[room]]
    surface = [min([between[room][other] for other in outside]) for room in rooms]
    stops = [room for room in rooms if is_stop(dungeon, room) or dungeon.artifacts[room] != NONE]
    return Distances(between, to, surface, stops)


def length(dungeon: Dungeon, way: Exit, key: bool, cave: int, monster: int) -> int:
    """How long a tunnel is, with what waits in it."""
    if way.lock and not key:
        return FAR
    return way.boots * BOOT + way.monsters * monster + (cave if dungeon.crystal[way.to] else 0)


def distances_to(dungeon: Dungeon, lengths: list[list[int]], goal: int) -> list[int]:
    """How far every room is from the goal; FAR where no way leads there."""
    far = [FAR] * len(lengths)
    far[goal] = 0
    changed = True
    while changed:
        changed = False
        for room in range(len(lengths) - 1, -1, -1):
            best = far[room]
            for at, way in enumerate(dungeon.exits[room]):
                through = lengths[room][at] + far[way.to]
                if through < best:
                    best = through
                    changed = True
            far[room] = best
    return far
