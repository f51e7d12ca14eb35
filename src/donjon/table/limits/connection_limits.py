"""Limits how many connections one person, or one address of guests, has open."""

from __future__ import annotations

from collections import Counter
from typing import Final


class ConnectionLimits:
    """Counts open connections by the owner's key: a person's id, or a guest's address."""

    def __init__(self) -> None:
        self._open: Final[Counter[str]] = Counter()

    def try_open(self, owner: str, most: int) -> bool:
        """Count one more connection, unless the owner has `most` already."""
        if self._open[owner] >= most:
            return False
        self._open[owner] += 1
        return True

    def close(self, owner: str) -> None:
        """Count one connection fewer."""
        self._open[owner] -= 1
        if not self._open[owner]:
            del self._open[owner]

    @property
    def owners(self) -> int:
        """How many different owners have a connection open."""
        return len(self._open)
