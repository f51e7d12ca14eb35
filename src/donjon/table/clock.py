"""The table's clock and timers. Callers write `clock.now()`, never `from clock import now`.

A test can then replace the functions of this module and let hours pass at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Timer(Protocol):
    """A call that happens later, unless it is cancelled."""

    def cancel(self) -> object: ...


def now() -> float:
    """Seconds since 1970."""
    return time.time()


def later(seconds: float, do: Callable[..., object], *args: Any) -> Timer:
    """Call `do(*args)` after `seconds`."""
    return asyncio.get_running_loop().call_later(seconds, do, *args)


async def sleep(seconds: float) -> None:
    """Wait for `seconds`."""
    await asyncio.sleep(seconds)
