"""Tables of what was drawn before: they hold what was seen last, and forget what was not."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def recall(kept: dict[str, T], key: str) -> T | None:
    """What was kept under a key, now the youngest; None if it is not there."""
    found = kept.pop(key, None)
    if found is not None:
        kept[key] = found
    return found


def make_room(kept: dict[str, T], most: int) -> None:
    """Forget the oldest until there is room for one more."""
    while len(kept) >= most:
        del kept[next(iter(kept))]
