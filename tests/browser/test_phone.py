"""A phone of 360 px in French: tap, look, do; tabs that count; nothing runs out at the side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.mouse_player import play
from tests.browser.page_width import outside
from tests.browser.phone_player import Thumb
from tests.browser.screenshots import picture
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e


def test_the_first_rounds_on_a_phone(visit: Visit, table: Server) -> None:
    theo = Thumb(visit(table, phone=True, lang="fr", reduced_motion="reduce"), "Théo")
    theo.arrive().open_bots().say_name()
    shown = counted = 0

    def enough() -> bool:
        nonlocal shown, counted
        if theo.is_over():  # a short life: another match
            theo.arrive().open_bots().see_the_table()
        assert outside(theo.page) == []
        counted = counted or elsewhere(theo)
        if theo.page.locator(".prompt .btn").count() and theo.glance()["lit"] and shown < 3:
            shown += shows_before_it_does(theo)
        return shown >= 3 and counted > 0 and rounds(theo) > 2

    play(theo, until=enough)
    expect(theo.page.locator(".dock")).to_be_visible()
    picture(theo.page, "phone")
    for tab in theo.page.get_by_role("tab").all():
        tab.tap()
        assert outside(theo.page) == []
    theo.button("Menu").first.tap()
    expect(theo.page.get_by_role("list", name="Journal")).to_be_visible()
    assert outside(theo.page) == []
    picture(theo.page, "phone drawer")
    what_opens(theo)
    the_end(theo)


def what_opens(theo: Thumb) -> None:
    """From the drawer: the settings, the menu of the table."""
    theo.button("Réglages").tap()
    expect(theo.dialog("Réglages")).to_be_visible()
    assert outside(theo.page) == []
    theo.dialog("Réglages").get_by_role("button", name="Fermer").tap()
    theo.button("Menu de la table").tap()
    expect(theo.button("Abandonner")).to_be_visible()
    assert outside(theo.page) == []


def the_end(theo: Thumb) -> None:
    """The count and the replay."""
    theo.button("Abandonner").tap()
    theo.button("Oui, j’abandonne").tap()
    expect(theo.page.locator("#result-title")).to_be_visible()
    assert outside(theo.page) == []
    theo.page.locator("dialog[open]").get_by_role("link", name="Revoir").tap()
    expect(theo.page.get_by_role("slider", name="Moment de la partie")).to_be_visible()
    assert outside(theo.page) == []


def test_a_waiting_room_on_a_phone(visit: Visit, table: Server) -> None:
    theo = Thumb(visit(table, phone=True, lang="fr", reduced_motion="reduce"), "Théo")
    theo.arrive("/new")
    theo.page.get_by_label("Place 2", exact=True).select_option(label="n’importe qui")
    theo.button("Ouvrir la table").tap()
    theo.page.get_by_label("Votre nom à la table").fill("Théodebert-Alexandre Vanderhoeven")
    assert outside(theo.page) == []
    theo.button("C’est moi").tap()
    expect(theo.page.get_by_label("Lien d’invitation")).to_be_visible()
    assert outside(theo.page) == []


def shows_before_it_does(theo: Thumb) -> bool:
    """A first tap on a place shows what it would do, and the log does not grow."""
    before = theo.glance()
    theo.page.touchscreen.tap(*before["lit"][0]["at"])
    after = theo.glance()
    told = len(after["buttons"]) == len(before["buttons"]) + 1
    if not told or after["chosen"] > before["chosen"]:
        return False
    theo.page.locator(".prompt .btn.main").last.tap()
    assert theo.chosen == before["chosen"] + 1
    return True


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
