"""Matches of a tuning: candidates against the present weights, every deal once from every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from statistics import fmean
from typing import Any, Final, NamedTuple

from donjon.arena.simulation import MatchOutcome, SimulationSetup, alone_among, play_deal
from donjon.arena.summary import DIGITS, win_rate
from donjon.bots import POLICY, Bot
from donjon.bots.policy_bot import PolicyBot
from donjon.bots.search.ending import share_of_win
from donjon.bots.search.trial import margin
from donjon.kernel.match.game import Game
from donjon.kernel.match.game_parts import Tuning
from donjon.kernel.rules.options import Options
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_file import Confirmation
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message
from donjon.registry import game as game_of
from donjon.worker_processes import WorkerPool

MARGIN: Final = 0.1
"""A lead as high as the search of the game heeds counts so much of a win."""

Values = dict[str, float]
"""Weights by name."""


class TuningDeals(NamedTuple):
    """Deals that candidates play: those of one seed, the same for all of them."""

    game: str
    seats: int
    options: Options
    seed: str


class Meeting(NamedTuple):
    """How a candidate did in one match: its share of the win, and its lead from -1 to 1."""

    share: float
    is_decided: bool
    lead: float


PlayAll = Callable[..., Iterable[list[Meeting]]]
"""A `map` over many calls of `play_deals`, in this process or in others."""


@contextmanager
def playing(jobs: int) -> Iterator[PlayAll]:
    """A `map` that plays deals in `jobs` processes; they end with the context, even while busy."""
    if jobs <= 1:
        yield map
        return
    pool = WorkerPool(jobs)
    try:
        yield pool.map
    finally:
        pool.end()


def tuning_of(game: Game) -> Tuning[Any]:
    """What can be tuned; `BadOptions` if the game has no weights."""
    tuning = game.brain.tuning
    if tuning is None:
        raise BadOptions(Message("no-weights", {"game": game.text("title")}))
    return tuning


def play_deals(deals: TuningDeals, values: Values, first: int, stop: int) -> list[Meeting]:
    """Play the deals from `first` to before `stop`, with the candidate on each seat in turn."""
    game = game_of(deals.game)
    tuning, present = tuning_of(game), tuning_of(game).table.at(deals.seats)
    scale = game.brain.advice.scale
    usual: Bot = PolicyBot(tuning.policy(present))
    candidate: Bot = PolicyBot(tuning.policy(with_values(present, values)))
    setup = SimulationSetup(deals.game, [POLICY] * deals.seats, deals.options, deals.seed)
    found: list[Meeting] = []
    for number in range(first, stop):
        for seat in range(deals.seats):
            bots = alone_among(candidate, usual, seat, deals.seats)
            found.append(meeting(play_deal(game, setup, number, bots), seat, scale))
    return found


def with_values(weights: list[Weight], values: Values) -> list[Weight]:
    """The weights, some of them with another value."""
    return [weight.changed(values.get(weight.name, weight.value)) for weight in weights]


def meeting(outcome: MatchOutcome, seat: int, scale: float) -> Meeting:
    """How the seat did; in a match without scores, because of a fault, its lead is 0."""
    lead = margin(outcome.scores, seat, scale) if outcome.scores else 0.0
    return Meeting(share_of_win(outcome.winners, seat), bool(outcome.winners), lead)


def worth(meetings: list[Meeting]) -> float:
    """How good a candidate is: its share of the wins, and a little of its lead."""
    return fmean(each.share + MARGIN * each.lead for each in meetings)


def confirmation_of(meetings: list[Meeting], seats: int) -> Confirmation | None:
    """Sum up the matches that somebody won; None if there are none."""
    decided = [each for each in meetings if each.is_decided]
    if not decided:
        return None
    wins = sum(each.share for each in decided)
    found = win_rate(wins, len(decided))
    return Confirmation(
        matches=len(meetings),
        decided=found.of,
        wins=round(wins, DIGITS),
        rate=found.rate,
        low=found.low,
        high=found.high,
        fair=round(1 / seats, DIGITS),
    )
