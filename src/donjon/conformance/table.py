"""What is walked: the tables of a game, and for each one a few matches with other options.

A table is a game with a number of seats. It is walked with default options, then with other
options, so that each value of each option occurs in some walk of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from donjon.conformance.size import COMPILED, IS_PROOF, derived_seed, size
from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.options import GameOption, Options, Value

IS_WIDE = COMPILED or IS_PROOF  # walk all tables, and all values of a closed list
FEW_VALUES = size(3, 20, compiled=6)  # of more values, only the first and the last are tried
AT_RANDOM = size(0, 5)  # how many random sets of options each table gets as well
SOME_TEXT = "Crown of the mountain king"


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
