"""Plays matches for the checks: a walk is one match, and at every moment of it many checks look.

A check is a class with a name and a docstring; it counts how often it had something to look at. A
table is a game with a number of seats. It is walked with default options, then with other options,
so that each value of each option occurs in some walk of the game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from donjon.conformance.appearance import appearance, some_choice
from donjon.conformance.size import COMPILED, IS_PROOF, derived_seed, size
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.options import GameOption, Options, Value
from donjon.kernel.rules.state import State, apply_choice, run_until_choice, sample
from donjon.kernel.rules.step import Decision
from donjon.kernel.scene import Scene

IS_WIDE = COMPILED or IS_PROOF  # walk all tables, and all values of a closed list
FEW_VALUES = size(3, 20, compiled=6)  # of more values, only the first and the last are tried
AT_RANDOM = size(0, 5)  # how many random sets of options each table gets as well
LONG = 150 if IS_PROOF else 100  # after this many moments of a match,
SELDOM = 3 if IS_PROOF else 6  # checks look less often by this factor,
VERY_LONG = sys.maxsize if IS_PROOF else 300  # and after this many
VERY_SELDOM = 4 * SELDOM  # by this one
SOME_TEXT = "Crown of the mountain king"

CHANCE = re.compile(r"chance=drawn \d+")
WORD = re.compile(r"(?<!^)(?=[A-Z])")


class Table(NamedTuple):
    """A game with a number of seats."""

    game: Game
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}"


def tables(game: Game) -> list[Table]:
    """All tables of a game; without `IS_WIDE`, the smallest and the largest."""
    least, most = game.seats
    numbers = range(least, most + 1) if IS_WIDE else sorted({least, most})
    return [Table(game, seats) for seats in numbers]


def values(option: GameOption, seats: int) -> list[Value]:
    """The values of an option to try, the default first; of many, the first and the last.

    With `IS_WIDE` all values of a closed list are tried.
    """
    default = option.default
    row: list[Value]
    if isinstance(default, bool):
        row = [not default]
    elif isinstance(default, int):
        row = ends_of_many(list(range(option.least, option.most + 1)))
    elif isinstance(default, str):
        named: list[Value] = [*option.values] or [SOME_TEXT]
        row = named if IS_WIDE else ends_of_many(named)
    else:
        row = [[SOME_TEXT] * seats]
    return [default, *[value for value in row if value != default]]


def ends_of_many(row: Sequence[Value]) -> list[Value]:
    return [*row] if len(row) <= FEW_VALUES else [row[0], row[-1]]


def option_sets(table: Table) -> list[Options]:
    """The sets of options for a table: the defaults, every option changed, and further values.

    Further values are divided among the tables of the game. A proof adds some random sets.
    """
    game, seats = table
    tried = {option.name: values(option, seats) for option in game.options}
    count = max([2, *map(len, tried.values())])
    shared = tables(game)
    turns = [0, 1, *[turn for turn in range(2, count) if whose(turn, shared) == table]]
    chosen = [{name: row[turn % len(row)] for name, row in tried.items()} for turn in turns]
    chance = FastChance(derived_seed(seats))
    for _ in range(AT_RANDOM):
        chosen.append({name: row[chance.below(len(row))] for name, row in tried.items()})
    return [game.check_options({**each}, seats) for each in chosen]


def whose(turn: int, shared: list[Table]) -> Table:
    """The table that walks a further value: from the largest to the smallest, and back.

    In a fixed order a table would get every fourth value, and of two alternating ones only one.
    """
    lap, place = divmod(turn - 2, len(shared))
    return shared[place] if lap % 2 else shared[-1 - place]


def slowdown(n: int) -> int:
    """The factor by which checks look less often at the n-th moment of a match."""
    if n < LONG:
        return 1
    return SELDOM if n < VERY_LONG else VERY_SELDOM


def viewers(seats: int) -> range:
    """Every seat and, as -1, a spectator."""
    return range(-1, seats)


def eye(viewer: int) -> int | None:
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
        self.decision: Decision[Any] = decision
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
            self._scenes[viewer] = self.match.scene(eye(viewer), lines_from=sys.maxsize)
        return self._scenes[viewer]


class Dealt:
    """A sample of a moment. Clone it before playing on."""

    def __init__(self, moment: Moment, viewer: int) -> None:
        self.chance = FastChance(moment.n)
        self.s = sample(moment.s, viewer, self.chance)
        self.bare = bare(self.s)
        self.is_new = self.bare != moment.bare


class Sometimes(str):
    """The reason why a check seldom finds something to look at: it may look, or not."""


class Expected(NamedTuple):
    """What the suite is told of a game by whoever wrote the game.

    `hidden` names every attribute of a state that some viewer cannot see (`players.hand`), and
    from how many seats on it is hidden; None: this is not compared. `hidden_seldom` are attributes
    that are hidden in few walks alone. `nothing_to_see` has the checks that find nothing to look
    at, each with the reason: for the whole game, or by number of seats.
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


class Walk(NamedTuple):
    """A match to play: its table, options and seed."""

    table: Table
    options: Options
    seed: int

    def __str__(self) -> str:
        game, seats = self.table
        usual = game.check_options({}, seats)
        other = [
            f"{name}={value!r}" for name, value in self.options.items() if value != usual[name]
        ]
        return f"{game.name}, {seats} seats, seed {self.seed}, {', '.join(other) or 'defaults'}"

    def match(self) -> Match:
        """The match before its first choice."""
        return Match(self.table.game, self.table.seats, self.seed, {**self.options})


def walks(table: Table) -> list[Walk]:
    """All walks of a table."""
    return [
        Walk(table, options, derived_seed(1 + at)) for at, options in enumerate(option_sets(table))
    ]


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
