"""The settings say how far native code is, in the reader's language; of the host nothing else."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.table.conftest import Visit
from tests.table.programs import PATIENCE, Server

pytestmark = pytest.mark.e2e

SOURCES = Path(__file__).parents[2] / "src"
OFTEN = 2000  # ms between two looks of an open dialog


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the server reads how far it is."""
    return tmp_path / "build" / "0123abcd.json"


@pytest.fixture
def server(tmp_path: Path, file: Path) -> Iterator[Server]:
    """One that runs interpreted, whatever the other tests run."""
    tell(file, percent=60)
    server = Server(tmp_path / "data")
    server.environment.update(PYTHONPATH=str(SOURCES), DONJON_NATIVE=str(file))
    try:
        yield server.up()
    finally:
        server.destroy()


def tell(file: Path, **news: object) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({"percent": 0, "reason": "", **news}))


def settings(page: Page, name: str) -> None:
    """Open the dialog; from now on only the test lets the page's time pass."""
    page.clock.install()
    page.goto("/")
    page.get_by_role("button", name=name).first.click()


def test_the_settings_say_how_far_native_code_is(server: Server, visit: Visit, file: Path) -> None:
    """First of all for whoever looks, then again and again while the dialog is open."""
    page, phone = visit(server), visit(server, lang="fr", phone=True)
    settings(page, "Settings")
    settings(phone, "Réglages")
    expect(page.get_by_text("Native speed: 60 %")).to_be_visible()
    expect(phone.get_by_text("Vitesse native : 60 %")).to_be_visible()
    tell(file, reason="no-compiler")
    page.clock.run_for(OFTEN)
    phone.clock.run_for(OFTEN)
    expect(page.get_by_text("Interpreted: the server has no C compiler")).to_be_visible()
    expect(phone.get_by_text("pas de compilateur C")).to_be_visible()
    (file.with_suffix("")).mkdir()
    (file.with_suffix("") / "donjon").symlink_to(SOURCES / "donjon")
    tell(file, percent=100)
    server.advance_clock(OFTEN / 1000)
    note = page.get_by_text("Bots at native speed, the table from its next start")
    until = time.monotonic() + PATIENCE
    while not note.is_visible():  # until the bots' processes have started
        assert time.monotonic() < until
        page.clock.run_for(OFTEN)


def test_nobody_learns_where_the_server_keeps_things(
    server: Server, visit: Visit, file: Path
) -> None:
    page = visit(server)
    told: list[Response] = []
    page.on("response", lambda response: told.append(response))
    settings(page, "Settings")
    expect(page.get_by_text("Native speed: 60 %")).to_be_visible()
    [speed] = [each for each in told if "/api/speed" in each.url]
    assert speed.json() == {"kind": "compiling", "percent": 60, "reason": None}
    assert "/api/me" in "".join(each.url for each in told)
    places = [str(place).encode() for place in (file, file.parent, SOURCES)]
    assert not [each.url for each in told if any(place in each.body() for place in places)]
