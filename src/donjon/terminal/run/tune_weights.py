"""Tunes the weights of a game, confirms them on fresh deals, and writes them as TOML."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from donjon import __version__
from donjon.arena.tune import Generation, TuningSetup, checked_names, confirm, tune
from donjon.arena.tuned_file import tuned_text
from donjon.arena.tuning_matches import Meeting, confirmation_of, tuning_of
from donjon.kernel.tuning.weight_file import Confirmation, TuningRun
from donjon.registry import game as game_of
from donjon.terminal.draw.plain_table import plain_table
from donjon.terminal.draw.progress_bar import new_progress_bar
from donjon.terminal.run.new_match import options_of, words_of
from donjon.terminal.run.saved_records import reason
from donjon.terminal.run.simulate import percents
from donjon.terminal.translator import Translator
from donjon.terminal.usage import WrongUsage

LEAST_SEATS: Final = 2


class TuningRequest(NamedTuple):
    """What the command line asks for."""

    game: str
    only: Sequence[str]
    seats: int | None
    options: Sequence[str]
    seed: str
    matches: int
    generations: int
    confirming: int


class Tuned(NamedTuple):
    """What a tuning has found, and whether it does better on fresh deals."""

    setup: TuningSetup
    found: Generation
    confirmation: Confirmation | None


def setup_of(request: TuningRequest) -> TuningSetup:
    """The setup, after a check that the game's file can be written with other values."""
    game = game_of(request.game)
    seats = request.seats
    count = game.check_seats(max(LEAST_SEATS, game.seats[0]) if seats is None else seats)
    if count < LEAST_SEATS:
        raise WrongUsage.of("cli-tune-seats")
    if min(request.matches, request.generations, request.confirming) < 1:
        raise WrongUsage.of("cli-tune-numbers")
    table = tuning_of(game).table
    names = checked_names(game.name, count, [word for word in words_of(request.only) if word])
    tuned_text(table, count, {each.name: each.value for each in table.at(count)}, None)
    return TuningSetup(
        game.name,
        names,
        count,
        game.check_options(options_of(game, request.options), count),
        request.seed,
        request.matches,
        request.generations,
        request.confirming,
    )


def check_writable(file: Path) -> None:
    """Check before a long run that the file can be written; its content does not change."""
    is_new = not file.exists()
    try:
        file.open("ab").close()
        if is_new:
            file.unlink()
    except OSError as error:
        raise WrongUsage.of("cli-cannot-write", file=str(file), reason=reason(error)) from error


def run(setup: TuningSetup, jobs: int, translator: Translator) -> Tuned:
    """Tune, then confirm; Ctrl-C ends either, and what was found until then is kept."""
    found = best_found(setup, jobs, translator)
    return Tuned(setup, found, confirmed(setup, found, jobs, translator))


def best_found(setup: TuningSetup, jobs: int, translator: Translator) -> Generation:
    """What the last whole generation has found."""
    found: Generation | None = None
    with new_progress_bar() as bar:
        task = bar.add_task(translator("cli-tuning"), total=setup.generations)
        try:
            for each in tune(setup, jobs):
                found = each
                bar.advance(task)
        except KeyboardInterrupt:
            if found is None:
                raise
    assert found is not None
    return found


def confirmed(
    setup: TuningSetup, found: Generation, jobs: int, translator: Translator
) -> Confirmation | None:
    """How it does on deals that the tuning never saw."""
    meetings: list[Meeting] = []
    with new_progress_bar() as bar:
        task = bar.add_task(translator("cli-confirming"), total=setup.confirming)
        try:
            for some in confirm(setup, found.values, jobs):
                meetings += some
                bar.advance(task, len(some))
        except KeyboardInterrupt:
            pass
    return confirmation_of(meetings, setup.seats)


def tuned_file(tuned: Tuned, date: str) -> str:
    """The game's file with the tuned weights and the run, as TOML."""
    setup, found = tuned.setup, tuned.found
    record = TuningRun(
        command=setup.command,
        version=__version__,
        date=date,
        seats=setup.seats,
        generations=found.number,
        matches=found.matches,
        confirmation=tuned.confirmation,
    )
    return tuned_text(tuning_of(game_of(setup.game)).table, setup.seats, found.values, record)


def tuned_parts(tuned: Tuned, translator: Translator) -> list[RenderableType]:
    """The weights before and after, and whether the new ones are better."""
    heads = [translator(key) for key in ("cli-tune-weight", "cli-tune-before", "cli-tune-after")]
    table = plain_table(*heads, right=(1, 2))
    for weight in tuning_of(game_of(tuned.setup.game)).table.at(tuned.setup.seats):
        if weight.name in tuned.found.values:
            pair = (weight.value, tuned.found.values[weight.name])
            table.add_row(weight.name, *[translator.figure(f"{value:g}") for value in pair])
    counts = {"generations": tuned.found.number, "matches": tuned.found.matches}
    return [
        table,
        Text(translator("cli-tune-played", **counts)),
        *[Text(line) for line in confirmation_lines(tuned.confirmation, translator)],
    ]


def confirmation_lines(found: Confirmation | None, translator: Translator) -> list[str]:
    """What the fresh deals say, and whether that is more than chance explains."""
    if found is None:
        return [translator("cli-tune-unconfirmed")]
    low, rate, high = percents(found.low, found.rate, found.high, translator)
    fair = translator.figure(f"{100 * found.fair:.1f}")
    figures = {"rate": rate, "low": low, "high": high, "fair": fair}
    verdict = "cli-tune-holds" if found.holds else "cli-tune-does-not-hold"
    return [
        translator("cli-tune-confirmed", matches=found.decided, **figures),
        translator(verdict),
    ]
