"""Ladders: every bot meets every other on the same deals, in every seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from donjon.arena.simulation import (
    MatchOutcome,
    MatchRange,
    SimulationSetup,
    alone_among,
    play_ranges,
)
from donjon.arena.stored_matches import Series, StoredMatches
from donjon.arena.summary import DIGITS, WinRate, win_rate
from donjon.arena.timed_bot import ThinkingTime
from donjon.bots.search.ending import share_of_win
from donjon.kernel.rules.options import Options
from donjon.registry import game as game_of

TWO: Final = 2
CHUNK: Final = 5
"""How many deals a process plays at a time; few, since long thoughts take minutes."""


class LadderSetup(NamedTuple):
    """Which bots meet, at how many seats, in how many matches a pair, and on which deals.

    With `challengers` only these meet all the others; without them every bot does.
    """

    game: str
    bots: list[str]
    seats: int
    matches: int
    options: Options
    seed: str
    challengers: list[str] = []  # noqa: RUF012

    @property
    def deals(self) -> int:
        """How many deals there are: each is played once with the first bot on every seat."""
        return max(1, -(-self.matches // self.seats))

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The pairs of bots that meet. At more than two seats each is once alone among the others.

        A challenger comes first: with more than two seats it alone sits among the others.
        """
        pairs = list(permutations(self.bots, TWO))
        if self.challengers:
            pairs = [pair for pair in pairs if pair[0] in self.challengers]
        if self.seats > TWO:
            return pairs
        if self.challengers:
            return [(one, other) for one, other in pairs if is_met_first(one, other, pairs)]
        return [(second, first) for first, second in combinations(self.bots, TWO)]


def is_met_first(one: str, other: str, pairs: list[tuple[str, str]]) -> bool:
    """Whether two who challenge each other meet here for the first time."""
    return (other, one) not in pairs[: pairs.index((one, other))]


class CpuTime(msgspec.Struct, frozen=True):
    """The CPU milliseconds of a bot for a choice and for a turn, and for its longest turn."""

    choice: float
    turn: float
    longest_turn: float


class PairSummary(msgspec.Struct, frozen=True):
    """How a bot did against copies of another one; a shared win counts by its share.

    `rate` is the share of all matches that it won, with a 95 % interval. `nobody` counts matches
    without a winner, and `decided` is its share of the others. `fair` is what it would win against
    its equals, of matches that somebody wins.
    """

    bot: str
    against: str
    matches: int
    wins: float
    wins_against: float
    nobody: int
    rate: float
    rate_low: float
    rate_high: float
    decided: WinRate
    fair: float
    score: float
    score_against: float
    cpu: CpuTime
    cpu_against: CpuTime
    faults: int


class Ladder(msgspec.Struct, frozen=True):
    """All pairs of a ladder, and what is needed to play it again."""

    game: str
    seats: int
    options: Options
    seed: str
    deals: int
    pairs: list[PairSummary]


class SeatOutcome(NamedTuple):
    """One match of a pair, and the seat of the first bot in it."""

    seat: int
    outcome: MatchOutcome


def play_ladder(
    setup: LadderSetup, jobs: int = 1, stored: StoredMatches | None = None
) -> Iterator[PairSummary]:
    """Play the pairs one after the other; a match that is stored is not played again."""
    for bot, against in setup.pairs:
        played = play_pair(setup, bot, against, jobs, stored)
        yield pair_summary(bot, against, setup.seats, played)


def play_pair(
    setup: LadderSetup, bot: str, against: str, jobs: int, stored: StoredMatches | None = None
) -> list[SeatOutcome]:
    """Play every deal with the bot on each seat in turn, and copies of the other elsewhere.

    Some deals are played from all seats before the next ones begin: what a file has of a ladder
    that was stopped is fair to both bots.
    """
    played: list[SeatOutcome] = []
    ranges: list[tuple[int, MatchRange]] = []
    for seat in range(setup.seats):
        known: list[MatchOutcome] = []
        if stored is not None:
            series = series_of(stored.version, setup, bot, against, seat)
            known = stored.first_deals(series, setup.deals)
        played += [SeatOutcome(seat, outcome) for outcome in known]
        bots = alone_among(bot, against, seat, setup.seats)
        timed = SimulationSetup(setup.game, bots, setup.options, setup.seed, timed=True)
        for start in range(len(known), setup.deals, CHUNK):
            ranges.append((seat, MatchRange(timed, start, min(start + CHUNK, setup.deals))))
    ranges.sort(key=by_deal)
    outcomes = play_ranges([matches for _, matches in ranges], jobs)
    for (seat, matches), some in zip(ranges, outcomes, strict=True):
        if stored is not None:
            series = series_of(stored.version, setup, bot, against, seat)
            stored.add_outcomes(series, matches.start, some)
        played += [SeatOutcome(seat, outcome) for outcome in some]
    return played


def by_deal(place: tuple[int, MatchRange]) -> tuple[int, int]:
    """Orders what is to be played: the earlier deals first, on the first seat first."""
    seat, matches = place
    return matches.start, seat


def series_of(version: str, setup: LadderSetup, bot: str, against: str, seat: int) -> Series:
    """What all deals of a pair with the first bot on this seat have in common."""
    return Series(
        version=version,
        game=setup.game,
        rules=game_of(setup.game).rules_version,
        options=setup.options,
        seats=setup.seats,
        seed=setup.seed,
        bot=bot,
        against=against,
        seat=seat,
    )


def pair_summary(bot: str, against: str, seats: int, played: list[SeatOutcome]) -> PairSummary:
    """Sum up the matches of a pair."""
    wins = sum(share_of_win(each.outcome.winners, each.seat) for each in played)
    nobody = sum(not each.outcome.winners for each in played)
    every = win_rate(wins, len(played))
    ended = [each for each in played if each.outcome.fault is None]
    return PairSummary(
        bot=bot,
        against=against,
        matches=len(played),
        wins=round(wins, DIGITS),
        wins_against=round(len(played) - nobody - wins, DIGITS),
        nobody=nobody,
        rate=every.rate,
        rate_low=every.low,
        rate_high=every.high,
        decided=win_rate(wins, len(played) - nobody),
        fair=round(1 / seats, DIGITS),
        score=mean_of([each.outcome.scores[each.seat] for each in ended]),
        score_against=mean_of([mean_of_others(each) for each in ended]),
        cpu=cpu_time([each.outcome.times[each.seat] for each in ended]),
        cpu_against=cpu_time([time for each in ended for time in times_of_others(each)]),
        faults=len(played) - len(ended),
    )


def mean_of(numbers: list[int] | list[float]) -> float:
    return round(fmean(numbers), DIGITS) if numbers else 0.0


def mean_of_others(played: SeatOutcome) -> float:
    """The mean score of the seats of the second bot."""
    scores = played.outcome.scores
    return fmean(score for seat, score in enumerate(scores) if seat != played.seat)


def times_of_others(played: SeatOutcome) -> list[ThinkingTime]:
    return [time for seat, time in enumerate(played.outcome.times) if seat != played.seat]


def cpu_time(times: list[ThinkingTime]) -> CpuTime:
    """The mean CPU milliseconds for a choice and for a turn, and those of the longest turn."""
    milliseconds = 1000 * sum(time.seconds for time in times)
    choices, turns = sum(time.choices for time in times), sum(time.turns for time in times)
    return CpuTime(
        round(milliseconds / max(1, choices), DIGITS),
        round(milliseconds / max(1, turns), DIGITS),
        round(1000 * max([time.longest_turn for time in times], default=0.0), DIGITS),
    )
