"""How long a search may go on, and who hears of its progress."""

from __future__ import annotations

from typing import Final, final

from librt.time import time
from mypy_extensions import i64, mypyc_attr

PIECES: Final = 500
"""Small pieces of work, each some microseconds even interpreted, between two looks at the time."""
FIRST_LOOKS: Final = 512
"""Looks of a first search for paths that visit no card twice; most hands need fewer than fifty."""


class OutOfTime(Exception):
    """The time is over: what was found so far is the answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Asked now and then whether to go on, and told of progress. Never ends by itself."""

    def goes_on(self, looks: int) -> bool:
        """Whether to go on after so many looks."""
        return True

    def is_late(self) -> bool:
        """Whether the time is over. Asked much more often, in work without looks as well."""
        return False

    def better(self, value: int, looks: int) -> None:
        """A better path was found."""

    def lowered(self, bound: int, looks: int) -> None:
        """No path is worth more than this."""


@final
class Effort(Watch):
    """Ends after so many looks: the same answer every time."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def goes_on(self, looks: int) -> bool:
        return looks < self.most


@final
class Seconds(Watch):
    """Ends when the time is over."""

    def __init__(self, seconds: float) -> None:
        self.end: Final = time() + seconds

    def goes_on(self, looks: int) -> bool:
        return time() < self.end

    def is_late(self) -> bool:
        return time() >= self.end


@final
class Pace:
    """Stands between the work and a watch: asks it often enough, and tells only what is news.

    `is_timed` is false while an answer is found that must be given whatever the time;
    `is_first` is true while first answers are found, whose looks are limited by themselves.
    """

    def __init__(self, watch: Watch) -> None:
        self.watch: Final = watch
        self.left: i64 = PIECES
        self.is_timed = True
        self.is_first = False
        self.told = 0

    def work(self, pieces: i64) -> None:
        """So many small pieces of work are next."""
        self.left -= pieces
        if self.left <= 0:
            self.look()

    def look(self) -> None:
        """Look at the time now: before something that takes long."""
        self.left = PIECES
        if self.is_timed and self.watch.is_late():
            raise OutOfTime

    def goes_on(self, looks: int) -> bool:
        """Whether a search may go on after so many looks."""
        return looks < FIRST_LOOKS if self.is_first else self.watch.goes_on(looks)

    def better(self, value: int, looks: int) -> None:
        """A path was found."""
        if value > self.told:
            self.told = value
            self.watch.better(value, looks)


def unhurried() -> Pace:
    """For what is worked out without any search."""
    return Pace(Watch())
