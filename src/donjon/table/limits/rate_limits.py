"""How often somebody may do something: so many a second on average, some at once."""

from __future__ import annotations

import time
from typing import Final

REMEMBERED: Final = 10_000


class Bucket:
    """Fills with time, empties with use."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._full = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """One use, if there is one left."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, Bucket]] = {}

    def may(self, who: str) -> bool:
        """Whether that one may, once more."""
        if who not in self._buckets:
            if len(self._buckets) >= REMEMBERED:
                self._buckets.clear()
            self._buckets[who] = Bucket(self._rate, self._burst)
        return self._buckets[who].take()
