"""Real parts for the table's tests: a server, PostgreSQL, Redis, a browser."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    WebError,
)

from donjon.table.http import client_folder as client
from tests.table.find_chromium import Chromium
from tests.table.page_drawing import leave_undrawn
from tests.table.programs import Postgres, Redis, Server
from tools.debian import postgres_folder

Serve = Callable[..., Server]
Visit = Callable[..., Page]

ROOMY: Final[dict[str, Any]] = {
    "rate": 100_000,
    "burst": 100_000,
    "requests": 100_000,
    "requests_burst": 100_000,
    "newcomers": 100_000,
    "tables": 100_000,
    "sockets": 1_000,
}
"""Limits that no test reaches by being quick."""
DESK: Final = ViewportSize(width=1280, height=800)
PHONE: Final = ViewportSize(width=360, height=740)
NETWORK_NOTES: Final = ("Failed to load resource", "WebSocket connection to")
"""What the browser says of a lost request or connection; the page itself deals with them."""


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts `donjon serve`: `serve(database=…, redis=…, folder=…, rate=…)`.

    Servers without a folder share one, and with it the secret and the SQLite file.
    """
    started: list[Server] = []

    def start(folder: Path = tmp_path / "data", **rest: Any) -> Server:
        server = Server(folder, **rest)
        started.append(server)
        return server.up()

    yield start
    for server in started:
        server.clear_away()
    for server in started:
        assert "Traceback" not in server.said(), server.said()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, with roomy limits."""
    yield from roomy(tmp_path_factory.mktemp("table"))


def roomy(folder: Path) -> Iterator[Server]:
    """A server with roomy limits, until one is done with it."""
    yield from until_done(Server(folder, **ROOMY, away=0.2))


def until_done(server: Server) -> Iterator[Server]:
    """A server, until one is done with it."""
    try:
        yield server.up()
    finally:
        server.clear_away()
    assert "Traceback" not in server.said(), server.said()


def fresh_cluster() -> Iterator[Postgres]:
    """PostgreSQL, while it is needed."""
    if postgres_folder() is None:
        pytest.skip("no PostgreSQL (Debian: apt install postgresql)")
    server = Postgres()
    try:
        yield server.up()
    finally:
        server.clear_away()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """PostgreSQL, one for the run."""
    yield from fresh_cluster()


@pytest.fixture
def own_cluster() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    yield from fresh_cluster()


@pytest.fixture
def postgres(cluster: Postgres) -> str:
    """The URL of an empty PostgreSQL database."""
    return cluster.database()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a Redis."""
    if shutil.which("redis-server") is None:
        pytest.skip("no Redis (Debian: apt install redis-server)")
    server = Redis(tmp_path_factory.mktemp("redis"))
    try:
        yield server.up().url
    finally:
        server.clear_away()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A test with this runs on both: the URL of an empty database, nothing for SQLite's file."""
    if request.param == "sqlite":
        return ""
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """A browser. While it is open, asyncio.run() cannot be used: keep such tests apart."""
    yield from at_hand()


def at_hand() -> Iterator[Chromium]:
    """A browser, until one is done with it."""
    if not Chromium.is_here():
        pytest.skip("no browser (Debian: apt install chromium)")
    if client.folder() is None:
        pytest.skip("the client is not built (make web)")
    with Chromium() as browser:
        yield browser


@pytest.fixture
def visit(chromium: Chromium) -> Iterator[Visit]:
    """A person with a browser of their own: `visit(server, phone=True, lang="fr")`.

    Words for `Browser.new_context` may follow. An error on a page fails the test. Pages are not
    drawn (page_drawing.py).
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def heard(line: ConsoleMessage) -> None:
        if line.type == "error" and not line.text.startswith(NETWORK_NOTES):
            wrong.append(line.text)

    def failed(error: WebError) -> None:
        wrong.append(str(error.error))

    def open_page(server: Server, *, lang: str = "en", phone: bool = False, **rest: Any) -> Page:
        size = PHONE if phone else DESK
        context = chromium.open(
            base_url=server.url,
            locale=lang,
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            **rest,
        )
        contexts.append(context)
        leave_undrawn(context)
        context.on("weberror", failed)
        context.on("console", heard)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)
