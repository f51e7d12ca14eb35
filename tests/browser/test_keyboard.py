"""One person and a bot: a whole match without a mouse, with the focus always in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Typist
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

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


def test_a_whole_match_by_keyboard_alone(visit: Visit, table: Server) -> None:
    ysolde = Typist(visit(table, reduced_motion="reduce"), "Ysolde")
    ysolde.page.add_init_script(NO_POINTER + LISTEN)
    ysolde.arrive().open_bots()
    asked: set[str] = set()
    still = 0
    while not (seen := ysolde.glance())["over"]:
        if ysolde.do_something():
            still = 0
            asked.add(seen["title"])
        else:
            still += 1
            ysolde.page.wait_for_timeout(10)
            assert still < 500, seen
        focus_is_in_sight(ysolde)
    heard = " ".join(ysolde.page.evaluate("window.said"))
    assert [title for title in asked if title not in heard] == []
    lines = [line.split("\n")[-1] for line in ysolde.log()]
    assert sum(line in heard for line in lines) > 0.9 * len(lines)
    assert lines[-1] in heard
    ysolde.press("Escape")
    expect(ysolde.page.get_by_role("dialog")).to_be_hidden()
    assert not ysolde.page.evaluate("window.pointed")


def focus_is_in_sight(typist: Typist) -> None:
    """The focus may be gone for a moment while the page is drawn, but not longer."""
    for _ in range(50):
        focus = typist.focus()
        if typist.is_over() or (focus["visible"] and not focus["lost"]):
            return
        typist.page.wait_for_timeout(20)
    raise AssertionError(focus)
