"""Checks of hidden information: a seat sees no difference when hidden things are dealt again."""

from __future__ import annotations

from collections import Counter

from donjon.conformance.appearance import appearance
from donjon.conformance.check import NOTHING_EXPECTED, Check, Expected, slowdown
from donjon.conformance.hidden_attributes import differences, poison, undeclared
from donjon.conformance.moment import Moment, bare
from donjon.conformance.table import Table, Walk
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.hidden import HiddenPlace
from donjon.kernel.rules.state import State, play_out, run_until_choice

SPECTATOR = -1


class NothingShowsWhenItIsDealtAnew(Check):
    """After a redeal a viewer's view and options and the seats that are asked are the same."""

    closely = 30
    pace = 4

    def at(self, moment: Moment) -> None:
        for viewer in moment.viewers:
            dealt = moment.dealt(viewer)
            if dealt.is_new:
                self.looks += 1
                assert appearance(moment.game, dealt.s, viewer) == moment.seen(viewer)
                twin = dealt.s.clone()
                assert run_until_choice(twin)
                assert bare(twin) == dealt.bare, "a forced choice tells a secret"


class WhatIsHiddenIsReallyDealtAnew(Check):
    """A redeal changes what is hidden and the chance, so that a bot cannot know either.

    Over all walks of a table, everything that the game hides is dealt differently at least once.
    """

    pace = 3
    seeks_rare_things = True

    def __init__(self, expected: Expected = NOTHING_EXPECTED) -> None:
        super().__init__(expected)
        self.met: set[str] = set()

    def at(self, moment: Moment) -> None:
        for viewer in moment.viewers:
            dealt = moment.dealt(viewer)
            assert dealt.s.chance is dealt.chance
            if dealt.is_new:
                self.looks += 1
                self.met |= differences(moment.s, dealt.s)

    def over(self, table: Table) -> None:
        if self.expected.hidden is not None:
            hidden = {name for name, least in self.expected.hidden.items() if table.seats >= least}
            assert self.met - self.expected.hidden_seldom == hidden


class EveryHiddenPlaceIsDeclared(Check):
    """`hidden_places` names each pile, hand and secret, and a redeal changes nothing else."""

    pace = 3

    def at(self, moment: Moment) -> None:
        blank = moment.s.clone()
        poison(blank, SPECTATOR)
        assert undeclared(blank) == set()
        for viewer in moment.viewers:
            one, two = moment.s.clone(), moment.s.redeal(viewer, FastChance(moment.n))
            two.chance = one.chance
            if poison(one, viewer):
                self.looks += 1
                poison(two, viewer)
                assert differences(one, two) == set()


class EveryHiddenPlaceVaries(Check):
    """The content of each hidden place changes in some redeals, if its pool allows it."""

    pace = 3
    enough = 12  # more redeals of a place than this, all without a change, are a fault

    def __init__(self, expected: Expected = NOTHING_EXPECTED) -> None:
        super().__init__(expected)
        self.dealt: Counter[tuple[str, int]] = Counter()
        self.varied: Counter[tuple[str, int]] = Counter()

    def at(self, moment: Moment) -> None:
        for viewer in moment.viewers:
            before = unknown_places(moment.s, viewer)
            after = unknown_places(moment.s.redeal(viewer, FastChance(moment.n + 1)), viewer)
            for one, two in zip(before, after, strict=True):
                pool = [item for each in before if each.pool == one.pool for item in each.items()]
                if one.items() and len(set(pool)) > 1:
                    self.looks += 1
                    self.dealt[type(one).__name__, one.pool] += 1
                    self.varied[type(one).__name__, one.pool] += one.items() != two.items()

    def over(self, table: Table) -> None:
        never = [key for key, n in self.dealt.items() if n > self.enough and not self.varied[key]]
        assert never == []


def unknown_places(s: State, viewer: int) -> list[HiddenPlace]:
    return [place for place in s.hidden_places() if not place.is_known_to(viewer)]


class ADealtStateGoesOnToTheEnd(Check):
    """A redealt state can be played: random choices end it within `most_choices`.

    Playing on takes long, so it looks at moments far apart, farther late in a long match.
    """

    pace = 3
    apart = 40

    def begin(self, walk: Walk) -> None:
        self.next = 0

    def at(self, moment: Moment) -> None:
        viewer = moment.viewers[moment.n // self.pace % len(moment.viewers)]
        if moment.n >= self.next and moment.dealt(viewer).is_new:
            self.next = moment.n + self.apart * slowdown(moment.n)
            self.looks += 1
            twin = moment.dealt(viewer).s.clone()
            assert play_out(twin, FastChance(moment.n)) <= moment.game.most_choices
            moment.game.rules.result(twin)


class NoSecretOfAnotherShows(Check):
    """An impossible number written into every hidden place changes nobody's view."""

    pace = 2

    def at(self, moment: Moment) -> None:
        for viewer in moment.viewers:
            twin = moment.s.clone()
            if poison(twin, viewer):
                self.looks += 1
                assert appearance(moment.game, twin, viewer) == moment.seen(viewer)
