"""The two sides of Clank!'s board: rooms and tunnels as tables."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.schema import BoardEntry, RoomEntry, TunnelEntry
from donjon.games.clank.content.tables import BOARD, NONE, TOKENS
from donjon.kernel.rules.immutable import BoxContent, Immutable


@final
class Exit(Immutable):
    """A tunnel as it is walked from one of its ends."""

    def __init__(self, tunnel: int, to: int, boots: int, monsters: int, lock: bool) -> None:
        self.tunnel: Final = tunnel
        self.to: Final = to
        self.boots: Final = boots
        self.monsters: Final = monsters
        self.lock: Final = lock


@final
class Dungeon(BoxContent):
    """CL-0.2  One side of the board. Rooms are numbered in the list's order; the flag is 0.

    `major` and `minor` are how many secrets are laid in each room.
    """

    def __init__(
        self,
        side: str,
        rooms: list[str],
        tunnels: list[str],
        exits: list[list[Exit]],
        joined: list[list[int]],
        artifacts: bytes,
        major: bytes,
        minor: bytes,
        kinds: list[list[str]],
    ) -> None:
        super().__init__(side)
        self.rooms: Final = rooms
        self.tunnels: Final = tunnels
        self.exits: Final = exits
        self.joined: Final = joined
        self.artifacts: Final = artifacts
        self.major: Final = major  # CL-0.5
        self.minor: Final = minor  # CL-0.6
        self.deep: Final = flags(kinds, "deep")  # CL-R47
        self.crystal: Final = flags(kinds, "crystal")
        self.fountain: Final = flags(kinds, "fountain")
        self.market: Final = flags(kinds, "market")  # CL-9.5
        self.shrine: Final = flags(kinds, "idol_shrine")

    def number(self, id: str) -> int:
        """The room of that id."""
        return self.rooms.index(id)


FLAG: Final = 0


def flags(kinds: list[list[str]], kind: str) -> bytes:
    """One byte a room: whether it is of this kind."""
    return bytes([kind in of_room for of_room in kinds])


def kinds_of(room: RoomEntry) -> list[str]:
    """The kinds of a room."""
    found: list[str] = [*room.kinds]
    if room.deep:
        found.append("deep")
    return found


def exits_of(board: BoardEntry, room: str) -> list[Exit]:
    """CL-10.6, CL-10.7, CL-10.8  The tunnels that can be walked from a room.

    A tunnel over the board's edge is like any other; footprints, monsters and lock add up.
    """
    numbers = {each.id: number for number, each in enumerate(board.rooms)}
    found: list[Exit] = []
    for number, tunnel in enumerate(board.tunnels):
        if tunnel.start == room or (tunnel.to == room and not tunnel.one_way):
            there = numbers[other_end(tunnel, room)]
            found.append(Exit(number, there, tunnel.boots, tunnel.monsters, tunnel.lock))
    return found


def joined_to(board: BoardEntry, room: str) -> list[int]:
    """CL-10.11, CL-R31  The rooms at the other ends of its tunnels, whatever the direction."""
    numbers = {each.id: number for number, each in enumerate(board.rooms)}
    return [
        numbers[other_end(tunnel, room)]
        for tunnel in board.tunnels
        if room in (tunnel.start, tunnel.to)
    ]


def other_end(tunnel: TunnelEntry, room: str) -> str:
    """Where a tunnel leads to from a room."""
    return tunnel.to if tunnel.start == room else tunnel.start


def artifact_in(room: RoomEntry) -> int:
    """CL-0.4  The artifact whose value the room shows, or NONE."""
    for number, artifact in enumerate(TOKENS.artifacts):
        if artifact.vp == room.artifact:
            return number
    return NONE


def dungeon_of(side: str) -> Dungeon:
    """A side of the board from the content file."""
    board = BOARD[side]
    ids = [room.id for room in board.rooms]
    return Dungeon(
        side,
        ids,
        [tunnel.id for tunnel in board.tunnels],
        [exits_of(board, id) for id in ids],
        [joined_to(board, id) for id in ids],
        bytes([artifact_in(room) for room in board.rooms]),
        bytes([room.major for room in board.rooms]),
        bytes([room.minor for room in board.rooms]),
        [kinds_of(room) for room in board.rooms],
    )


DUNGEONS: Final[dict[str, Dungeon]] = {side: dungeon_of(side) for side in BOARD}
