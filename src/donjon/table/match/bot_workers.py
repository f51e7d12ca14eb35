"""Bots choose in processes of their own, so that they delay no table; their time is limited.

Bots that think have processes apart from those that choose at once: a person who plays against the
latter never waits for the former.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

import msgspec

from donjon.bots import POLICY, BotFault, is_quick
from donjon.kernel.scene import SuggestionScene
from donjon.table.match.bot_jobs import (
    Advice,
    MatchPosition,
    advise_in_worker,
    choose_in_worker,
    review_in_worker,
)
from donjon.table.match.bot_process import (
    BotProcess,
    StartedPool,
    has_started,
    wait_for_start,
)

LOG: Final = logging.getLogger("donjon.table")
THINKING_SHARE: Final = 0.7
"""The part of its time after which a bot that thinks should choose, if nobody waits."""
T = TypeVar("T")
P = ParamSpec("P")
Thinking = Callable[[MatchPosition, int, str, float], T]
"""A job in which a bot thinks; its parameters are position, seat, bot's name and seconds."""


class BotProcesses:
    """Some processes that do jobs of one kind, each one job at a time."""

    def __init__(self, count: int, seconds: float, memory: int = 0) -> None:
        self.processes: Final = [BotProcess(seconds, memory) for _ in range(count)]
        self._seconds: Final = seconds
        self._idle: Final = [*self.processes]
        self._free: Final = asyncio.Semaphore(count)
        self._waiting = 0

    async def submit(
        self,
        job: Callable[Concatenate[MatchPosition, P], T],
        position: MatchPosition,
        *given: P.args,
        **named: P.kwargs,
    ) -> T | None:
        """Do a job in a free process; None when it fails, takes too long or its process dies."""
        return await self._in_free_process(
            position.table, lambda process: process.run(job, position, *given, **named)
        )

    async def think(
        self, job: Thinking[T], position: MatchPosition, seat: int, name: str
    ) -> T | None:
        """Let a bot think, with its share of the time; None as for `submit`."""
        return await self._in_free_process(
            position.table,
            lambda process: process.run(job, position, seat, name, self.thinking_seconds()),
        )

    def thinking_seconds(self) -> float:
        """How long a bot may think now: the more others wait for a process, the shorter.

        So nobody waits much longer than one long thought takes, however many tables there are.
        """
        count = len(self.processes)
        return THINKING_SHARE * self._seconds * count / (count + self._waiting)

    async def _in_free_process(
        self, table: str, job: Callable[[BotProcess], Awaitable[T]]
    ) -> T | None:
        """Do a job once a process is free: its time counts from then."""
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        process = self._take(table)
        try:
            return await job(process)
        except BotFault as fault:
            LOG.warning("a bot is wrong: %s", fault)
        except TimeoutError:
            LOG.warning("a bot took too long at table %s", table)
        except MemoryError:
            LOG.warning("a bot ran out of memory at table %s", table)
        except BrokenProcessPool:
            LOG.warning("the process of a bot died at table %s", table)
        finally:
            self._idle.append(process)
            self._free.release()
        return None

    def _take(self, table: str) -> BotProcess:
        """A free process, if possible the one that knows the match already."""
        known = [process for process in self._idle if process.table == table]
        process = known[0] if known else self._idle[0]
        self._idle.remove(process)
        process.table = table
        return process


class BotWorkers:
    """All processes in which bots choose: one for quick bots, `count` for those that think.

    Each has `seconds` for a choice and `memory` bytes; 0 bytes set no limit.
    """

    def __init__(self, count: int, seconds: float, memory: int = 0) -> None:
        self._quick: Final = BotProcesses(1, seconds, memory)
        self._thinking: Final = BotProcesses(count, seconds, memory)

    @property
    def _processes(self) -> list[BotProcess]:
        return [*self._quick.processes, *self._thinking.processes]

    async def choose(self, position: MatchPosition, seat: int, name: str) -> int | None:
        """What the bot chooses; what the policy of the game does when a bot that thinks fails.

        None when that fails, too, takes too long, or the process dies.
        """
        option = await self._for(name).think(choose_in_worker, position, seat, name)
        if option is None and not is_quick(name):
            return await self.choose(position, seat, POLICY)
        return option

    async def advise(self, position: MatchPosition, seat: int, name: str) -> Advice | None:
        """What the bot would choose, with its plan; the policy's choice or None as for `choose`."""
        answer = await self._for(name).think(advise_in_worker, position, seat, name)
        if answer is None and not is_quick(name):
            return await self.advise(position, seat, POLICY)
        return None if answer is None else msgspec.json.decode(answer, type=Advice)

    async def review(self, position: MatchPosition) -> list[SuggestionScene] | None:
        """For each seat, the best it could have done; None when that fails."""
        answer = await self._thinking.submit(review_in_worker, position)
        return None if answer is None else msgspec.json.decode(answer, type=list[SuggestionScene])

    def _for(self, name: str) -> BotProcesses:
        """The processes for a bot."""
        return self._quick if is_quick(name) else self._thinking

    def start(self) -> None:
        """Start the processes before they are needed."""
        for process in self._processes:
            process.start()

    def stop(self) -> None:
        """End all processes at once."""
        for process in self._processes:
            process.stop()

    async def change_to(self, tree: Path) -> bool:
        """Use this native code from now on; jobs under way are finished by the old processes.

        False when the new processes do not start: then nothing changes.
        """
        fresh = [process.fresh(tree) for process in self._processes]
        try:
            await asyncio.gather(*[wait_for_start(pool) for pool in fresh])
        except asyncio.CancelledError:
            end_all(fresh)
            raise
        if not all(has_started(pool) for pool in fresh):
            end_all(fresh)
            return False
        for process, pool in zip(self._processes, fresh, strict=True):
            process.change_to(tree, pool)
        return True


def end_all(pools: list[StartedPool]) -> None:
    """End processes that nobody uses yet."""
    for pool in pools:
        pool.process.end()
