"""Writes docs/proof.md: what was tried, how often, and what failed. It lists only what ran."""

from __future__ import annotations

import os
import sys
from typing import Final

from tools.proof.coverage import rooms, unmeasured
from tools.proof.parts import PARTS, Part
from tools.proof.results import ROOT, Result, code_now, stored_result

PAGE: Final = ROOT / "docs" / "proof.md"
HEAD: Final = """# The proof

`make proof` tries everything at full size, part by part, and writes this page: what was tried, how
often, and what failed. The tests count what they try; a count below the one promised in
`tools/proof/parts.py` fails the proof. Each row names its commit; a plus means that something was
not committed.
"""
COLUMNS: Final = """\
| part | form | tried | times | promised | outcome | seconds | seed | commit | day |
|---|---|---|---:|---:|---|---:|---:|---|---|"""
NOT_COUNTED: Final = ("failed", "skipped")


def write() -> None:
    """Write the page from the stored results."""
    text = "\n".join([HEAD, verdict(), "", table(), "", *failures(), *coverage()])
    PAGE.write_text(text.rstrip() + "\n", encoding="utf-8")


def verdict() -> str:
    """Whether everything passed, and on which machine."""
    missing = [full_name(part) for part in PARTS if not has_passed(part)]
    earlier = [full_name(part) for part in PARTS if has_passed(part) and not is_present(part)]
    summary = f"Not complete: {', '.join(missing)}." if missing else "Everything passed."
    if earlier:
        summary += f" With an earlier state of the code: {', '.join(earlier)}."
    version = ".".join(map(str, sys.version_info[:3]))
    return f"{summary} Python {version}, {os.cpu_count()} cores."


def full_name(part: Part) -> str:
    return f"{part.name} ({part.form})"


def has_passed(part: Part) -> bool:
    """Whether the part passed at full size, with whatever code."""
    result = stored_result(part)
    return result is not None and outcome(part, result) == "passed"


def is_present(part: Part) -> bool:
    """Whether the stored result is about the present code."""
    result = stored_result(part)
    return result is not None and result.code == code_now()


def outcome(part: Part, result: Result) -> str:
    """The outcome of a part in a few words."""
    if short := result.shortfalls(part):
        return f"too few: {', '.join(short)}"
    if not result.is_good(part):
        return f"{len(result.failures)} failed"
    return "passed" if result.share >= 1 else f"passed at {result.share:g} of the size"


def table() -> str:
    return "\n".join([COLUMNS, *[row for part in PARTS for row in rows_of(part)]])


def rows_of(part: Part) -> list[str]:
    """One row for each thing that a part counts; the first row also has the outcome."""
    result = stored_result(part)
    if result is None:
        return [f"| {part.name} | {part.form} | not run | | | | | | | |"]
    promised = part.promises(1)
    counts = [what for what in result.counts if what not in NOT_COUNTED]
    first, *rest = [*promised, *[what for what in counts if what not in promised]] or ["tests"]
    when = f"{result.seed} | {result.commit} | {result.date}"
    about = f"{outcome(part, result)} | {result.seconds:,.0f} | {when} |"
    return [
        f"| {part.name} | {part.form} | {count_cells(result, first, promised)} | {about}",
        *[f"| | | {count_cells(result, what, promised)} | | | | | |" for what in rest],
    ]


def count_cells(result: Result, what: str, promised: dict[str, int]) -> str:
    least = f"{promised[what]:,}" if what in promised else ""
    return f"{what} | {result.counts.get(what, 0):,} | {least}"


def failures() -> list[str]:
    """Every test that failed, with what is needed to run it again."""
    lines = []
    for part in PARTS:
        result = stored_result(part)
        if result is not None:
            where = f"{part.form}, seed {result.seed}"
            lines += [f"- `{each.test}`, {where}: {each.last_line()}" for each in result.failures]
    return ["## What failed", *lines, ""] if lines else []


def coverage() -> list[str]:
    """The share of lines and branches that tests reach, by room."""
    rows = [
        f"| {room.name} | {room.lines.total:,} | {room.lines} | {room.branches} |"
        for room in rooms()
    ]
    rows += [f"| {name}, not measured | | | |" for name in unmeasured()]
    head = "| room | lines | reached | branches reached |\n|---|---:|---:|---:|"
    return ["## Coverage", head, *rows]
