"""The form of a file of weights. Structs stay interpreted, so it stands apart."""

from __future__ import annotations

import msgspec


class WeightEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weight: its value, and the range in which a tuning may try it.

    `at` is one value for any number of seats, or a list of one for each number of seats.
    """

    at: float | list[float]
    least: float
    most: float


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How tuned weights did against those before, on deals that the tuning never saw.

    `decided` counts the matches that somebody won. `rate` is the share of them that the tuned
    weights won, with a 95 % interval; `fair` is what they would win against their equals.
    """

    matches: int
    decided: int
    wins: float
    rate: float
    low: float
    high: float
    fair: float

    @property
    def holds(self) -> bool:
        """Whether the tuned weights are better by more than chance explains."""
        return self.low > self.fair


class TuningRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run that found weights: the command that repeats it, and its outcome.

    `version` is that of Donjon, `matches` counts those of the tuning itself. A run that was stopped
    has fewer `generations` than its command asked for, and may have no `confirmation`.
    """

    command: str
    version: str
    date: str
    seats: int
    generations: int
    matches: int
    confirmation: Confirmation | None = None


class WeightFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All weights of a policy by name, and the runs that found them, the last one at the end."""

    weights: dict[str, WeightEntry]
    runs: list[TuningRun] = []
