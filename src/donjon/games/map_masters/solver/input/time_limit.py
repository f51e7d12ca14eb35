"""How long a search may go on, and the reports of its progress."""

from __future__ import annotations

from typing import Final, final

from librt.time import time
from mypy_extensions import i64, mypyc_attr

PIECES: Final = 500
"""Pieces of work between two looks at the clock; each takes some microseconds, even interpreted."""
FIRST_STEPS: Final = 512
"""Steps of a first search (paths that visit no card twice); most hands need fewer than 50."""


class OutOfTime(Exception):
    """The time is up. The best path found so far is the answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TimeLimit:
    """When a search must end. A subclass may also listen to its progress.

    This base class never ends a search.
    """

    def may_go_on(self, steps: int) -> bool:
        """Whether the search may continue after `steps` steps; asked every 512 steps."""
        return True

    def is_out_of_time(self) -> bool:
        """Whether the time is up; asked much more often, also while tables are built."""
        return False

    def on_better_path(self, value: int, steps: int) -> None:
        """Called when a better path is found, worth `value` parts of a point."""

    def on_lower_bound(self, bound: int, steps: int) -> None:
        """Called when it is proven that no path is worth more than `bound`."""


@final
class StepLimit(TimeLimit):
    """Ends a search after `most` steps, so its answer is the same on every machine."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def may_go_on(self, steps: int) -> bool:
        return steps < self.most


@final
class SecondsLimit(TimeLimit):
    """Ends a search after `seconds` seconds of wall-clock time."""

    def __init__(self, seconds: float) -> None:
        self.end: Final = time() + seconds

    def may_go_on(self, steps: int) -> bool:
        return time() < self.end

    def is_out_of_time(self) -> bool:
        return time() >= self.end


@final
class WorkMeter:
    """Counts work, looks at the clock every PIECES pieces, and reports only improvements.

    `is_timed` is false during the search that must finish whatever the time.
    `is_first` is true during first searches, which have a step limit of their own (FIRST_STEPS).
    """

    def __init__(self, limit: TimeLimit) -> None:
        self.limit: Final = limit
        self.left: i64 = PIECES
        self.is_timed = True
        self.is_first = False
        self.best_reported = 0

    def add(self, pieces: i64) -> None:
        """Count `pieces` pieces of work that come next; raises `OutOfTime` when the time is up."""
        self.left -= pieces
        if self.left <= 0:
            self.check_time()

    def check_time(self) -> None:
        """Look at the clock now; for use before a single long operation."""
        self.left = PIECES
        if self.is_timed and self.limit.is_out_of_time():
            raise OutOfTime

    def may_go_on(self, steps: int) -> bool:
        """Whether a search may continue after `steps` steps."""
        return steps < FIRST_STEPS if self.is_first else self.limit.may_go_on(steps)

    def on_better_path(self, value: int, steps: int) -> None:
        """Report a path if it is better than all that were reported before."""
        if value > self.best_reported:
            self.best_reported = value
            self.limit.on_better_path(value, steps)


def without_limit() -> WorkMeter:
    """A meter that never runs out, for tables that are built outside a search."""
    return WorkMeter(TimeLimit())
