"""How workers hear of each other: «something is new at this table». In one process, not needed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec

CHANNEL: Final = "donjon"
RETRY: Final = 1.0
What = Literal["acts", "table", "chat", "here"]


class Poke(msgspec.Struct, frozen=True):
    """What is new, where, and who says so; `here` are the people connected to that worker."""

    worker: str
    table: str
    what: What
    here: list[str] = []


Heard = Callable[[Poke], Awaitable[None]]


class Pokes:
    """Tells nobody: there is one worker."""

    def __init__(self) -> None:
        self.worker: Final = secrets.token_hex(8)

    def tell(self, table: str, what: What, people: list[str]) -> None:
        """Let the other workers know."""

    async def listen(self, heard: Heard) -> None:
        """Hear the others until cancelled."""


class RedisPokes(Pokes):
    """Tells through Redis. A poke that is lost costs time, never truth: the ledger has it all."""

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self._redis: Final[Any] = Redis.from_url(url)
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def tell(self, table: str, what: What, people: list[str]) -> None:
        poke = msgspec.json.encode(Poke(self.worker, table, what, people))
        task = asyncio.create_task(self._publish(poke))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def listen(self, heard: Heard) -> None:
        from redis.exceptions import RedisError

        while True:
            with contextlib.suppress(RedisError, OSError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            poke = msgspec.json.decode(message["data"], type=Poke)
                            if poke.worker != self.worker:
                                await heard(poke)
            await asyncio.sleep(RETRY)

    async def _publish(self, poke: bytes) -> None:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(CHANNEL, poke)


def pokes_by(url: str) -> Pokes:
    """The way to the other workers."""
    return RedisPokes(url) if url else Pokes()
