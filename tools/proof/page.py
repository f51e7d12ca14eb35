"""docs/proof.md: what was tried, how often, and what failed. It lists only what really ran."""

from __future__ import annotations

import os
import sys
from typing import Final

from tools.proof.coverage import rooms, unmeasured
from tools.proof.parts import PARTS, Part
from tools.proof.results import ROOT, Result, code_now, kept

PAGE: Final = ROOT / "docs" / "proof.md"
HEAD: Final = """# The long watch

`make proof` tries everything at full size, part by part, and writes this page: what was tried, how
often, and what failed. The tests count what they try; a count below what `tools/proof/parts.py`
promises fails the proof. A row tells its commit; a plus says that something was not yet committed.
"""
COLUMNS: Final = """\
| part | form | tried | times | promised | outcome | seconds | seed | commit | day |
|---|---|---|---:|---:|---|---:|---:|---|---|"""
NOT_COUNTED: Final = ("failed", "skipped")


def write() -> None:
    """Write the page from what is kept."""
    text = "\n".join([HEAD, verdict(), "", table(), "", *failures(), *coverage()])
    PAGE.write_text(text.rstrip() + "\n", encoding="utf-8")


def verdict() -> str:
    """Whether everything passed, and on which machine."""
    missing = [f"{part.name} ({part.form})" for part in PARTS if not is_whole(part)]
    said = f"Not proven whole: {', '.join(missing)}." if missing else "Everything holds."
    version = ".".join(map(str, sys.version_info[:3]))
    return f"{said} Python {version}, {os.cpu_count()} cores."


def is_whole(part: Part) -> bool:
    """Whether it passed at full size with the code as it is."""
    known = kept(part)
    return known is not None and outcome(part, known) == "passed" and known.code == code_now()


def outcome(part: Part, known: Result) -> str:
    """The outcome of a part in a few words."""
    if short := known.shortfalls(part):
        return f"too few: {', '.join(short)}"
    if not known.is_good(part):
        return f"{len(known.failures)} failed"
    return "passed" if known.share >= 1 else f"passed at {known.share:g} of the size"


def table() -> str:
    return "\n".join([COLUMNS, *[row for part in PARTS for row in rows_of(part)]])


def rows_of(part: Part) -> list[str]:
    """One row for each thing that a part counts; the first says how it went."""
    known = kept(part)
    if known is None:
        return [f"| {part.name} | {part.form} | not run | | | | | | | |"]
    promised = part.promises(1)
    counts = [what for what in known.tried if what not in NOT_COUNTED]
    first, *rest = [*promised, *[what for what in counts if what not in promised]] or ["tests"]
    when = f"{known.seed} | {known.commit} | {known.date}"
    about = f"{outcome(part, known)} | {known.seconds:,.0f} | {when} |"
    return [
        f"| {part.name} | {part.form} | {counted(known, first, promised)} | {about}",
        *[f"| | | {counted(known, what, promised)} | | | | | |" for what in rest],
    ]


def counted(known: Result, what: str, promised: dict[str, int]) -> str:
    least = f"{promised[what]:,}" if what in promised else ""
    return f"{what} | {known.tried.get(what, 0):,} | {least}"


def failures() -> list[str]:
    """Every test that failed, and how to see it again."""
    lines = []
    for part in PARTS:
        known = kept(part)
        if known is not None:
            where = f"{part.form}, seed {known.seed}"
            lines += [f"- `{each.test}`, {where}: {each.last_line()}" for each in known.failures]
    return ["## What failed", *lines, ""] if lines else []


def coverage() -> list[str]:
    """What the tests reach, by room."""
    rows = [
        f"| {room.name} | {room.lines.of:,} | {room.lines} | {room.branches} |" for room in rooms()
    ]
    rows += [f"| {name}, not measured | | | |" for name in unmeasured()]
    head = "| room | lines | reached | branches reached |\n|---|---:|---:|---:|"
    return ["## Coverage", head, *rows]
