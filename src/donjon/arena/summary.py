"""What many matches show: lengths, scores and wins by seat, with intervals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, quantiles
from typing import Final

import msgspec

from donjon.arena.simulate import Plan, Played
from donjon.kernel.game import Options

NORMAL_95: Final = 1.959963984540054
DIGITS: Final = 6


class Spread(msgspec.Struct, frozen=True):
    """How numbers lie: the mean, the ends and the quartiles."""

    mean: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class SeatSummary(msgspec.Struct, frozen=True):
    """One seat: its bot, its scores, and its wins with a 95 % interval of their rate."""

    seat: int
    who: str
    scores: Spread
    wins: int
    rate: float
    rate_low: float
    rate_high: float


class Summary(msgspec.Struct, frozen=True):
    """A whole simulation. A win counts for each who shares it; `shared` are those matches."""

    game: str
    seed: str
    options: Options
    matches: int
    decisions: Spread
    seats: list[SeatSummary]
    shared: int
    nobody: int


def summary(plan: Plan, played: list[Played]) -> Summary:
    """The figures of a simulation of at least one match."""
    return Summary(
        game=plan.game,
        seed=plan.seed,
        options=plan.options,
        matches=len(played),
        decisions=spread([match.decisions for match in played]),
        seats=[seat_summary(seat, who, played) for seat, who in enumerate(plan.who)],
        shared=sum(len(match.winners) > 1 for match in played),
        nobody=sum(not match.winners for match in played),
    )


def seat_summary(seat: int, who: str, played: list[Played]) -> SeatSummary:
    """The figures of one seat."""
    wins = sum(seat in match.winners for match in played)
    low, high = wilson(wins, len(played))
    return SeatSummary(
        seat=seat,
        who=who,
        scores=spread([match.scores[seat] for match in played]),
        wins=wins,
        rate=round(wins / len(played), DIGITS),
        rate_low=low,
        rate_high=high,
    )


def spread(numbers: list[int]) -> Spread:
    """Mean, ends and quartiles of at least one number."""
    lower, median, upper = (
        quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    )
    return Spread(
        mean=round(fmean(numbers), DIGITS),
        least=min(numbers),
        lower=lower,
        median=median,
        upper=upper,
        most=max(numbers),
    )


def wilson(wins: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson: sensible also for few matches and rare wins."""
    rate, z = wins / of, NORMAL_95
    middle = (rate + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of))
    return round(max(0.0, middle - half), DIGITS), round(min(1.0, middle + half), DIGITS)
