"""One table while it is live: its match, its listeners, and the only way to make a choice.

People and bots use the same methods. Each takes the lock, plays, waits until the act is durable,
and only then sends it to anybody. If the ledger refuses the act, the match is reloaded from it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from donjon.bots import ABSENT
from donjon.bots.match_moves import choose_for
from donjon.kernel.match.match import Match
from donjon.kernel.words.errors import DonjonError
from donjon.table import clock
from donjon.table.feed.listener import Listener, encoded
from donjon.table.feed.viewer_feed import ViewerFeed
from donjon.table.match.rebuild import apply_act, hash_at, new_match
from donjon.table.refusals import Refusal
from donjon.table.store.ledger import Act, Kind, Ledger, bits_of
from donjon.table.store.table_register import Register, TableRow
from donjon.table.wire.scenes import FullScene

TOKENS: Final = 256  # acts whose tokens are remembered


class LiveMatch:
    """One table: its row, its match once it has begun, and its listeners."""

    def __init__(self, row: TableRow, register: Register, ledger: Ledger) -> None:
        self.id: Final = row.id
        self.row = row
        self.match: Match | None = None
        self.v = 0
        self.opened_at: Final = clock.now()
        self.listeners: Final[set[Listener]] = set()
        self.people_elsewhere: Final[dict[str, tuple[float, list[str]]]] = {}
        """For each other worker: when it last signalled, and who is connected there."""
        self.left_at: Final[dict[str, float]] = {}  # by person: when they disconnected
        self.lock: Final = asyncio.Lock()
        self.on_act: Callable[[LiveMatch], None] = do_nothing
        self.is_stale = True  # memory may differ from the ledger
        self._register: Final = register
        self._ledger: Final = ledger
        self._tokens: Final[dict[tuple[int, str], int]] = {}
        self._asked_since = [0] * len(row.seats)
        self._asked_at = [self.opened_at] * len(row.seats)
        self._decisions: list[object] = [None] * len(row.seats)
        self._feeds: Final[dict[int | None, ViewerFeed]] = {}
        self._synced: Final = SyncedAccess(self)

    # Reading

    @property
    def match_or_refuse(self) -> Match:
        """The match; `Refusal` before it has begun."""
        if self.match is None:
            raise Refusal("not-begun")
        return self.match

    @property
    def running_match(self) -> Match:
        """The match; `Refusal` before it has begun and when it is over."""
        if self.row.state == "over":
            raise Refusal("over")
        return self.match_or_refuse

    def asked_since(self, seat: int) -> int:
        """The version since which the seat has its present decision."""
        return self._asked_since[seat]

    def asked_at(self, seat: int) -> float:
        """When the seat got its present decision."""
        return self._asked_at[seat]

    def earlier_result(self, seat: int, token: str) -> int | None:
        """The version after a seat's earlier act with this token; None if there was none."""
        return self._tokens.get((seat, token))

    def synced(self) -> SyncedAccess:
        """The lock. While it is held, memory equals the ledger."""
        return self._synced

    # Loading

    async def load(self) -> None:
        """Read the match from the ledger, if it was not read yet."""
        async with self.synced():
            pass

    async def refresh(self) -> None:
        """Read the row again, and the acts that other workers have added."""
        async with self.synced():
            self.row = await self._register.find(self.id)
            if self.match is None and self.row.has_begun:
                self.is_stale = True
                await self.reload()
                self._send_full_scenes()
            await self._catch_up()

    async def reload(self) -> None:
        """Read row and match from the database; the caller holds the lock."""
        self.row = await self._register.find(self.id)
        if self.row.has_begun:
            self._restart(new_match(self.row))
            for act in await self._ledger.since(self.id, 0):
                self._note(apply_act(self.match_or_refuse, act), act)
            if self.match_or_refuse.is_over and self.row.state == "playing":
                await self._finish()
        self.is_stale = False

    def _restart(self, match: Match) -> None:
        """Set everything as it is before the first act."""
        self.match, self.v = match, 0
        self._asked_since = [0] * len(self.row.seats)
        self._asked_at = [clock.now()] * len(self.row.seats)
        self._decisions = decisions_of(match)
        self._tokens.clear()

    async def _catch_up(self) -> None:
        """Apply the acts that other workers have added."""
        if self.match is None:
            return
        for act in await self._ledger.since(self.id, self.v):
            self._after_act(apply_act(self.match, act), act)

    # Acts

    async def choose(self, seat: int, v: int, option: int, token: str) -> int:
        """Make a choice. Returns the version after it, also when the token is sent again."""
        async with self.synced():
            done = self.earlier_result(seat, token)
            if done is not None:
                return done
            match = self.running_match
            self._refuse_stale(seat, v)
            match.play(seat, option)
            return await self._store("choose", seat, option, match, token)

    async def choose_default(self, seat: int, v: int, token: str) -> int:
        """Make the safe default choice for a seat whose player did not choose in time."""
        async with self.synced():
            match = self.running_match
            self._refuse_stale(seat, v)
            if seat not in match.waiting:
                raise Refusal("stale")
            option = choose_for(match, seat, ABSENT)
            match.play(seat, option)
            return await self._store("choose", seat, option, match, token)

    async def undo(self, seat: int, v: int, token: str) -> int:
        """Take back the seat's last choice, if the kernel allows it."""
        async with self.synced():
            done = self.earlier_result(seat, token)
            if done is not None:
                return done
            match = self.running_match
            self._refuse_stale(seat, v)
            match.undo(seat)
            return await self._store("undo", seat, 0, match, token)

    async def take_back(self, seat: int, v: int, to: int, token: str) -> int:
        """Go back to the first `to` choices; `seat` is the last one that agreed."""
        async with self.synced():
            match = self.running_match
            if v != self.v:
                raise Refusal("stale")
            return await self._store(
                "back", seat, to, match.replayed_to(to, hashes_each_step=False), token
            )

    def _refuse_stale(self, seat: int, v: int) -> None:
        """Refuse if the seat's decision has changed since version `v`."""
        if not self._asked_since[seat] <= v <= self.v:
            raise Refusal("stale")

    async def _store(self, kind: Kind, seat: int, value: int, match: Match, token: str) -> int:
        """Make an act durable, then send it. Until then nobody else sees `match`."""
        self.is_stale = True
        hash = hash_at(match, self.v + 1) if kind == "choose" else ""
        waiting = bits_of(match.waiting)
        act = Act(self.id, self.v + 1, kind, seat, value, hash, waiting, token, clock.now())
        if not await self._ledger.add(act):
            await self.reload()
            self._send_full_scenes()
            raise Refusal("stale")
        if match.is_over:
            await self._finish()
        self.is_stale = False
        self._after_act(match, act)
        self.on_act(self)
        return self.v

    async def _finish(self) -> None:
        """Write down that the match was played to its end."""
        await self._register.finish(self.id, "played")
        self.row = await self._register.find(self.id)

    def _after_act(self, match: Match, act: Act) -> None:
        """Keep a durable act and send its patches."""
        self._note(match, act)
        self._send_patches(rewound=act.kind != "choose")

    def _note(self, match: Match, act: Act) -> None:
        """Keep what follows from an act: version, token, and since when each seat is asked."""
        self.match = match
        self.v = act.number
        self._tokens[act.seat, act.token] = act.number
        if len(self._tokens) > TOKENS:
            del self._tokens[next(iter(self._tokens))]
        before, self._decisions = self._decisions, decisions_of(match)
        for seat, decision in enumerate(self._decisions):
            if decision is not before[seat] or seat == act.seat or act.kind == "back":
                self._asked_since[seat], self._asked_at[seat] = self.v, act.at

    # Sending

    def feed(self, viewer: int | None) -> ViewerFeed:
        """The feed of a viewer."""
        if viewer not in self._feeds:
            self._feeds[viewer] = ViewerFeed(self.id, viewer)
        return self._feeds[viewer]

    def full_scene(self, viewer: int | None) -> FullScene | None:
        """What a viewer sees now; None before the match has begun."""
        if self.match is None:
            return None
        return self.feed(viewer).full_scene(self.match, self.v)

    def send_first_scene(self, listener: Listener, have: int | None) -> None:
        """Send a new listener what is missing since version `have`, or the full scene."""
        if self.match is not None:
            listener.v = self.v
            listener.send(self.feed(listener.viewer).resume(self.match, self.v, have))

    def _send_patches(self, rewound: bool) -> None:
        """Send everybody the latest change; listeners with the same viewer share one message."""
        match = self.match
        if match is None:
            return
        patches: dict[int | None, tuple[int, bytes] | None] = {}
        for viewer in {each.viewer for each in self.listeners}:
            patch = self.feed(viewer).next(match, self.v, rewound)
            patches[viewer] = None if patch is None else (patch.start, encoded(patch))
        for viewer, feed in self._feeds.items():
            if rewound and viewer not in patches:
                feed.forget()
        for listener in self.listeners:
            found = patches[listener.viewer]
            if found is not None and listener.v == found[0]:
                listener.send_bytes(found[1])
                listener.v = self.v
            else:
                self._send_full_scene(listener, match)

    def _send_full_scenes(self) -> None:
        """Send everybody the full scene."""
        if self.match is not None:
            for feed in self._feeds.values():
                feed.forget()
            for listener in self.listeners:
                self._send_full_scene(listener, self.match)

    def _send_full_scene(self, listener: Listener, match: Match) -> None:
        listener.send(self.feed(listener.viewer).full_scene(match, self.v))
        listener.v = self.v


class SyncedAccess:
    """The lock of a live match. While it is held, memory equals the ledger."""

    def __init__(self, live: LiveMatch) -> None:
        self._live: Final = live

    async def __aenter__(self) -> None:
        await self._live.lock.acquire()
        if self._live.is_stale:
            try:
                await self._live.reload()
            except BaseException:
                self._live.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


def decisions_of(match: Match) -> list[object]:
    """The open decision of each seat, or None."""
    return [match.decision(seat) for seat in range(match.seats)]


def do_nothing(_live: LiveMatch) -> None:
    """The `on_act` of a match without a hub."""


def rule_of(match: Match | None, seat: int | None, error: DonjonError) -> str | None:
    """The rule behind an error of the kernel: that of the seat's open decision."""
    decision = match.decision(seat) if match is not None and seat is not None else None
    if decision is None or isinstance(error, Refusal):
        return None
    return decision.rule()
