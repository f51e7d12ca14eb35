"""What a check is: a class with a name and a docstring that counts how often it looked."""

from __future__ import annotations

import re
import sys
from typing import NamedTuple

from donjon.conformance.moment import Moment
from donjon.conformance.size import IS_PROOF
from donjon.conformance.table import Table, Walk
from donjon.kernel.match.match import Match

LONG = 150 if IS_PROOF else 60  # after this many moments of a match,
SELDOM = 3 if IS_PROOF else 8  # checks look less often by this factor,
VERY_LONG = sys.maxsize if IS_PROOF else 240  # and after this many
VERY_SELDOM = 4 * SELDOM  # by this one

WORD = re.compile(r"(?<!^)(?=[A-Z])")


def slowdown(n: int) -> int:
    """The factor by which checks look less often at the n-th moment of a match."""
    if n < LONG:
        return 1
    return SELDOM if n < VERY_LONG else VERY_SELDOM


class Sometimes(str):
    """The reason why a check seldom finds something to look at: it may look, or not."""


class Expected(NamedTuple):
    """What the author of a game tells the suite about it.

    `hidden` names every attribute of a state that some viewer cannot see (`players.hand`), and from
    how many seats on it is hidden; None: this is not compared. `hidden_seldom` are attributes that
    are hidden in few walks only. `nothing_to_see` has the checks that find nothing to look at, each
    with the reason: for the whole game, or by number of seats.
    """

    hidden: dict[str, int] | None = None
    hidden_seldom: frozenset[str] = frozenset()
    nothing_to_see: dict[type[Check], str | dict[int, str]] = {}  # noqa: RUF012

    def excuse_of(self, kind: type[Check], seats: int) -> str | None:
        """Why a check finds nothing to look at with this many seats; None: it must look."""
        found = self.nothing_to_see.get(kind)
        return found.get(seats) if isinstance(found, dict) else found


NOTHING_EXPECTED = Expected()


class Check:
    """Something that holds in every match of every game; one object serves all walks of a table.

    It looks at each of the first `closely` moments of a walk and then at one in `pace`, less often
    late in a long match. `looks` counts how often it looked at something that could be wrong.
    """

    closely = 0
    pace = 1
    misses_nothing = False  # for checks that compare a moment with the one before
    seeks_rare_things = False  # for checks that look no less often in a very long match

    def __init__(self, expected: Expected = NOTHING_EXPECTED) -> None:
        self.looks = 0
        self.expected = expected

    def begin(self, walk: Walk) -> None:
        """Called before the first choice of a walk."""

    def at(self, moment: Moment) -> None:
        """Called before a choice."""

    def end(self, match: Match) -> None:
        """Called after the last choice of a walk."""

    def over(self, table: Table) -> None:
        """Called after all walks of a table."""

    @classmethod
    def name(cls) -> str:
        """The name of its class in words: «a clone equals its original»."""
        return WORD.sub(" ", cls.__name__).lower()

    def is_due(self, n: int) -> bool:
        """Whether it looks at the n-th moment of a walk."""
        if self.misses_nothing or n < self.closely:
            return True
        factor = min(slowdown(n), SELDOM) if self.seeks_rare_things else slowdown(n)
        return n % (self.pace * factor) == 0
