"""Checks of what the journal says: nobody reads in it what they must not know."""

from __future__ import annotations

from typing import Any

import msgspec

from donjon.conformance.appearance import appearance, translated
from donjon.conformance.check import Check
from donjon.conformance.moment import Moment, bare, viewer_or_none, viewers
from donjon.conformance.table import Walk
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import FastChance, ScriptedChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import State, run_until_choice, sample
from donjon.kernel.words.translate import LANGUAGES

NUMBERS = 10_000  # more than any table takes to be set
TWISTS = 48
"""How many of the numbers that set up a table are changed, one at a time, in each walk."""


class WhatCanBeUndoneHasToldNothing(Check):
    """After a choice that can be undone, nobody sees or reads what depends on hidden things."""

    closely = 30
    pace = 4

    def at(self, moment: Moment) -> None:
        if not moment.is_quiet(moment.after):
            return
        for viewer in moment.viewers:
            dealt = moment.dealt(viewer)
            if dealt.is_new and moment.option in moment.decision.options(dealt.s):
                self.looks += 1
                after = moment.taken(moment.s.clone(), moment.option, Journal())
                twin = moment.taken(dealt.s.clone(), moment.option, Journal())
                assert read(twin, viewer) == read(after, viewer)
                after.journal = twin.journal = None
                assert appearance(moment.game, twin, viewer) == appearance(
                    moment.game, moment.after, viewer
                )


class TheJournalTellsNoMoreThanTheState(Check):
    """A secret choice of another seat is neither in the log nor in the scene."""

    closely = 60
    pace = 2
    seeks_rare_things = True

    def at(self, moment: Moment) -> None:
        other = another_option(moment)
        if other is None or not moment.is_quiet(moment.after):
            return
        two = moment.taken(moment.s.clone(), other)
        if not moment.is_quiet(two) or contents(two) == contents(moment.after):
            return  # both choices are public and lead to the same state
        blind = [
            viewer
            for viewer in moment.viewers
            if viewer != moment.seat and same_to(moment.after, two, viewer)
        ]
        if blind:
            self.tells_nothing(moment, other, blind)

    def tells_nothing(self, moment: Moment, other: int, blind: list[int]) -> None:
        """Journals and scenes are equal after either choice for viewers who must not know it."""
        one, two = moment.match.fork(), moment.match.fork()
        one.play(moment.seat, moment.option)
        two.play(moment.seat, other)
        for viewer in blind:
            self.looks += 1
            assert one.journal(viewer_or_none(viewer)) == two.journal(viewer_or_none(viewer))
            scenes = [
                msgspec.json.encode(each.scene(viewer_or_none(viewer), 0)) for each in (one, two)
            ]
            assert scenes[0] == scenes[1]


class TheJournalDoesNotTellWhatWasDealt(Check):
    """The journal is equal for two setups that a seat must not be able to tell apart.

    A table is set up with random numbers that are all 0, and again with a single 1 among them.
    """

    def begin(self, walk: Walk) -> None:
        plain = self.set_table(walk, [0] * NUMBERS)
        drawn = plain.chance.drawn
        spread = {(drawn * twist // TWISTS + walk.seed) % drawn for twist in range(TWISTS) if drawn}
        for at in sorted(spread):
            script = [0] * NUMBERS
            script[at] = 1
            try:
                other = self.set_table(walk, script)
            except ValueError:  # a draw from one thing allows only 0
                continue
            for viewer in viewers(walk.table.seats):
                if bare(plain) != bare(other) and same_to(plain, other, viewer):
                    self.looks += 1
                    assert read(plain, viewer) == read(other, viewer)

    def set_table(self, walk: Walk, script: list[int]) -> State:
        """The state before the first choice, with its journal."""
        game, seats = walk.table
        s = game.new_state(seats, walk.options, ScriptedChance(script))
        s.journal = Journal()
        run_until_choice(s)
        return s


class WhatIsToldIsSaidInEveryLanguage(Check):
    """Every event that a viewer may know has a text in every language."""

    def end(self, match: Match) -> None:
        for viewer in viewers(match.seats):
            for event in match.journal(viewer_or_none(viewer)):
                self.looks += 1
                assert all(translated(event.message, lang) for lang in LANGUAGES)


def read(s: State, viewer: int) -> list[Any]:
    """The events that a viewer may know."""
    assert s.journal is not None
    return s.journal.read(viewer_or_none(viewer))


def another_option(moment: Moment) -> int | None:
    """An option besides the one that will be chosen; None if there is none."""
    others = [option for option in (moment.other, *moment.options) if option != moment.option]
    return others[0] if others else None


def same_to(one: State, two: State, viewer: int) -> bool:
    """Whether a viewer gets equal samples of two states, for three seeds."""
    return all(
        contents(sample(one, viewer, FastChance(seed)))
        == contents(sample(two, viewer, FastChance(seed)))
        for seed in range(3)
    )
