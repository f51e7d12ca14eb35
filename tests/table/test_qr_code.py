"""QR codes: the squares of a known code, their drawing, and the same in a terminal."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from donjon.table.qr_code import path_of, rows_of
from donjon.terminal.qr_text import QUIET, qr_text, shows_qr_codes

LINK = "http://192.168.1.24:8642/t/abcdefghijklmnop?invite=ABCDEFGHIJKLMNOP"
CORNER = """
#######
#.....#
#.###.#
#.###.#
#.###.#
#.....#
#######
"""
"""Where a phone finds a code: at three of its corners."""
DARK = ("▀█", "▄█")
"""The blocks whose upper and lower half are dark."""


def drawn(path: str, size: int) -> list[list[bool]]:
    """The squares that a path covers."""
    rows = [[False] * size for _ in range(size)]
    for x, y, width, back in re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path):
        assert width == back
        for n in range(int(width)):
            assert not rows[int(y)][int(x) + n]
            rows[int(y)][int(x) + n] = True
    return rows


def corners(rows: list[list[bool]]) -> list[list[list[bool]]]:
    size = len(rows)
    return [
        [row[x : x + 7] for row in rows[y : y + 7]]
        for x, y in ((0, 0), (size - 7, 0), (0, size - 7))
    ]


def test_a_code_has_its_three_corners_and_grows_with_the_text() -> None:
    corner = [[square == "#" for square in line] for line in CORNER.split()]
    for text, size in (("DONJON", 21), (LINK[:24], 25), (LINK, 37)):
        rows = rows_of(text)
        assert (len(rows), {len(row) for row in rows}) == (size, {size})
        assert corners(rows) == [corner] * 3
        assert [rows[6][x] for x in range(8, size - 8)] == [x % 2 == 0 for x in range(8, size - 8)]


def test_the_drawing_has_the_same_squares() -> None:
    rows = rows_of(LINK)
    path = path_of(rows)
    assert drawn(path, len(rows)) == rows
    assert path.count("M") == sum(
        row[x] and not (x and row[x - 1]) for row in rows for x in range(len(row))
    )


def test_the_terminal_has_the_same_squares_with_a_quiet_zone() -> None:
    rows = rows_of(LINK)
    size = len(rows) + 2 * QUIET
    lines = qr_text(rows).plain.split("\n")
    read = [[block in DARK[half] for block in line] for line in lines for half in (0, 1)]
    assert {len(line) for line in lines} == {size}
    assert len(read) in (size, size + 1)
    inside = [row[QUIET:-QUIET] for row in read[QUIET : QUIET + len(rows)]]
    assert inside == rows
    assert sum(map(sum, read)) == sum(map(sum, rows))  # nothing dark around it


def test_the_code_has_colours_of_its_own() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(qr_text(rows_of("DONJON")), soft_wrap=True)
    assert isinstance(console.file, io.StringIO)
    assert "38;2;0;0;0;48;2;255;255;255" in console.file.getvalue()


@pytest.mark.parametrize(
    ("shows", "rest"),
    [
        (True, {"force_terminal": True, "color_system": "standard"}),
        (False, {"force_terminal": False, "color_system": "standard"}),
        (False, {"force_terminal": True, "color_system": None}),
        (False, {"force_terminal": True, "color_system": "standard", "no_color": True}),
    ],
)
def test_a_code_is_printed_where_it_can_be_read(shows: bool, rest: dict[str, object]) -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    assert shows_qr_codes(Console(file=file, **rest)) is shows  # type: ignore[arg-type]


def test_without_half_blocks_no_code_is_printed() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="latin-1")
    assert not shows_qr_codes(Console(file=file, force_terminal=True, color_system="standard"))
