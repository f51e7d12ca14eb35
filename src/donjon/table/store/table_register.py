"""The register: which tables there are, who sits where, and how that changes.

Every change is one statement or one transaction with its condition in it, so that two people who
want the same seat, on the same worker or on two, cannot both get it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hmac import compare_digest
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Row, Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from donjon.bots import ABSENT
from donjon.kernel.rules.options import Options
from donjon.table.refusals import NotThere, Refusal, TooMuch
from donjon.table.store.database import acts, seats, tables
from donjon.table.store.ledger import Act, add_all

State = Literal["open", "playing", "over"]
SeatKind = Literal["open", "invited", "person", "bot"]
Ended = Literal["played", "resigned", "abandoned"]
NAMES_OF_PEOPLE: Final = "names"
"""Where the stored options of a table keep what its people are called."""
ID: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


class SeatRow(NamedTuple):
    """Who sits there: nobody yet, a person, or a bot."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False

    @property
    def player(self) -> str | None:
        """The bot that plays the seat now; None is its person."""
        return ABSENT if self.resigned else self.bot or self.stand_in


class TableRow(NamedTuple):
    """A table as it is written down.

    `people` are the names of those who began the match, if they are others than sit here.
    """

    id: str
    game: str
    rules: int
    options: Options
    seed: str
    access: Literal["public", "private"]
    invite: str
    pace: int
    host: str
    made: float
    state: State
    ended: Ended | None
    rematch: str | None
    branch_of: str | None
    takeback: str | None
    seats: list[SeatRow]
    people: list[str] = []  # noqa: RUF012

    @property
    def has_begun(self) -> bool:
        """Whether there is a match: a table may also be closed before its seats are taken."""
        free = any(seat.kind in ("open", "invited") for seat in self.seats)
        return self.state == "playing" or (self.state == "over" and not free)

    def seat_of(self, person: str | None) -> int | None:
        """Where that person sits."""
        for row in self.seats:
            if person is not None and row.person == person:
                return row.seat
        return None

    def is_invited(self, invite: str | None) -> bool:
        """Whether that is the token of the invite link."""
        return invite is not None and compare_digest(invite.encode(), self.invite.encode())


class Listed(NamedTuple):
    """A table in a list, with its last act."""

    row: TableRow
    version: int
    waiting: int | None
    moved: float


class Register:
    """Reads and changes tables and seats."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def find(self, id: str) -> TableRow:
        """The table of that id; `NotThere` if there is none."""
        if not ID.fullmatch(id):
            raise NotThere("no-table")
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if found is None:
                raise NotThere("no-table")
            return table_row(found, await seats_at(connection, [id]))

    async def open(self, row: TableRow, most: int, history: Sequence[Act] = ()) -> None:
        """A new table, unless its host has `most` that are not over."""
        mine = select(func.count()).where(tables.c.host == row.host, tables.c.state != "over")
        async with self._engine.begin() as connection:
            if ((await connection.execute(mine)).scalar() or 0) >= most:
                raise TooMuch("too-many-tables", most=most)
            await connection.execute(insert(tables).values(columns_of(row)))
            rows = [{"table_id": row.id, **seat._asdict()} for seat in row.seats]
            await connection.execute(insert(seats), rows)
            if history:
                await add_all(connection, list(history))

    async def sit(self, id: str, seat: SeatRow, was: list[SeatKind]) -> bool:
        """Let somebody sit down, or stand up, where until now it was one of `was`."""
        change = (
            update(seats)
            .where(seats.c.table_id == id, seats.c.seat == seat.seat, seats.c.kind.in_(was))
            .where(is_open(id))
            .values(seat._asdict())
        )
        return await self._change(change) == 1

    async def begin(self, id: str) -> bool:
        """From open to playing, if every seat is taken."""
        free = select(seats.c.seat).where(
            seats.c.table_id == id, seats.c.kind.in_(["open", "invited"])
        )
        change = (
            update(tables)
            .where(tables.c.id == id, tables.c.state == "open", ~free.exists())
            .values(state="playing")
        )
        return await self._change(change) == 1

    async def finish(self, id: str, how: Ended) -> bool:
        """The match is over; the first who says so is right."""
        change = (
            update(tables)
            .where(tables.c.id == id, tables.c.state != "over")
            .values(state="over", ended=how)
        )
        return await self._change(change) == 1

    async def hand(self, id: str, seat: int, bot: str | None) -> None:
        """A bot plays for an absent person, or no longer."""
        place = (seats.c.table_id == id, seats.c.seat == seat, seats.c.kind == "person")
        await self._change(update(seats).where(*place).values(stand_in=bot))

    async def resign(self, id: str, seat: int) -> None:
        """The person gives up; the seat is played by the rules' safe default."""
        place = (seats.c.table_id == id, seats.c.seat == seat, seats.c.kind == "person")
        await self._change(update(seats).where(*place).values(resigned=True))

    async def give(self, id: str, person: str) -> None:
        """Somebody else is the host from now on."""
        await self._change(update(tables).where(tables.c.id == id).values(host=person))

    async def propose(self, id: str, takeback: str | None) -> None:
        """What is asked of everyone, or nothing."""
        await self._change(update(tables).where(tables.c.id == id).values(takeback=takeback))

    async def link_rematch(self, id: str, next_id: str) -> str:
        """The table that follows this one: the first that was offered and not given up."""
        other = tables.alias()
        given_up = select(other.c.id).where(other.c.ended == "abandoned")
        free = tables.c.rematch.is_(None) | tables.c.rematch.in_(given_up)
        change = update(tables).where(tables.c.id == id, free)
        await self._change(change.values(rematch=next_id))
        return (await self.find(id)).rematch or next_id

    async def listed(
        self,
        *,
        state: State | None = None,
        game: str | None = None,
        person: str | None = None,
        mine: bool = False,
        before: float | None = None,
        limit: int = 50,
    ) -> list[Listed]:
        """Tables that may be seen, the newest first; private ones only by who belongs there."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        belongs = tables.c.id.in_(sits) | (tables.c.host == person)
        wanted = select(tables)
        if mine:
            wanted = wanted.where(belongs)
        elif person is not None:
            wanted = wanted.where((tables.c.access == "public") | belongs)
        else:
            wanted = wanted.where(tables.c.access == "public")
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        if before is not None:
            wanted = wanted.where(tables.c.made < before)
        return await self._with_last_acts(wanted.order_by(tables.c.made.desc()).limit(limit))

    async def playing(self) -> list[Listed]:
        """All matches that are not over, for a server that starts."""
        return await self._with_last_acts(select(tables).where(tables.c.state == "playing"))

    async def count(self, state: State) -> int:
        """How many tables are in that state."""
        async with self._engine.connect() as connection:
            wanted = select(func.count()).where(tables.c.state == state)
            return (await connection.execute(wanted)).scalar() or 0

    async def _with_last_acts(self, wanted: Select[Any]) -> list[Listed]:
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
            ids = [each.id for each in found]
            sitting = await seats_at(connection, ids)
            last = await last_acts(connection, ids)
        listed = []
        for each in found:
            number, waiting, at = last.get(each.id, (0, None, each.made))
            listed.append(Listed(table_row(each, sitting), number, waiting, at))
        return listed

    async def _change(self, statement: Any) -> int:
        async with self._engine.begin() as connection:
            return (await connection.execute(statement)).rowcount


def is_open(id: str) -> Any:
    """The condition that a table has not begun."""
    return select(tables.c.id).where(tables.c.id == id, tables.c.state == "open").exists()


async def seats_at(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, in order."""
    wanted = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in await connection.execute(wanted):
        found.setdefault(row.table_id, []).append(SeatRow(*row[1:]))
    return found


async def last_acts(
    connection: AsyncConnection, ids: list[str]
) -> dict[str, tuple[int, int | None, float]]:
    """Number, waiting seats and time of the last act of several tables."""
    newest = (
        select(acts.c.table_id, func.max(acts.c.number).label("number"))
        .where(acts.c.table_id.in_(ids))
        .group_by(acts.c.table_id)
        .subquery()
    )
    wanted = select(acts).join(
        newest, (acts.c.table_id == newest.c.table_id) & (acts.c.number == newest.c.number)
    )
    return {
        row.table_id: (row.number, row.waiting, row.at) for row in await connection.execute(wanted)
    }


def table_row(found: Row[Any], sitting: dict[str, list[SeatRow]]) -> TableRow:
    """A row of the database with its seats."""
    values = found._asdict()
    options = msgspec.json.decode(values["options"], type=Options)
    people = options.pop(NAMES_OF_PEOPLE, [])
    values["options"] = options
    assert isinstance(people, list)
    return TableRow(**values, seats=sitting.get(found.id, []), people=people)


def columns_of(row: TableRow) -> dict[str, Any]:
    """A table as columns; names of people stand beside the options."""
    values = row._asdict()
    del values["seats"], values["people"]
    told = {**row.options, NAMES_OF_PEOPLE: row.people} if row.people else row.options
    return {**values, "options": msgspec.json.encode(told).decode()}


def must(happened: bool, code: str) -> None:
    """Refuse when a change found its condition no longer true."""
    if not happened:
        raise Refusal(code)
