"""Reads a file of weights and checks it: a bad one is reported with file, entry and field."""

from __future__ import annotations

from pathlib import Path

from donjon.kernel.content import load, wrong
from donjon.kernel.tuning.weight_file import WeightFile
from donjon.kernel.tuning.weight_table import WeightTable, values_of


def read_weights(file: Path, seats: tuple[int, int]) -> WeightTable:
    """Read a file of weights; `seats` are the fewest and the most of the game.

    `BadContent` says what is wrong.
    """
    entries = load(file, WeightFile).weights
    fewest, most = seats
    for name, entry in entries.items():
        if entry.least >= entry.most:
            raise wrong(file, name, "least", "`least` must be below `most`")
        values = values_of(entry, seats)
        if len(values) != most - fewest + 1:
            raise wrong(file, name, "at", f"a value for {fewest} to {most} seats")
        if min(values) < entry.least or max(values) > entry.most:
            raise wrong(file, name, "at", f"from {entry.least} to {entry.most}")
    return WeightTable(file, seats, entries)
