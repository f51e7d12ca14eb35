"""Bots think in processes of their own, so that they delay no table; their time is bounded."""

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
from donjon.worker_processes import Processes

LOG: Final = logging.getLogger("donjon.table")
KEPT: Final = 256
TRIES: Final = 2
START: Final = 60.0
T = TypeVar("T")
P = ParamSpec("P")


class Advice(msgspec.Struct, frozen=True):
    """What a bot would choose, and the whole it has in mind, if there is one."""

    option: int
    plan: SuggestionScene | None


class Position(NamedTuple):
    """A match as it is sent to a process: everything else is derived from it."""

    table: str
    game: str
    seats: int
    options: Options
    names: list[str]
    people: list[str]
    seed: int | str
    made: list[tuple[int, int]]


def position_of(table: str, match: Match) -> Position:
    """Where a match stands."""
    return Position(
        table, match.game.name, match.seats, match.options, match.names, match.people, match.seed,
        match.choices_made[:],
    )  # fmt: skip


class Pool(NamedTuple):
    """Processes, and what they were given first, by which one knows that they have started."""

    processes: Processes
    starting: list[Future[list[str]]]


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes: Final = processes
        self._seconds: Final = seconds
        self._free: Final = asyncio.Semaphore(processes)
        self._tree: Path | None = None
        self._pool: Pool | None = None
        self._leaving: Final[list[Pool]] = []

    async def choose(self, position: Position, seat: int, name: str) -> int | None:
        """What the bot chooses; None when it fails, takes too long or its process dies."""
        return await self._thought(think, position, seat, name)

    async def advise(self, position: Position, seat: int, name: str) -> Advice | None:
        """What the bot would choose, and what it has in mind; None as above."""
        told = await self._thought(advise, position, seat, name)
        return None if told is None else msgspec.json.decode(told, type=Advice)

    async def review(self, position: Position) -> list[SuggestionScene] | None:
        """How everybody could have done best; None as above."""
        told = await self._thought(review, position)
        return None if told is None else msgspec.json.decode(told, type=list[SuggestionScene])

    async def _thought(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T | None:
        async with self._free:  # the time counts from when a process is free
            for _ in range(TRIES):
                pool = await self._ready()
                try:
                    future = pool.processes.submit(work, *given, **named)
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

    def start(self) -> Pool:
        """Have the processes ready before they are needed."""
        if self._pool is None:
            self._pool = self._new_pool(self._tree)
        return self._pool

    def stop(self) -> None:
        """End all thinking at once."""
        for pool in [self._pool, *self._leaving]:
            if pool is not None:
                self._end(pool)

    async def change_to(self, tree: Path) -> bool:
        """From now on think with this native code; what is thought about is thought to its end.

        When its processes do not start, all stays as it is.
        """
        fresh = self._new_pool(tree)
        self._leaving.append(fresh)  # whoever stops all meanwhile ends these as well
        await started(fresh)
        if not all(is_well(each) for each in fresh.starting):
            self._end(fresh)
            return False
        old, self._pool, self._tree = self._pool, fresh, tree
        self._leaving.remove(fresh)
        if old is not None:
            self._leaving.append(old)
            old.processes.shutdown(wait=False)
        return True

    async def _ready(self) -> Pool:
        """Processes that have started: a bot's time does not count before."""
        while True:
            pool = self.start()
            await started(pool)
            if pool is self._pool:
                return pool

    def _new_pool(self, tree: Path | None) -> Pool:
        processes = Processes(self._processes, tree)
        return Pool(processes, [processes.submit(warm_up) for _ in range(self._processes)])

    def _end(self, pool: Pool) -> None:
        if self._pool is pool:
            self._pool = None
        if pool in self._leaving:
            self._leaving.remove(pool)
        pool.processes.end()


async def started(pool: Pool) -> None:
    """Wait for the processes, but not for ever; what failed is found out by who gives them work."""
    waiting = [asyncio.wrap_future(each) for each in pool.starting]
    for each in waiting:
        each.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.wait(waiting, timeout=START)


def is_well(future: Future[list[str]]) -> bool:
    """Whether a process has done its first work."""
    return future.done() and not future.cancelled() and future.exception() is None


def warm_up() -> list[str]:
    """In the bots' process: know the games and the bots."""
    return [*load_all(), *bot_names()]


KNOWN: Final[OrderedDict[str, Match]] = OrderedDict()


def think(position: Position, seat: int, name: str) -> int:
    """In the bots' process: come to the position and let the bot choose."""
    return choose_for(reached(position), seat, name)


def advise(position: Position, seat: int, name: str) -> bytes:
    """In the bots' process: the choice, and the whole behind it."""
    match = reached(position)
    return msgspec.json.encode(Advice(choose_for(match, seat, name), suggest_plan(match, seat)))


def review(position: Position) -> bytes:
    """In the bots' process: how everybody could have done best."""
    return msgspec.json.encode(review_match(reached(position)))


def reached(position: Position) -> Match:
    """The match at the position, going on from where this process knows it."""
    match = KNOWN.pop(position.table, None)
    if match is None or match.choices_made != position.made[: len(match.choices_made)]:
        match = beginning(position)
    Replay(match, position.made, []).go_to(len(position.made))
    KNOWN[position.table] = match
    if len(KNOWN) > KEPT:
        KNOWN.popitem(last=False)
    return match


def beginning(position: Position) -> Match:
    """The match before its first choice; a game may look at what the seats are called."""
    _, name, seats, options, names, people, seed, _ = position
    return Match(game(name), seats, seed, dict(options), names, False, people)
