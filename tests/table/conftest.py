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

HIGH_LIMITS: Final[dict[str, Any]] = {
    "rate": 100_000,
    "burst": 100_000,
    "requests": 100_000,
    "requests_burst": 100_000,
    "newcomers": 100_000,
    "tables": 100_000,
    "sockets": 1_000,
    "hint_bot": "level2",
}
"""Limits that no test reaches just because it is fast, and a bot that gives hints at once."""
DESK: Final = ViewportSize(width=1280, height=800)
PHONE: Final = ViewportSize(width=360, height=740)
NETWORK_NOTES: Final = (
    "Failed to load resource",
    "WebSocket connection to",
    "The Cross-Origin-Opener-Policy header has been ignored",
)
"""Console messages about a lost request or connection, which the page itself handles, and about
plain HTTP from another computer."""


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
        server.destroy()
    for server in started:
        assert "Traceback" not in server.output(), server.output()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module, with high limits."""
    yield from server_with_high_limits(tmp_path_factory.mktemp("table"))


def server_with_high_limits(folder: Path) -> Iterator[Server]:
    """A server with high limits, stopped after its use; whoever has left is away at once."""
    yield from running(Server(folder, **HIGH_LIMITS, away=0))


def running(server: Server) -> Iterator[Server]:
    """A server, stopped after its use."""
    try:
        yield server.up()
    finally:
        server.destroy()
    assert "Traceback" not in server.output(), server.output()


def running_cluster() -> Iterator[Postgres]:
    """A PostgreSQL, stopped after its use."""
    if postgres_folder() is None:
        pytest.skip("no PostgreSQL (Debian: apt install postgresql)")
    server = Postgres()
    try:
        yield server.up()
    finally:
        server.destroy()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """One PostgreSQL for the whole run."""
    yield from running_cluster()


@pytest.fixture
def own_cluster() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    yield from running_cluster()


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
        server.destroy()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Runs a test on both: the URL of an empty PostgreSQL database, or empty for SQLite."""
    if request.param == "sqlite":
        return ""
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """A browser. While it is open, `asyncio.run` cannot be used: put such tests elsewhere."""
    yield from running_chromium()


def running_chromium() -> Iterator[Chromium]:
    """A browser, closed after its use."""
    if not Chromium.is_here():
        pytest.skip("no browser (Debian: apt install chromium)")
    if client.folder() is None:
        pytest.skip("the client is not built (make web)")
    with Chromium() as browser:
        yield browser


@pytest.fixture
def visit(chromium: Chromium) -> Iterator[Visit]:
    """Opens a page for a new person: `visit(server, phone=True, lang="fr")`.

    What others do is shown instantly unless a `tempo` is given. Arguments for
    `Browser.new_context` may follow. An error on a page fails the test. Pages are not drawn
    (page_drawing.py).
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def on_console(line: ConsoleMessage) -> None:
        if line.type == "error" and not line.text.startswith(NETWORK_NOTES):
            errors.append(line.text)

    def on_error(error: WebError) -> None:
        errors.append(str(error.error))

    def open_page(
        server: Server,
        *,
        lang: str = "en",
        phone: bool = False,
        tempo: str = "instant",
        **rest: Any,
    ) -> Page:
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
        context.add_init_script(
            f"if (location.host) localStorage.setItem('donjon.tempo', '{tempo}')"
        )
        context.on("weberror", on_error)
        context.on("console", on_console)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()
    assert not errors, "\n".join(errors)
