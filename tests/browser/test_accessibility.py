"""axe-core finds nothing wrong, on any page, at any size, in the dark and in the light."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import ENDS, SIZES, violations
from tests.browser.conftest import Sit
from tests.browser.hands import Person, play
from tests.table.conftest import PHONE

pytestmark = pytest.mark.e2e

PAGES = ("/", "/new", "/watch", "/replays", "/rules", "/rules/dragonquest", "/about", "/nowhere")
LONG = ("/rules/dragonquest",)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_for_everyone(person: Sit, path: str) -> None:
    nils = person("Nils").arrive(path)
    expect(nils.page.get_by_role("heading", level=1)).to_be_visible()
    nils.page.wait_for_load_state("networkidle")
    assert violations(nils.page, path, sizes=ENDS if path in LONG else SIZES) == []


def test_settings_are_for_everyone(person: Sit) -> None:
    nils = person("Nils").arrive()
    nils.button("Settings").click()
    expect(nils.dialog("Settings")).to_be_visible()
    assert violations(nils.page, "settings", within="dialog[open]") == []


def test_a_waiting_room_is_for_everyone(person: Sit) -> None:
    nils = person("Nils")
    nils.arrive().open_table("anyone").say_name()
    expect(nils.page.get_by_label("Invite link")).to_be_visible()
    assert violations(nils.page, "waiting room") == []


def begun(nils: Person, maud: Person) -> None:
    """Both at a table; Nils is asked, Maud waits."""
    nils.arrive().open_table("anyone").say_name()
    maud.arrive(nils.invite_link()).sit_down().say_name()
    nils.begin()
    maud.see_the_table()
    play(
        nils,
        maud,
        until=lambda: nils.glance()["log"] > 20 and nils.is_asked() and not maud.is_asked(),
    )


def test_a_table_is_for_everyone(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    begun(nils, maud)
    assert violations(nils.page, "my turn") == []
    assert violations(maud.page, "waiting", sizes=ENDS) == []


def test_what_opens_at_a_table_is_for_everyone(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    begun(nils, maud)
    for name, within, open_it in (
        ("peek", "main", peek),
        ("menu", "[popover]", menu),
        ("choices", "dialog[open]", all_choices),
    ):
        open_it(nils)
        assert violations(nils.page, name, within=within, sizes=SIZES[:2]) == []
        nils.page.keyboard.press("Escape")
    nils.page.set_viewport_size(PHONE)
    nils.button("Menu").click()
    assert violations(nils.page, "drawer", within=".drawer", sizes=SIZES[-1:]) == []


def test_the_end_is_for_everyone(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    begun(nils, maud)
    resign(maud)
    expect(nils.page.locator("#result-title")).to_be_visible()
    assert violations(nils.page, "result", within="dialog[open]") == []
    nils.page.keyboard.press("Escape")
    assert violations(nils.page, "over", sizes=ENDS) == []
    nils.page.get_by_role("link", name="Replay").click()
    expect(nils.page.get_by_role("slider")).to_be_visible()
    assert violations(nils.page, "replay") == []


def peek(person: Person) -> None:
    person.seat(1).get_by_role("button").first.click()
    expect(person.page.get_by_text("You are looking at")).to_be_visible()


def menu(person: Person) -> None:
    person.button("Table menu").click()
    expect(person.button("Resign")).to_be_visible()


def all_choices(person: Person) -> None:
    person.page.keyboard.press("m")
    expect(person.dialog("Everything you may do")).to_be_visible()


def resign(person: Person) -> None:
    person.button("Table menu").click()
    person.button("Resign").click()
    person.button("Yes, I resign").click()
