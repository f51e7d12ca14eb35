"""People: a guest becomes one by choosing a name. Whoever has the signed cookie is that person."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from donjon.kernel.rules.options import NAME_LENGTH
from donjon.table import clock
from donjon.table.refusals import BadRequest
from donjon.table.store.database import people

COOKIE: Final = "donjon"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000


class Person(NamedTuple):
    """Somebody with a name."""

    id: str
    name: str


class People:
    """Everyone who ever chose a name."""

    def __init__(self, engine: AsyncEngine, secret: bytes) -> None:
        self._engine: Final = engine
        self._secret: Final = secret
        self._known: Final[dict[str, Person]] = {}

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """The person whose signed cookie this is; a forged one is nobody's."""
        id, _, mark = (cookie or "").partition(".")
        if not hmac.compare_digest(mark.encode(), self._sign(id).encode()):
            return None
        return self._known.get(id) or await self._find(id)

    async def named(self, person: Person | None, name: str) -> Person:
        """The person under that name: a new one, or the same with another name."""
        called = clean_name(name)
        async with self._engine.begin() as connection:
            if person is None:
                person = Person(secrets.token_urlsafe(18), called)
                row = {"id": person.id, "name": called, "made": clock.now()}
                await connection.execute(insert(people).values(row))
            else:
                person = Person(person.id, called)
                mine = people.c.id == person.id
                await connection.execute(update(people).where(mine).values(name=called))
        return self._remember(person)

    def cookie(self, person: Person) -> str:
        """What proves that one is this person."""
        return f"{person.id}.{self._sign(person.id)}"

    async def _find(self, id: str) -> Person | None:
        async with self._engine.connect() as connection:
            wanted = select(people.c.name).where(people.c.id == id)
            name = (await connection.execute(wanted)).scalar()
        return self._remember(Person(id, name)) if name is not None else None

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[person.id] = person
        return person

    def _sign(self, id: str) -> str:
        return hmac.new(self._secret, id.encode(), hashlib.sha256).hexdigest()


def clean_name(name: str) -> str:
    """A name with single spaces; `BadRequest` for one that cannot be shown."""
    called = " ".join(name.split())
    if not called or len(called) > NAME_LENGTH or not called.isprintable():
        raise BadRequest("bad-name", most=NAME_LENGTH)
    return called
