"""The programs that the table's tests start do work."""

from __future__ import annotations

import asyncio
import socket
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import text

from donjon.table.store.database import open_engine
from tests.table.conftest import Serve, Visit

COUNT_TABLES = "select count(*) from pg_tables where schemaname = 'public'"

pytestmark = pytest.mark.e2e


def test_postgresql_answers_and_every_database_is_new(postgres: str) -> None:
    """The cluster runs as a user other than root."""

    async def tables() -> int:
        engine = open_engine(postgres)
        try:
            async with engine.connect() as connection:
                counted = await connection.execute(text(COUNT_TABLES))
                return int(counted.scalar_one())
        finally:
            await engine.dispose()

    assert asyncio.run(tables()) == 0


def test_redis_answers(redis: str) -> None:
    """It listens on loopback only."""
    where = urlsplit(redis)
    assert where.hostname == "127.0.0.1"
    with socket.create_connection((where.hostname, where.port or 0)) as connection:
        connection.sendall(b"PING\r\n")
        assert connection.recv(16) == b"+PONG\r\n"


def test_a_killed_server_comes_back_with_what_it_knew(serve: Serve, database: str) -> None:
    """The same port, the same people, on SQLite and on PostgreSQL."""
    server = serve(database=database)
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as person:
        assert person.put("/api/me", json={"name": "Anna"}).status_code == 200
        server.kill()
        server.up()
        assert person.get("/api/me").json() == {"name": "Anna"}
    server.stop()


def test_two_servers_share_a_database_and_redis(serve: Serve, postgres: str, redis: str) -> None:
    """A person of one server is a person of the other."""
    here, there = (serve(database=postgres, redis=redis) for _ in range(2))
    with httpx.Client(headers={"Origin": here.url}) as person:
        person.put(f"{here.url}/api/me", json={"name": "Anna"})
        person.headers["Origin"] = there.url
        assert person.get(f"{there.url}/api/me").json() == {"name": "Anna"}


def test_a_browser_opens_the_client(serve: Serve, visit: Visit) -> None:
    """The page renders without an error."""
    page = visit(serve(), lang="fr")
    page.goto("/")
    page.wait_for_selector("#app > *")
    assert page.title()
