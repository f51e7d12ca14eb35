"""How many connections each person or address has open."""

from __future__ import annotations

from collections import Counter
from typing import Final


class Callers:
    """Counts them."""

    def __init__(self) -> None:
        self._open: Final[Counter[str]] = Counter()

    def come(self, who: str, most: int) -> bool:
        """One more, unless that would be too many."""
        if self._open[who] >= most:
            return False
        self._open[who] += 1
        return True

    def go(self, who: str) -> None:
        """One fewer."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    @property
    def people(self) -> int:
        """How many different ones there are."""
        return len(self._open)
