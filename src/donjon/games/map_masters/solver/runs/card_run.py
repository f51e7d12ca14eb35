"""A run: one way of a path through one card, from where it comes in to where it leaves (7.9).

A run begins and ends at a port: one of the eight slots, a magic circle; where a spell allows it a
place with a barrel, or one with a monster to begin at; or STOP, where the path ends.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import SLOTS, Face
from donjon.games.map_masters.content.printed_icons import BLADES, MONSTER, NO_USE, USE_OF
from donjon.games.map_masters.solver.input.resources import ALL_USES
from donjon.kernel.rules.immutable import Immutable

CIRCLE_PORT: Final = SLOTS
"""The first of the circles of a card, in the order of its icons."""
MOST_CIRCLES: Final = 5
BARREL_PORT: Final = CIRCLE_PORT + MOST_CIRCLES
MOST_BARRELS: Final = 6
MONSTER_PORT: Final = BARREL_PORT + MOST_BARRELS
MOST_MONSTERS: Final = 4
STOP: Final = MONSTER_PORT + MOST_MONSTERS
PORTS: Final = STOP + 1

GAIN: Final = 0
PAY: Final = GAIN + ALL_USES
ENTER: Final = PAY + ALL_USES
"""Events: an item is gained, a use is paid, a room (by its node) is entered for the first time."""
HALF: Final = 50
"""Masks of nodes are cut into halves, so that they stay small numbers."""
LOW: Final = (1 << HALF) - 1


@final
class Run(Immutable):
    """What a run uses up, what it meets, and what it needs.

    Masks: `low` and `high` the corridor cells, `rooms` (by number) those entered, `circled` and
    `crossed` icons. `passages` through rooms are room, door, door. `events` in their order. `needs`
    and `gains` by use: what must be there at the beginning, and how much more there is at the end.
    """

    def __init__(
        self,
        face: Face,
        entry: int,
        exit: int,
        used: int,
        circled: int,
        crossed: int,
        passages: list[int],
        events: list[int],
        moves: list[int],
    ) -> None:
        self.entry: Final = entry
        self.exit: Final = exit
        self.low: Final[int] = used & LOW
        self.high: Final[int] = used >> HALF
        self.circled: Final = circled
        self.crossed: Final = crossed
        self.passages: Final = passages
        self.events: Final = events
        self.moves: Final = moves
        rooms = 0
        for event in events:
            if event >= ENTER:
                rooms |= 1 << event - ENTER - face.cells
        self.rooms: Final = rooms
        self.needs: Final[list[int]] = [0] * ALL_USES
        self.gains: Final[list[int]] = [0] * ALL_USES
        tally(face, events, 0, self.needs, self.gains)

    def used(self) -> int:
        """The corridor cells that it uses up, in one mask."""
        return self.low | self.high << HALF


def tally(face: Face, events: list[int], cleared: int, needs: list[int], gains: list[int]) -> None:
    """MM-5.13, MM-7.4  Needs and gains of events in order; cleared rooms have nothing left."""
    for event in events:
        if event < PAY:
            gains[event] += 1
        elif event < ENTER:
            spend(event - PAY, needs, gains)
        elif not cleared >> event - ENTER - face.cells & 1:
            tally_room(face, event - ENTER, needs, gains)


def tally_room(face: Face, room: int, needs: list[int], gains: list[int]) -> None:
    """MM-7.1  All monsters first; what lies in the room is there afterwards."""
    for _ in range(face.monsters(room)):
        spend(BLADES, needs, gains)
    for icon in face.inside[room]:
        use = USE_OF[face.kinds[icon]]
        if use != NO_USE and face.kinds[icon] != MONSTER:
            gains[use] += 1


def spend(use: int, needs: list[int], gains: list[int]) -> None:
    """One use is paid."""
    gains[use] -= 1
    needs[use] = max(needs[use], -gains[use])
