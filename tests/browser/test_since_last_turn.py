"""What the others did since the viewer's last turn: faces, ways, finds, great moments, a sheet."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screenshots import save_screenshot
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

MOST_CLICKS: Final = 400
ATTACK: Final = re.compile("The dragon attacks")
OPEN_TABLE: Final = """async (game) => {
    const send = (method, path, what) => fetch(path, { method, body: JSON.stringify(what),
        headers: { 'Content-Type': 'application/json' } });
    await send('PUT', '/api/me', { name: 'Nils' });
    const seats = [{ kind: 'me' }, ...Array(2).fill({ kind: 'bot', bot: 'greedy' })];
    const opened = await send('POST', '/api/tables', { game, seats, start: true });
    return (await opened.json()).id;
}"""


@pytest.fixture
def sit(visit: Visit, table: Server) -> Callable[..., Page]:
    """A match of Clank! against two bots: `sit(phone=True, lang="fr")`."""

    def open_page(**rest: object) -> Page:
        page = visit(table, reduced_motion="reduce", **rest)
        page.goto("/")
        page.goto(f"/t/{page.evaluate(OPEN_TABLE, 'clank')}")
        expect(page.locator(".prompt")).to_be_visible()
        return page

    return open_page


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your last turn")


def lines(page: Page) -> Locator:
    return strip(page).get_by_role("listitem")


def play_until(page: Page, *wanted: Locator) -> None:
    """End one turn after the other, one at least, until all this is told of those of the others."""
    buttons = page.locator(".prompt [data-choice]:enabled, .prompt [data-gesture]:enabled")
    for _ in range(MOST_CLICKS):
        expect(buttons.first).to_be_visible()
        asked = page.locator(".prompt").text_content() or ""
        buttons.last.click()
        expect(page.locator(".prompt")).not_to_have_text(asked)
        expect(buttons.first).to_be_visible()
        if all(one.count() for one in wanted):
            return
    raise AssertionError("the others never did all that")


def test_a_line_shows_cards_a_way_and_what_was_got(sit: Callable[..., Page]) -> None:
    page = sit()
    play_until(page, strip(page))
    expect(lines(page)).to_have_count(0)  # there is little room: folded at first
    page.keyboard.press("b")
    told = (
        lines(page)
        .filter(has=page.locator("[data-route] svg"))
        .filter(has=page.locator("[data-got] [data-face=card]"))
    )
    play_until(page, told)
    line = told.first
    expect(line.locator("[data-face=card]").first).to_be_visible()
    expect(line.locator("[data-route] svg").first).to_be_visible()
    words = line.get_by_role("button").get_attribute("aria-label") or ""
    assert "plays" in words
    assert "goes to" in words
    assert "acquires" in words
    save_screenshot(page, "since last turn")


def test_a_line_is_lit_on_the_board_and_leads_to_its_turn(sit: Callable[..., Page]) -> None:
    page = sit()
    play_until(page, strip(page))
    page.keyboard.press("b")
    walked = lines(page).filter(has=page.locator("[data-route] svg"))
    play_until(page, walked)
    button = walked.first.get_by_role("button")
    expect(page.locator("[data-trail]")).to_have_count(0)
    button.focus()
    expect(page.locator("[data-trail]")).to_have_count(1)
    button.blur()
    expect(page.locator("[data-trail]")).to_have_count(0)
    button.click(position={"x": 20, "y": 12})
    expect(page.get_by_role("region", name="Looking back")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".prompt")).to_be_visible()


def test_great_moments_stand_above_the_ribbon(sit: Callable[..., Page]) -> None:
    page = sit()
    mark = strip(page).get_by_role("button", name="The dragon attacks")
    play_until(page, mark)
    page.keyboard.press("Escape")  # the moment itself
    slider = strip(page).get_by_role("slider")
    slider.press("Home")
    expect(page.get_by_role("region", name="Looking back")).to_be_visible()
    expect(slider).not_to_have_attribute("aria-valuetext", ATTACK)
    mark.first.click()
    expect(slider).to_have_attribute("aria-valuetext", ATTACK)


def test_what_befell_one_is_said_once(sit: Callable[..., Page]) -> None:
    page = sit()
    play_until(page, strip(page))
    said = page.locator("[aria-live=polite]").filter(has_text="Since your last turn:")
    expect(said).to_contain_text("Press B for 2 turns.")
    page.keyboard.press("b")
    expect(lines(page)).to_have_count(2)


def test_on_a_phone_a_sheet_lies_over_the_table(sit: Callable[..., Page]) -> None:
    page = sit(phone=True, lang="fr")
    fold = page.get_by_role("button", name="Depuis votre dernier tour")
    play_until(page, fold)
    page.keyboard.press("Escape")
    before = page.locator("main.stage").bounding_box()
    fold.tap()
    sheet = page.get_by_role("dialog", name="Depuis votre dernier tour")
    expect(sheet.get_by_role("listitem")).to_have_count(2)
    expect(sheet.locator("[data-face=card]").first).to_be_visible()
    expect(sheet.get_by_role("slider")).to_be_visible()
    assert page.locator("main.stage").bounding_box() == before
    save_screenshot(page, "since last turn phone")
    sheet.get_by_role("button", name="Jouer mon tour").tap()
    expect(sheet).to_be_hidden()
    expect(fold).to_be_focused()
