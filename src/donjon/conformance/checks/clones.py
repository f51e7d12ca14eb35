"""Checks of copies: clones, forks and records are equal, and share nothing that can change."""

from __future__ import annotations

from donjon.conformance.check import Check
from donjon.conformance.moment import Moment, viewer_or_none, viewers
from donjon.conformance.table import Walk
from donjon.kernel.match.fingerprint import shared
from donjon.kernel.match.match import Match
from donjon.kernel.match.record import read_record
from donjon.kernel.match.replay import replay
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import State, play_out


class ACloneEqualsItsOriginal(Check):
    """A clone equals its original and shares nothing with it that can change."""

    def at(self, moment: Moment) -> None:
        twin = moment.s.clone()
        self.looks += 1
        assert contents(twin) == moment.written
        assert shared(moment.s, twin) == []


class ACloneGoesOnLikeItsOriginal(Check):
    """Two clones played with the same chance end equal, and the original is unchanged."""

    closely = 1
    pace = 80

    def at(self, moment: Moment) -> None:
        one, two = moment.s.clone(), moment.s.clone().clone()
        self.looks += 1
        assert play_out(one, FastChance(moment.n)) == play_out(two, FastChance(moment.n))
        assert contents(one) == contents(two)
        assert contents(moment.s) == moment.written


class PlayingLeavesEarlierClonesUntouched(Check):
    """A clone taken during the match is unchanged when the match is over."""

    pace = 4

    def begin(self, walk: Walk) -> None:
        self.kept: list[tuple[State, str]] = []

    def at(self, moment: Moment) -> None:
        self.kept.append((moment.s.clone(), moment.written))

    def end(self, match: Match) -> None:
        for clone, before in self.kept:
            self.looks += 1
            assert contents(clone) == before


class ARecordReplaysToTheSame(Check):
    """The same seed and choices give the same states, result and journals.

    The hash of every step is that of all its state holds.
    """

    def end(self, match: Match) -> None:
        again = replay(read_record(match.record().to_json()), match.game)
        self.looks += len(match.hashes)
        assert len(match.hashes) == len(match.choices_made)
        assert again.hashes == match.hashes
        assert again.result == match.result is not None
        assert contents(again.state()) == contents(match.state())
        for viewer in viewers(match.seats):
            assert again.journal(viewer_or_none(viewer)) == match.journal(viewer_or_none(viewer))


class AForkGoesItsOwnWay(Check):
    """A choice made in a fork changes nothing in the match."""

    pace = 12

    def at(self, moment: Moment) -> None:
        match = moment.match
        twin = match.fork()
        twin.play(moment.seat, moment.option)
        self.looks += 1
        assert contents(match.state()) == moment.written
        assert twin.choices_made[:-1] == match.choices_made


class LookingChangesNothing(Check):
    """After all other checks a moment is as it was: this check comes last."""

    pace = 3

    def at(self, moment: Moment) -> None:
        self.looks += 1
        assert contents(moment.s) == moment.written
        assert contents(moment.match.state()) == moment.written
