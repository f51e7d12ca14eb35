"""A WebSocket with a short way: what is said goes straight to the transport, no queue between.

uvicorn serves it and an ASGI handler accepts it; from then on the two ends speak to it directly.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT: Final = 0x81
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
SHORTEST: Final = 6  # a frame with no text in it: two bytes, and four to mask with
AHEAD: Final = 16  # messages that may wait to be heard before no more are read
LINE: Final = "line"


class Line(WebSocketsSansIOProtocol):
    """One end of a live connection. The scope of its handler has it as `line`."""

    out: bytearray

    async def run_asgi(self) -> None:
        self.out = bytearray()
        self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """A short message in one piece is read at once; all else goes the long way."""
        if is_short_text(data) and self.handshake_complete and not self.is_amid_a_message:
            self.receive_message(apply_mask(data[SHORTEST:], data[2:SHORTEST]))
        else:
            super().data_received(data)

    @property
    def is_amid_a_message(self) -> bool:
        """Whether a part of a message has come already."""
        return bool(self.frames) or bool(self.conn.reader.buffer)

    def send_receive_event_to_app(self) -> None:
        heard = b"".join(self.frames)
        self.frames = []
        self.receive_message(heard)

    def receive_message(self, heard: bytes) -> None:
        """Unlike uvicorn, go on reading while few messages wait."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": heard, "text": None})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> bytes | None:
        """The next message; None when the other side has gone."""
        event = await self.receive()
        return event["bytes"] if event["type"] == "websocket.receive" else None

    def say(self, message: bytes) -> None:
        """Send a message; all that is said at one moment goes out together."""
        if not self.out:
            self.loop.call_soon(self.flush)
        self.out += head(len(message))
        self.out += message

    def flush(self) -> None:
        """Send what was said."""
        if self.out and not self.close_sent and not self.transport.is_closing():
            self.transport.write(self.out)
        self.out = bytearray()

    @property
    def behind(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def end(self, code: int, reason: str = "") -> None:
        """Close; who does not take leave in time is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()  # their leave is to be heard
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def is_short_text(data: bytes) -> bool:
    """Whether this is one whole frame: a text, masked, of fewer than 126 bytes."""
    return (
        len(data) >= SHORTEST
        and data[0] == TEXT
        and MASKED <= data[1] < MASKED + TWO_BYTES
        and len(data) == data[1] - MASKED + SHORTEST
    )


def head(length: int) -> bytes:
    """What stands before a text of that many bytes: one frame, not masked."""
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2)
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8)
