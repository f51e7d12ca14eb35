"""A run: one way of a path through one card, from where it enters to where it leaves (7.9).

A run begins and ends at a port. Ports are the eight slots and the magic circles; with a spell also
places with a barrel, and places with a monster to begin at. STOP is the port of a path that ends.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import SLOTS, FaceGraph
from donjon.games.map_masters.content.printed_icons import BLADES, MONSTER, NO_USE, USE_OF
from donjon.games.map_masters.solver.input.resources import ALL_USES
from donjon.kernel.rules.immutable import Immutable

CIRCLE_PORT: Final = SLOTS
"""The port of the first circle of a card; the others follow in the order of its icons."""
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
"""Codes of events: an item is gained, a use is paid, a room (by node) is entered first."""
HALF: Final = 50
"""Masks of nodes are split into two halves of 50 bits, which are fast compiled integers."""
LOW: Final = (1 << HALF) - 1


@final
class CardRun(Immutable):
    """What a run uses up, what it meets, and what it needs.

    Masks: `low` and `high` are the corridor cells that it uses up, `rooms` (by number) those that
    it enters, `circled` and `crossed` icons.
    `passages` through rooms are numbers made of room, door and door; `events` are in their order.
    `needs`, by use, is what the path must have at the beginning; `gains` what it has more at the
    end.
    """

    def __init__(
        self,
        face: FaceGraph,
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
        """The corridor cells that the run uses up, in one mask."""
        return self.low | self.high << HALF


def tally(
    face: FaceGraph, events: list[int], cleared: int, needs: list[int], gains: list[int]
) -> None:
    """MM-5.13, MM-7.4  Add up needs and gains of events in order; cleared rooms give nothing."""
    for event in events:
        if event < PAY:
            gains[event] += 1
        elif event < ENTER:
            spend(event - PAY, needs, gains)
        elif not cleared >> event - ENTER - face.cells & 1:
            tally_room(face, event - ENTER, needs, gains)


def tally_room(face: FaceGraph, room: int, needs: list[int], gains: list[int]) -> None:
    """MM-7.1  Pay for all monsters of a room, then gain its items."""
    for _ in range(face.monsters(room)):
        spend(BLADES, needs, gains)
    for icon in face.inside[room]:
        use = USE_OF[face.kinds[icon]]
        if use != NO_USE and face.kinds[icon] != MONSTER:
            gains[use] += 1


def spend(use: int, needs: list[int], gains: list[int]) -> None:
    """Pay one use."""
    gains[use] -= 1
    needs[use] = max(needs[use], -gains[use])
