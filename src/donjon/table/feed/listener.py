"""A client that listens to a table.

A slow client delays nobody: one that falls too far behind is disconnected.
"""

from __future__ import annotations

import time
from typing import Final, Protocol

import msgspec

from donjon.table.limits.rate_limits import TokenBucket
from donjon.table.settings import Limits
from donjon.table.store.people import Person
from donjon.table.wire.messages import ChatLine, ServerMessage

ENCODER: Final = msgspec.json.Encoder()
GOING_AWAY: Final = 1012
TOO_SLOW: Final = 1013
SILENT: Final = 4408


class Transport(Protocol):
    """What carries messages to the client: a WebSocket, or a test's substitute."""

    @property
    def unsent_bytes(self) -> int: ...

    def send_text(self, message: bytes) -> None: ...

    def close_with(self, code: int) -> None: ...


def encoded(message: ServerMessage) -> bytes:
    """A message as JSON."""
    return ENCODER.encode(message)


class Listener:
    """One live connection of a person on a seat, of a person who watches, or of a guest."""

    def __init__(
        self,
        person: Person | None,
        lang: str,
        transport: Transport,
        limits: Limits,
        is_invited: bool = False,
    ) -> None:
        self.person: Final = person
        self.lang: Final = lang
        self.is_invited: Final = is_invited  # came with the invite link
        self.viewer: int | None = None
        self.v = -1  # the version of the scene that this client has
        self.last_chat_line = 0  # the number of the last chat line that it has
        self.last_received_at = time.monotonic()
        self._transport: Final = transport
        self._limits: Final = limits
        self._bucket: Final = TokenBucket(limits.rate, limits.burst)

    @property
    def person_id(self) -> str | None:
        """The id of the person; None for a guest."""
        return self.person.id if self.person is not None else None

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_bytes(encoded(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that is already encoded."""
        if self._transport.unsent_bytes > self._limits.backlog:
            self.close(TOO_SLOW)
        else:
            self._transport.send_text(message)

    def take_chat_lines(self, lines: list[ChatLine]) -> list[ChatLine]:
        """Those of the lines that this client does not have yet; from now on it has them."""
        new = [line for line in lines if line.n > self.last_chat_line]
        if new:
            self.last_chat_line = new[-1].n
        return new

    def close(self, code: int) -> None:
        """Close the connection once everything was sent."""
        self._transport.close_with(code)

    def is_silent(self, now: float) -> bool:
        """Whether no message has come for too long."""
        return now - self.last_received_at > self._limits.idle

    def is_within_rate(self) -> bool:
        """Whether one more message is within the rate limit; counts it."""
        return self._bucket.take()
