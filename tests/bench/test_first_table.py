"""What a first look costs is counted: of the lobby, and of a table that can be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.first_table.__main__ import row
from bench.first_table.visit import LINES, LOBBY, Look, visit
from tests.table.conftest import running_chromium, server_with_high_limits
from tests.table.find_chromium import Chromium
from tests.table.programs import Server

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    yield from running_chromium()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from server_with_high_limits(tmp_path_factory.mktemp("table"))


def test_the_cost_of_a_look_is_counted(chromium: Chromium, table: Server) -> None:
    lobby = visit(chromium, table.url, Look(LOBBY, "fr", "phone", LINES["direct"]))
    assert {"/", "/api/texts/fr", "/api/games"} <= set(lobby.load.paths)
    assert not any(path.endswith("/live") for path in lobby.load.paths)
    look = Look("dragonquest", "en", "desk", LINES["direct"])
    first, second = (visit(chromium, table.url, look) for _ in range(2))
    assert any(path.endswith("/live") for path in first.load.paths)
    assert first.ready > 0
    assert first.load.requests == second.load.requests > 0
    assert first.load.transferred > lobby.load.transferred
    assert second.load.transferred > 0.9 * first.load.transferred, "the cache was not empty"
    found = row("here", look, [first, second])
    assert found["transferred"] == max(first.load.transferred, second.load.transferred)
    assert min(first.ready, second.ready) <= found["ready"] <= max(first.ready, second.ready)
    assert 0 < found["transferred"] < found["decoded"]


def test_a_slow_line_takes_longer(chromium: Chromium, table: Server) -> None:
    """By the time that the bytes need at least."""
    look = Look(LOBBY, "en", "phone", LINES["10mbit"])
    cost = visit(chromium, table.url, look)
    before_choosing = cost.load.bytes_by_path["/api/texts/en"]
    assert cost.ready > 2 * look.line.latency + before_choosing * 8 / 10_000
