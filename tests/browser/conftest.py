"""Fixtures of the browser tests: a browser, a server and people."""

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

NewPerson = Callable[..., Person]

expect.set_options(timeout=15_000)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    """One browser for all tests of this folder; none of them uses `asyncio.run`."""
    yield from running_chromium()


@pytest.fixture(scope="package")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this folder."""
    yield from server_with_high_limits(tmp_path_factory.mktemp("table"))


@pytest.fixture
def person(visit: Visit, table: Server) -> NewPerson:
    """Creates a person with a browser without animations: `person("Maud", phone=True)`."""

    def arrive(name: str, server: Server = table, **rest: Any) -> Person:
        return Person(visit(server, **{"reduced_motion": "reduce", **rest}), name)

    return arrive
