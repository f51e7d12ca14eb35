"""Somebody who listens to a table. A slow reader delays nobody: who falls too far behind goes."""

from __future__ import annotations

import time
from typing import Final, Protocol

import msgspec

from donjon.table.limits.rate_limits import Bucket
from donjon.table.settings import Limits
from donjon.table.store.people import Person
from donjon.table.wire import Told

ENCODER: Final = msgspec.json.Encoder()
GOING_AWAY: Final = 1012
TOO_SLOW: Final = 1013
SILENT: Final = 4408


class Way(Protocol):
    """The way to the other side."""

    @property
    def behind(self) -> int: ...

    def say(self, message: bytes) -> None: ...

    def end(self, code: int) -> None: ...


def encoded(told: Told) -> bytes:
    """A message as it goes over the wire."""
    return ENCODER.encode(told)


class Connection:
    """A person on a seat, or one who watches."""

    def __init__(self, person: Person | None, lang: str, way: Way, limits: Limits) -> None:
        self.person: Final = person
        self.lang: Final = lang
        self.viewer: int | None = None
        self.v = -1  # the version of the scene this client has
        self.chat = 0  # the last line of the chat it has
        self.heard_at = time.monotonic()
        self._way: Final = way
        self._limits: Final = limits
        self._bucket: Final = Bucket(limits.rate, limits.burst)

    def tell(self, told: Told) -> None:
        """Send a message."""
        self.pass_on(encoded(told))

    def pass_on(self, message: bytes) -> None:
        """Send a message that is already encoded."""
        if self._way.behind > self._limits.backlog:
            self.close(TOO_SLOW)
        else:
            self._way.say(message)

    def close(self, code: int) -> None:
        """End the connection after what was sent."""
        self._way.end(code)

    def is_silent(self, at: float) -> bool:
        """Whether nothing was heard for too long."""
        return at - self.heard_at > self._limits.idle

    def may_speak(self) -> bool:
        """Whether one more message is within the rate."""
        return self._bucket.take()
