"""axe-core finds nothing wrong on any page, in any size, in dark and light."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import expect

from donjon.registry import OWN
from tests.browser.axe_check import DESK, DESK_AND_PHONE, LAPTOP, PHONE, SIZES, TABLET, violations
from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import ALL_CHOICES_TITLE, JSON, Person, play
from tests.browser.page_list import PAGES
from tests.browser.prepared_match import prepare_match
from tests.table.conftest import PHONE as NARROW
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

SEATS = 3
CHOICES_BEFORE = 60  # each makes a scene for every seat


def test_a_table_is_accessible(person: NewPerson) -> None:
    """From the waiting room to the replay: on turn, waiting, and with every dialog open."""
    nils, maud = person("Nils"), person("Maud")
    nils.enter_lobby().open_table("anyone").enter_name()
    expect(nils.page.get_by_label("Invite link")).to_be_visible()
    assert violations(nils.page, "waiting room", sizes=SIZES) == []
    maud.arrive(nils.invite_link()).sit_down().enter_name()
    nils.begin()
    maud.wait_for_table()
    play(nils, maud, until=lambda: nils.is_asked() and maud.chosen > 2 and not maud.is_asked())
    assert violations(nils.page, "my turn") == []
    assert violations(maud.page, "waiting", sizes=(LAPTOP, TABLET)) == []
    check_dialogs(nils)
    maud.resign()
    expect(nils.page.locator("#result-title")).to_be_visible()
    assert violations(nils.page, "result", within="dialog[open]") == []
    nils.page.keyboard.press("Escape")
    assert violations(nils.page, "over", within="[data-region]:has(.prompt)") == []
    nils.page.get_by_role("link", name="Replay").click()
    expect(nils.page.get_by_role("slider")).to_be_visible()
    assert violations(nils.page, "replay") == []


@pytest.mark.parametrize("game", OWN)
def test_the_table_of_every_game_is_accessible(game: str, person: NewPerson, table: Server) -> None:
    """In the middle of a match of three."""
    seen = count(1)

    def is_middle_of_match(scene: JSON, mover: int) -> bool:
        is_asked = scene["viewer"] == 0 and 0 in scene["prompt"]["waiting"]
        return next(seen) > SEATS * CHOICES_BEFORE and is_asked

    match = prepare_match(table, game, SEATS, is_middle_of_match)
    nils = person("Nils")
    match.open_for(nils, 0)
    nils.wait_until_fitted()
    assert violations(nils.page, game) == []


def check_dialogs(nils: Person) -> None:
    """Check another seat's sheet, the menu, the list of choices, and the drawer of a phone."""
    for name, within, open_it in (
        ("peek", "main", peek),
        ("menu", "[popover]", menu),
        ("choices", "dialog[open]", all_choices),
    ):
        open_it(nils)
        assert violations(nils.page, name, within=within, sizes=(DESK,)) == []
        nils.page.keyboard.press("Escape")
    before = nils.page.viewport_size
    nils.page.set_viewport_size(NARROW)
    nils.button("Menu").click()
    assert violations(nils.page, "drawer", within=".drawer", sizes=(PHONE,)) == []
    nils.page.locator(".drawer").get_by_role("button", name="Menu", exact=True).click()
    assert before is not None
    nils.page.set_viewport_size(before)


def peek(person: Person) -> None:
    person.seat(1).get_by_role("button").first.click()
    expect(person.page.get_by_text("You are looking at")).to_be_visible()


def menu(person: Person) -> None:
    person.button("Table menu").click()
    expect(person.button("Resign")).to_be_visible()


def all_choices(person: Person) -> None:
    person.page.keyboard.press("m")
    expect(person.dialog(ALL_CHOICES_TITLE)).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible(person: NewPerson, path: str) -> None:
    nils = person("Nils").arrive(path)
    expect(nils.page.get_by_role("heading", level=1)).to_be_visible()
    nils.page.wait_for_load_state("networkidle")
    assert (
        violations(nils.page, path, sizes=DESK_AND_PHONE if path.startswith("/rules/") else SIZES)
        == []
    )
    if path == "/":
        nils.button("Settings").click()
        expect(nils.dialog("Settings")).to_be_visible()
        assert violations(nils.page, "settings", within="dialog[open]") == []
