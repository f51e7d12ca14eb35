"""Runs a simulation and prints its statistics."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from rich.console import RenderableType
from rich.text import Text

from donjon.arena import MatchOutcome, SimulationSetup, Summary, simulate, summary_of
from donjon.arena.summary import Spread
from donjon.bots import short_name
from donjon.bots.search.search_name import split_names
from donjon.kernel.words.translate import translate
from donjon.registry import game as game_of
from donjon.terminal.ask.seating import USUAL_BOT
from donjon.terminal.draw.plain_table import plain_table
from donjon.terminal.draw.progress_bar import new_progress_bar
from donjon.terminal.run.new_match import MatchRequest, bots_of, options_of
from donjon.terminal.translator import Translator, letter

SPREAD: Final = ("mean", "interval", "least", "lower", "median", "upper", "most")
FAULTS_SHOWN: Final = 5


def setup_of(request: MatchRequest) -> SimulationSetup:
    """The setup of a simulation; by default greedy bots on two seats, if the game allows it."""
    game = game_of(request.game or "")
    least, most = game.seats
    seats = game.check_seats(
        request.seats or len(split_names([*request.players])) or min(max(2, least), most)
    )
    options = game.check_options(options_of(game, request.options), seats)
    return SimulationSetup(
        game.name, bots_of(request.players, seats, USUAL_BOT), options, request.seed or "0"
    )


def run(
    setup: SimulationSetup, matches: int, jobs: int, translator: Translator
) -> tuple[Summary, float]:
    """Play the matches with a progress bar on stderr; returns the summary and the seconds."""
    outcomes: list[MatchOutcome] = []
    start = time.perf_counter()
    with new_progress_bar() as bar:
        task = bar.add_task(translator("cli-playing"), total=matches)
        for some in simulate(setup, matches, jobs):
            outcomes.extend(some)
            bar.advance(task, len(some))
    return summary_of(setup, outcomes), time.perf_counter() - start


def summary_parts(found: Summary, translator: Translator) -> list[RenderableType]:
    """The tables of a simulation, the same for any number of processes."""
    heads = [translator(f"cli-{name}") for name in SPREAD]
    lengths = plain_table("", *heads, right=tuple(range(1, 1 + len(heads))))
    lengths.columns[0].no_wrap = True
    lengths.add_row(translator("cli-decisions"), *figures(found.decisions, translator))
    if found.rounds is not None:
        lengths.add_row(translator("cli-rounds"), *figures(found.rounds, translator))
    for seat in found.seats:
        label = translator("cli-score-of", seat=letter(seat.seat), bot=short_name(seat.bot))
        lengths.add_row(label, *figures(seat.scores, translator))
    if len(found.seats) > 1:
        lengths.add_row(translator("cli-score-of-all"), *figures(found.table, translator))
    wins = plain_table("", translator("cli-wins"), "%", translator("cli-interval"), right=(1, 2, 3))
    for seat in found.seats:
        low, rate, high = percents(seat.rate_low, seat.rate, seat.rate_high, translator)
        wins.add_row(
            f"{letter(seat.seat)} {short_name(seat.bot)}", str(seat.wins), rate, f"{low} – {high}"
        )
    counts = {"matches": found.matches, "shared": found.shared, "nobody": found.nobody}
    return [
        lengths,
        Text(""),
        wins,
        Text(translator("cli-counts", **counts)),
        *fault_lines(found, translator),
    ]


def count_table(found: Summary, translator: Translator) -> RenderableType:
    """Each line of the score sheet: its mean, and in how many matches it was above 0."""
    heads = [
        translator("cli-mean"),
        translator("cli-matches-with"),
        "%",
        translator("cli-interval"),
    ]
    table = plain_table("", "", *heads, right=(2, 3, 4, 5))
    label = ""
    for row in found.count:
        mean = translator.figure(f"{row.mean:.1f}")
        low, rate, high = percents(row.rate_low, row.rate, row.rate_high, translator)
        bot = f"{letter(row.seat)} {short_name(found.seats[row.seat].bot)}"
        same = label == (label := translate(row.label, translator.lang))
        table.add_row("" if same else label, bot, mean, str(row.matches), rate, f"{low} – {high}")
    return table


def percents(low: float, rate: float, high: float, translator: Translator) -> list[str]:
    """A rate and its interval in percent."""
    return [translator.figure(f"{100 * each:.1f}") for each in (low, rate, high)]


def fault_lines(found: Summary, translator: Translator) -> list[RenderableType]:
    """Which bots have lost matches by a fault, and the reasons, the most frequent first."""
    lost = sum(fault.matches for fault in found.faults)
    lines: list[RenderableType] = [Text(translator("cli-faults", matches=lost))] if lost else []
    for fault in found.faults[:FAULTS_SHOWN]:
        bot = f"{letter(fault.seat)} {short_name(fault.bot)}"
        reason = translate(fault.reason, translator.lang)
        lines.append(Text(translator("cli-fault", bot=bot, matches=fault.matches, reason=reason)))
    if len(found.faults) > FAULTS_SHOWN:
        lines.append(Text(translator("cli-more-faults", count=len(found.faults) - FAULTS_SHOWN)))
    return lines


def figures(spread: Spread | None, translator: Translator) -> list[str]:
    """Mean, interval, extremes and quartiles as text."""
    if spread is None:
        return ["–"] * len(SPREAD)
    rest = [spread.least, spread.lower, spread.median, spread.upper, spread.most]
    mean = [f"{spread.mean:.1f}", f"± {spread.mean_high - spread.mean:.1f}"]
    return [translator.figure(text) for text in [*mean, *[f"{n:.4g}" for n in rest]]]


def summary_json(found: Summary, seconds: float | None) -> str:
    """The summary as JSON; with the time if `seconds` is given."""
    data = msgspec.to_builtins(found)
    if seconds is not None:
        data["seconds"] = round(seconds, 3)
        data["matches_per_second"] = round(found.matches / seconds, 1)
    return msgspec.json.encode(data).decode()


def speed(found: Summary, seconds: float, translator: Translator) -> str:
    """A sentence on how fast the matches were played."""
    took = translator.figure(f"{seconds:.1f}")
    rate = translator.figure(f"{found.matches / seconds:.0f}")
    return translator("cli-speed", matches=found.matches, seconds=took, rate=rate)
