"""The settings show the progress of native code in the reader's language, and no paths."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from donjon.table.match.native_speed import THINKING
from tests.table.conftest import Visit
from tests.table.programs import TIMEOUT_SECONDS, Server

pytestmark = pytest.mark.e2e

SOURCES = Path(__file__).parents[2] / "src"
POLL_MILLISECONDS = 2000  # between two requests of the open dialog


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file in which the server reads the progress."""
    return tmp_path / "build" / "0123abcd.json"


@pytest.fixture
def server(tmp_path: Path, file: Path) -> Iterator[Server]:
    """A server that runs interpreted, also when other tests run compiled."""
    report(file, percent=60)
    server = Server(tmp_path / "data")
    server.environment.update(PYTHONPATH=str(SOURCES), DONJON_NATIVE=str(file))
    try:
        yield server.up()
    finally:
        server.destroy()


def report(file: Path, **news: object) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({"percent": 0, "reason": "", **news}))


def open_settings(page: Page, name: str) -> None:
    """Open the settings; from now on only the test advances the page's clock."""
    page.clock.install()
    page.goto("/")
    page.get_by_role("button", name=name).first.click()


def test_the_settings_show_the_progress_of_native_code(
    server: Server, visit: Visit, file: Path
) -> None:
    """When the dialog opens, and regularly while it is open."""
    page, phone = visit(server), visit(server, lang="fr", phone=True)
    open_settings(page, "Settings")
    open_settings(phone, "Réglages")
    expect(page.get_by_text("Native speed: 60 %")).to_be_visible()
    expect(phone.get_by_text("Vitesse native : 60 %")).to_be_visible()
    report(file, reason="no-compiler")
    page.clock.run_for(POLL_MILLISECONDS)
    phone.clock.run_for(POLL_MILLISECONDS)
    expect(page.get_by_text("Interpreted: the server has no C compiler")).to_be_visible()
    expect(phone.get_by_text("pas de compilateur C")).to_be_visible()
    (file.with_suffix("")).mkdir()
    (file.with_suffix("") / "donjon").symlink_to(SOURCES / "donjon")
    report(file, percent=100)
    server.advance_clock(POLL_MILLISECONDS / 1000)
    note = page.get_by_text("Bots at native speed, the table from its next start")
    until = time.monotonic() + TIMEOUT_SECONDS
    while not note.is_visible():  # until the bots' processes have started
        assert time.monotonic() < until
        page.clock.run_for(POLL_MILLISECONDS)


def test_no_response_contains_a_path_of_the_server(
    server: Server, visit: Visit, file: Path
) -> None:
    page = visit(server)
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    open_settings(page, "Settings")
    expect(page.get_by_text("Native speed: 60 %")).to_be_visible()
    speeds = [each.json() for each in responses if "/api/speed" in each.url]
    compiling = {"kind": "compiling", "percent": 60, "reason": None, "weaker": THINKING}
    assert speeds == [compiling] * len(speeds) != []
    assert "/api/me" in "".join(each.url for each in responses)
    places = [str(place).encode() for place in (file, file.parent, SOURCES)]
    assert not [each.url for each in responses if any(place in each.body() for place in places)]
