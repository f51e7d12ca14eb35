"""Parts that are loaded when they are opened say that they are loading, or could not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person

pytestmark = pytest.mark.e2e

READER: Final = "**/RuleReader-*.js"


def open_rules(person: Person) -> None:
    person.page.get_by_role("tab", name="Rules").click()


def test_the_rules_are_loaded_when_somebody_opens_them(person: NewPerson) -> None:
    nils = person("Nils").play_bots()
    held: list[Callable[[], None]] = []
    asked: list[str] = []

    def hold(route: Route) -> None:
        asked.append(route.request.url)
        held.append(route.continue_)

    nils.page.route(READER, hold)
    nils.page.wait_for_load_state("networkidle")
    assert asked == []
    open_rules(nils)
    expect(nils.page.get_by_role("tabpanel").get_by_text("One moment…")).to_be_visible()
    assert asked
    for go_on in held:
        go_on()
    nils.page.unroute(READER)
    expect(nils.page.get_by_role("searchbox", name="Search the rules")).to_be_visible()


def test_a_part_that_cannot_be_loaded_says_so(person: NewPerson) -> None:
    maud = person("Maud").play_bots()
    maud.page.route(READER, lambda route: route.abort())
    open_rules(maud)
    note = maud.page.get_by_role("alert").filter(has_text="This part could not be loaded")
    expect(note).to_be_visible()
    maud.page.unroute(READER)
    note.get_by_role("button", name="Try again").click()
    expect(maud.page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
