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
"""What is said of a row; the first two are faults."""
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
    then: int | None

    @property
    def ratio(self) -> float | None:
        return self.now / self.then if self.now is not None and self.then is not None else None

    @property
    def verdict(self) -> str:
        """A key of VERDICTS, or empty if nothing has changed."""
        if self.now is None:
            return "gone"
        if self.then is None:
            return "new"
        if self.now * 100 > self.then * (100 + PERCENT):
            return "slower"
        return "faster" if self.now * 100 < self.then * (100 - PERCENT) else ""


def compared(now: Counts, then: Counts) -> list[Row]:
    """Everything that is or was counted."""
    return [Row(what, now.get(what), then.get(what)) for what in {**now, **then}]


def table(rows: list[Row]) -> str:
    """A line for each, under a heading."""
    width = max(len(row.what) for row in rows)
    lines = [f"{'':{width}}{'instructions':>14}{'baseline':>12}{'ratio':>8}"]
    for row in rows:
        now, then = (f"{count:,}" if count is not None else "" for count in (row.now, row.then))
        ratio = f"{row.ratio:.3f}" if row.ratio is not None else ""
        line = f"{row.what:{width}}{now:>14}{then:>12}{ratio:>8}  {row.verdict}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def summary(rows: list[Row]) -> str:
    """The summary in words."""
    names = {each: [row.what for row in rows if row.verdict == each] for each in VERDICTS}
    lines = [f"{VERDICTS[each]}: {', '.join(names[each])}" for each in VERDICTS if names[each]]
    if not lines:
        return f"all {len(rows)} within {PERCENT} % of the baseline"
    return "\n".join([*lines, f"where that is meant: {WRITE}"])


def is_well(rows: list[Row]) -> bool:
    """Whether nothing got slower, and nothing was left out."""
    return not any(row.verdict in ("slower", "gone") for row in rows)
