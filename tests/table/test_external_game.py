"""A game of another package at the table: without a board, with rules; and broken packages."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from donjon import replay
from tests.external_game import BROKEN, FILES, install, installed
from tests.table.conftest import HIGH_LIMITS, running
from tests.table.http_player import Person
from tests.table.programs import Server

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a good package and broken ones."""
    folder = tmp_path_factory.mktemp("guest")
    packages = install(folder / "packages", {**FILES, **BROKEN})
    server = Server(folder / "data", **HIGH_LIMITS)
    server.environment["PYTHONPATH"] = os.pathsep.join(
        [str(packages), os.environ.get("PYTHONPATH", "")]
    )
    yield from running(server)


def test_it_is_offered_and_broken_ones_are_logged(server: Server) -> None:
    names = [info["name"] for info in Person(server.url).get("/api/games").json()]
    assert names[-1] == "shells"
    assert len(names) == 6
    assert server.output().count("cannot be loaded") == 4


def test_it_is_played_to_the_end_by_a_person_and_by_a_bot(server: Server, tmp_path: Path) -> None:
    ann = Person(server.url).named("Ann")
    mine = ann.open(["me"], game="shells", start=True)["id"]
    bots = ann.open(["greedy"], game="shells", start=True)["id"]

    async def play(table: str) -> None:
        async with ann.sit(table) as seat:
            await seat.play(random.Random(1))
            assert seat.scene is not None
            assert seat.scene["boards"] == []

    for table in (mine, bots):
        asyncio.run(play(table))
        record = ann.get(f"/api/tables/{table}/record")
        with installed(tmp_path):
            assert replay(record.content).is_over


@pytest.mark.parametrize(("lang", "title"), [("en", "Shell game"), ("fr", "Bonneteau")])
def test_its_rules_are_read_in_both_languages(server: Server, lang: str, title: str) -> None:
    ann = Person(server.url)
    ann.http.headers["accept-language"] = lang
    book = ann.get("/api/rules/shells").json()
    assert book["title"].startswith(title)
    assert book["lang"] == lang
    assert ann.get("/api/rules/shells/SH-1.1").json()["lang"] == lang
    assert ann.get("/api/rules/shells/SH-1.2").json()["lang"] == "en"
    assert ann.get("/api/rules/mute").status_code == 404
