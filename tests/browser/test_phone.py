"""A phone of 360 px: tap, look, do; tabs that count what is lit; nothing runs out at the side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hands import play
from tests.browser.pictures import picture
from tests.browser.touch import Thumb
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

PAGES = ("/", "/new", "/watch", "/replays", "/rules", "/rules/dragonquest", "/about", "/nowhere")


def test_the_first_rounds_on_a_phone(visit: Visit, table: Server) -> None:
    theo = Thumb(visit(table, phone=True, reduced_motion="reduce"), "Théo")
    theo.arrive().open_bots()
    shown = counted = 0

    def enough() -> bool:
        nonlocal shown, counted
        assert not theo.scrolls_sideways()
        counted += elsewhere(theo)
        if theo.page.locator(".prompt .btn").count() and theo.glance()["lit"] and shown < 3:
            shown += shows_before_it_does(theo)
        return (shown >= 3 and counted > 0 and rounds(theo) > 2) or theo.is_over()

    play(theo, until=enough)
    assert shown >= 3
    assert counted > 0, "no tab told how many lit things it holds"
    expect(theo.page.locator(".dock")).to_be_visible()
    picture(theo.page, "phone")
    for tab in theo.page.get_by_role("tab").all():
        tab.tap()
        assert not theo.scrolls_sideways()
    theo.button("Menu").first.tap()
    expect(theo.page.get_by_role("list", name="Log")).to_be_visible()
    assert not theo.scrolls_sideways()
    picture(theo.page, "phone drawer")


def shows_before_it_does(theo: Thumb) -> bool:
    """A first tap on a place shows what it would do, and the log does not grow."""
    before = theo.glance()
    target = before["lit"][0]
    theo.page.touchscreen.tap(*target["at"])
    after = theo.glance()
    told = len(after["buttons"]) == len(before["buttons"]) + 1
    if told:
        theo.page.locator(".prompt .btn.main").last.tap()
    return told


def elsewhere(theo: Thumb) -> int:
    """Look at another tab: the one that holds something lit says how much."""
    if not theo.page.locator("[role=tabpanel] [data-lit=lit]").count():
        return 0
    theo.page.locator("[role=tab][aria-selected=false]").first.tap()
    told = theo.page.locator("[role=tab] em")
    lit = int(told.first.inner_text()) if told.count() else 0
    theo.page.locator("[role=tab][aria-selected=false]").first.tap()
    return lit


def rounds(theo: Thumb) -> int:
    """How often it was our turn: told by the page's title of the match."""
    words = theo.page.locator("header .meta").inner_text()
    return int("".join(letter for letter in words if letter.isdigit()) or 0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_page_is_wider_than_a_phone(visit: Visit, table: Server, lang: str) -> None:
    page = visit(table, phone=True, lang=lang)
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert not page.evaluate(wide), path
