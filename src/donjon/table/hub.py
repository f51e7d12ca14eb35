"""The hub: every room of this worker, and all that they stand on."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from typing import Final

from sqlalchemy import text

from donjon.native import Native
from donjon.table import clock
from donjon.table.feed.listener import GOING_AWAY, SILENT, Connection
from donjon.table.limits.connection_limits import Callers
from donjon.table.limits.rate_limits import Rates
from donjon.table.match.autoplay import Host, end_all
from donjon.table.match.bot_workers import Thinkers
from donjon.table.match.live_match import Room
from donjon.table.match.native_speed import Quickening
from donjon.table.match.table_info import table_info
from donjon.table.metrics import Metrics
from donjon.table.refusals import TROUBLE, NotThere
from donjon.table.settings import Settings
from donjon.table.store.chat import Talk
from donjon.table.store.database import migrate, open_engine, open_writer
from donjon.table.store.ledger import Ledger, seats_of
from donjon.table.store.people import People, Person
from donjon.table.store.table_register import Listed, Register, TableRow
from donjon.table.wire import AboutTable, Chat
from donjon.table.worker_signals import Poke, pokes_by

LOG: Final = logging.getLogger("donjon.table")
SOON: Final = 0.05
HEARTBEAT: Final = 20.0
HOUR: Final = 3600.0


class Hub:
    """One worker's share of the table."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings: Final = settings
        self.engine: Final = open_engine(settings.database)
        self.metrics: Final = Metrics()
        self.people: Final = People(self.engine, settings.secret)
        self.register: Final = Register(self.engine)
        self.ledger: Final = Ledger(
            self.engine, open_writer(settings.database), self.metrics.committed
        )
        self.talk: Final = Talk(self.engine)
        self.thinkers: Final = Thinkers(limits.thinkers, limits.think)
        self.quickening: Final = Quickening(Native(settings.native), self.thinkers)
        self.host: Final = Host(self.thinkers, limits.race, limits.race_spread)
        self.callers: Final = Callers()
        self.newcomers: Final = Rates(limits.newcomers / 60, limits.newcomers)
        self.requests: Final = Rates(limits.requests, limits.requests_burst)
        self.pokes: Final = pokes_by(settings.redis)
        self.rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._announcing: Final[set[str]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Bring the database up to date and take up the matches that were left."""
        await migrate(self.engine)
        self.ledger.start()
        self.thinkers.start()
        self._go(self.quickening.follow())
        self._go(self.pokes.listen(self._heard))
        self._go(self._wake())
        self._go(self._heartbeat())
        self._go(self._send_the_silent_away())
        self._go(self._collect())

    async def stop(self) -> None:
        """Send everybody away to come back; nothing is lost."""
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.close(GOING_AWAY)
        await end_all([*self._tasks, *self._opening.values()])
        await self.host.stop()
        await self.ledger.stop()
        await self.engine.dispose()

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            LOG.warning("the database does not answer")
            return False
        return True

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a table; it is opened once, however many ask for it at the same time."""
        room = self.rooms.pop(id, None)
        if room is not None:
            self.rooms[id] = room  # the one used last stands last
            return room
        task = self._opening.get(id)
        if task is None:
            task = asyncio.create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def visible(self, id: str, person: Person | None, invite: str | None) -> Room:
        """The room, if these eyes may see it; a private table is not there for strangers."""
        room = await self.room(id)
        row = room.row
        mine = person is not None and (row.host == person.id or row.seat_of(person.id) is not None)
        if row.access == "public" or mine or row.is_invited(invite):
            return room
        raise NotThere("no-table")

    async def _open(self, id: str) -> Room:
        room = Room(await self.register.find(id), self.register, self.ledger)
        room.after = self.went_on
        await room.ready()
        self.rooms[id] = room
        self.host.attend(room)
        self._make_space()
        return room

    def _make_space(self) -> None:
        """Let go of rooms in which nobody is and nothing runs, those used longest ago first."""
        spare = len(self.rooms) - self.settings.limits.rooms
        if spare <= 0:
            return
        idle = [
            room
            for room in self.rooms.values()
            if not room.connections and not room.lock.locked() and not self.host.is_busy(room)
        ]
        for room in idle[:spare]:
            del self.rooms[room.id]

    # What has happened

    def went_on(self, room: Room) -> None:
        """An act is done: wake bots and clocks, and let the other workers know."""
        self.metrics.acts += 1
        self.host.attend(room)
        self.pokes.tell(room.id, "acts", [])
        if room.row.pace or room.row.state == "over" or room.row.takeback is not None:
            self.announce(room)

    async def changed(self, id: str) -> Room:
        """Who sits where has changed, here: everyone is told, also on other workers."""
        room = await self.room(id)
        await room.refresh()
        self.host.attend(room)
        self.announce(room)
        self.pokes.tell(id, "table", [])
        return room

    def announce(self, room: Room) -> None:
        """Tell all who listen how the table is; soon, so that many changes are told once."""
        if room.id not in self._announcing:
            self._announcing.add(room.id)
            self._go(self._announce(room))

    async def _announce(self, room: Room) -> None:
        await asyncio.sleep(SOON)
        self._announcing.discard(room.id)
        try:
            async with room.sure():
                for connection in room.connections:
                    self.tell_about(room, connection, clock.now())
        except TROUBLE as error:
            LOG.warning("table %s: %s", room.id, error)

    def tell_about(self, room: Room, connection: Connection, at: float) -> None:
        """Tell one who listens how the table is."""
        me = connection.person.id if connection.person is not None else None
        mine = room.row.seat_of(me)
        if mine != connection.viewer:  # they sat down, or stood up: other eyes from now on
            connection.viewer = mine
            room.show_first(connection, None)
        connection.tell(AboutTable(table_info(room, me, at)))

    async def tell_chat(self, room: Room) -> None:
        """Everyone gets the lines they have not read."""
        if not room.connections:
            return
        oldest = min(connection.chat for connection in room.connections)
        lines = await self.talk.read(room.id, oldest)
        for connection in room.connections:
            fresh = [line for line in lines if line.n > connection.chat]
            if fresh:
                connection.chat = fresh[-1].n
                connection.tell(Chat(fresh))

    # Who is here

    async def enter(self, room: Room, connection: Connection, have: int | None) -> None:
        """Somebody comes: they see the table, the scene and the chat."""
        async with room.sure():  # nobody sees what is not yet durable
            me = connection.person.id if connection.person is not None else None
            connection.viewer = room.row.seat_of(me)
            room.connections.add(connection)
            connection.tell(AboutTable(table_info(room, me, clock.now())))
            room.show_first(connection, have)
        self.metrics.connections.inc()
        await self.tell_chat(room)
        self._presence(room)

    def leave(self, room: Room, connection: Connection) -> None:
        """Somebody goes."""
        if connection in room.connections:
            room.connections.discard(connection)
            if connection.person is not None:
                room.left[connection.person.id] = clock.now()
            self.metrics.connections.dec()
            self._presence(room)

    def _presence(self, room: Room) -> None:
        self.announce(room)
        self.pokes.tell(room.id, "here", connected(room))

    # Other workers, and waking up

    async def _heard(self, poke: Poke) -> None:
        """Another worker says that something is new."""
        room = self.rooms.get(poke.table)
        if room is None:
            return
        try:
            if poke.what == "chat":
                await self.tell_chat(room)
            elif poke.what == "here":
                room.elsewhere[poke.worker] = (clock.now(), poke.here)
                self.announce(room)
            else:
                await room.refresh()
                self.host.attend(room)
                self.announce(room)
        except TROUBLE as error:
            LOG.warning("table %s: %s", poke.table, error)

    async def _heartbeat(self) -> None:
        """Say again who is here, for workers that started later."""
        while self.settings.redis:
            await asyncio.sleep(HEARTBEAT)
            for room in list(self.rooms.values()):
                if room.connections:
                    self.pokes.tell(room.id, "here", connected(room))

    async def _send_the_silent_away(self) -> None:
        """Close connections on which nothing was heard for too long."""
        while True:
            await asyncio.sleep(min(HEARTBEAT, self.settings.limits.idle / 4))
            at = time.monotonic()
            for room in list(self.rooms.values()):
                for connection in room.connections:
                    if connection.is_silent(at):
                        connection.close(SILENT)

    async def _collect(self) -> None:
        """Let the collector look through everything now and then; it does not by itself."""
        while True:
            await asyncio.sleep(HOUR)
            gc.collect()

    async def _wake(self) -> None:
        """Take up the matches in which a bot or a clock is to go on."""
        for listed in await self.register.playing():
            if goes_on_by_itself(listed):
                try:
                    await self.room(listed.row.id)
                except TROUBLE as error:
                    LOG.warning("table %s: %s", listed.row.id, error)

    def _go(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def connected(room: Room) -> list[str]:
    """The people connected to this worker."""
    return sorted({each.person.id for each in room.connections if each.person is not None})


def goes_on_by_itself(listed: Listed) -> bool:
    """Whether a match needs no person to go on: a bot is asked, or a clock runs."""
    row: TableRow = listed.row
    if row.pace or listed.waiting is None:
        return True
    asked = seats_of(listed.waiting)
    return not asked or any(row.seats[seat].player is not None for seat in asked)
