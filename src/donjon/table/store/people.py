"""People: a guest who chooses a name becomes a person, identified by a signed cookie."""

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
CACHED: Final = 10_000


class Person(NamedTuple):
    """Somebody with a name."""

    id: str
    name: str


class People:
    """All people in the database, some of them cached."""

    def __init__(self, engine: AsyncEngine, secret: bytes) -> None:
        self._engine: Final = engine
        self._secret: Final = secret
        self._known: Final[dict[str, Person]] = {}

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """The person of a signed cookie; None for a guest and for a forged cookie."""
        id, _, signature = (cookie or "").partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(id).encode()):
            return None
        return self._known.get(id) or await self._find(id)

    async def named(self, person: Person | None, name: str) -> Person:
        """Rename a person; None creates a new one."""
        name = clean_name(name)
        async with self._engine.begin() as connection:
            if person is None:
                person = Person(secrets.token_urlsafe(18), name)
                row = {"id": person.id, "name": name, "made": clock.now()}
                await connection.execute(insert(people).values(row))
            else:
                person = Person(person.id, name)
                mine = people.c.id == person.id
                await connection.execute(update(people).where(mine).values(name=name))
        return self._remember(person)

    def cookie(self, person: Person) -> str:
        """The signed cookie of a person."""
        return f"{person.id}.{self._sign(person.id)}"

    async def _find(self, id: str) -> Person | None:
        async with self._engine.connect() as connection:
            wanted = select(people.c.name).where(people.c.id == id)
            name = (await connection.execute(wanted)).scalar()
        return self._remember(Person(id, name)) if name is not None else None

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= CACHED:
            self._known.clear()
        self._known[person.id] = person
        return person

    def _sign(self, id: str) -> str:
        return hmac.new(self._secret, id.encode(), hashlib.sha256).hexdigest()


def clean_name(name: str) -> str:
    """The name with single spaces; `BadRequest` if it is empty, too long or not printable."""
    cleaned = " ".join(name.split())
    if not cleaned or len(cleaned) > NAME_LENGTH or not cleaned.isprintable():
        raise BadRequest("bad-name", most=NAME_LENGTH)
    return cleaned
