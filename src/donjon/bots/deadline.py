"""How long a bot may think: a guard for live tables, never what decides a choice elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final


@final
class Deadline:
    """A time after which a bot should choose the best that it has found so far.

    The clock is given by whoever sets a deadline; without one nothing reads a clock.
    """

    def __init__(self, until: float, now: Callable[[], float] | None) -> None:
        self.until: Final = until
        self.now: Final = now

    def has_passed(self) -> bool:
        """Whether it is time to choose."""
        now = self.now
        return now is not None and now() >= self.until


NO_DEADLINE: Final = Deadline(0.0, None)
