"""The ledger: every act of every match. It is only ever added to.

The row (table, number) is unique: of two workers that add the same number one is refused. Acts
that arrive during a commit share the next one (group commit).
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from donjon.table.refusals import Refusal
from donjon.table.store.database import acts

Kind = Literal["choose", "undo", "back"]
LARGEST_GROUP: Final = 500
GATHER: Final = 0.004  # seconds to wait for more acts, if the last group had several


class Act(NamedTuple):
    """A choice (`value` is the option), an undo, or a takeback to the first `value` choices."""

    table_id: str
    number: int
    kind: Kind
    seat: int
    value: int
    hash: str
    waiting: int
    token: str
    at: float


Result = bool | Refusal
Waiting = tuple[Act, asyncio.Future[bool]]


class Ledger:
    """Adds acts, many at a time, and reads them.

    A thread of its own writes, so that the event loop never waits for the disk.
    """

    def __init__(self, engine: AsyncEngine, writer: Engine, observe: Callable[[int], None]) -> None:
        self._engine: Final = engine
        self._writer: Final = writer
        self._insert: Final = insert(acts).compile(dialect=writer.dialect)
        self._observe: Final = observe
        self._queue: Final[SimpleQueue[Waiting | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write, name="ledger", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Start the thread."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Write what is queued, then end the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.dispose()

    async def add(self, act: Act) -> bool:
        """Add an act. True once it is committed, False if its number is taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put((act, done))
        return await done

    async def since(self, table_id: str, number: int) -> list[Act]:
        """The acts of a match after `number`, in order."""
        wanted = (
            select(acts)
            .where(acts.c.table_id == table_id, acts.c.number > number)
            .order_by(acts.c.number)
        )
        async with self._engine.connect() as connection:
            return [Act(*row) for row in await connection.execute(wanted)]

    def _write(self) -> None:
        """In the thread: write one group after the other until the ledger stops."""
        several = False
        while (first := self._queue.get()) is not None:
            if several:
                time.sleep(GATHER)
            group = [first]
            ends = False
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    ends = True
                    break
                group.append(following)
            several = len(group) > 1
            results = self._commit([act for act, _ in group])
            assert self._loop is not None
            self._loop.call_soon_threadsafe(self._report, group, results)
            if ends:
                return

    def _commit(self, rows: list[Act]) -> list[Result]:
        """Write all in one commit; if one of them is refused, each by itself."""
        try:
            with self._writer.begin() as connection:
                connection.exec_driver_sql(str(self._insert), self._as_parameters(rows))
        except IntegrityError:
            if len(rows) == 1:
                return [False]
            return [result for row in rows for result in self._commit([row])]
        except (SQLAlchemyError, OSError):
            return [Refusal("busy") for _ in rows]
        return [True] * len(rows)

    def _as_parameters(self, rows: list[Act]) -> Any:
        """The rows as the driver takes them; an act's fields have the order of the columns."""
        return rows if self._insert.positional else [row._asdict() for row in rows]

    def _report(self, group: list[Waiting], results: list[Result]) -> None:
        """In the event loop: give every waiting caller its result."""
        self._observe(len(group))
        for (_, done), result in zip(group, results):
            if done.done():
                continue  # the caller was cancelled
            if isinstance(result, Refusal):
                done.set_exception(result)
            else:
                done.set_result(result)


async def add_all(connection: AsyncConnection, rows: list[Act]) -> None:
    """Add the rows in this transaction."""
    await connection.execute(insert(acts), [row._asdict() for row in rows])


def bits_of(seats: tuple[int, ...]) -> int:
    """A set of seats as bits."""
    return sum(1 << seat for seat in seats)


def seats_of(bits: int) -> list[int]:
    """The seats of a set of bits, in order."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
