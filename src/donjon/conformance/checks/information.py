"""Checks of hidden information: a seat sees no difference when hidden things are dealt again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from donjon.conformance.appearance import appearance, said
from donjon.conformance.walk import (
    NOTHING_EXPECTED,
    Check,
    Expected,
    Moment,
    Table,
    Walk,
    bare,
    eye,
    slowdown,
    viewers,
)
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import Chance, FastChance, ScriptedChance
from donjon.kernel.rules.contents import OBJECT, attributes, contents, kind_of
from donjon.kernel.rules.hidden import EVERYONE, Hand, HiddenPlace, Pile, Secret
from donjon.kernel.rules.immutable import BoxContent, Immutable, Recomputed
from donjon.kernel.rules.state import State, play_out, run_until_choice, sample
from donjon.kernel.rules.step import Step
from donjon.kernel.words.translate import LANGUAGES

SPECTATOR = -1
POISON = 251  # no card, tile or token has this number
NUMBERS = 10_000  # more than any table takes to be set
TWISTS = 48
"""How many of the numbers that set up a table are changed, one at a time, in each walk."""


def can_change(thing: object) -> bool:
    """Whether it is an object with attributes that clones do not share: a state, a player."""
    return kind_of(thing) == OBJECT and not isinstance(thing, Immutable)


def differences(one: object, two: object, name: str = "") -> set[str]:
    """Where two states differ, by the names of attributes: `thieves.hand`."""
    if isinstance(one, Chance | Journal | BoxContent | Recomputed):
        return set()
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return {each for left, right in zip(one, two) for each in differences(left, right, name)}
    if type(one) is type(two) and (can_change(one) or isinstance(one, Step | Secret)):
        return {
            each
            for part in attributes(one)
            for each in differences(
                getattr(one, part), getattr(two, part), f"{name}.{part}" if name else part
            )
        }
    return set() if contents(one) == contents(two) else {name}


def poison(s: State, viewer: int) -> int:
    """Write an impossible number into every place unknown to the viewer; returns how many."""
    places = [place for place in s.hidden_places() if not place.is_known_to(viewer)]
    for place in places:
        place.fill([POISON] * len(place.items()))
    return len(places)


def undeclared(thing: Any, name: str = "") -> set[str]:
    """The piles, hands and secrets of a poisoned state that `hidden_places` does not name."""
    if isinstance(thing, Pile | Hand):
        return {name} if set(thing.hidden_cards) - {POISON} else set()
    if isinstance(thing, Secret):
        is_hidden = thing.keeper != EVERYONE and set(thing.hidden_values) - {POISON}
        return {name} if is_hidden else set()
    if isinstance(thing, list):
        return {each for item in thing for each in undeclared(item, name)}
    if can_change(thing):
        parts = [part for part in attributes(thing) if part != "owed"]
        return {
            each
            for part in parts
            for each in undeclared(getattr(thing, part), f"{name}.{part}" if name else part)
        }
    return set()


def same_to(one: State, two: State, viewer: int) -> bool:
    """Whether a viewer gets equal samples of two states, for three seeds."""
    return all(
        contents(sample(one, viewer, FastChance(seed)))
        == contents(sample(two, viewer, FastChance(seed)))
        for seed in range(3)
    )


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

    Over the walks of a table each thing that the game hides is met dealt otherwise.
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
    enough = 12  # so many redeals of a place without a change are a fault

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
    pace = 4

    def at(self, moment: Moment) -> None:
        if moment.other == moment.option or not moment.is_quiet(moment.after):
            return
        two = moment.taken(moment.s.clone(), moment.other)
        if not moment.is_quiet(two) or contents(two) == contents(moment.after):
            return  # nothing is hidden where two open ways lead to the same
        blind = [
            viewer
            for viewer in moment.viewers
            if viewer != moment.seat and same_to(moment.after, two, viewer)
        ]
        if blind:
            self.tells_nothing(moment, blind)

    def tells_nothing(self, moment: Moment, blind: list[int]) -> None:
        """Journals and scenes are equal after either choice for viewers who must not know it."""
        one, two = moment.match.fork(), moment.match.fork()
        one.play(moment.seat, moment.option)
        two.play(moment.seat, moment.other)
        for viewer in blind:
            self.looks += 1
            assert one.journal(eye(viewer)) == two.journal(eye(viewer))
            scenes = [msgspec.json.encode(each.scene(eye(viewer), 0)) for each in (one, two)]
            assert scenes[0] == scenes[1]


class TheJournalDoesNotTellWhatWasDealt(Check):
    """The journal is equal for two setups that a seat must not be able to tell apart.

    A table is set by a script of noughts, and again with a one among them.
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
            except ValueError:  # of one thing only nought can be drawn
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
            for event in match.journal(eye(viewer)):
                self.looks += 1
                assert all(said(event.message, lang) for lang in LANGUAGES)


def read(s: State, viewer: int) -> list[Any]:
    """The events that a viewer may know."""
    assert s.journal is not None
    return s.journal.read(eye(viewer))
