"""The runs of a card in a hand, with their value for the weights of the seat (7.9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.solver.runs.run_tables import RunTables


@final
class ValuedRun:
    """A run of a card in a hand, with its value; needs and gains are packed.

    `at` is its number among the runs of the card; what does not depend on the weights is taken
    from `RunTables`.
    `extra` is the most that further runs on the same card can add, `through` the same if none of
    them ends there; `left` are the items of the card that it does not collect, packed.
    """

    def __init__(self, tables: RunTables, at: int, value: int) -> None:
        run = tables.runs[at]
        self.card_run: Final = run
        self.at: Final = at
        self.entry: Final[i64] = run.entry
        self.exit: Final[i64] = run.exit
        self.low: Final[i64] = run.low
        self.high: Final[i64] = run.high
        self.crossed: Final[i64] = run.crossed
        self.met: Final[i64] = tables.met[at]
        self.value: Final[i64] = value
        self.slots: Final[i64] = tables.slots[at]
        self.needs: Final[i64] = tables.needs[at]
        self.gains: Final[i64] = tables.gains[at]
        self.thrift: Final[i64] = tables.thrift[at]
        self.extra: i64 = 0
        self.through: i64 = 0
        self.left: i64 = 0


def are_compatible(run: ValuedRun, other: ValuedRun, may_cross: bool) -> bool:
    """Whether two runs share nothing (passages are not checked); with SB-8 they may."""
    shared = run.low & other.low | run.high & other.high | run.crossed & other.crossed
    return shared == 0 or may_cross


def potential(run: ValuedRun) -> int:
    """The most that a run and further visits of its card are worth; a sort key."""
    return run.value + run.extra


def value_of_run(run: ValuedRun) -> int:
    """The value of a run; a sort key."""
    return run.value


def worth_of(worth: list[int], met: i64) -> i64:
    """The worth of the icons and rooms in a mask."""
    total: i64 = 0
    at = 0
    while met:
        if met & 1:
            total += worth[at]
        met >>= 1
        at += 1
    return total


def count_of(mask: i64) -> i64:
    """The number of bits that are set in a mask."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
