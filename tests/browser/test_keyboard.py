"""One person and a bot: a whole match without a mouse, with the focus always visible."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard_player import KeyboardPlayer
from tests.browser.mouse_player import Person, offered_actions, play, play_until_every_way_tried
from tests.browser.test_show import OPEN_TABLE
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

FOCUS_TIMEOUT = 3.0
NO_POINTER = """
for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
    addEventListener(kind, () => { window.pointed = true; }, { capture: true });
"""
NOTE_ANNOUNCEMENTS = """
window.announced = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    for (const live of document.querySelectorAll('[aria-live]')) {
        const words = live.textContent.trim();
        if (words && window.announced.at(-1) !== words) window.announced.push(words);
    }
}).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""


def test_a_whole_match_by_keyboard_alone(visit: Visit, table: Server, counts: Counter[str]) -> None:
    play_until_every_way_tried(lambda: play_whole_match(visit, table))
    counts["matches by keyboard"] += 1


def play_whole_match(visit: Visit, table: Server) -> list[Person]:
    ysolde = KeyboardPlayer(visit(table, reduced_motion="reduce"), "Ysolde")
    ysolde.page.add_init_script(NO_POINTER + NOTE_ANNOUNCEMENTS)
    ysolde.tries_every_way = True
    ysolde.enter_lobby().open_match()
    at_first = log_texts(ysolde)
    asked: set[str] = set()

    def is_over_with_visible_focus() -> bool:
        check_focus_is_visible(ysolde)
        seen = ysolde.read_table()
        if any(offered_actions(seen)):
            asked.add(seen["title"])
        return bool(seen["over"])

    play(ysolde, until=is_over_with_visible_focus)
    announced = " ".join(ysolde.page.evaluate("window.announced"))
    assert [title for title in asked if title not in announced] == []
    assert [
        line for line in log_texts(ysolde) if line not in announced and line not in at_first
    ] == []
    ysolde.press("Escape")
    expect(ysolde.page.get_by_role("dialog")).to_be_hidden()
    assert not ysolde.page.evaluate("window.pointed")
    return [ysolde]


def log_texts(typist: KeyboardPlayer) -> list[str]:
    """The lines of the log, without the badges of the seats."""
    return [line.split("\n")[-1] for line in typist.log()]


def check_focus_is_visible(typist: KeyboardPlayer) -> None:
    """Check that the focus is visible; it may be gone for a moment while the page is drawn."""
    until = time.monotonic() + FOCUS_TIMEOUT
    while not ((focus := typist.focus())["visible"] and not focus["lost"]):
        if typist.is_over():
            return
        assert time.monotonic() < until, focus


def test_the_sheet_of_keys_says_what_can_be_done_now(visit: Visit, table: Server) -> None:
    page = visit(table)
    page.goto("/")
    page.goto(f"/t/{page.evaluate(OPEN_TABLE)}")
    play_all = page.get_by_role("button", name="Play all 5")
    expect(play_all).to_be_visible()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet.locator(".now")).to_contain_text("Play all 5")
    expect(sheet).to_contain_text("Back to now")  # what the page of a match adds
    sheet.get_by_role("switch", name="Letter keys").uncheck()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.keyboard.press("?")
    page.keyboard.press("a")
    expect(sheet).to_be_hidden()
    expect(play_all).to_be_visible()  # no letter is a key any more
