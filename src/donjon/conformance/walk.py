"""A walk: one match, played once, at every moment of which many checks look.

A check is a class with a name and a docstring; it counts how often it really looked. A table is a
game with so many seats: it is walked with the options by default, with every option otherwise,
and with its share of all further values, so that each value of each option is met in some walk.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from donjon.conformance.appearance import appearance, some_choice
from donjon.conformance.size import COMPILED, IS_PROOF, lucky, size
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.options import GameOption, Options, Value
from donjon.kernel.rules.state import State, apply_choice, run_until_choice, sample
from donjon.kernel.rules.step import Decision
from donjon.kernel.scene import Scene

IS_WIDE = COMPILED or IS_PROOF  # all tables, and all values that a list names
FEW_VALUES = size(3, 20, compiled=6)  # a row of more is tried at its ends
AT_RANDOM = size(0, 5)  # so many sets of options more for each table
LONG = 150 if IS_PROOF else 100  # after so many moments of a match,
SELDOM = 3 if IS_PROOF else 6  # checks look more seldom by this factor
SOME_TEXT = "Crown of the mountain king"

CHANCE = re.compile(r"chance=drawn \d+")
WORD = re.compile(r"(?<!^)(?=[A-Z])")


class Table(NamedTuple):
    """A game and how many sit at it."""

    game: Game
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}"


def tables(game: Game) -> list[Table]:
    """All of a game; in a sample of the interpreted rules its smallest and its largest."""
    least, most = game.seats
    numbers = range(least, most + 1) if IS_WIDE else sorted({least, most})
    return [Table(game, seats) for seats in numbers]


def values(option: GameOption, seats: int) -> list[Value]:
    """The values to try, the default first: all of a few, of many the ends.

    Compiled and in a proof there is time for all that a list names.
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
    """With what a table is walked: the defaults, everything otherwise, and further values in turn.

    The further values are shared out among the tables of the game; some sets more are made at
    random where there is time.
    """
    game, seats = table
    tried = {option.name: values(option, seats) for option in game.options}
    count = max([2, *map(len, tried.values())])
    shared = tables(game)
    turns = [0, 1, *[turn for turn in range(2, count) if whose(turn, shared) == table]]
    chosen = [{name: row[turn % len(row)] for name, row in tried.items()} for turn in turns]
    chance = FastChance(lucky(seats))
    for _ in range(AT_RANDOM):
        chosen.append({name: row[chance.below(len(row))] for name, row in tried.items()})
    return [game.check_options({**each}, seats) for each in chosen]


def whose(turn: int, shared: list[Table]) -> Table:
    """Who walks the further values: from the largest table to the smallest, and back.

    Always in the same order, a table would get every fourth turn, and of two values only one.
    """
    lap, place = divmod(turn - 2, len(shared))
    return shared[place] if lap % 2 else shared[-1 - place]


def viewers(seats: int) -> range:
    """Every seat and, as -1, a spectator."""
    return range(-1, seats)


def eye(viewer: int) -> int | None:
    """A viewer as a match knows it: None is a spectator."""
    return viewer if viewer >= 0 else None


def bare(s: State) -> str:
    """All that a state holds but its chance."""
    return CHANCE.sub("", contents(s))


class Moment:
    """A decision before it is taken. Leave it as it is; what several checks want is found once."""

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
        """The state after the choice that is going to be made."""
        return self.taken(self.s.clone(), self.option)

    def taken(self, s: State, option: int, journal: Journal | None = None) -> State:
        """A state like this one in which the seat has chosen; what comes of it is told."""
        s.journal = journal
        apply_choice(s, self.decision, option)
        run_until_choice(s)
        return s

    def is_quiet(self, after: State) -> bool:
        """Whether a choice drew nothing, revealed nothing and did not end the match."""
        drawn = (self.s.chance.drawn, self.s.revealed)
        return bool(after.owed) and (after.chance.drawn, after.revealed) == drawn

    def seen(self, viewer: int) -> bytes:
        """All that a viewer sees."""
        if viewer not in self._seen:
            self._seen[viewer] = appearance(self.game, self.s, viewer)
        return self._seen[viewer]

    def dealt(self, viewer: int) -> Dealt:
        """The state with what the viewer cannot see dealt anew."""
        if viewer not in self._dealt:
            self._dealt[viewer] = Dealt(self, viewer)
        return self._dealt[viewer]

    def scene(self, viewer: int) -> Scene:
        """What is drawn for a viewer, without what was told."""
        if viewer not in self._scenes:
            self._scenes[viewer] = self.match.scene(eye(viewer), lines_from=sys.maxsize)
        return self._scenes[viewer]


class Dealt:
    """A sample of a moment: clone it before you go on with it."""

    def __init__(self, moment: Moment, viewer: int) -> None:
        self.chance = FastChance(moment.n)
        self.s = sample(moment.s, viewer, self.chance)
        self.bare = bare(self.s)
        self.is_new = self.bare != moment.bare


class Sometimes(str):
    """Why a check seldom has something to look at: unlike with another reason, it may look."""


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
        """Why a check finds nothing to look at with so many seats."""
        found = self.nothing_to_see.get(kind)
        return found.get(seats) if isinstance(found, dict) else found


NOTHING_EXPECTED = Expected()


class Check:
    """Something that holds in every match of every game; it comes along on all walks of a table.

    It looks closely at the first moments of a walk, at one of so many of the others, and late in a
    long match more seldom. `looks` counts how often it looked at something that could have been
    wrong.
    """

    closely = 0
    pace = 1
    misses_nothing = False  # for those who compare a moment with the one before

    def __init__(self, expected: Expected = NOTHING_EXPECTED) -> None:
        self.looks = 0
        self.expected = expected

    def begin(self, walk: Walk) -> None:
        """Before the first choice of a walk."""

    def at(self, moment: Moment) -> None:
        """Before a choice."""

    def end(self, match: Match) -> None:
        """After the last one."""

    def over(self, table: Table) -> None:
        """After all walks of a table."""

    @classmethod
    def name(cls) -> str:
        """Its class in words: «a clone equals its original»."""
        return WORD.sub(" ", cls.__name__).lower()

    def is_due(self, n: int) -> bool:
        """Whether it looks at the n-th moment of a walk."""
        if self.misses_nothing or n < self.closely:
            return True
        return n % (self.pace if n < LONG else self.pace * SELDOM) == 0


class Walk(NamedTuple):
    """A match to be played: where, with what, and by which seed."""

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
    return [Walk(table, options, lucky(1 + at)) for at, options in enumerate(option_sets(table))]


class Company:
    """The checks that come along. One that fails is noted, and looks no further."""

    def __init__(self, kinds: Iterable[type[Check]], expected: Expected = NOTHING_EXPECTED) -> None:
        self.checks = [kind(expected) for kind in kinds]
        self.expected = expected
        self.failures: dict[Check, Exception] = {}

    def walk_all(self, table: Table) -> None:
        """Walk a table with all its option sets."""
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
        """Let everyone look who is due."""
        for check in self.checks:
            if check in self.failures or (isinstance(at, Moment) and not check.is_due(at.n)):
                continue
            try:
                getattr(check, verb)(at)
            except Exception as error:  # whatever it is: this check met it
                error.add_note(f"check «{check.name()}»: {where}")
                self.failures[check] = error

    def looks(self) -> dict[str, int]:
        """How often each looked."""
        return {check.name(): check.looks for check in self.checks}
