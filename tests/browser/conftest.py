"""A browser, a server and the people who sit before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.mouse_player import Person
from tests.table.conftest import Visit, running_chromium, serve, server_with_high_limits, visit
from tests.table.find_chromium import Chromium
from tests.table.programs import Server

__all__ = ["serve", "visit"]

Sit = Callable[..., Person]

expect.set_options(timeout=15_000)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    """One browser for all of these tests: none of them needs asyncio.run()."""
    yield from running_chromium()


@pytest.fixture(scope="package")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these tests."""
    yield from server_with_high_limits(tmp_path_factory.mktemp("table"))


@pytest.fixture
def person(visit: Visit, table: Server) -> Sit:
    """Somebody with a browser of their own in which nothing moves: `person("Maud", phone=True)`."""

    def arrive(name: str, server: Server = table, **rest: Any) -> Person:
        return Person(visit(server, **{"reduced_motion": "reduce", **rest}), name)

    return arrive
