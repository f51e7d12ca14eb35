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

    def is_set(self) -> bool:
        """Whether time is limited at all."""
        return self.now is not None

    def seconds_left(self) -> float:
        """How much time is left; none where no deadline is set, so ask `is_set` first."""
        now = self.now
        return 0.0 if now is None else max(0.0, self.until - now())


NO_DEADLINE: Final = Deadline(0.0, None)
