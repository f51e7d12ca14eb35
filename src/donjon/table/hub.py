"""The hub: all live matches of one worker, and the services that they share."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from sqlalchemy import text

from donjon.native import Native
from donjon.table import clock
from donjon.table.feed.listener import GOING_AWAY, SILENT, Listener
from donjon.table.limits.connection_limits import ConnectionLimits
from donjon.table.limits.rate_limits import RateLimits
from donjon.table.match.autoplay import Autoplay, end_all
from donjon.table.match.bot_workers import BotWorkers
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.native_speed import NativeSpeed
from donjon.table.match.presence import people_here
from donjon.table.match.table_info import table_info
from donjon.table.metrics import Metrics
from donjon.table.refusals import FAILURES, NotFound
from donjon.table.settings import MEBIBYTE, Settings
from donjon.table.store.chat import Chat
from donjon.table.store.database import migrate, open_engine, open_writer
from donjon.table.store.ledger import Ledger, seats_of
from donjon.table.store.people import People, Person
from donjon.table.store.table_register import Register, TableListEntry, TableRow
from donjon.table.wire.messages import NewChatLines, TableNews
from donjon.table.worker_signals import WorkerSignal, signals_through

LOG: Final = logging.getLogger("donjon.table")
ANNOUNCE_AFTER: Final = 0.05
HEARTBEAT: Final = 20.0
HOUR: Final = 3600.0


class Hub:
    """The live matches of one worker."""

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
        self.chat: Final = Chat(self.engine)
        memory = limits.bot_memory * MEBIBYTE
        self.bot_workers: Final = BotWorkers(limits.bot_workers, limits.bot_time, memory)
        self.native_speed: Final = NativeSpeed(Native(settings.native), self.bot_workers)
        self.autoplay: Final = Autoplay(self.bot_workers, limits.race, limits.race_spread)
        self.connection_limits: Final = ConnectionLimits()
        self.newcomer_limits: Final = RateLimits(limits.newcomers / 60, limits.newcomers)
        self.request_limits: Final = RateLimits(limits.requests, limits.requests_burst)
        self.signals: Final = signals_through(settings.redis)
        self.live_matches: Final[dict[str, LiveMatch]] = {}  # the least recently used first
        self._opening: Final[dict[str, asyncio.Task[LiveMatch]]] = {}
        self._announcing: Final[set[str]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Migrate the database and continue the matches that were being played."""
        await migrate(self.engine)
        self.ledger.start()
        self.bot_workers.start()
        self._run(self.native_speed.follow())
        self._run(self.signals.listen(self._on_signal))
        self._run(self._continue_matches())
        self._run(self._heartbeat())
        self._run(self._close_silent_connections())
        self._run(self._collect_garbage())

    async def stop(self) -> None:
        """Close all connections, so that clients reconnect later; nothing is lost."""
        for live in self.live_matches.values():
            for listener in list(live.listeners):
                listener.close(GOING_AWAY)
        await end_all([*self._tasks, *self._opening.values()])
        await self.autoplay.stop()
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

    # Live matches

    async def live_match(self, id: str) -> LiveMatch:
        """The live match of a table, loaded once even if several requests need it at once."""
        live = self.live_matches.pop(id, None)
        if live is not None:
            self.live_matches[id] = live  # now the most recently used
            return live
        task = self._opening.get(id)
        if task is None:
            task = asyncio.create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def visible(self, id: str, person: Person | None, invite: str | None) -> LiveMatch:
        """The live match if this person may see it; `NotFound` otherwise, as for an unknown id."""
        live = await self.live_match(id)
        row = live.row
        mine = person is not None and (row.host == person.id or row.seat_of(person.id) is not None)
        if row.access == "public" or mine or row.is_invited(invite):
            return live
        raise NotFound("no-table")

    async def _open(self, id: str) -> LiveMatch:
        live = LiveMatch(await self.register.find(id), self.register, self.ledger)
        live.on_act = self.after_act
        await live.load()
        self.live_matches[id] = live
        self.autoplay.check(live)
        self._evict()
        return live

    def _evict(self) -> None:
        """Drop idle matches above the limit from memory, the least recently used first."""
        spare = len(self.live_matches) - self.settings.limits.live_matches
        if spare <= 0:
            return
        idle = [
            live
            for live in self.live_matches.values()
            if not live.listeners and not live.lock.locked() and not self.autoplay.is_busy(live)
        ]
        for live in idle[:spare]:
            del self.live_matches[live.id]

    # After a change

    def after_act(self, live: LiveMatch) -> None:
        """Wake bots, set the timer and signal the other workers after an act."""
        self.metrics.acts += 1
        self.autoplay.check(live)
        self.signals.send(live.id, "acts", [])
        if live.row.pace or live.row.state == "over" or live.row.takeback is not None:
            self.announce(live)

    async def changed(self, id: str) -> LiveMatch:
        """Reload a table whose seats or state this worker has changed, and send it to everybody."""
        live = await self.live_match(id)
        await live.refresh()
        self.autoplay.check(live)
        self.announce(live)
        self.signals.send(id, "table", [])
        return live

    def announce(self, live: LiveMatch) -> None:
        """Send all listeners the table soon; changes in quick succession are sent once."""
        if live.id not in self._announcing:
            self._announcing.add(live.id)
            self._run(self._announce(live))

    async def _announce(self, live: LiveMatch) -> None:
        await asyncio.sleep(ANNOUNCE_AFTER)
        self._announcing.discard(live.id)
        try:
            async with live.synced():
                for listener in live.listeners:
                    self._send_table(live, listener, clock.now())
        except FAILURES as error:
            LOG.warning("table %s: %s", live.id, error)

    def _send_table(self, live: LiveMatch, listener: Listener, now: float) -> None:
        """Send one listener the table, and a new scene if they sat down or stood up."""
        me = listener.person_id
        mine = live.row.seat_of(me)
        if mine != listener.viewer:
            listener.viewer = mine
            live.send_first_scene(listener, None)
        listener.send(TableNews(table_info(live, me, now)))

    async def _send_chat_so_far(self, live: LiveMatch, listener: Listener) -> None:
        """Send one listener the whole chat, also when it is empty: what follows is news."""
        lines = await self.chat.read(live.id, listener.last_chat_line)
        listener.send(NewChatLines(listener.take_chat_lines(lines)))

    async def send_chat(self, live: LiveMatch) -> None:
        """Send every listener the chat lines that they do not have."""
        if not live.listeners:
            return
        oldest = min(listener.last_chat_line for listener in live.listeners)
        lines = await self.chat.read(live.id, oldest)
        for listener in live.listeners:
            if new := listener.take_chat_lines(lines):
                listener.send(NewChatLines(new))

    # Connections

    async def enter(self, live: LiveMatch, listener: Listener, have: int | None) -> None:
        """Add a listener and send the table, the scene and the chat.

        `have` is the version of the scene that the client still has.
        """
        async with live.synced():  # so that nobody sees an act that is not durable yet
            me = listener.person_id
            listener.viewer = live.row.seat_of(me)
            live.listeners.add(listener)
            listener.send(TableNews(table_info(live, me, clock.now())))
            live.send_first_scene(listener, have)
        self.metrics.connections.inc()
        await self._send_chat_so_far(live, listener)
        self._presence_changed(live)

    def leave(self, live: LiveMatch, listener: Listener) -> None:
        """Remove a listener."""
        if listener in live.listeners:
            live.listeners.discard(listener)
            if listener.person_id is not None:
                live.left_at[listener.person_id] = clock.now()
            self.metrics.connections.dec()
            self._presence_changed(live)

    def _presence_changed(self, live: LiveMatch) -> None:
        self.announce(live)
        self.signals.send(live.id, "here", people_here(live))

    # Signals of other workers, and background tasks

    async def _on_signal(self, signal: WorkerSignal) -> None:
        """Reload what another worker has changed, and send it to the listeners here."""
        live = self.live_matches.get(signal.table)
        if live is None:
            return
        try:
            if signal.kind == "chat":
                await self.send_chat(live)
            elif signal.kind == "here":
                live.people_elsewhere[signal.worker] = (clock.now(), signal.people)
                self.announce(live)
            else:
                await live.refresh()
                self.autoplay.check(live)
                self.announce(live)
        except FAILURES as error:
            LOG.warning("table %s: %s", signal.table, error)

    async def _heartbeat(self) -> None:
        """Repeat who is connected here, for workers that started later."""
        while self.settings.redis:
            await asyncio.sleep(HEARTBEAT)
            for live in list(self.live_matches.values()):
                if live.listeners:
                    self.signals.send(live.id, "here", people_here(live))

    async def _close_silent_connections(self) -> None:
        """Close connections over which no message has come for too long."""
        while True:
            await asyncio.sleep(min(HEARTBEAT, self.settings.limits.idle / 4))
            now = time.monotonic()
            for live in list(self.live_matches.values()):
                for listener in live.listeners:
                    if listener.is_silent(now):
                        listener.close(SILENT)

    async def _collect_garbage(self) -> None:
        """Run a full collection every hour: the thresholds of `serve` never start one."""
        while True:
            await asyncio.sleep(HOUR)
            gc.collect()

    async def _continue_matches(self) -> None:
        """Load the matches in which a bot has to choose or a timer runs."""
        for entry in await self.register.playing():
            if continues_without_people(entry):
                try:
                    await self.live_match(entry.row.id)
                except FAILURES as error:
                    LOG.warning("table %s: %s", entry.row.id, error)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def continues_without_people(entry: TableListEntry) -> bool:
    """Whether a bot has to choose, or a timer runs."""
    row: TableRow = entry.row
    if row.pace or entry.waiting is None:
        return True
    asked = seats_of(entry.waiting)
    return not asked or any(row.seats[seat].player is not None for seat in asked)
