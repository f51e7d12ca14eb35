"""One person and a bot: a whole match without a mouse, with the focus always in sight."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard_player import Typist
from tests.browser.mouse_player import Person, acts, play, play_until_tried
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

MOMENT = 3.0
NO_POINTER = """
for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
    addEventListener(kind, () => { window.pointed = true; }, { capture: true });
"""
LISTEN = """
window.said = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    for (const live of document.querySelectorAll('[aria-live]')) {
        const words = live.textContent.trim();
        if (words && window.said.at(-1) !== words) window.said.push(words);
    }
}).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""


def test_a_whole_match_by_keyboard_alone(visit: Visit, table: Server, counts: Counter[str]) -> None:
    play_until_tried(lambda: a_whole_match(visit, table))
    counts["matches by keyboard"] += 1


def a_whole_match(visit: Visit, table: Server) -> list[Person]:
    ysolde = Typist(visit(table, reduced_motion="reduce"), "Ysolde")
    ysolde.page.add_init_script(NO_POINTER + LISTEN)
    ysolde.thorough = True
    ysolde.arrive().open_bots()
    at_first = told(ysolde)
    asked: set[str] = set()

    def over_with_the_focus_in_sight() -> bool:
        focus_is_in_sight(ysolde)
        seen = ysolde.glance()
        if any(acts(seen)):
            asked.add(seen["title"])
        return bool(seen["over"])

    play(ysolde, until=over_with_the_focus_in_sight)
    heard = " ".join(ysolde.page.evaluate("window.said"))
    assert [title for title in asked if title not in heard] == []
    assert [line for line in told(ysolde) if line not in heard and line not in at_first] == []
    ysolde.press("Escape")
    expect(ysolde.page.get_by_role("dialog")).to_be_hidden()
    assert not ysolde.page.evaluate("window.pointed")
    return [ysolde]


def told(typist: Typist) -> list[str]:
    """The lines of the log, without the badges of the seats."""
    return [line.split("\n")[-1] for line in typist.log()]


def focus_is_in_sight(typist: Typist) -> None:
    """The focus may be gone for a moment while the page is drawn, but not longer."""
    until = time.monotonic() + MOMENT
    while not ((focus := typist.focus())["visible"] and not focus["lost"]):
        if typist.is_over():
            return
        assert time.monotonic() < until, focus
