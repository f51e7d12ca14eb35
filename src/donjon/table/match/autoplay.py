"""The host: what goes on at a table without anybody's hand: bots that play, clocks that run out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from donjon.bots.match_moves import bot_seed
from donjon.kernel.rules.chance import FastChance
from donjon.table import clock
from donjon.table.match.bot_workers import Thinkers, position_of
from donjon.table.match.live_match import Room
from donjon.table.match.time_limits import ends_of, people_asked
from donjon.table.refusals import TROUBLE

SOON: Final = 0.5
LUCK: Final = 1 << 20
Place = tuple[str, int, int]  # table, the version that has brought the question, seat


class Host:
    """Looks after every room."""

    def __init__(self, thinkers: Thinkers, race: float, race_spread: float) -> None:
        self._thinkers: Final = thinkers
        self.race: Final = race
        self.race_spread: Final = race_spread
        self._tasks: Final[dict[Place, asyncio.Task[None]]] = {}
        self._alarms: Final[dict[str, clock.Alarm]] = {}
        self._stopped = False

    def attend(self, room: Room) -> None:
        """See who is to play now: wake the bots, wind the clock."""
        if self._stopped:
            return
        self._wind(room)
        if room.match is None or room.row.state != "playing":
            return
        for seat in room.match.waiting:
            player = room.row.seats[seat].player
            place = (room.id, room.asked_since(seat), seat)
            if player is not None and place not in self._tasks:
                task = asyncio.create_task(self._play(room, seat, player))
                self._tasks[place] = task
                task.add_done_callback(partial(self._done, place))

    def is_busy(self, room: Room) -> bool:
        """Whether a bot thinks or a clock runs there."""
        return room.id in self._alarms or any(place[0] == room.id for place in self._tasks)

    async def stop(self) -> None:
        """Leave everything as it is."""
        self._stopped = True
        for alarm in self._alarms.values():
            alarm.cancel()
        await end_all(list(self._tasks.values()))
        self._thinkers.stop()

    def _done(self, place: Place, _task: asyncio.Task[None]) -> None:
        self._tasks.pop(place, None)

    async def _play(self, room: Room, seat: int, player: str) -> None:
        """A bot's choice, through the same door as everybody's."""
        try:
            async with room.sure():
                match, v = room.match, room.v
                if match is None or seat not in match.waiting:
                    return
                position = position_of(room.id, match)
                token = f"bot:{room.asked_since(seat)}"
            option = await self._thinkers.choose(position, seat, player)
            await self.give_a_start(room, seat, option)
            if option is None:
                await room.choose_default(seat, v, token)
            else:
                await room.choose(seat, v, option, token)
        except TROUBLE:  # somebody went back, another worker was first, the database is busy
            self._look_again(room)

    async def give_a_start(self, room: Room, seat: int, option: int | None) -> None:
        """MM-R21  A bot wins no race against people before they had some time, never the same."""
        if option is None or not is_race(room, seat, option):
            return
        start = self.race + self.race_spread * luck_in_race(room, seat)
        waited = 0.0
        while waited < start and is_race(room, seat, option):
            await clock.sleep(SOON)
            waited += SOON

    def _wind(self, room: Room) -> None:
        """Set the room's clock to the end of the present choice."""
        alarm = self._alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        ends = ends_of(room)
        if ends is not None:
            delay = max(0.0, ends - clock.now())
            self._alarms[room.id] = clock.later(delay, self._ring, room)

    def _ring(self, room: Room) -> None:
        """Time is up."""
        self._alarms.pop(room.id, None)
        place = (room.id, room.v, -1)
        task = asyncio.create_task(self._time_is_up(room))
        self._tasks[place] = task
        task.add_done_callback(partial(self._done, place))

    async def _time_is_up(self, room: Room) -> None:
        """The safe default for everybody who has had the time and has not answered."""
        v, since = room.v, clock.now() - room.row.pace
        for seat in people_asked(room):
            if room.asked_at(seat) <= since:
                try:
                    await room.choose_default(seat, v, f"clock:{v}")
                except TROUBLE:
                    self._look_again(room)
                    return
        self._wind(room)

    def _look_again(self, room: Room) -> None:
        """Attend to a room once more, should nobody else do so."""
        clock.later(SOON, self.attend, room)


def is_race(room: Room, seat: int, option: int) -> bool:
    """Whether this choice of a bot would be the first in a race with people."""
    match = room.match
    decision = match.decision(seat) if match is not None else None
    if match is None or decision is None:
        return False
    rivals = [room.row.seats[other].player for other in match.waiting]
    return None in rivals and match.is_race(decision, option)


def luck_in_race(room: Room, seat: int) -> float:
    """From 0 to 1, by the sealed seed of the match: the same again, and nobody can foresee it."""
    assert room.match is not None
    return FastChance(bot_seed(room.match, seat, "race")).below(LUCK + 1) / LUCK


async def end_all(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Cancel what is under way and wait until it has let go of the database."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
