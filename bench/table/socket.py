"""A minimal WebSocket client, so that the load costs less than the server that it measures."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import Final

TEXT: Final = 0x81  # a whole message
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # masked, as a client must, with a key that changes nothing


class Socket(asyncio.Protocol):
    """Calls `received` with every complete message; a subclass defines it."""

    def __init__(self) -> None:
        self.buffer = b""
        self.is_open = False
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def received(self, message: bytes) -> None:
        raise NotImplementedError

    async def connect(self, host: str, port: int, path: str, cookie: str) -> None:
        """Connect as a page of this server does."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, host, port)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            f"Origin: http://{host}:{port}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())
        await self.opened

    def close(self) -> None:
        self.is_open = False
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self.buffer = head
                return
            self.upgraded(head)
        self.buffer = self.take_messages(data)

    def upgraded(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self.is_open = True
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode()))

    def take_messages(self, data: bytes) -> bytes:
        """Handle every complete message. Returns the incomplete rest."""
        start, end = 0, len(data)
        while end - start >= 2:
            kind, length, body = data[start], data[start + 1], start + 2
            if length == 126:
                body += 2
                length = int.from_bytes(data[start + 2 : body], "big")
            elif length == 127:
                body += 8
                length = int.from_bytes(data[start + 2 : body], "big")
            if body + length > end or body > end:
                break
            start = body + length
            self.frame(kind, data[body:start])
        return data[start:]

    def frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.received(body)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.is_open = False

    def send(self, body: bytes, kind: int = TEXT) -> None:
        if len(body) < 126:
            head = bytes((kind, MASKED | len(body)))
        else:
            head = bytes((kind, MASKED | 126)) + struct.pack(">H", len(body))
        self.transport.write(head + NO_MASK + body)
