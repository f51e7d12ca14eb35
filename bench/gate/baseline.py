"""The baseline: counts from when it was written, compared with the present ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

PERCENT: Final = 5
WRITE: Final = "make bench-gate ARGS=--write"
VERDICTS: Final = {
    "slower": f"SLOWER by more than {PERCENT} %",
    "gone": "NO LONGER COUNTED",
    "faster": f"faster by more than {PERCENT} %: write the baseline again to keep it",
    "new": "not in the baseline",
}
"""The verdicts on a row, with the words of the summary; the first two are faults."""
Counts = dict[str, Annotated[int, msgspec.Meta(gt=0)]]
Entries = dict[str, Counts]
"""Counts by fingerprint."""


class BadBaseline(Exception):
    """The file is not a valid baseline."""


def read(file: Path) -> Entries:
    """All entries; none where there is no file. `BadBaseline` says what is wrong in it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Entries)
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError) as error:
        raise BadBaseline(
            f"{file}: {error}; it should hold, for each kind of machine, counts by name"
        ) from error


def write(file: Path, fingerprint: str, counts: Counts) -> None:
    """Put an entry into the file, in place of the one with the same fingerprint."""
    entries = {**read(file), fingerprint: counts}
    text = msgspec.json.format(msgspec.json.encode(entries, order="deterministic"), indent=2)
    file.write_bytes(text + b"\n")


class Row(NamedTuple):
    """One kind of work: its count now and in the baseline; None where it was not counted."""

    what: str
    now: int | None
    before: int | None

    @property
    def ratio(self) -> float | None:
        return self.now / self.before if self.now is not None and self.before is not None else None

    @property
    def verdict(self) -> str:
        """A key of VERDICTS, or empty if nothing has changed."""
        if self.now is None:
            return "gone"
        if self.before is None:
            return "new"
        if self.now * 100 > self.before * (100 + PERCENT):
            return "slower"
        return "faster" if self.now * 100 < self.before * (100 - PERCENT) else ""


def compare(now: Counts, before: Counts) -> list[Row]:
    """A row for everything that is counted now or was counted in the baseline."""
    return [Row(what, now.get(what), before.get(what)) for what in {**now, **before}]


def table(rows: list[Row]) -> str:
    """The rows as text, under a heading."""
    width = max(len(row.what) for row in rows)
    lines = [f"{'':{width}}{'instructions':>14}{'baseline':>12}{'ratio':>8}"]
    for row in rows:
        now, before = (f"{count:,}" if count is not None else "" for count in (row.now, row.before))
        ratio = f"{row.ratio:.3f}" if row.ratio is not None else ""
        line = f"{row.what:{width}}{now:>14}{before:>12}{ratio:>8}  {row.verdict}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def summary(rows: list[Row]) -> str:
    """The summary in words."""
    names = {each: [row.what for row in rows if row.verdict == each] for each in VERDICTS}
    lines = [f"{VERDICTS[each]}: {', '.join(names[each])}" for each in VERDICTS if names[each]]
    if not lines:
        return f"all {len(rows)} within {PERCENT} % of the baseline"
    return "\n".join([*lines, f"where that is meant: {WRITE}"])


def has_no_fault(rows: list[Row]) -> bool:
    """Whether nothing got slower, and nothing was left out."""
    return not any(row.verdict in ("slower", "gone") for row in rows)
