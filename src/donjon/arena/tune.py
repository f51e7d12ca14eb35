"""Tunes the weights of a policy with CMA-ES: candidates play against the present weights."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from hashlib import blake2b
from math import floor, log10
from typing import Any, Final, NamedTuple

from donjon.arena.tuning_matches import (
    Meeting,
    PlayAll,
    TuningDeals,
    Values,
    play_deals,
    playing,
    tuning_of,
    worth,
)
from donjon.kernel.rules.options import Options, Value
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.words.errors import BadOptions, DonjonError
from donjon.kernel.words.message import Message
from donjon.registry import game as game_of

SPREAD: Final = 0.1
"""How far the first candidates lie from the present weights: this part of each weight's range."""
FIGURES: Final = 3
"""A value is rounded to about a thousandth of its range: what is played is what is written."""
CHUNK: Final = 10


class MissingPackage(DonjonError):
    """A package that is not installed by default is needed."""


class TuningSetup(NamedTuple):
    """Which weights are tuned, for which seats and options, and how many matches are played.

    Each candidate plays `matches`; `confirming` matches show at the end whether the tuned weights
    are better.
    """

    game: str
    names: list[str]
    seats: int
    options: Options
    seed: str
    matches: int
    generations: int
    confirming: int

    def deals(self, purpose: str) -> TuningDeals:
        """Deals that no other purpose uses."""
        return TuningDeals(self.game, self.seats, self.options, f"{self.seed}/{purpose}")

    def deal_count(self, matches: int) -> int:
        """How many deals `matches` matches need: each deal is played once from every seat."""
        return max(1, -(-matches // self.seats))

    @property
    def command(self) -> str:
        """The command that repeats the run."""
        words = ["donjon", "tune", self.game, "--seats", str(self.seats)]
        words += ["-n", str(self.matches), "--generations", str(self.generations)]
        words += ["--confirm", str(self.confirming), "--seed", self.seed]
        game = game_of(self.game)
        if self.names != [each.name for each in tuning_of(game).table.at(self.seats)]:
            words += ["--only", ",".join(self.names)]
        for option in game.options:
            value = self.options[option.name]
            if value != option.default:
                words += ["--option", f"{option.name}={option_text(value)}"]
        return shlex.join(words)


def option_text(value: Value) -> str:
    """The value of an option as the command line has it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) if isinstance(value, list) else str(value)


class Generation(NamedTuple):
    """What is known after generation `number`: the middle of the best values, and the matches.

    The best candidate of many has also been lucky; the middle of the better half has been less so.
    """

    number: int
    values: Values
    matches: int


def checked_names(game: str, seats: int, only: list[str]) -> list[str]:
    """The names of the weights to tune, in the order of the file; none given means all."""
    known = [weight.name for weight in tuning_of(game_of(game)).table.at(seats)]
    for name in only:
        if name not in known:
            raise BadOptions(Message("unknown-weight", {"name": name, "known": ", ".join(known)}))
    return [name for name in known if not only or name in only]


def tune(setup: TuningSetup, jobs: int = 1) -> Iterator[Generation]:
    """Tune and yield after each generation; the same setup finds the same weights."""
    search = Search(setup)
    with playing(jobs) as play_all:
        for _ in range(setup.generations):
            yield search.next_generation(play_all)


def confirm(setup: TuningSetup, values: Values, jobs: int = 1) -> Iterator[list[Meeting]]:
    """Play tuned weights against the present ones on fresh deals, and yield some at a time."""
    count = setup.deal_count(setup.confirming)
    starts = range(0, count, CHUNK)
    stops = [min(start + CHUNK, count) for start in starts]
    deals = setup.deals("confirmation")
    with playing(jobs) as play_all:
        yield from play_all(
            play_deals, [deals] * len(starts), [values] * len(starts), starts, stops
        )


class Search:
    """A search for better weights, from generation to generation."""

    def __init__(self, setup: TuningSetup) -> None:
        try:
            import numpy
            from cmaes import CMA
        except ImportError as error:
            raise MissingPackage(Message("tune-needs-package")) from error
        self.setup: Final = setup
        self.weights: Final = [
            weight
            for weight in tuning_of(game_of(setup.game)).table.at(setup.seats)
            if weight.name in setup.names
        ]
        self.optimizer: Final[Any] = CMA(
            mean=numpy.array([place_of(weight) for weight in self.weights]),
            sigma=SPREAD,
            bounds=numpy.array([[0.0, 1.0]] * len(self.weights)),
            seed=optimizer_seed(setup.seed),
        )
        self.generations = 0
        self.matches = 0

    def next_generation(self, play_all: PlayAll) -> Generation:
        """Let a generation of candidates play the same deals, which no other generation plays."""
        places = [self.optimizer.ask() for _ in range(self.optimizer.population_size)]
        size, count = len(places), self.setup.deal_count(self.setup.matches)
        deals = self.setup.deals(f"generation {self.generations}")
        values = [self.values_at(place.tolist()) for place in places]
        found = list(play_all(play_deals, [deals] * size, values, [0] * size, [count] * size))
        self.optimizer.tell([(place, -worth(each)) for place, each in zip(places, found)])
        self.generations += 1
        self.matches += sum(len(each) for each in found)
        return Generation(
            self.generations, self.values_at(self.optimizer.mean.tolist()), self.matches
        )

    def values_at(self, place: list[float]) -> Values:
        """The weights at a place of the search, where every range is from 0 to 1."""
        return {weight.name: value_at(weight, x) for weight, x in zip(self.weights, place)}


def place_of(weight: Weight) -> float:
    """Where the value lies in its range, from 0 to 1."""
    return (weight.value - weight.least) / (weight.most - weight.least)


def value_at(weight: Weight, place: float) -> float:
    """The value at a place of the range, rounded."""
    size = weight.most - weight.least
    value = round(weight.least + place * size, FIGURES - floor(log10(size)))
    return max(weight.least, min(weight.most, value))


def optimizer_seed(seed: str) -> int:
    """A seed for the candidates."""
    return int.from_bytes(blake2b(seed.encode(), digest_size=4, person=b"donjon-tune").digest())
