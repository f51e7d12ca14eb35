"""A ride: a run of a card in a hand, valued for the aims of its seat (7.9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.solver.input.resources import packed
from donjon.games.map_masters.solver.runs.card_run import Run


@final
class Ride:
    """A run of a card in a hand: what it is worth, what it needs and leaves, packed.

    `met` has the icons it circles, then the rooms it enters; `slots` are the openings that it uses
    up. `extra` is the most that further runs on the same card can add, `through` the same if none
    of them ends there; `left` are all items that lie elsewhere on the card.
    """

    def __init__(self, run: Run, at: int, met: int, value: int, slots: int) -> None:
        self.run: Final = run
        self.at: Final = at
        self.entry: Final[i64] = run.entry
        self.exit: Final[i64] = run.exit
        self.low: Final[i64] = run.low
        self.high: Final[i64] = run.high
        self.crossed: Final[i64] = run.crossed
        self.met: Final[i64] = met
        self.value: Final[i64] = value
        self.slots: Final[i64] = slots
        self.needs: Final[i64] = packed(run.needs)
        self.gains: Final[i64] = packed(run.gains)
        self.extra: i64 = 0
        self.through: i64 = 0
        self.left: i64 = 0


def do_agree(ride: Ride, other: Ride, may_cross: bool) -> bool:
    """Whether two runs share nothing, passages aside; with SB-8 they may."""
    shared = ride.low & other.low | ride.high & other.high | ride.crossed & other.crossed
    return shared == 0 or may_cross


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


def count_of(mask: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
