"""Numbers that come from outside the program."""

from __future__ import annotations

from typing import Final, SupportsIndex

SHOWN: Final = 12


def whole_number(value: object) -> int | None:
    """The value as an int, also of an integer type of another library; None for True or 1.0."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    return value.__index__() if isinstance(value, SupportsIndex) else None


def listed(options: list[int]) -> str:
    """The options as text for an error's sentence; only the first of a long list."""
    shown = ", ".join([str(option) for option in options[:SHOWN]])
    return shown + (", …" if len(options) > SHOWN else "")
