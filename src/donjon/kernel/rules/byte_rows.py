"""A row of small numbers as bytes: read in half a nanosecond, and clones share it."""

from __future__ import annotations

from typing import Final

ONE_BYTE: Final = [bytes([value]) for value in range(256)]


def with_value(cells: bytes, at: int, value: int) -> bytes:
    """The same row with another number in one place."""
    return cells[:at] + ONE_BYTE[value] + cells[at + 1 :]


def with_one_more(cells: bytes, value: int) -> bytes:
    """The same row, one longer."""
    return cells + ONE_BYTE[value]
