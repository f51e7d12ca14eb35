"""A WebSocket that writes straight to the transport, without the queues of ASGI.

uvicorn serves it and an ASGI handler accepts it. From then on the handler calls its methods.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT: Final = 0x81
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
SHORTEST: Final = 6  # bytes of a frame with an empty text: two of the head, four of the mask
MOST_WAITING: Final = 16  # received messages that may wait before reading is paused
DIRECT_SOCKET: Final = "direct_socket"


class DirectWebSocket(WebSocketsSansIOProtocol):
    """The server's end of a live connection; its handler finds it in the scope."""

    out: bytearray

    async def run_asgi(self) -> None:
        self.out = bytearray()
        self.scope[DIRECT_SOCKET] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Read a short message in one frame directly; leave all else to uvicorn."""
        if is_short_text(data) and self.handshake_complete and not self.has_partial_message:
            self.receive_message(apply_mask(data[SHORTEST:], data[2:SHORTEST]))
        else:
            super().data_received(data)

    @property
    def has_partial_message(self) -> bool:
        """Whether a part of a message was received already."""
        return bool(self.frames) or bool(self.conn.reader.buffer)

    def send_receive_event_to_app(self) -> None:
        message = b"".join(self.frames)
        self.frames = []
        self.receive_message(message)

    def receive_message(self, message: bytes) -> None:
        """Queue a message. Unlike uvicorn, keep reading while few messages wait."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message, "text": None})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def next_message(self) -> bytes | None:
        """The next message; None when the connection is closed."""
        event = await self.receive()
        return event["bytes"] if event["type"] == "websocket.receive" else None

    def send_text(self, message: bytes) -> None:
        """Send a message; those of one turn of the event loop are written together."""
        if not self.out:
            self.loop.call_soon(self.flush)
        self.out += frame_head(len(message))
        self.out += message

    def flush(self) -> None:
        """Write what is waiting to be sent."""
        if self.out and not self.close_sent and not self.transport.is_closing():
            self.transport.write(self.out)
        self.out = bytearray()

    @property
    def unsent_bytes(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def close_with(self, code: int, reason: str = "") -> None:
        """Close; a client that does not confirm it before the timeout is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()  # to read the client's confirmation
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def is_short_text(data: bytes) -> bool:
    """Whether this is exactly one frame: a masked text of fewer than 126 bytes."""
    return (
        len(data) >= SHORTEST
        and data[0] == TEXT
        and MASKED <= data[1] < MASKED + TWO_BYTES
        and len(data) == data[1] - MASKED + SHORTEST
    )


def frame_head(length: int) -> bytes:
    """The head of an unmasked frame with a text of `length` bytes."""
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2)
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8)
