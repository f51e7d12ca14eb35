"""A process in which bots choose, one job at a time; when a job takes too long, it alone ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, NamedTuple, ParamSpec, TypeVar

from donjon.table.match.bot_jobs import warm_up
from donjon.worker_processes import WorkerPool

TRIES: Final = 2
START_TIMEOUT: Final = 60.0
YIELDING: Final = 5
"""How much thinking yields to the server itself where both need the same core."""
T = TypeVar("T")
P = ParamSpec("P")


class StartedPool(NamedTuple):
    """A pool of one process, and its first job; the process has started when that is done."""

    process: WorkerPool
    first_job: Future[list[str]]


def new_pool(tree: Path | None, memory: int) -> StartedPool:
    """Start a process with `memory` bytes; with a `tree` it imports the native code in it."""
    process = WorkerPool(1, tree, YIELDING, memory)
    return StartedPool(process, process.submit(warm_up))


class BotProcess:
    """One process; after a time-out, a crash or a lack of memory the next job starts a new one."""

    def __init__(self, seconds: float, memory: int = 0) -> None:
        self._seconds: Final = seconds
        self._memory: Final = memory
        self._tree: Path | None = None
        self._pool: StartedPool | None = None
        self._old_pools: Final[list[StartedPool]] = []  # finishing their last jobs
        self.table = ""  # whose match it played last

    async def run(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do a job; `TimeoutError` or `BrokenProcessPool` if that fails, or what the job raises.

        The process ends with a job that takes too long or for which its memory is too small.
        """
        for tries_left in reversed(range(TRIES)):
            pool = await self._started_pool()
            try:
                future = pool.process.submit(job, *given, **named)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds)
            except (TimeoutError, MemoryError):
                self._end(pool)
                raise
            except BrokenProcessPool:
                self._end(pool)
                if not tries_left:
                    raise
        raise AssertionError("every try returns or raises")

    def start(self) -> StartedPool:
        """Start the process before it is needed."""
        if self._pool is None:
            self._pool = new_pool(self._tree, self._memory)
        return self._pool

    def stop(self) -> None:
        """End it at once."""
        for pool in [self._pool, *self._old_pools]:
            if pool is not None:
                self._end(pool)

    def fresh(self, tree: Path) -> StartedPool:
        """Another process like this one, with the native code of the tree."""
        return new_pool(tree, self._memory)

    def change_to(self, tree: Path, fresh: StartedPool) -> None:
        """Use another process from now on; the old one finishes its job."""
        old, self._pool, self._tree = self._pool, fresh, tree
        if old is not None:
            self._old_pools.append(old)
            old.process.shutdown(wait=False)

    async def _started_pool(self) -> StartedPool:
        """The pool once it has started: starting does not count as a bot's time."""
        while True:
            pool = self.start()
            await wait_for_start(pool)
            if pool is self._pool:
                return pool

    def _end(self, pool: StartedPool) -> None:
        if self._pool is pool:
            self._pool = None
        if pool in self._old_pools:
            self._old_pools.remove(pool)
        pool.process.end()


async def wait_for_start(pool: StartedPool) -> None:
    """Wait for the first job, with a timeout. A failure shows when the next job is submitted."""
    waiting = asyncio.wrap_future(pool.first_job)
    waiting.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.wait([waiting], timeout=START_TIMEOUT)


def has_started(pool: StartedPool) -> bool:
    """Whether its first job is done without an error."""
    first = pool.first_job
    return first.done() and not first.cancelled() and first.exception() is None
