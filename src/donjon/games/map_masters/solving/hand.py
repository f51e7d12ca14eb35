"""The runs of a hand, valued for the aims of its seat (7.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.face import NOWHERE, SLOTS, Face
from donjon.games.map_masters.icons import (
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
from donjon.games.map_masters.solving.aims import Aims
from donjon.games.map_masters.solving.catalogue import BY_SPELL, Catalogue
from donjon.games.map_masters.solving.run import MONSTER_PORT, PORTS, STOP, Run
from donjon.games.map_masters.solving.supply import ALL_USES, packed

MOST_RUNS: Final = [1, 2, 2, 3, 3, 4, 4]
"""How many more runs leave a card, by the number of jumps: two ports for each, five openings."""
MOST_MASKS: Final = 400


@final
class Ride:
    """A run of a card in a hand: what it is worth, what it needs and leaves, packed.

    `met` has the icons it circles, then the rooms it enters. `extra` is the most that further
    runs on the same card can add, `through` the same if none of them ends there; `left` are all
    items that lie elsewhere on the card.
    """

    def __init__(self, run: Run, at: int, met: int, value: int) -> None:
        self.run: Final = run
        self.at: Final = at
        self.entry: Final[i64] = run.entry
        self.exit: Final[i64] = run.exit
        self.low: Final[i64] = run.low
        self.high: Final[i64] = run.high
        self.crossed: Final[i64] = run.crossed
        self.met: Final[i64] = met
        self.value: Final[i64] = value
        self.needs: Final[i64] = packed(run.needs)
        self.gains: Final[i64] = packed(run.gains)
        self.extra: i64 = 0
        self.through: i64 = 0
        self.left: i64 = 0


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
    ) -> None:
        self.face: Final = face
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
            met = run.circled | run.rooms << icons
            self.rides.append(Ride(run, at, met, worth_of(self.worth, met)))
        self.is_useful: Final = [
            is_useful(run.entry, ports) and (run.exit == STOP or is_useful(run.exit, ports))
            for run in known.runs
        ]
        self.jumps: Final = jumps
        self.may_call: Final = MONSTER_PORT in ports
        self.may_cross: Final = known.may_cross
        self.once: Final[list[list[Ride]]] = [
            best_by_exit(
                [ride for ride in self.rides if ride.entry == entry and self.is_useful[ride.at]],
                self.may_call,
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
            wider = {int(mask) | before for mask in set(masks) for before in together} | together
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


def do_agree(ride: Ride, other: Ride, may_cross: bool) -> bool:
    """Whether two runs share nothing, passages aside; with SB-8 they may."""
    shared = ride.low & other.low | ride.high & other.high | ride.crossed & other.crossed
    return shared == 0 or may_cross


def obstacles_of(face: Face) -> list[i64]:
    """The icons that take a use whenever they are met, by use."""
    masks: list[i64] = [0] * USES
    for icon, kind in enumerate(face.kinds):
        if NEED_OF[kind] != NO_USE:
            masks[NEED_OF[kind]] |= i64(1) << icon
    return masks


def count_of(mask: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def union(masks: Iterable[int]) -> int:
    """Everything that any of them has."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def promise(ride: Ride) -> int:
    """What a run can bring with further visits of its card."""
    return ride.value + ride.extra


def value_of_ride(ride: Ride) -> int:
    """What a run is worth."""
    return ride.value


def worth_of(worth: list[int], met: i64) -> i64:
    """What some icons and rooms are worth."""
    total: i64 = 0
    at = 0
    while met:
        if met & 1:
            total += worth[at]
        met >>= 1
        at += 1
    return total


def best_by_exit(rides: list[Ride], may_call: bool) -> list[Ride]:
    """For one visit: only the runs that no other one with the same exit makes needless."""
    kept: list[Ride] = []
    rides.sort(key=order, reverse=True)
    for ride in rides:
        if not is_worse_than_any(ride, kept, may_call):
            kept.append(ride)
    return kept


def order(ride: Ride) -> int:
    """The more it is worth, the earlier; then the less it needs."""
    return ride.value * 1024 + sum(ride.run.gains) * 8 - sum(ride.run.needs)


def is_worse_than_any(ride: Ride, others: list[Ride], may_call: bool) -> bool:
    """Whether one of the others is as good in everything."""
    for other in others:
        if is_worse(ride, other, may_call):
            return True
    return False


def is_worse(ride: Ride, other: Ride, may_call: bool) -> bool:
    """Whether the other one, with the same exit, is as good in everything that still matters."""
    if ride.exit != other.exit or other.value < ride.value:
        return False
    for use in range(ALL_USES):
        if other.run.needs[use] > ride.run.needs[use]:
            return False
        is_end = ride.exit == STOP and not may_call
        if not is_end and other.run.gains[use] < ride.run.gains[use]:
            return False
    return True


def is_useful(port: int, ports: list[int]) -> bool:
    """Whether a path can go from a port of one card to another card."""
    return port < SLOTS or port in ports


def openings_of(face: Face) -> list[int]:
    """The slots that are open."""
    return [slot for slot in range(SLOTS) if face.openings[slot] != NOWHERE]
