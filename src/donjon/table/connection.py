"""One open WebSocket: what is to be sent waits in order, a slow reader delays nobody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from donjon.table.people import Person
from donjon.table.rates import Bucket
from donjon.table.settings import Limits
from donjon.table.wire import Told

ENCODER: Final = msgspec.json.Encoder()
GOING_AWAY: Final = 1012
TOO_SLOW: Final = 1013
SILENT: Final = 4408

Send = Callable[[str], Awaitable[None]]


def encoded(told: Told) -> str:
    """A message as it goes over the wire."""
    return ENCODER.encode(told).decode()


def frame_of(texts: deque[str]) -> str:
    """One message as it is, several as a list: fewer frames say the same."""
    return texts[0] if len(texts) == 1 else f"[{','.join(texts)}]"


class Connection:
    """Somebody who listens: a person on a seat, or one who watches."""

    def __init__(self, person: Person | None, lang: str, send: Send, limits: Limits) -> None:
        self.person: Final = person
        self.lang: Final = lang
        self.viewer: int | None = None
        self.v = -1  # the version of the scene this client has
        self.chat = 0  # the last line of the chat it has
        self.closing: int | None = None
        self.heard_at = time.monotonic()
        self._send: Final = send
        self._limits: Final = limits
        self._out: Final[deque[str]] = deque()
        self._wake: Final = asyncio.Event()
        self._bucket: Final = Bucket(limits.rate, limits.burst)

    def tell(self, told: Told) -> None:
        """Queue a message."""
        self.tell_text(encoded(told))

    def tell_text(self, text: str) -> None:
        """Queue a message that is already encoded."""
        if len(self._out) >= self._limits.backlog:
            self.close(TOO_SLOW)
        else:
            self._out.append(text)
            self._wake.set()

    def close(self, code: int) -> None:
        """End the connection after what is queued."""
        if self.closing is None:
            self.closing = code
        self._wake.set()

    async def write(self) -> int:
        """Send what is queued until the connection is to be closed; the code to close with."""
        while True:
            while self._out:
                frame = frame_of(self._out)
                self._out.clear()
                await self._send(frame)
            if self.closing is not None:
                return self.closing
            self._wake.clear()
            await self._wake.wait()

    def is_silent(self, at: float) -> bool:
        """Whether nothing was heard for too long."""
        return at - self.heard_at > self._limits.idle

    def may_speak(self) -> bool:
        """Whether one more message is within the rate."""
        return self._bucket.take()
