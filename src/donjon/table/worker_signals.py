"""Signals between workers: something has changed at a table. One worker alone needs none."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec

CHANNEL: Final = "donjon"
RETRY: Final = 1.0
SignalKind = Literal["acts", "table", "chat", "here"]


class WorkerSignal(msgspec.Struct, frozen=True):
    """What has changed at which table; `people` are those who are connected to `worker`."""

    worker: str
    table: str
    kind: SignalKind
    people: list[str] = []


OnSignal = Callable[[WorkerSignal], Awaitable[None]]


class WorkerSignals:
    """Signals of a single worker: nothing is sent, nothing is received."""

    def __init__(self) -> None:
        self.worker: Final = secrets.token_hex(8)

    def send(self, table: str, kind: SignalKind, people: list[str]) -> None:
        """Send a signal to the other workers."""

    async def listen(self, on_signal: OnSignal) -> None:
        """Call `on_signal` for every signal of another worker, until cancelled."""


class RedisSignals(WorkerSignals):
    """Signals through Redis. A lost signal only delays a client: the ledger has every act."""

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self._redis: Final[Any] = Redis.from_url(url)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def send(self, table: str, kind: SignalKind, people: list[str]) -> None:
        signal = msgspec.json.encode(WorkerSignal(self.worker, table, kind, people))
        task = asyncio.create_task(self._publish(signal))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def listen(self, on_signal: OnSignal) -> None:
        from redis.exceptions import RedisError

        while True:
            with contextlib.suppress(RedisError, OSError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            signal = msgspec.json.decode(message["data"], type=WorkerSignal)
                            if signal.worker != self.worker:
                                await on_signal(signal)
            await asyncio.sleep(RETRY)

    async def _publish(self, signal: bytes) -> None:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(CHANNEL, signal)


def signals_through(url: str) -> WorkerSignals:
    """Signals through the Redis of this URL; without a URL, those of a single worker."""
    return RedisSignals(url) if url else WorkerSignals()
