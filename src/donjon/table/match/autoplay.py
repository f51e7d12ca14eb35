"""Autoplay: makes the choices of bots, and of people whose time has run out."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any, Final

from donjon.bots.match_moves import bot_seed
from donjon.kernel.rules.chance import FastChance
from donjon.table import clock
from donjon.table.match.bot_jobs import position_of
from donjon.table.match.bot_workers import BotWorkers
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.time_limits import ends_of, people_asked
from donjon.table.refusals import FAILURES

SOON: Final = 0.5
FRACTIONS: Final = 1 << 20
TIMER: Final = -1  # stands for the seat in the task of a timer
TaskKey = tuple[str, int, int]  # table, version since which the seat is asked, seat


class Autoplay:
    """Plays for bots and for expired timers, at all tables of a worker."""

    def __init__(self, bot_workers: BotWorkers, race: float, race_spread: float) -> None:
        self._bot_workers: Final = bot_workers
        self.race: Final = race
        self.race_spread: Final = race_spread
        self._tasks: Final[dict[TaskKey, asyncio.Task[None]]] = {}
        self._timers: Final[dict[str, clock.Timer]] = {}
        self._stopped = False

    def check(self, live: LiveMatch) -> None:
        """Start a task for every bot that has to choose, and set the timer."""
        if self._stopped:
            return
        self._set_timer(live)
        if live.match is None or live.row.state != "playing":
            return
        for seat in live.match.waiting:
            bot = live.row.seats[seat].player
            key = (live.id, live.asked_since(seat), seat)
            if bot is not None and key not in self._tasks:
                self._run(key, self._play(live, seat, bot))

    def is_busy(self, live: LiveMatch) -> bool:
        """Whether a bot has to choose or a timer runs there."""
        return live.id in self._timers or any(key[0] == live.id for key in self._tasks)

    async def stop(self) -> None:
        """Cancel all timers and tasks; the ledger keeps what was done."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        await end_all(list(self._tasks.values()))
        self._bot_workers.stop()

    def _run(self, key: TaskKey, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks[key] = task
        task.add_done_callback(partial(self._forget, key))

    def _forget(self, key: TaskKey, _task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)

    async def _play(self, live: LiveMatch, seat: int, bot: str) -> None:
        """Make a bot's choice, by the same method as a person's."""
        try:
            async with live.synced():
                match, v = live.match, live.v
                if match is None or seat not in match.waiting:
                    return
                position = position_of(live.id, match)
                token = f"bot:{live.asked_since(seat)}"
            option = await self._bot_workers.choose(position, seat, bot)
            await self.wait_for_people(live, seat, option)
            if option is None:
                await live.choose_default(seat, v, token)
            else:
                await live.choose(seat, v, option, token)
        except FAILURES:  # somebody went back, another worker was first, the database is busy
            self._check_soon(live)

    async def wait_for_people(self, live: LiveMatch, seat: int, option: int | None) -> None:
        """MM-R21  Before a bot wins a race, people have some time, which is never the same."""
        if option is None or not is_race(live, seat, option):
            return
        delay = self.race + self.race_spread * race_fraction(live, seat)
        waited = 0.0
        while waited < delay and is_race(live, seat, option):
            await clock.sleep(SOON)
            waited += SOON

    def _set_timer(self, live: LiveMatch) -> None:
        """Set the table's timer to the moment at which a person's time runs out."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        ends = ends_of(live)
        if ends is not None:
            delay = max(0.0, ends - clock.now())
            self._timers[live.id] = clock.later(delay, self._on_timer, live)

    def _on_timer(self, live: LiveMatch) -> None:
        self._timers.pop(live.id, None)
        self._run((live.id, live.v, TIMER), self._choose_defaults(live))

    async def _choose_defaults(self, live: LiveMatch) -> None:
        """Make the safe default choice for every person whose time has run out."""
        v, since = live.v, clock.now() - live.row.pace
        for seat in people_asked(live):
            if live.asked_at(seat) <= since:
                try:
                    await live.choose_default(seat, v, f"clock:{v}")
                except FAILURES:
                    self._check_soon(live)
                    return
        self._set_timer(live)

    def _check_soon(self, live: LiveMatch) -> None:
        """Check the match again after a failure, in case no act does."""
        clock.later(SOON, self.check, live)


def is_race(live: LiveMatch, seat: int, option: int) -> bool:
    """Whether with this choice a bot would win a race against people."""
    match = live.match
    decision = match.decision(seat) if match is not None else None
    if match is None or decision is None:
        return False
    rivals = [live.row.seats[other].player for other in match.waiting]
    return None in rivals and match.is_race(decision, option)


def race_fraction(live: LiveMatch, seat: int) -> float:
    """A number from 0 to 1, drawn from the sealed seed: repeatable, and nobody can predict it."""
    assert live.match is not None
    return FastChance(bot_seed(live.match, seat, "race")).below(FRACTIONS + 1) / FRACTIONS


async def end_all(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Cancel the tasks and wait until they have released the database."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
