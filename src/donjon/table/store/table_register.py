"""The register: all tables and their seats, in the database.

Every change is one statement or transaction that includes its condition, so that two people who
want the same seat, on one worker or on two, cannot both get it.
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
from donjon.table.refusals import NotFound, Refusal, TooManyRequests
from donjon.table.store.database import acts, seats, tables
from donjon.table.store.ledger import Act, add_all

State = Literal["open", "playing", "over"]
SeatKind = Literal["open", "invited", "person", "bot"]
Ended = Literal["played", "resigned", "abandoned"]
NAMES_OF_PEOPLE: Final = "names"
"""Where the stored options of a table keep what its people are called."""
ID: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


class SeatRow(NamedTuple):
    """A seat and its player: nobody yet, a person, or a bot."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False

    @property
    def player(self) -> str | None:
        """The name of the bot that plays the seat now; None if its person does."""
        return ABSENT if self.resigned else self.bot or self.stand_in


class TableRow(NamedTuple):
    """A table in the database.

    `people` are the names of the people who began the match, if others sit here now.
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
        """Whether there is a match: a table may be over because it was closed before the start."""
        free = any(seat.kind in ("open", "invited") for seat in self.seats)
        return self.state == "playing" or (self.state == "over" and not free)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person; None if they have none."""
        for row in self.seats:
            if person is not None and row.person == person:
                return row.seat
        return None

    def is_invited(self, invite: str | None) -> bool:
        """Whether `invite` is the token of the invite link."""
        return invite is not None and compare_digest(invite.encode(), self.invite.encode())


class TableListEntry(NamedTuple):
    """A table in a list: its version, the seats asked (None before the first act), last change."""

    row: TableRow
    version: int
    waiting: int | None
    moved: float


class Register:
    """Reads and changes tables and seats."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def find(self, id: str) -> TableRow:
        """The table with this id; `NotFound` if there is none."""
        if not ID.fullmatch(id):
            raise NotFound("no-table")
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if found is None:
                raise NotFound("no-table")
            return table_row(found, await seats_at(connection, [id]))

    async def open(self, row: TableRow, most: int, history: Sequence[Act] = ()) -> None:
        """Add a table, unless its host has `most` that are not over."""
        mine = select(func.count()).where(tables.c.host == row.host, tables.c.state != "over")
        async with self._engine.begin() as connection:
            if ((await connection.execute(mine)).scalar() or 0) >= most:
                raise TooManyRequests("too-many-tables", most=most)
            await connection.execute(insert(tables).values(columns_of(row)))
            rows = [{"table_id": row.id, **seat._asdict()} for seat in row.seats]
            await connection.execute(insert(seats), rows)
            if history:
                await add_all(connection, list(history))

    async def sit(self, id: str, seat: SeatRow, was: list[SeatKind]) -> bool:
        """Change a seat whose kind is one of `was`. Returns whether it happened."""
        change = (
            update(seats)
            .where(seats.c.table_id == id, seats.c.seat == seat.seat, seats.c.kind.in_(was))
            .where(is_open(id))
            .values(seat._asdict())
        )
        return await self._change(change) == 1

    async def begin(self, id: str) -> bool:
        """Change an open table to playing. Returns whether every seat was taken."""
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
        """End a table. Returns False if it was over already."""
        change = (
            update(tables)
            .where(tables.c.id == id, tables.c.state != "over")
            .values(state="over", ended=how)
        )
        return await self._change(change) == 1

    async def hand_over(self, id: str, seat: int, bot: str | None) -> None:
        """Let a bot play for a person; None lets the person play again."""
        place = (seats.c.table_id == id, seats.c.seat == seat, seats.c.kind == "person")
        await self._change(update(seats).where(*place).values(stand_in=bot))

    async def resign(self, id: str, seat: int) -> None:
        """Let a person resign; the seat then makes the safe default choices."""
        place = (seats.c.table_id == id, seats.c.seat == seat, seats.c.kind == "person")
        await self._change(update(seats).where(*place).values(resigned=True))

    async def change_host(self, id: str, person: str) -> None:
        """Make another person the host."""
        await self._change(update(tables).where(tables.c.id == id).values(host=person))

    async def propose(self, id: str, takeback: str | None) -> None:
        """Store the open proposal of a takeback, or None."""
        await self._change(update(tables).where(tables.c.id == id).values(takeback=takeback))

    async def link_rematch(self, id: str, next_id: str) -> str:
        """Link the next table, or keep one that is linked and not abandoned. Returns its id."""
        other = tables.alias()
        abandoned = select(other.c.id).where(other.c.ended == "abandoned")
        free = tables.c.rematch.is_(None) | tables.c.rematch.in_(abandoned)
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
    ) -> list[TableListEntry]:
        """The tables that a person may see, the newest first: public ones and their own."""
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

    async def playing(self) -> list[TableListEntry]:
        """All tables with a match that is not over."""
        return await self._with_last_acts(select(tables).where(tables.c.state == "playing"))

    async def count(self, state: State) -> int:
        """How many tables are in this state."""
        async with self._engine.connect() as connection:
            wanted = select(func.count()).where(tables.c.state == state)
            return (await connection.execute(wanted)).scalar() or 0

    async def _with_last_acts(self, wanted: Select[Any]) -> list[TableListEntry]:
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
            ids = [each.id for each in found]
            sitting = await seats_at(connection, ids)
            last = await last_acts(connection, ids)
        listed = []
        for each in found:
            number, waiting, at = last.get(each.id, (0, None, each.made))
            listed.append(TableListEntry(table_row(each, sitting), number, waiting, at))
        return listed

    async def _change(self, statement: Any) -> int:
        async with self._engine.begin() as connection:
            return (await connection.execute(statement)).rowcount


def is_open(id: str) -> Any:
    """The condition that a table is open."""
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
    """For each table: number, waiting seats and time of its last act."""
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
    """A table from its row and seats."""
    values = found._asdict()
    options = msgspec.json.decode(values["options"], type=Options)
    people = options.pop(NAMES_OF_PEOPLE, [])
    values["options"] = options
    assert isinstance(people, list)
    return TableRow(**values, seats=sitting.get(found.id, []), people=people)


def columns_of(row: TableRow) -> dict[str, Any]:
    """A table as columns; the names of people are stored in the options."""
    values = row._asdict()
    del values["seats"], values["people"]
    options = {**row.options, NAMES_OF_PEOPLE: row.people} if row.people else row.options
    return {**values, "options": msgspec.json.encode(options).decode()}


def must(happened: bool, code: str) -> None:
    """Refuse a change whose condition was no longer true."""
    if not happened:
        raise Refusal(code)
