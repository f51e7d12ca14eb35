"""QR codes: as the dark squares of a drawing, and as rows for a terminal."""

from __future__ import annotations

from typing import Final

import segno

LEVEL: Final = "m"  # of error correction: 15 % of the code may be lost


def rows_of(text: str) -> list[list[bool]]:
    """The squares of the code of a text, row by row; True is dark."""
    code = segno.make_qr(text, error=LEVEL, boost_error=False)
    return [[bool(square) for square in row] for row in code.matrix]


def path_of(rows: list[list[bool]]) -> str:
    """The dark squares as one SVG path, a unit a square: each run of a row is a rectangle."""
    path: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            width = run(row, x)
            if row[x]:
                path.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return "".join(path)


def run(row: list[bool], start: int) -> int:
    """How many squares from `start` on are alike."""
    for x in range(start, len(row)):
        if row[x] != row[start]:
            return x - start
    return len(row) - start
