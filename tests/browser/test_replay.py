"""The replay of a finished match: any moment, any viewer, sharing it, and playing on from it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person
from tests.browser.screenshots import save_screenshot

pytestmark = pytest.mark.e2e

MATCH_TIMEOUT = 120_000
MOMENT_WITH_HIDDEN_TILES = 24  # after that many choices both have hidden a tile
HAS_OTHER_LINES = """(logs) => !logs.includes(
    [...document.querySelectorAll('.log li')].map((line) => line.innerText).join('\\n'))"""


def finish_match(person: Person) -> str:
    """Let a bot play a match to its end. Returns the table's id."""
    person.play_bots("bot · good")
    person.button("Table menu").click()
    person.button("Let a bot play for me").click()
    expect(person.page.locator("#result-title")).to_be_visible(timeout=MATCH_TIMEOUT)
    return person.page.url.rpartition("/")[2]


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Moment of the match")


def current_moment(person: Person) -> int:
    return int(slider(person).input_value())


def test_a_finished_match_is_replayed(person: NewPerson) -> None:
    nils = person("Nils", permissions=["clipboard-read", "clipboard-write"])
    table = finish_match(nils)
    nils.page.keyboard.press("Escape")
    nils.page.get_by_role("link", name="Replay").click()
    expect(slider(nils)).to_have_value("0")
    end = int(slider(nils).get_attribute("max") or 0)
    assert end > MOMENT_WITH_HIDDEN_TILES

    nils.page.keyboard.press("ArrowRight")
    expect(slider(nils)).to_have_value("1")
    nils.button("One turn forward").click()
    expect(slider(nils)).not_to_have_value("1")
    slider(nils).fill(str(MOMENT_WITH_HIDDEN_TILES))
    expect(nils.page).to_have_url(re.compile(f"at={MOMENT_WITH_HIDDEN_TILES}"))
    assert not nils.page.locator("[data-lit]").count()
    save_screenshot(nils.page, "replay", large=True)

    nils.page.get_by_role("radio", name="4×").click()
    nils.button("Play").click()
    nils.page.wait_for_function(
        "from => document.querySelector('input[type=range]').valueAsNumber > from",
        arg=MOMENT_WITH_HIDDEN_TILES + 1,
    )
    nils.button("Pause").click()
    shown_moment = current_moment(nils)

    viewer_menu = nils.page.get_by_label("Whose view")
    logs = ["\n".join(nils.log())]
    for seat in ("0", "1"):
        viewer_menu.select_option(seat)
        expect(nils.page).to_have_url(re.compile(f"viewer={seat}"))
        nils.page.wait_for_function(HAS_OTHER_LINES, arg=logs)
        logs.append("\n".join(nils.log()))
    assert "hides a wall tile" in logs[0]
    assert "hides wall tile" not in logs[0]
    assert all("hides wall tile" in lines for lines in logs[1:])

    nils.button("Share this moment").click()
    link = nils.page.evaluate("navigator.clipboard.readText()")
    assert f"/replay/{table}?at={shown_moment}&viewer=1" in link
    maud = person("Maud")
    maud.arrive(link)
    expect(slider(maud)).to_have_value(str(shown_moment))
    expect(maud.page.get_by_label("Whose view")).to_have_value("1")
    assert "\n".join(maud.log()) == logs[-1]

    maud.button("Play from here").click()
    maud.dialog("Play from here").get_by_role("button", name="Nils").click()
    maud.enter_name()
    expect(maud.page).to_have_url(re.compile("/t/(?!" + table + ")"))
    maud.wait_for_table()
    expect(maud.seat(0)).to_contain_text("Maud")
