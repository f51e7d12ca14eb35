"""A finished match is looked at again: every moment, every pair of eyes, and played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.mouse_player import Person
from tests.browser.screenshots import picture

pytestmark = pytest.mark.e2e

LONG = 120_000
SOON = 24  # choices after which both have hidden a tile, and the log still shows it
OTHER_LINES = """(told) => !told.includes(
    [...document.querySelectorAll('.log li')].map((line) => line.innerText).join('\\n'))"""


def finished(person: Person) -> str:
    """A bot plays for us to the end; the table's id."""
    person.play_bots("bot · good")
    person.button("Table menu").click()
    person.button("Let a bot play for me").click()
    expect(person.page.locator("#result-title")).to_be_visible(timeout=LONG)
    return person.page.url.rpartition("/")[2]


def moment(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Moment of the match")


def at(person: Person) -> int:
    return int(moment(person).input_value())


def test_a_finished_match_is_looked_at_again(person: Sit) -> None:
    nils = person("Nils", permissions=["clipboard-read", "clipboard-write"])
    table = finished(nils)
    nils.page.keyboard.press("Escape")
    nils.page.get_by_role("link", name="Replay").click()
    expect(moment(nils)).to_have_value("0")
    end = int(moment(nils).get_attribute("max") or 0)
    assert end > SOON

    nils.page.keyboard.press("ArrowRight")
    expect(moment(nils)).to_have_value("1")
    nils.button("One turn forward").click()
    expect(moment(nils)).not_to_have_value("1")
    moment(nils).fill(str(SOON))
    expect(nils.page).to_have_url(re.compile(f"at={SOON}"))
    assert not nils.page.locator("[data-lit]").count()
    picture(nils.page, "replay", large=True)

    nils.page.get_by_role("radio", name="4×").click()
    nils.button("Play").click()
    nils.page.wait_for_function(
        "from => document.querySelector('input[type=range]').valueAsNumber > from", arg=SOON + 1
    )
    nils.button("Pause").click()
    there = at(nils)

    eyes = nils.page.get_by_label("Whose view")
    told = ["\n".join(nils.log())]
    for seat in ("0", "1"):
        eyes.select_option(seat)
        expect(nils.page).to_have_url(re.compile(f"viewer={seat}"))
        nils.page.wait_for_function(OTHER_LINES, arg=told)
        told.append("\n".join(nils.log()))
    assert "hides a wall tile" in told[0]
    assert "hides wall tile" not in told[0]
    assert all("hides wall tile" in lines for lines in told[1:])

    nils.button("Share this moment").click()
    link = nils.page.evaluate("navigator.clipboard.readText()")
    assert f"/replay/{table}?at={there}&viewer=1" in link
    maud = person("Maud")
    maud.arrive(link)
    expect(moment(maud)).to_have_value(str(there))
    expect(maud.page.get_by_label("Whose view")).to_have_value("1")
    assert "\n".join(maud.log()) == told[-1]

    maud.button("Play from here").click()
    maud.dialog("Play from here").get_by_role("button", name="Nils").click()
    maud.say_name()
    expect(maud.page).to_have_url(re.compile("/t/(?!" + table + ")"))
    maud.see_the_table()
    expect(maud.seat(0)).to_contain_text("Maud")
