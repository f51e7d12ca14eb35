"""Statistics of many matches: lengths, scores and wins by seat, with 95 % intervals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Final

import msgspec

from donjon.arena.simulation import MatchOutcome, SimulationSetup
from donjon.kernel.rules.options import Options
from donjon.kernel.words.message import Message

NORMAL_95: Final = 1.959963984540054
DIGITS: Final = 6


class Spread(msgspec.Struct, frozen=True):
    """The mean with its 95 % interval, the extremes and the quartiles of some numbers."""

    mean: float
    mean_low: float
    mean_high: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class SeatSummary(msgspec.Struct, frozen=True, rename={"bot": "who"}):
    """One seat: its bot, its scores, and its wins with a 95 % interval of their rate."""

    seat: int
    bot: str
    scores: Spread | None
    wins: int
    rate: float
    rate_low: float
    rate_high: float


class RowSummary(msgspec.Struct, frozen=True):
    """One line of the score sheet for one seat: its mean, and how often it was above 0."""

    label: Message
    seat: int
    mean: float
    matches: int
    rate: float
    rate_low: float
    rate_high: float


class FaultSummary(msgspec.Struct, frozen=True, rename={"bot": "who"}):
    """How many matches a bot has lost by one kind of fault, and the reason."""

    seat: int
    bot: str
    reason: Message
    matches: int


class Summary(msgspec.Struct, frozen=True):
    """The statistics of a simulation. A shared win counts for each winner.

    `shared` counts matches with several winners, `nobody` those without any. `rounds` is None in
    games that count no rounds. `table` is about the mean score of all seats in each match.
    Decisions, rounds, scores and `count` cover matches that were played to their end, and are
    None or empty if there is none. `faults` are the reasons why others were not.
    """

    game: str
    seed: str
    options: Options
    matches: int
    decisions: Spread | None
    rounds: Spread | None
    seats: list[SeatSummary]
    table: Spread | None
    shared: int
    nobody: int
    count: list[RowSummary]
    faults: list[FaultSummary]


def summary_of(setup: SimulationSetup, outcomes: list[MatchOutcome]) -> Summary:
    """Sum up the outcomes of at least one match."""
    ended = [match for match in outcomes if match.fault is None]
    return Summary(
        game=setup.game,
        seed=setup.seed,
        options=setup.options,
        matches=len(outcomes),
        decisions=spread([match.decisions for match in ended]),
        rounds=rounds(ended),
        seats=[seat_summary(seat, bot, outcomes) for seat, bot in enumerate(setup.bots)],
        table=spread([fmean(match.scores) for match in ended]),
        shared=sum(len(match.winners) > 1 for match in ended),
        nobody=sum(not match.winners for match in outcomes),
        count=[
            row_summary(label, seat, ended)
            for label in labels(ended)
            for seat in range(setup.seats)
        ],
        faults=faults(setup, outcomes),
    )


def faults(setup: SimulationSetup, outcomes: list[MatchOutcome]) -> list[FaultSummary]:
    """The faults by seat and kind, the most frequent first, each with its first reason."""
    kinds: dict[tuple[int, str], list[Message]] = {}
    for match in outcomes:
        if match.fault is not None:
            seat, reason = match.fault
            kind = str(reason.args.get("error") or reason.args.get("rule"))
            kinds.setdefault((seat, kind), []).append(reason)
    found = [
        FaultSummary(seat, setup.bots[seat], reasons[0], len(reasons))
        for (seat, _), reasons in kinds.items()
    ]
    return sorted(found, key=lambda fault: -fault.matches)


def rounds(outcomes: list[MatchOutcome]) -> Spread | None:
    """The numbers of rounds; None if the game counts no rounds."""
    counted = [match.rounds for match in outcomes]
    return spread(counted) if any(counted) else None


def seat_summary(seat: int, bot: str, outcomes: list[MatchOutcome]) -> SeatSummary:
    """The statistics of one seat."""
    wins = sum(seat in match.winners for match in outcomes)
    low, high = wilson(wins, len(outcomes))
    return SeatSummary(
        seat=seat,
        bot=bot,
        scores=spread([match.scores[seat] for match in outcomes if match.fault is None]),
        wins=wins,
        rate=round(wins / len(outcomes), DIGITS),
        rate_low=low,
        rate_high=high,
    )


def labels(outcomes: list[MatchOutcome]) -> list[Message]:
    """The labels of all score sheets in order.

    A label that some matches lack comes after the one that it follows where it occurs.
    """
    found: list[Message] = []
    for match in outcomes:
        before = -1
        for row in match.rows:
            if row.label not in found:
                found.insert(before + 1, row.label)
            before = found.index(row.label)
    return found


def row_summary(label: Message, seat: int, outcomes: list[MatchOutcome]) -> RowSummary:
    """The statistics of one line of the score sheet for one seat; no value counts as 0."""
    values = [
        sum(row.values[seat] or 0 for row in match.rows if row.label == label) for match in outcomes
    ]
    matches = sum(value > 0 for value in values)
    low, high = wilson(matches, len(outcomes))
    return RowSummary(
        label=label,
        seat=seat,
        mean=round(sum(values) / len(outcomes), DIGITS),
        matches=matches,
        rate=round(matches / len(outcomes), DIGITS),
        rate_low=low,
        rate_high=high,
    )


def spread(numbers: list[int] | list[float]) -> Spread | None:
    """Mean, extremes and quartiles; None if there are no numbers."""
    if not numbers:
        return None
    lower, median, upper = (
        quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    )
    mean = fmean(numbers)
    half = NORMAL_95 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Spread(
        mean=round(mean, DIGITS),
        mean_low=round(mean - half, DIGITS),
        mean_high=round(mean + half, DIGITS),
        least=min(numbers),
        lower=lower,
        median=median,
        upper=upper,
        most=max(numbers),
    )


class WinRate(msgspec.Struct, frozen=True):
    """The share of `of` matches that were won, with its 95 % interval; of no match: 0 to 1."""

    of: int
    rate: float
    low: float
    high: float


def win_rate(wins: float, of: int) -> WinRate:
    """The share of the wins with its interval."""
    if of == 0:
        return WinRate(0, 0.0, 0.0, 1.0)
    return WinRate(of, round(wins / of, DIGITS), *wilson(wins, of))


def wilson(wins: float, of: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a rate, which also holds for few matches and rare wins."""
    rate, z = wins / of, NORMAL_95
    middle = (rate + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of))
    return round(max(0.0, middle - half), DIGITS), round(min(1.0, middle + half), DIGITS)
