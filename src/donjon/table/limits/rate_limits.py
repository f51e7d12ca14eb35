"""Rate limits by token buckets: `rate` per second, bursts up to `burst`."""

from __future__ import annotations

import time
from typing import Final

REMEMBERED: Final = 10_000


class TokenBucket:
    """Gains `rate` tokens a second, up to `burst`; every use takes one."""

    __slots__ = ("_burst", "_filled_at", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._filled_at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled_at) * self._rate)
        self._filled_at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class RateLimits:
    """A token bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, TokenBucket]] = {}

    def allow(self, address: str) -> bool:
        """Take a token of this address, if it has one."""
        if address not in self._buckets:
            if len(self._buckets) >= REMEMBERED:
                self._buckets.clear()
            self._buckets[address] = TokenBucket(self._rate, self._burst)
        return self._buckets[address].take()
