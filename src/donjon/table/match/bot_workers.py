"""Bots choose in worker processes, so that they delay no table; their time is limited."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from donjon.bots import BotFault, bot_names
from donjon.bots.match_moves import choose_for, review_match, suggest_plan
from donjon.kernel.match.match import Match
from donjon.kernel.match.replay import Replay
from donjon.kernel.rules.options import Options
from donjon.kernel.scene import SuggestionScene
from donjon.registry import game, load_all
from donjon.worker_processes import WorkerPool

LOG: Final = logging.getLogger("donjon.table")
CACHED_MATCHES: Final = 256
TRIES: Final = 2
START_TIMEOUT: Final = 60.0
T = TypeVar("T")
P = ParamSpec("P")


class Advice(msgspec.Struct, frozen=True):
    """What a bot would choose, and its whole plan in the games that have one."""

    option: int
    suggestion: SuggestionScene | None


class MatchPosition(NamedTuple):
    """A match as it is sent to a worker: setup and choices, from which it is played again."""

    table: str
    game: str
    seats: int
    options: Options
    names: list[str]
    people: list[str]
    seed: int | str
    made: list[tuple[int, int]]


def position_of(table: str, match: Match) -> MatchPosition:
    """The present position of a match."""
    return MatchPosition(
        table, match.game.name, match.seats, match.options, match.names, match.people, match.seed,
        match.choices_made[:],
    )  # fmt: skip


class StartedPool(NamedTuple):
    """Worker processes, and the first job of each; a worker has started when that is done."""

    processes: WorkerPool
    first_jobs: list[Future[list[str]]]


class BotWorkers:
    """The processes in which bots choose."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes: Final = processes
        self._seconds: Final = seconds
        self._free: Final = asyncio.Semaphore(processes)
        self._tree: Path | None = None
        self._pool: StartedPool | None = None
        self._other_pools: Final[list[StartedPool]] = []  # starting, or finishing their last jobs

    async def choose(self, position: MatchPosition, seat: int, name: str) -> int | None:
        """What the bot chooses; None when it fails, takes too long or its process dies."""
        return await self._submit(choose_in_worker, position, seat, name)

    async def advise(self, position: MatchPosition, seat: int, name: str) -> Advice | None:
        """What the bot would choose, with its plan; None as for `choose`."""
        answer = await self._submit(advise_in_worker, position, seat, name)
        return None if answer is None else msgspec.json.decode(answer, type=Advice)

    async def review(self, position: MatchPosition) -> list[SuggestionScene] | None:
        """For each seat, the best it could have done; None as for `choose`."""
        answer = await self._submit(review_in_worker, position)
        return None if answer is None else msgspec.json.decode(answer, type=list[SuggestionScene])

    async def _submit(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T | None:
        async with self._free:  # the time counts from when a process is free
            for _ in range(TRIES):
                pool = await self._started_pool()
                try:
                    future = pool.processes.submit(job, *given, **named)
                    return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds)
                except TimeoutError:
                    self._end(pool)
                    break
                except BotFault as fault:
                    LOG.warning("a bot is wrong: %s", fault)
                    break
                except BrokenProcessPool:
                    self._end(pool)
        return None

    def start(self) -> StartedPool:
        """Start the processes before they are needed."""
        if self._pool is None:
            self._pool = self._new_pool(self._tree)
        return self._pool

    def stop(self) -> None:
        """End all processes at once."""
        for pool in [self._pool, *self._other_pools]:
            if pool is not None:
                self._end(pool)

    async def change_to(self, tree: Path) -> bool:
        """Use this native code from now on; jobs under way are finished by the old processes.

        False when the new processes do not start: then nothing changes.
        """
        fresh = self._new_pool(tree)
        self._other_pools.append(fresh)  # so that `stop` ends it while it starts
        await wait_for_start(fresh)
        if not all(has_succeeded(each) for each in fresh.first_jobs):
            self._end(fresh)
            return False
        old, self._pool, self._tree = self._pool, fresh, tree
        self._other_pools.remove(fresh)
        if old is not None:
            self._other_pools.append(old)
            old.processes.shutdown(wait=False)
        return True

    async def _started_pool(self) -> StartedPool:
        """The pool once it has started: starting does not count as a bot's time."""
        while True:
            pool = self.start()
            await wait_for_start(pool)
            if pool is self._pool:
                return pool

    def _new_pool(self, tree: Path | None) -> StartedPool:
        processes = WorkerPool(self._processes, tree)
        return StartedPool(processes, [processes.submit(warm_up) for _ in range(self._processes)])

    def _end(self, pool: StartedPool) -> None:
        if self._pool is pool:
            self._pool = None
        if pool in self._other_pools:
            self._other_pools.remove(pool)
        pool.processes.end()


async def wait_for_start(pool: StartedPool) -> None:
    """Wait for the first jobs, with a timeout. A failure shows when the next job is submitted."""
    waiting = [asyncio.wrap_future(each) for each in pool.first_jobs]
    for each in waiting:
        each.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.wait(waiting, timeout=START_TIMEOUT)


def has_succeeded(future: Future[list[str]]) -> bool:
    """Whether a job is done without an error."""
    return future.done() and not future.cancelled() and future.exception() is None


# In the worker process

MATCHES: Final[OrderedDict[str, Match]] = OrderedDict()  # the least recently used first


def warm_up() -> list[str]:
    """Import all games and bots."""
    return [*load_all(), *bot_names()]


def choose_in_worker(position: MatchPosition, seat: int, name: str) -> int:
    """Let the bot choose at the position."""
    return choose_for(match_at(position), seat, name)


def advise_in_worker(position: MatchPosition, seat: int, name: str) -> bytes:
    """Let the bot choose, with its plan."""
    match = match_at(position)
    return msgspec.json.encode(Advice(choose_for(match, seat, name), suggest_plan(match, seat)))


def review_in_worker(position: MatchPosition) -> bytes:
    """Find the best that each seat could have done."""
    return msgspec.json.encode(review_match(match_at(position)))


def match_at(position: MatchPosition) -> Match:
    """The match at the position, continued from the cached one where possible."""
    match = MATCHES.pop(position.table, None)
    if match is None or match.choices_made != position.made[: len(match.choices_made)]:
        match = match_before(position)
    Replay(match, position.made, []).go_to(len(position.made))
    MATCHES[position.table] = match
    if len(MATCHES) > CACHED_MATCHES:
        MATCHES.popitem(last=False)
    return match


def match_before(position: MatchPosition) -> Match:
    """The match before its first choice."""
    _, name, seats, options, names, people, seed, _ = position
    return Match(game(name), seats, seed, dict(options), names, False, people)
