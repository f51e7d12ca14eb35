"""Numbers that come from outside: what is meant, and what would be right."""

from __future__ import annotations

from typing import Final, SupportsIndex

SHOWN: Final = 12


def whole_number(value: object) -> int | None:
    """The number that is meant, also one of another library; True and 1.0 are none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    return value.__index__() if isinstance(value, SupportsIndex) else None


def listed(options: list[int]) -> str:
    """The numbers that may be chosen, for an error's sentence; not all of very many."""
    shown = ", ".join([str(option) for option in options[:SHOWN]])
    return shown + (", …" if len(options) > SHOWN else "")
