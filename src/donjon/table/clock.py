"""The table's time: what it is now, and what is done later. Whoever asks says `clock.now()`.

It is one module, so that a test can put another clock in its place and let hours pass at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Alarm(Protocol):
    """Something that is done later, unless it is called off."""

    def cancel(self) -> object: ...


def now() -> float:
    """Seconds since 1970."""
    return time.time()


def later(seconds: float, do: Callable[..., object], *args: Any) -> Alarm:
    """Do something after so many seconds."""
    return asyncio.get_running_loop().call_later(seconds, do, *args)


async def sleep(seconds: float) -> None:
    """Wait for so many seconds."""
    await asyncio.sleep(seconds)
