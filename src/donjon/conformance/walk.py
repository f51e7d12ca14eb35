"""Plays matches for the checks: a walk is one match, and at every moment of it many checks look."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from donjon.conformance.check import NOTHING_EXPECTED, Check, Expected
from donjon.conformance.moment import Moment
from donjon.conformance.table import Table, Walk, walks
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import FastChance


class Company:
    """The checks of a table. A check that fails is kept with its error and not run again."""

    def __init__(self, kinds: Iterable[type[Check]], expected: Expected = NOTHING_EXPECTED) -> None:
        self.checks = [kind(expected) for kind in kinds]
        self.expected = expected
        self.failures: dict[Check, Exception] = {}

    def walk_all(self, table: Table) -> None:
        """Walk a table with all its sets of options."""
        for walk in walks(table):
            self.walk(walk)
        self.look("over", table, f"{table}, after all walks")

    def walk(self, walk: Walk, most: int = sys.maxsize) -> None:
        """Play a match to its end, or until `most` choices were made."""
        self.look("begin", walk, f"{walk}, before the match")
        chance = FastChance(1000 + walk.seed)
        match = walk.match()
        try:
            while match.waiting and len(match.choices_made) < most:
                seat = match.waiting[chance.below(len(match.waiting))]
                moment = Moment(match, seat, chance)
                self.look("at", moment, f"{walk}, moment {moment.n}")
                match.play(seat, moment.option)
        except Exception as error:
            error.add_note(
                f"no check, but the match itself: {walk}, moment {len(match.choices_made)}"
            )
            raise
        if not match.waiting:
            self.look("end", match, f"{walk}, after the match")

    def look(self, verb: str, at: Walk | Moment | Match | Table, where: str) -> None:
        """Call a method of each check that is due."""
        for check in self.checks:
            if check in self.failures or (isinstance(at, Moment) and not check.is_due(at.n)):
                continue
            try:
                getattr(check, verb)(at)
            except Exception as error:  # a check may fail with any error
                error.add_note(f"check «{check.name()}»: {where}")
                self.failures[check] = error

    def looks(self) -> dict[str, int]:
        """How often each check looked, by name."""
        return {check.name(): check.looks for check in self.checks}
