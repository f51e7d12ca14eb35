"""People seated at a table whose match has begun."""

from __future__ import annotations

from typing import Any

from tests.table.http_player import Person
from tests.table.programs import Server

NAMES = ("Ann", "Bob", "Cid", "Dee")


def seated_people(server: Server, people: int = 2, bots: int = 0, **rest: Any) -> tuple[Any, ...]:
    """Start a match of people and bots. Returns the people, then the table's id."""
    sitting = [Person(server.url).named(name) for name in NAMES[:people]]
    host, others = sitting[0], sitting[1:]
    seats: list[Any] = ["me", *["open"] * len(others), *["random"] * bots]
    table = host.open(seats, **rest)["id"]
    for person in others:
        assert person.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    return (*sitting, table)
