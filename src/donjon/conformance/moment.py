"""A moment of a match for the checks: its state, views, scenes and redeals, each made once."""

from __future__ import annotations

import re
import sys
from functools import cached_property

from donjon.conformance.appearance import appearance, some_choice
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import State, apply_choice, run_until_choice, sample
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.scene import Scene

CHANCE = re.compile(r"chance=drawn \d+")


def viewers(seats: int) -> range:
    """Every seat and, as -1, a spectator."""
    return range(-1, seats)


def viewer_or_none(viewer: int) -> int | None:
    """A viewer as a match takes it: None for a spectator."""
    return viewer if viewer >= 0 else None


def bare(s: State) -> str:
    """Everything that a state holds, except its chance, as text."""
    return CHANCE.sub("", contents(s))


class Moment:
    """A decision before it is made. Checks must not change it; shared results are cached."""

    def __init__(self, match: Match, seat: int, chance: FastChance) -> None:
        decision = match.decision(seat)
        assert decision is not None
        self.n = len(match.choices_made)
        self.match = match
        self.game = match.game
        self.viewers = viewers(match.seats)
        self.seat = seat
        self.s = match.state()
        self.decision: AnyDecision = decision
        self.written = contents(self.s)
        self.option = some_choice(match.policy(seat), self.s, decision, chance)
        self.other = self.options[chance.below(len(self.options))]
        self._seen: dict[int, bytes] = {}
        self._dealt: dict[int, Dealt] = {}
        self._scenes: dict[int, Scene] = {}

    @cached_property
    def options(self) -> list[int]:
        return self.decision.options(self.s)

    @cached_property
    def bare(self) -> str:
        return CHANCE.sub("", self.written)

    @cached_property
    def after(self) -> State:
        """The state after the choice that will be made."""
        return self.taken(self.s.clone(), self.option)

    def taken(self, s: State, option: int, journal: Journal | None = None) -> State:
        """Make a choice in a copy of this state and run it; `journal` notes what happens."""
        s.journal = journal
        apply_choice(s, self.decision, option)
        run_until_choice(s)
        return s

    def is_quiet(self, after: State) -> bool:
        """Whether a choice drew no chance, revealed nothing and did not end the match."""
        drawn = (self.s.chance.drawn, self.s.revealed)
        return bool(after.owed) and (after.chance.drawn, after.revealed) == drawn

    def seen(self, viewer: int) -> bytes:
        """Everything that a viewer sees."""
        if viewer not in self._seen:
            self._seen[viewer] = appearance(self.game, self.s, viewer)
        return self._seen[viewer]

    def dealt(self, viewer: int) -> Dealt:
        """The state in which what the viewer cannot see was dealt again."""
        if viewer not in self._dealt:
            self._dealt[viewer] = Dealt(self, viewer)
        return self._dealt[viewer]

    def scene(self, viewer: int) -> Scene:
        """The scene for a viewer, without the log."""
        if viewer not in self._scenes:
            self._scenes[viewer] = self.match.scene(viewer_or_none(viewer), lines_from=sys.maxsize)
        return self._scenes[viewer]


class Dealt:
    """A sample of a moment. Clone it before playing on."""

    def __init__(self, moment: Moment, viewer: int) -> None:
        self.chance = FastChance(moment.n)
        self.s = sample(moment.s, viewer, self.chance)
        self.bare = bare(self.s)
        self.is_new = self.bare != moment.bare
