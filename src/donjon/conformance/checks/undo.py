"""Checks of undo: no draw, no reveal and no choice of another seat is ever undone."""

from __future__ import annotations

from donjon.conformance.check import Check, slowdown
from donjon.conformance.moment import Moment
from donjon.conformance.table import Walk
from donjon.kernel.match.match import Match
from donjon.kernel.rules.contents import contents
from donjon.kernel.words.errors import UndoRefused
from donjon.kernel.words.translate import LANGUAGES

MANY = 30  # at each of the first moments, everything possible is undone


class UndoNeverCrossesADrawOrAReveal(Check):
    """The last choice can be undone exactly if it drew and revealed nothing."""

    misses_nothing = True

    def begin(self, walk: Walk) -> None:
        self.before = ""
        self.drawn = (0, 0)
        self.chooser = -1
        self.horizon = 0

    def at(self, moment: Moment) -> None:
        match, s = moment.match, moment.s
        drawn = (s.chance.drawn, s.revealed)
        if self.chooser >= 0:
            if drawn != self.drawn:
                self.horizon = len(match.choices_made)
            assert match.may_undo(self.chooser) == (drawn == self.drawn)
            if drawn == self.drawn:
                self.takes_back(moment)
        self.before, self.drawn, self.chooser = moment.written, drawn, moment.seat

    def takes_back(self, moment: Moment) -> None:
        """Undo the last choice, and at some moments everything that can be undone."""
        match = moment.match
        if moment.n % (3 * slowdown(moment.n)) and moment.n > MANY:
            return
        self.looks += 1
        twin = match.fork()
        twin.undo(self.chooser)
        assert contents(twin.state()) == self.before
        assert twin.hashes == match.hashes[:-1]
        if moment.n % 12 == 0 or moment.n < MANY:
            undo_all(twin)
            assert len(twin.choices_made) == self.horizon
            assert contents(match.state()) == moment.written


class UndoIsRefusedWithASentence(Check):
    """A refused undo gives a reason in every language; after the end every undo is refused."""

    pace = 4

    def at(self, moment: Moment) -> None:
        if moment.match.choices_made:
            self.refuses(moment.match)

    def end(self, match: Match) -> None:
        assert match.is_over
        assert not any(match.may_undo(seat) for seat in range(match.seats))
        self.refuses(match)

    def refuses(self, match: Match) -> None:
        for seat in range(match.seats):
            if not match.may_undo(seat):
                self.looks += 1
                refused = refusal(match, seat)
                assert refused is not None, f"seat {seat} may not undo, and can"
                assert all(refused.translate(lang) for lang in LANGUAGES)


class WhatOthersChoseSideBySideStays(Check):
    """A choice that is undone side by side with later ones, and made again, gives the same state.

    It looks at every moment, since few moments allow such an undo.
    """

    def at(self, moment: Moment) -> None:
        match = moment.match
        for seat in range(match.seats):
            if match.choices_made and seat != match.choices_made[-1][0] and match.may_undo(seat):
                self.looks += 1
                at = max(n for n, (who, _) in enumerate(match.choices_made) if who == seat)
                twin = match.fork()
                twin.undo(seat)
                assert twin.choices_made == match.choices_made[:at] + match.choices_made[at + 1 :]
                twin.play(*match.choices_made[at])
                assert contents(twin.state()) == moment.written


def refusal(match: Match, seat: int) -> UndoRefused | None:
    """The error with which an undo is refused; None when it is not."""
    try:
        match.undo(seat)
    except UndoRefused as error:
        return error
    return None


def undo_all(match: Match) -> None:
    """Undo everything that can be undone; draws and reveals must not change."""
    s = match.state()
    horizon = (s.chance.drawn, s.revealed)
    while match.choices_made and match.may_undo(match.choices_made[-1][0]):
        match.undo(match.choices_made[-1][0])
        s = match.state()
        assert (s.chance.drawn, s.revealed) == horizon
