"""The end of a match: result, score sheet, seed with its hash, and where it is saved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from donjon.kernel.match.match import Match
from donjon.kernel.rules.result import Result
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.plain_table import plain_table
from donjon.terminal.translator import Translator, letter


def ending(match: Match, translator: Translator, path: Path | None) -> Iterator[RenderableType]:
    """What is printed when a match is over."""
    result = match.result
    assert result is not None
    yield Text("")
    yield Text(translator.text(result.text), "bold")
    yield result_table(result, match.seats, translator)
    yield Text(translator("term-seed", seed=str(match.seed)))
    yield Text(translator("term-commitment", hash=match.commitment))
    if path is not None:
        yield Text(translator("term-record-in", file=str(path)), no_wrap=True)


def result_table(result: Result, seats: int, translator: Translator) -> Table:
    """The score sheet, one row for each seat, the best first."""
    heads = [translator.text(row.label) for row in result.details]
    right = (0, *range(2, 2 + len(heads)))
    table = plain_table(translator("term-place"), "", *heads, right=right)
    for place, seat in places(result, seats):
        counted = [row.values[seat] for row in result.details]
        values = ["" if value is None else str(value) for value in counted]
        style = f"bold {paint.of_seat(seat)}"
        name = Text.assemble((letter(seat), style), " ", translator.seat(seat))
        table.add_row(str(place) if place else "–", name, *values)
    return table


def places(result: Result, seats: int) -> list[tuple[int, int]]:
    """Pairs of place and seat, best first; ties share a number, and 0 means no place."""
    found: list[tuple[int, int]] = []
    for group in result.ranking:
        place = len(found) + 1
        found += [(place, seat) for seat in group]
    ranked = {seat for _, seat in found}
    return found + [(0, seat) for seat in range(seats) if seat not in ranked]
