"""The ledger: every act of every match, only ever added to, durable before anyone hears of it.

The row (table, number) is unique: of two workers that add the same number one is refused. Acts
that arrive while a commit is on its way share the next one (group commit).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from donjon.table.database import acts
from donjon.table.errors import Refusal

Kind = Literal["choose", "undo", "back"]
LARGEST_GROUP: Final = 500


class Act(NamedTuple):
    """A choice, an undo, or a takeback to where `value` choices had been made."""

    table_id: str
    number: int
    kind: Kind
    seat: int
    value: int
    hash: str
    waiting: int
    token: str
    at: float


Waiter = asyncio.Future[bool]


class Ledger:
    """Adds acts, many at a time, and reads them."""

    def __init__(self, engine: AsyncEngine, observe: Callable[[int], None]) -> None:
        self._engine: Final = engine
        self._observe: Final = observe
        self._queue: Final[asyncio.Queue[tuple[Act, Waiter]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what is queued, then end."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()

    async def add(self, act: Act) -> bool:
        """True once the act is committed; False when its number is taken."""
        done: Waiter = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((act, done))
        return await done

    async def since(self, table_id: str, number: int) -> list[Act]:
        """The acts of a match after that number, in order."""
        wanted = (
            select(acts)
            .where(acts.c.table_id == table_id, acts.c.number > number)
            .order_by(acts.c.number)
        )
        async with self._engine.connect() as connection:
            return [Act(*row) for row in await connection.execute(wanted)]

    async def _write(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            self._observe(len(group))
            await self._commit(group)
            for _ in group:
                self._queue.task_done()

    async def _commit(self, group: list[tuple[Act, Waiter]]) -> None:
        """All in one commit; when one of them is refused, each by itself."""
        try:
            async with self._engine.begin() as connection:
                await add_all(connection, [act for act, _ in group])
        except IntegrityError:
            if len(group) == 1:
                settle(group[0][1], False)
                return
            for each in group:
                await self._commit([each])
        except (SQLAlchemyError, OSError):
            for _, done in group:
                settle(done, Refusal("busy"))
        else:
            for _, done in group:
                settle(done, True)


async def add_all(connection: AsyncConnection, rows: list[Act]) -> None:
    """Add the rows in this transaction."""
    await connection.execute(insert(acts), [row._asdict() for row in rows])


def settle(done: Waiter, answer: bool | Refusal) -> None:
    """Tell who waits; who has gone needs no answer."""
    if done.done():
        return
    if isinstance(answer, Refusal):
        done.set_exception(answer)
    else:
        done.set_result(answer)


def bits_of(seats: tuple[int, ...]) -> int:
    """One bit for each seat."""
    return sum(1 << seat for seat in seats)


def seats_of(bits: int) -> list[int]:
    """The seats of a set of bits."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def row_of(act: Act) -> dict[str, Any]:
    """An act as the row of a copy, for another table."""
    return act._asdict()
