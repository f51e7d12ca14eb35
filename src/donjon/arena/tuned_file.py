"""Writes tuned weights: the file of the game with other values, and the run that found them."""

from __future__ import annotations

import re
import tomllib
from typing import Final

import msgspec

from donjon.arena.tuning_matches import Values
from donjon.kernel.content import wrong
from donjon.kernel.tuning.weight_file import TuningRun
from donjon.kernel.tuning.weight_table import WeightTable

FORM: Final = "write it in one line: name = { at = …, least = …, most = … }"


def tuned_text(table: WeightTable, seats: int, values: Values, run: TuningRun | None) -> str:
    """The text of the game's file with tuned values for this number of seats, and with the run.

    Comments stay as they are. `BadContent` names a weight that is not written in one line.
    """
    text = table.file.read_text(encoding="utf-8")
    place = seats - table.seats[0]
    for name, value in values.items():
        text = with_value(table, text, name, place, value)
    return text if run is None else f"{text.rstrip()}\n\n{run_text(run)}"


def with_value(table: WeightTable, text: str, name: str, place: int, value: float) -> str:
    """The text with another value of one weight."""
    found = re.search(rf"^{re.escape(name)} = {{ at = (\[[^]\n]*\]|[^,\n]*),", text, re.M)
    if found is None or name not in tomllib.loads(text)["weights"]:
        raise wrong(table.file, name, "at", FORM)
    written = repr(value)
    if found[1].startswith("["):
        parts = [part.strip() for part in found[1].strip("[] ").split(",")]
        parts[place] = written
        written = f"[{', '.join(parts)}]"
    return text[: found.start(1)] + written + text[found.end(1) :]


def run_text(run: TuningRun) -> str:
    """A run as a table of TOML. Texts and numbers are written as in JSON."""
    fields = msgspec.to_builtins(run)
    confirmation = fields.pop("confirmation")
    lines = ["[[runs]]", *[f"{name} = {scalar(value)}" for name, value in fields.items()]]
    if confirmation is not None:
        inside = ", ".join(f"{name} = {scalar(value)}" for name, value in confirmation.items())
        lines.append(f"confirmation = {{ {inside} }}")
    return "\n".join(lines) + "\n"


def scalar(value: str | int | float) -> str:
    return msgspec.json.encode(value).decode()
