"""Plays a ladder and prints who beats whom."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.console import RenderableType
from rich.text import Text

from donjon import __version__
from donjon.arena.ladder import Ladder, LadderSetup, PairSummary, play_ladder
from donjon.arena.stored_matches import StoredMatches
from donjon.bots import LEVELS, is_bot, known_names, short_name
from donjon.bots.characters import CHARACTERS
from donjon.bots.find_bot import full_name
from donjon.bots.search.search_name import split_names
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message
from donjon.registry import game as game_of
from donjon.terminal.draw.plain_table import plain_table
from donjon.terminal.draw.progress_bar import new_progress_bar
from donjon.terminal.run.new_match import options_of
from donjon.terminal.run.saved_records import reason
from donjon.terminal.run.simulate import percents
from donjon.terminal.translator import Translator
from donjon.terminal.usage import WrongUsage

LEAST_SEATS: Final = 2
EVERYBODY: Final = "all"
"""Stands for every level and every house player."""
HEADS: Final = (
    *("cli-ladder-bot", "cli-ladder-against", "cli-wins", "cli-interval", "cli-ladder-nobody"),
    *("cli-ladder-decided", "cli-ladder-points", "cli-ladder-cpu", "cli-ladder-longest"),
)
NEXT_TO_NOBODY: Final = HEADS.index("cli-ladder-decided")


def setup_of(
    name: str,
    bots: Sequence[str],
    seats: int | None,
    matches: int,
    options: Sequence[str],
    seed: str,
    challengers: Sequence[str] = (),
) -> LadderSetup:
    """What the command line asks for; by default the four levels at two seats."""
    game = game_of(name)
    names = bots_of(bots) or LEVELS
    alone = bots_of(challengers)
    for bot in alone:
        if bot not in names:
            raise WrongUsage.of("cli-ladder-challenger", name=bot)
    if len({*names}) < max(LEAST_SEATS, len(names)):
        raise WrongUsage.of("cli-ladder-bots")
    count = game.check_seats(max(LEAST_SEATS, game.seats[0]) if seats is None else seats)
    if count < LEAST_SEATS:
        raise WrongUsage.of("cli-ladder-seats")
    checked = game.check_options(options_of(game, options), count)
    return LadderSetup(
        game.name,
        [full_name(bot) for bot in names],
        count,
        matches,
        checked,
        seed,
        [full_name(bot) for bot in alone],
    )


def bots_of(given: Sequence[str]) -> list[str]:
    """The bots that are named; `all` stands for the four levels and the house players."""
    names: list[str] = []
    for name in split_names([*given]):
        names += [*LEVELS, *CHARACTERS] if name == EVERYBODY else [name]
    for bot in names:
        if not is_bot(bot):
            known = ", ".join([EVERYBODY, *known_names()])
            raise BadOptions(Message("unknown-bot", {"name": bot, "known": known}))
    return names


def run(setup: LadderSetup, jobs: int, file: Path | None, translator: Translator) -> Ladder:
    """Play all pairs with a progress bar on stderr; `file` has the matches of earlier runs."""
    pairs: list[PairSummary] = []
    stored = None if file is None else opened(file)
    with new_progress_bar() as bar:
        task = bar.add_task(translator("cli-playing"), total=len(setup.pairs))
        for pair in play_ladder(setup, jobs, stored):
            pairs.append(pair)
            bar.advance(task)
    return Ladder(setup.game, setup.seats, setup.options, setup.seed, setup.deals, pairs)


def opened(file: Path) -> StoredMatches:
    """The matches of a file, which may be new; raises an error if matches cannot be added."""
    try:
        stored = StoredMatches(file, __version__)
        stored.add([])
    except OSError as error:
        raise WrongUsage.of("cli-cannot-write", file=str(file), reason=reason(error)) from error
    return stored


def ladder_parts(found: Ladder, translator: Translator) -> list[RenderableType]:
    """The table of all pairs: wins with their interval, points, and CPU time for a turn.

    Where nobody won some matches there is also the share of the others.
    """
    heads = [translator(key) for key in HEADS]
    rows = [pair_cells(pair, translator) for pair in found.pairs]
    if not any(pair.nobody for pair in found.pairs):
        for cells in [heads, *rows]:
            del cells[NEXT_TO_NOBODY]
    table = plain_table(*heads, right=tuple(range(2, len(heads))))
    for cells in rows:
        table.add_row(*cells)
    counts = {"seats": found.seats, "deals": found.deals, "matches": found.deals * found.seats}
    lines: list[RenderableType] = [table, Text(translator("cli-ladder-deals", **counts))]
    faults = sum(pair.faults for pair in found.pairs)
    return [*lines, Text(translator("cli-faults", matches=faults))] if faults else lines


def pair_cells(pair: PairSummary, translator: Translator) -> list[str]:
    """One line of the table."""
    low, rate, high = percents(pair.rate_low, pair.rate, pair.rate_high, translator)
    figure = translator.figure
    decided = pair.decided
    least, share, most = percents(decided.low, decided.rate, decided.high, translator)
    return [
        short_name(pair.bot),
        short_name(pair.against),
        f"{rate} %",
        f"{low} – {high}",
        str(pair.nobody),
        f"{share} % ({least} – {most})" if decided.of else "–",
        figure(f"{pair.score:.1f} : {pair.score_against:.1f}"),
        figure(f"{pair.cpu.turn:.1f} : {pair.cpu_against.turn:.1f}"),
        figure(f"{pair.cpu.longest_turn:.0f} : {pair.cpu_against.longest_turn:.0f}"),
    ]


def ladder_json(found: Ladder) -> str:
    """The ladder as JSON."""
    return msgspec.json.encode(found).decode()
