"""A phone of 360 px in French: previews before choices, tabs with numbers, nothing too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.mouse_player import SUBMIT, play, take_seats
from tests.browser.page_width import elements_outside
from tests.browser.phone_player import PhonePlayer
from tests.browser.screenshots import save_screenshot
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

BOT = "robot · au hasard"


def test_the_first_rounds_on_a_phone(visit: Visit, table: Server) -> None:
    theo = PhonePlayer(visit(table, phone=True, lang="fr", reduced_motion="reduce"), "Théo")
    theo.enter_lobby().open_bots(BOT).enter_name()
    shown = counted = 0

    def enough() -> bool:
        nonlocal shown, counted
        if theo.is_over():  # a short match: play another one
            theo.enter_lobby().open_bots(BOT).wait_for_table()
        assert elements_outside(theo.page) == []
        counted = counted or count_on_other_tab(theo)
        if theo.page.locator(".prompt .btn").count() and theo.read_table()["lit"] and shown < 3:
            shown += shows_before_choosing(theo)
        return shown >= 3 and counted > 0 and rounds_played(theo) > 2

    play(theo, until=enough)
    expect(theo.page.locator(".dock")).to_be_visible()
    save_screenshot(theo.page, "phone")
    for tab in theo.page.get_by_role("tab").all():
        tab.tap()
        assert elements_outside(theo.page) == []
    theo.button("Menu").first.tap()
    expect(theo.page.get_by_role("list", name="Journal")).to_be_visible()
    assert elements_outside(theo.page) == []
    save_screenshot(theo.page, "phone drawer")
    check_dialogs(theo)
    check_result_and_replay(theo)


def check_dialogs(theo: PhonePlayer) -> None:
    """Open the settings and the table menu from the drawer."""
    theo.button("Réglages").tap()
    expect(theo.dialog("Réglages")).to_be_visible()
    assert elements_outside(theo.page) == []
    theo.dialog("Réglages").get_by_role("button", name="Fermer").tap()
    theo.button("Menu de la table").tap()
    expect(theo.button("Abandonner")).to_be_visible()
    assert elements_outside(theo.page) == []


def check_result_and_replay(theo: PhonePlayer) -> None:
    """Open the result and the replay."""
    theo.button("Abandonner").tap()
    theo.button("Oui, j’abandonne").tap()
    expect(theo.page.locator("#result-title")).to_be_visible()
    assert elements_outside(theo.page) == []
    theo.page.locator("dialog[open]").get_by_role("link", name="Revoir").tap()
    expect(theo.page.get_by_role("slider", name="Moment de la partie")).to_be_visible()
    assert elements_outside(theo.page) == []


def test_a_waiting_room_on_a_phone(visit: Visit, table: Server) -> None:
    theo = PhonePlayer(visit(table, phone=True, lang="fr", reduced_motion="reduce"), "Théo")
    theo.arrive("/new")
    door = theo.door("Jouer entre amis")
    take_seats(door, "n’importe qui")
    door.locator(SUBMIT).tap()
    theo.page.get_by_label("Votre nom à la table").fill("Théodebert-Alexandre Vanderhoeven")
    assert elements_outside(theo.page) == []
    theo.button("C’est moi").tap()
    expect(theo.page.get_by_label("Lien d’invitation")).to_be_visible()
    assert elements_outside(theo.page) == []


def shows_before_choosing(theo: PhonePlayer) -> bool:
    """Tap a place: the page must show a preview first, and choose with the next tap."""
    before = theo.read_table()
    theo.page.touchscreen.tap(*before["lit"][0]["at"])
    after = theo.read_table()
    has_new_button = len(after["buttons"]) == len(before["buttons"]) + 1
    if not has_new_button or after["chosen"] > before["chosen"]:
        return False
    theo.page.locator(".prompt .btn.main").last.tap()
    assert theo.chosen == before["chosen"] + 1
    return True


def count_on_other_tab(theo: PhonePlayer) -> int:
    """Open another tab. Returns the number of choices that the first tab then shows."""
    if not theo.page.locator("[role=tabpanel] [data-lit=lit]").count():
        return 0
    theo.page.locator("[role=tab][aria-selected=false]").first.tap()
    badge = theo.page.locator("[role=tab] em")
    lit = int(badge.first.inner_text()) if badge.count() else 0
    theo.page.locator("[role=tab][aria-selected=false]").first.tap()
    return lit


def rounds_played(theo: PhonePlayer) -> int:
    """The number of the round, from the header."""
    words = theo.page.locator("header .meta").inner_text()
    return int("".join(letter for letter in words if letter.isdigit()) or 0)


def test_a_hint_is_one_tap_away(visit: Visit, table: Server) -> None:
    theo = PhonePlayer(visit(table, phone=True, lang="fr", reduced_motion="reduce"), "Théo")
    theo.enter_lobby().open_bots(BOT).enter_name()
    theo.wait_to_be_asked()
    theo.button("Que ferait le robot ?").tap()
    expect(theo.page.get_by_text("Le robot choisirait")).to_be_visible()
    assert elements_outside(theo.page) == []
