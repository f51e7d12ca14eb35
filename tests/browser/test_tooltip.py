"""An enlarged card covers neither the question nor the drawer."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person
from tests.table.http_player import Person as Player
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

LOW: Final = ViewportSize(width=1280, height=620)
TABLET: Final = ViewportSize(width=1000, height=700)
PHONE: Final = ViewportSize(width=360, height=640)
SHOWN: Final = """(tip) => {
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    const kept = [...document.querySelectorAll('[data-uncovered]')];
    const beside = (one) => one.left >= right || one.right <= left;
    const apart = (one) => beside(one) || one.top >= bottom || one.bottom <= top;
    return kept.map((one) => one.getBoundingClientRect())
        .filter((one) => !apart(one))
        .map((one) => [one.left, one.top, left, top, right, bottom]);
}"""
"""What an enlarged card covers of that which is never covered."""


def sit_down(person: Person, server: Server, size: ViewportSize) -> None:
    """Open a table of Clank!, which has many cards, beside a bot."""
    player = Player(server.url).named(person.name)
    table = player.open(["me", "random"], game="clank", start=True)["id"]
    name, _, value = player.cookie().partition("=")
    person.page.context.add_cookies([{"name": name, "value": value, "url": server.url}])
    person.page.set_viewport_size(size)
    person.page.clock.install()
    person.arrive(f"/t/{table}").wait_for_table()
    person.wait_to_be_asked()


def cards(person: Person) -> list[Locator]:
    """The cards that lie in sight."""
    here = person.page.locator(".stage [data-id^='card:']")
    expect(here.first).to_be_visible()
    return [card for card in here.all() if card.is_visible()]


@pytest.mark.parametrize("size", [LOW, TABLET])
def test_an_enlarged_card_leaves_the_question_free(
    person: NewPerson, table: Server, size: ViewportSize
) -> None:
    nils = person("Nils")
    sit_down(nils, table, size)
    tip = nils.page.locator(".tip.large")
    enlarged = 0
    for card in cards(nils):
        nils.page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
        card.hover(force=True)
        if is_enlarged(nils, tip):
            enlarged += 1
            assert tip.evaluate(SHOWN) == []
    assert enlarged >= 4


def is_enlarged(person: Person, tip: Locator) -> bool:
    """Whether a card is shown large after a while; what is large enough on the table is not."""
    person.page.clock.run_for(700)
    return tip.count() > 0


def test_on_a_phone_an_enlarged_card_leaves_the_question_free(
    person: NewPerson, table: Server
) -> None:
    maud = person("Maud", phone=True)
    sit_down(maud, table, PHONE)
    tip = maud.page.locator(".tip.large")
    enlarged = 0
    for card in cards(maud)[:6]:
        card.tap(force=True)
        if is_enlarged(maud, tip):
            enlarged += 1
            assert tip.evaluate(SHOWN) == []
    assert enlarged >= 2


def test_a_drawer_lies_above_an_enlarged_card(person: NewPerson, table: Server) -> None:
    nils = person("Nils", phone=True)
    sit_down(nils, table, PHONE)
    cards(nils)[0].tap(force=True)
    tip = nils.page.locator(".tip.large")
    expect(tip).to_be_visible()
    nils.button("Menu").click()
    drawer = nils.page.locator(".drawer")
    expect(drawer).to_be_visible()
    assert height(drawer) > height(tip)


def height(element: Locator) -> int:
    """Which of two elements lies above the other."""
    index: int = element.evaluate("(one) => Number(getComputedStyle(one).zIndex)")
    return index
