"""The cards of a hand: their rides, and what further visits of a card can add (7.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS, Face
from donjon.games.map_masters.content.printed_icons import (
    BARREL,
    CIRCLE,
    LAVA,
    MONSTER,
    NEED_OF,
    NO_USE,
    PADLOCK,
    ROOM,
    USE_OF,
    USES,
)
from donjon.games.map_masters.solver.hand.dominated_runs import best_by_exit
from donjon.games.map_masters.solver.hand.valued_run import (
    Ride,
    count_of,
    do_agree,
    promise,
    value_of_ride,
    worth_of,
)
from donjon.games.map_masters.solver.input.resources import ALL_USES, packed
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.input.weights import Aims
from donjon.games.map_masters.solver.runs.card_run import (
    BARREL_PORT,
    CIRCLE_PORT,
    MONSTER_PORT,
    PORTS,
    STOP,
)
from donjon.games.map_masters.solver.runs.run_tables import BY_SPELL, Catalogue

MOST_RUNS: Final = [1, 2, 2, 3, 3, 4, 4]
"""How many more runs leave a card, by the number of jumps: two ports for each, five openings."""
MOST_MASKS: Final = 400
SHORT: Final = 4
"""So many turns of a tight loop are one piece of work."""


@final
class HandCard:
    """A card of the hand: its runs by entry, those for one visit and those for several."""

    def __init__(
        self,
        face: Face,
        known: Catalogue,
        aims: Aims,
        ports: list[int],
        jumps: int,
        stock: list[int],
        pace: Pace,
    ) -> None:
        self.face: Final = face
        self.pace: Final = pace
        self.stock: Final = stock
        self.obstacles: Final[list[i64]] = obstacles_of(face)
        self.price: Final[list[int]] = [
            aims.worth[kind] for kind in [MONSTER, CIRCLE, PADLOCK, LAVA]
        ]
        self.known: Final = known
        of_icons = [aims.worth[kind] for kind in face.kinds]
        self.worth: Final[list[int]] = of_icons + [aims.worth[ROOM]] * len(face.rooms)
        icons = len(face.kinds)
        self.rides: Final[list[Ride]] = []
        for at, run in enumerate(known.runs):
            pace.work(2)
            met = run.circled | run.rooms << icons
            value = worth_of(self.worth, met)
            self.rides.append(Ride(run, at, met, value, slots_used(face, run.used())))
        self.is_useful: Final = [
            is_useful(run.entry, ports) and (run.exit == STOP or is_useful(run.exit, ports))
            for run in known.runs
        ]
        self.jumps: Final = jumps
        self.sockets: Final[i64] = sockets_of(face, ports)
        self.may_call: Final = MONSTER_PORT in ports
        self.may_cross: Final = known.may_cross
        self.once: Final[list[list[Ride]]] = [
            best_by_exit(
                [ride for ride in self.rides if ride.entry == entry and self.is_useful[ride.at]],
                self.may_call,
                pace,
            )
            for entry in range(PORTS)
        ]
        self.again: Final[list[list[Ride]]] = [[] for _ in range(PORTS)]
        self.entries: Final[list[int]] = [entry for entry in range(STOP) if self.once[entry]]
        self.best: Final = max([ride.value for ride in self.rides])
        self.full = 0
        self.sorted: Final[list[list[Ride]]] = [[] for _ in known.runs]

    def look_again(self) -> None:
        """Find out what several visits can bring; needed from the second stage on."""
        if self.full:
            return
        self.known.find_partners(self.pace)
        for ride in self.rides:
            partners = self.partners_of(ride)
            if not self.is_useful[ride.at] or self.is_end(ride) or not partners:
                continue
            ride.through = self.most_through(ride, partners)
            ride.extra = max(ride.through, self.most_extra(ride, partners))
            ride.left = self.items_left(ride)
            self.again[ride.entry].append(ride)
            self.full = max(self.full, ride.value + ride.extra)
        for ride in self.rides:
            self.full = max(self.full, ride.value)
        for entry in self.entries:
            self.again[entry].sort(key=promise, reverse=True)

    def is_end(self, ride: Ride) -> bool:
        """Whether the path ends with the run; from anywhere SB-6 leads on."""
        return ride.exit == STOP and not self.may_call

    def partners_of(self, ride: Ride) -> list[int]:
        """The runs that agree with a run, by SB-8 or not."""
        found = [other % BY_SPELL for other in self.known.partners_of(ride.at)]
        self.pace.work(len(found) // SHORT + 1)
        return [other for other in found if self.is_useful[other]]

    def partners_by_value(self, ride: Ride) -> list[Ride]:
        """The same, those that are worth most first; kept."""
        if not self.sorted[ride.at]:
            rides = [self.rides[other] for other in self.partners_of(ride)]
            rides.sort(key=value_of_ride, reverse=True)
            self.sorted[ride.at] = rides
        return self.sorted[ride.at]

    def most_extra(self, ride: Ride, partners: list[int]) -> int:
        """The most that further runs can add, the last of which ends on the card.

        A card has five openings: without jumps there is one more run that leaves it, then one
        that ends there.
        """
        if self.jumps > 1 or self.may_call:
            ends = [self.rides[other].met & ~ride.met for other in partners]
            runs = self.through_masks(ride, partners)
            return self.most_together(ride, [runs] * self.most_runs() + [ends])
        most = 0
        for other in partners:
            met = self.rides[other].met & ~ride.met
            gain = self.worth_after(ride, met)
            if self.rides[other].exit != STOP:
                gain += self.most_third(ride, other, met, partners)
            most = max(most, gain)
        return most

    def most_third(self, ride: Ride, second: int, met: int, partners: list[int]) -> int:
        """The most that a third run can add, which ends on the card."""
        most = 0
        self.pace.work(len(partners) // SHORT + 1)
        for other in partners:
            third = self.rides[other]
            if third.exit == STOP and do_agree(third, self.rides[second], self.may_cross):
                most = max(most, self.worth_after(ride, third.met & ~(ride.met | met)))
        return most

    def most_through(self, ride: Ride, partners: list[int]) -> int:
        """The most that further runs can add that all leave the card.

        Each takes two of three openings, or of one more for every jump.
        """
        return self.most_together(ride, [self.through_masks(ride, partners)] * self.most_runs())

    def most_runs(self) -> int:
        """How many more runs can leave the card."""
        return MOST_RUNS[min(self.jumps, len(MOST_RUNS) - 1)]

    def through_masks(self, ride: Ride, partners: list[int]) -> list[i64]:
        """What each run that leaves the card meets beyond a first run."""
        return [
            self.rides[other].met & ~ride.met
            for other in partners
            if not self.is_end(self.rides[other])
        ]

    def most_together(self, ride: Ride, runs: list[list[i64]]) -> int:
        """The most that some runs, one of each list, can meet together, agreeing or not."""
        together: set[int] = {0}
        for masks in runs:
            several = set(masks)
            self.pace.work(len(several) * len(together) // SHORT)
            wider = {int(mask) | before for mask in several for before in together} | together
            together = wider if len(wider) < MOST_MASKS else {union(masks) | union(together)}
        return max([self.worth_after(ride, mask) for mask in together])

    def worth_after(self, ride: Ride, met: i64) -> int:
        """What icons are worth after a run; no more obstacles than can be paid in all."""
        worth = worth_of(self.worth, met)
        for use in range(USES):
            mask = self.obstacles[use]
            if met & mask:
                left = max(0, self.stock[use] - count_of(ride.met & mask))
                worth -= self.price[use] * max(0, count_of(met & mask) - left)
        return int(worth)

    def items_left(self, ride: Ride) -> int:
        """All items of the card that the run does not collect."""
        counts = [0] * ALL_USES
        for icon, kind in enumerate(self.face.kinds):
            if USE_OF[kind] != NO_USE and not ride.met >> icon & 1:
                counts[USE_OF[kind]] += 1
        return packed(counts)


def obstacles_of(face: Face) -> list[i64]:
    """The icons that take a use whenever they are met, by use."""
    masks: list[i64] = [0] * USES
    for icon, kind in enumerate(face.kinds):
        if NEED_OF[kind] != NO_USE:
            masks[NEED_OF[kind]] |= i64(1) << icon
    return masks


def union(masks: Iterable[int]) -> int:
    """Everything that any of them has."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def is_useful(port: int, ports: list[int]) -> bool:
    """Whether a path can go from a port of one card to another card."""
    return port < SLOTS or port in ports


def sockets_of(face: Face, ports: list[int]) -> int:
    """How many ends of jumps a card can take, folds aside: circles, one hop, one call."""
    sockets = face.kinds.count(CIRCLE) if CIRCLE_PORT in ports else 0
    if BARREL_PORT in ports and BARREL in face.kinds:
        sockets += 1
    return sockets + (1 if MONSTER_PORT in ports else 0)


def slots_used(face: Face, used: int) -> int:
    """The slots whose openings are among the nodes that are used up."""
    return sum([1 << slot for slot in openings_of(face) if used >> face.openings[slot] & 1])


def openings_of(face: Face) -> list[int]:
    """The slots that are open."""
    return [slot for slot in range(SLOTS) if face.openings[slot] != NOWHERE]
