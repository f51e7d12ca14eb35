"""What a bot does is shown act by act, and nobody has to wait for it."""

from __future__ import annotations

import datetime
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

START: Final = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
STEP_MILLISECONDS: Final = 50
LONGEST_TURN_MILLISECONDS: Final = 4500 + 2200  # a turn at most, and an act that has begun
MOST_CLICKS: Final = 30

OPEN_TABLE: Final = """async () => {
    const send = (method, path, what) => fetch(path, { method, body: JSON.stringify(what),
        headers: { 'Content-Type': 'application/json' } });
    await send('PUT', '/api/me', { name: 'Nils' });
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
    const opened = await send('POST', '/api/tables', { game: 'clank', seats, start: true });
    return (await opened.json()).id;
}"""
STAGE: Final = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    const pieces = all('main.stage [data-piece]').map(({ dataset }) => dataset.piece);
    const numbers = all('[data-counter]').map(({ textContent }) => textContent);
    return [...pieces.sort(), ...numbers].join();
}"""
"""The pieces and numbers that are seen."""


@pytest.fixture
def page(visit: Visit, table: Server) -> Page:
    """A match against a bot at its beginning; from now on only the test advances the clock."""
    page = visit(table, tempo="brisk")
    page.goto("/")
    id = page.evaluate(OPEN_TABLE)
    page.clock.install(time=START)
    page.goto(f"/t/{id}")
    expect(page.locator(".prompt")).to_be_visible()
    page.clock.pause_at(START + datetime.timedelta(minutes=1))
    return page


def skip_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Skip Space")


def end_turn(page: Page) -> None:
    """Play until it is the viewer's turn again, and acts of the bot are still to come."""
    buttons = page.locator(".prompt [data-choice]:enabled, .prompt [data-gesture]:enabled")
    for _ in range(MOST_CLICKS):
        expect(buttons.or_(skip_button(page)).first).to_be_visible()
        if skip_button(page).is_visible():
            return expect(buttons.first).to_be_visible()  # everything has come from the server
        buttons.last.click()
        page.clock.run_for(1)
    raise AssertionError("the bot never had a turn of several acts")


def stages_until_now(page: Page) -> int:
    """How many different moments are on the stage until nothing is to come."""
    stages = {page.evaluate(STAGE)}
    for _ in range(LONGEST_TURN_MILLISECONDS // STEP_MILLISECONDS):
        page.clock.run_for(STEP_MILLISECONDS)
        stages.add(page.evaluate(STAGE))
        if skip_button(page).is_hidden():
            break
    return len(stages)


def test_a_turn_of_a_bot_is_shown_act_by_act(page: Page) -> None:
    end_turn(page)
    assert stages_until_now(page) >= 3
    expect(skip_button(page)).to_be_hidden()


def test_while_time_stands_still_nothing_more_is_shown(page: Page) -> None:
    end_turn(page)
    stage = page.evaluate(STAGE)
    page.clock.run_for(STEP_MILLISECONDS)
    assert page.evaluate(STAGE) == stage
    expect(skip_button(page)).to_be_visible()


@pytest.mark.parametrize("keys", [["Shift+Space"], ["Space"] * 8])
def test_the_space_bar_goes_on_at_once(page: Page, keys: list[str]) -> None:
    end_turn(page)
    page.evaluate("document.activeElement?.blur()")
    for key in keys:
        page.keyboard.press(key)
    expect(skip_button(page)).to_be_hidden()
    expect(page.locator(".prompt")).to_contain_text("left to play")


def test_what_happened_is_told_and_can_be_looked_at_again(page: Page) -> None:
    end_turn(page)
    page.evaluate("document.activeElement?.blur()")
    since, prompt = page.get_by_role("region", name="Since your last turn"), page.locator(".prompt")
    expect(since).to_be_hidden()  # not before it was shown
    page.keyboard.press("Shift+Space")
    expect(since).to_be_visible()
    now = page.evaluate(STAGE)
    for key in (",", ","):
        page.keyboard.press(key)
    expect(page.get_by_role("region", name="Looking back")).to_be_visible()
    expect(prompt).to_be_hidden()
    assert page.evaluate(STAGE) != now
    assert page.locator("[data-lit]").count() == 0
    page.keyboard.press("n")
    expect(prompt).to_be_visible()
    assert page.evaluate(STAGE) == now


def test_the_letter_s_changes_the_tempo(person: NewPerson, page: Page) -> None:
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("s")
    expect(page.get_by_text("What others do is shown: Calmly")).to_be_visible()
    assert page.evaluate("localStorage.getItem('donjon.tempo')") == "calm"
