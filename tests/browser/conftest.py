"""A browser, a server and the people who sit before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Person
from tests.table.conftest import Visit, chromium, serve, table, visit
from tests.table.programs import Server

__all__ = ["chromium", "serve", "table", "visit"]

Sit = Callable[..., Person]

expect.set_options(timeout=15_000)


@pytest.fixture
def person(visit: Visit, table: Server) -> Sit:
    """Somebody with a browser of their own in which nothing moves: `person("Maud", phone=True)`."""

    def arrive(name: str, server: Server = table, **rest: Any) -> Person:
        return Person(visit(server, **{"reduced_motion": "reduce", **rest}), name)

    return arrive
