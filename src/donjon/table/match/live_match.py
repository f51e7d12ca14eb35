"""A room: one table while it is live. Its match, who is here, and the one door for every choice.

People and bots enter through the same methods. Each holds the lock, plays, waits until the act is
durable, and only then tells anybody. If the ledger refuses, the match is read anew from it.
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
from donjon.table.feed.listener import Connection, encoded
from donjon.table.feed.viewer_feed import Eyes
from donjon.table.match.rebuild import act_out, hash_at, new_match
from donjon.table.refusals import Refusal
from donjon.table.store.ledger import Act, Kind, Ledger, bits_of
from donjon.table.store.table_register import Register, TableRow

TOKENS: Final = 256


class Room:
    """One table: the row, its match once it has begun, and everyone who listens."""

    def __init__(self, row: TableRow, register: Register, ledger: Ledger) -> None:
        self.id: Final = row.id
        self.row = row
        self.match: Match | None = None
        self.v = 0
        self.opened: Final = clock.now()
        self.connections: Final[set[Connection]] = set()
        self.elsewhere: Final[dict[str, tuple[float, list[str]]]] = {}  # by worker: seen at, people
        self.left: Final[dict[str, float]] = {}  # when a person was last here
        self.lock: Final = asyncio.Lock()
        self.after: Callable[[Room], None] = nothing_more
        self._register: Final = register
        self._ledger: Final = ledger
        self._tokens: Final[dict[tuple[int, str], int]] = {}
        self._asked = [0] * len(row.seats)  # since which version each seat has its question
        self._asked_at = [self.opened] * len(row.seats)
        self._questions: list[object] = [None] * len(row.seats)
        self._eyes: Final[dict[int | None, Eyes]] = {}
        self._sure: Final = Sure(self)
        self.unsure = True

    # What there is

    @property
    def begun(self) -> Match:
        """The match; `Refusal` before the start."""
        if self.match is None:
            raise Refusal("not-begun")
        return self.match

    @property
    def playing(self) -> Match:
        """The match while choices can be made."""
        if self.row.state == "over":
            raise Refusal("over")
        return self.begun

    def asked_since(self, seat: int) -> int:
        """Since which version the seat has its question."""
        return self._asked[seat]

    def asked_at(self, seat: int) -> float:
        """When the seat got its question."""
        return self._asked_at[seat]

    def sure(self) -> Sure:
        """Hold the lock, and hold nothing that the ledger does not have."""
        return self._sure

    async def ready(self) -> None:
        """Come to know what the ledger knows."""
        async with self.sure():
            pass

    async def refresh(self) -> None:
        """Read who sits where, and whatever happened on another worker."""
        async with self.sure():
            self.row = await self._register.find(self.id)
            if self.match is None and self.row.has_begun:
                self.unsure = True
                await self.be_sure()
                self._show_all()
            await self._catch_up()

    # Acts

    async def choose(self, seat: int, v: int, option: int, token: str) -> int:
        """Make a choice; the version it led to. The same token again gets the same answer."""
        async with self.sure():
            done = self._tokens.get((seat, token))
            if done is not None:
                return done
            match = self.playing
            self._must_be_fresh(seat, v)
            match.play(seat, option)
            return await self._keep("choose", seat, option, match, token)

    async def choose_default(self, seat: int, v: int, token: str) -> int:
        """Make the choice that is safe for a seat whose player says nothing in time."""
        async with self.sure():
            match = self.playing
            self._must_be_fresh(seat, v)
            if seat not in match.waiting:
                raise Refusal("stale")
            option = choose_for(match, seat, ABSENT)
            match.play(seat, option)
            return await self._keep("choose", seat, option, match, token)

    async def undo(self, seat: int, v: int, token: str) -> int:
        """Take back the seat's last choice, within the kernel's horizon."""
        async with self.sure():
            done = self._tokens.get((seat, token))
            if done is not None:
                return done
            match = self.playing
            self._must_be_fresh(seat, v)
            match.undo(seat)
            return await self._keep("undo", seat, 0, match, token)

    def _must_be_fresh(self, seat: int, v: int) -> None:
        """Since that version nothing has changed for the seat."""
        if not self._asked[seat] <= v <= self.v:
            raise Refusal("stale")

    async def go_back(self, seat: int, v: int, to: int, token: str) -> int:
        """Go back to where `to` choices had been made: the seat is the last to agree."""
        async with self.sure():
            match = self.playing
            if v != self.v:
                raise Refusal("stale")
            return await self._keep(
                "back", seat, to, match.replayed_to(to, hashes_each_step=False), token
            )

    async def _keep(self, kind: Kind, seat: int, value: int, match: Match, token: str) -> int:
        """Make what was played durable, then tell. Until then nobody else sees this match."""
        self.unsure = True
        hash = hash_at(match, self.v + 1) if kind == "choose" else ""
        waiting = bits_of(match.waiting)
        act = Act(self.id, self.v + 1, kind, seat, value, hash, waiting, token, clock.now())
        if not await self._ledger.add(act):
            await self.be_sure()
            self._show_all()
            raise Refusal("stale")
        if match.is_over:
            await self._end()
        self.unsure = False
        self._went(match, act)
        self.after(self)
        return self.v

    def _went(self, match: Match, act: Act) -> None:
        """Take an act that is durable as done, and show it."""
        self._note(match, act)
        self._show(rewound=act.kind != "choose")

    def _note(self, match: Match, act: Act) -> None:
        """Keep what follows from an act: version, token, and since when each seat is asked."""
        self.match = match
        self.v = act.number
        self._tokens[act.seat, act.token] = act.number
        if len(self._tokens) > TOKENS:
            del self._tokens[next(iter(self._tokens))]
        before, self._questions = self._questions, answerable_decisions(match)
        for seat, question in enumerate(self._questions):
            if question is not before[seat] or seat == act.seat or act.kind == "back":
                self._asked[seat], self._asked_at[seat] = self.v, act.at

    async def be_sure(self) -> None:
        """Read the match anew: what is held may not be what the ledger has."""
        self.row = await self._register.find(self.id)
        if self.row.has_begun:
            self._start_anew(new_match(self.row))
            for act in await self._ledger.since(self.id, 0):
                self._note(act_out(self.begun, act), act)
            if self.begun.is_over and self.row.state == "playing":
                await self._end()
        self.unsure = False

    def _start_anew(self, match: Match) -> None:
        """As it was before the first act."""
        self.match, self.v = match, 0
        self._asked = [0] * len(self.row.seats)
        self._asked_at = [clock.now()] * len(self.row.seats)
        self._questions = answerable_decisions(match)
        self._tokens.clear()

    async def _end(self) -> None:
        """The match has been played to its end."""
        await self._register.finish(self.id, "played")
        self.row = await self._register.find(self.id)

    async def _catch_up(self) -> None:
        """Follow what another worker has added."""
        if self.match is None:
            return
        for act in await self._ledger.since(self.id, self.v):
            self._went(act_out(self.match, act), act)

    # Showing

    def done(self, seat: int, token: str) -> int | None:
        """The version a seat's act with that token has led to, if there was one."""
        return self._tokens.get((seat, token))

    def eyes(self, viewer: int | None) -> Eyes:
        """What that viewer was shown."""
        if viewer not in self._eyes:
            self._eyes[viewer] = Eyes(self.id, viewer)
        return self._eyes[viewer]

    def show_first(self, connection: Connection, have: int | None) -> None:
        """The scene for one who has come, from the version they have."""
        if self.match is not None:
            told = self.eyes(connection.viewer).resume(self.match, self.v, have)
            connection.v = self.v
            connection.tell(told)

    def _show(self, rewound: bool) -> None:
        """Everyone gets what is new for them: one message for all who see the same."""
        match = self.match
        if match is None:
            return
        texts: dict[int | None, tuple[int, bytes] | None] = {}
        for viewer in {each.viewer for each in self.connections}:
            news = self.eyes(viewer).next(match, self.v, rewound)
            texts[viewer] = None if news is None else (news.start, encoded(news))
        for viewer, eyes in self._eyes.items():
            if rewound and viewer not in texts:
                eyes.forget()
        for connection in self.connections:
            found = texts[connection.viewer]
            if found is not None and connection.v == found[0]:
                connection.pass_on(found[1])
                connection.v = self.v
            else:
                self._show_whole(connection, match)

    def _show_all(self) -> None:
        """Everyone gets the whole scene."""
        if self.match is not None:
            for eyes in self._eyes.values():
                eyes.forget()
            for connection in self.connections:
                self._show_whole(connection, self.match)

    def _show_whole(self, connection: Connection, match: Match) -> None:
        connection.tell(self.eyes(connection.viewer).whole(match, self.v))
        connection.v = self.v


class Sure:
    """The lock of a room; who holds it holds nothing that the ledger does not have."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        if self._room.unsure:
            try:
                await self._room.be_sure()
            except BaseException:
                self._room.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


def answerable_decisions(match: Match) -> list[object]:
    """What each seat is asked now."""
    return [match.decision(seat) for seat in range(match.seats)]


def nothing_more(_room: Room) -> None:
    """What follows an act, until a hub says otherwise."""


def rule_of(match: Match | None, seat: int | None, error: DonjonError) -> str | None:
    """The rule that stands behind a refusal: that of the question the seat is asked."""
    decision = match.decision(seat) if match is not None and seat is not None else None
    if decision is None or isinstance(error, Refusal):
        return None
    return decision.rule()
