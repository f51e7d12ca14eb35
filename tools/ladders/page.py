"""Writes docs/ladders.md: who beats whom, and how strength grows with the worlds of a search."""

from __future__ import annotations

from typing import Final

from donjon.registry import game
from tools.ladders.growth import PICTURE, draw
from tools.ladders.plan import SEED, Meeting, Table, meetings
from tools.ladders.results import Result, stored_result
from tools.ladders.way_of_play import way_of_play
from tools.proof.results import ROOT

PAGE: Final = ROOT / "docs" / "ladders.md"
HEAD: Final = f"""# The ladders

`make ladders` lets the levels of all games meet on the same deals in every seat, and writes this
page; [bots.md](bots.md) says what the levels do.

- At two seats a pair plays every deal from both sides. With more seats the first bot sits alone
  among copies of the other, on every seat in turn.
- The deals follow from the seed `{SEED}`, which nothing was tuned on.
- Wins are a share of all matches with its Wilson 95 % interval; where nobody may win, also of those
  that somebody won. `fair` is what an equal would win.
- Seconds are of CPU, of the first bot, in native code.
- A pair with fewer matches than `tools/ladders/plan.py` asks for was stopped. A star marks what was
  played by bots that have learned something else since.
"""
COLUMNS: Final = """\
| bot | against | matches | wins | of decided | fair | points | s a turn | longest | commit |
|---|---|--:|--:|--:|--:|--:|--:|--:|---|"""


def write() -> None:
    """Write the page and the picture from the stored results."""
    found = {each: result for each in meetings() if (result := stored_result(each)) is not None}
    parts = [HEAD, *growth_part(found)]
    for table in dict.fromkeys(each.table for each in found):
        parts += table_part(table, found)
    PAGE.write_text("\n".join(parts).rstrip() + "\n", encoding="utf-8")


def table_part(table: Table, found: dict[Meeting, Result]) -> list[str]:
    """The ladder of one table."""
    rows = [row(each, result) for each, result in found.items() if each.table == table]
    return [f"## {title(table)}", COLUMNS, *rows, ""]


def title(table: Table) -> str:
    """A heading: the game, its options and seats."""
    parts = [game(table.game).title(), table.board.title(), f"{table.seats} seats"]
    return ", ".join(part for part in parts if part)


def row(meeting: Meeting, result: Result) -> str:
    """One line of a ladder."""
    summary = result.summary
    mark = "" if result.play == way_of_play(meeting.table) else "*"
    cells = [
        meeting.bot,
        meeting.against,
        f"{summary.matches:,}",
        wins(result),
        decided(result),
        f"{100 * summary.fair:.0f} %",
        f"{summary.score:.1f} : {summary.score_against:.1f}",
        f"{summary.cpu.turn / 1000:.3f}",
        f"{summary.cpu.longest_turn / 1000:.2f}",
        f"{result.commit}{mark}",
    ]
    return f"| {' | '.join(cells)} |"


def wins(result: Result) -> str:
    """The share of the matches that the first bot won."""
    summary = result.summary
    return share(summary.rate, summary.rate_low, summary.rate_high)


def decided(result: Result) -> str:
    """The same of matches that somebody won, where there are others."""
    summary = result.summary
    part = summary.decided
    return share(part.rate, part.low, part.high) if summary.nobody else ""


def share(rate: float, low: float, high: float) -> str:
    return f"{100 * rate:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def growth_part(found: dict[Meeting, Result]) -> list[str]:
    """The picture of what more worlds bring, if it was measured."""
    curves: dict[str, list[tuple[int, float, float, float]]] = {}
    for each, result in found.items():
        if each.is_growth:
            part = result.summary.decided
            worlds = int(each.bot.partition("=")[2])
            curve = curves.setdefault(game(each.table.game).title(), [])
            curve.append((worlds, part.rate, part.low, part.high))
    if not curves:
        return []
    (ROOT / "docs" / PICTURE).write_text(draw(curves), encoding="utf-8")
    caption = "Share of the decided matches that a search wins against level 2, by its worlds"
    return [f"![{caption}]({PICTURE})", ""]
