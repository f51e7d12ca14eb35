"""`donjon serve`: runs the server on a port."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import uvicorn

from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Arg, Message
from donjon.native import VARIABLE
from donjon.registry import load_all
from donjon.table.addresses.machine import ALL
from donjon.table.addresses.offers import Listening
from donjon.table.http.app import application
from donjon.table.http.request_guard import WithSecurityHeaders
from donjon.table.live.websocket import DirectWebSocket
from donjon.table.settings import (
    Settings,
    data_folder,
    limits_of,
    public_url_of,
    settings_in,
)

LONGEST_FRAME: Final = 65536
PING_INTERVAL: Final = 30.0


def settings_for(
    database: str,
    redis: str,
    data: Path | None,
    secure: bool,
    public_url: str,
    limits: list[str],
) -> Settings:
    """The settings that the command line asks for."""
    native = os.environ.get(VARIABLE)
    return settings_in(
        data or data_folder(),
        database,
        redis=redis,
        secure=secure,
        public_url=public_url_of(public_url),
        limits=limits_of(limits),
        native=Path(native) if native else None,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; `BadOptions` when that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == ALL:  # of IPv4, too, whatever the system does by itself
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise BadOptions(reason_of(error, host, port)) from error
    sock.listen(2048)
    return sock


def reason_of(error: OSError, host: str, port: int) -> Message:
    """Why the server cannot listen there, and what would help."""
    address: dict[str, Arg] = {"host": host, "port": str(port)}
    if error.errno == errno.EADDRINUSE:
        return Message("table-port-taken", address)
    if error.errno == errno.EACCES:
        return Message("table-port-forbidden", address)
    return Message("table-no-address", {**address, "reason": error.strerror or str(error)})


def listening_on(sock: socket.socket) -> Listening:
    """Where a socket listens."""
    return Listening(*sock.getsockname()[:2])


def url_of(sock: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = sock.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def tune_garbage_collection() -> None:
    """Collect once, then only young objects: a full collection would stop every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1_000_000)
    sys.setswitchinterval(0.001)  # so that the ledger's thread is not kept waiting


def serve(
    settings: Settings, sock: socket.socket, opened: Callable[[], object] | None = None
) -> None:
    """Serve until stopped; `opened` is called once the server listens."""
    logging.getLogger("donjon").setLevel(logging.INFO)
    listening = msgspec.structs.replace(settings, listening=listening_on(sock))
    config = uvicorn.Config(
        WithSecurityHeaders(application(listening)),
        access_log=False,  # URLs hold invite tokens
        log_level="warning",
        ws=DirectWebSocket,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_INTERVAL,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    load_all()  # so that no table waits for it later
    tune_garbage_collection()
    server = Server(config, opened)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([sock]))


class Server(uvicorn.Server):
    """Calls `opened` when it listens."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], object] | None) -> None:
        super().__init__(config)
        self._opened: Final = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._opened is not None and self.started:
            await asyncio.to_thread(self._opened)
