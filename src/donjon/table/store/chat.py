"""The chat, in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from donjon.table import clock
from donjon.table.store.database import chat
from donjon.table.store.people import Person
from donjon.table.wire.messages import ChatLine

MOST_LINES: Final = 200
TRIES: Final = 5


class Chat:
    """The chat of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def read(self, table_id: str, after: int = 0) -> list[ChatLine]:
        """The last lines after number `after`, the oldest first."""
        wanted = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.n > after)
            .order_by(chat.c.n.desc())
            .limit(MOST_LINES)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatLine(row.n, row.at, row.name, row.text, row.seat) for row in reversed(rows)]

    async def add(
        self, table_id: str, person: Person, seat: int | None, text: str, token: str
    ) -> None:
        """Add a line; the same token again adds nothing."""
        last = select(func.max(chat.c.n)).where(chat.c.table_id == table_id)
        same = select(chat.c.n).where(
            chat.c.table_id == table_id, chat.c.person == person.id, chat.c.token == token
        )
        for attempt in range(TRIES):
            try:
                async with self._engine.begin() as connection:
                    if (await connection.execute(same)).first() is not None:
                        return
                    n = ((await connection.execute(last)).scalar() or 0) + 1
                    line = {"table_id": table_id, "n": n, "person": person.id, "at": clock.now()}
                    words = {"name": person.name, "seat": seat, "text": text, "token": token}
                    await connection.execute(insert(chat).values({**line, **words}))
                return
            except IntegrityError:  # somebody else took the number
                if attempt == TRIES - 1:
                    raise
