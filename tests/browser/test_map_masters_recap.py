"""Map Masters in the browser: the recap of a turn, and pinching to zoom."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import JSON, Person
from tests.browser.prepared_match import prepare_match
from tests.browser.screenshots import save_screenshot
from tests.browser.test_map_masters import (
    Explorer,
    drag_card,
    draw,
    explorers,
    finish,
    in_hand,
    is_exploring,
    placed,
    set_mode,
)
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

FINGER_GAP = 20
PINCH_DISTANCE = 60
TAP_MILLISECONDS = 300.0  # a tap that the pinch must not be would have its effect by then


KEEP_RECAP = """{
    const { setTimeout } = window;
    const longer = (after) => (after === 3000 ? 3e6 : after);
    window.setTimeout = (act, after, ...rest) => setTimeout(act, longer(after), ...rest);
}"""
"""The recap, which closes after three seconds, stays until somebody closes it."""
NOTE_RECAP = """new MutationObserver(() => {
    window.shown ||= document.querySelector('.recap.laid') !== null;
}).observe(document, { childList: true, subtree: true, attributes: true });"""


def recap(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Turn 1: what the paths earn")


def with_script(person: NewPerson, script: str) -> NewPerson:
    """Creates people in whose pages a script runs first."""

    def arrive(name: str) -> Person:
        somebody = person(name)
        somebody.page.add_init_script(script)
        return somebody

    return arrive


def test_when_the_last_has_finished_everyone_sees_all_paths(
    person: NewPerson, table: Server
) -> None:
    everybody = explorers(table, with_script(person, KEEP_RECAP), 2)
    finish_exploration(everybody)
    for each, _, _ in everybody:
        expect(recap(each).locator("[data-board] [data-id^='card:']")).to_have_count(2)
        expect(recap(each).locator("[data-board] [data-stroke]").first).to_be_visible()
        for other, _, _ in everybody:
            expect(recap(each)).to_contain_text(other.name)
    (nils, _, _), (maud, _, _) = everybody
    save_screenshot(nils.page, "map masters turn over", large=True)
    before = nils.chosen
    nils.page.keyboard.press("Enter")
    recap(maud).click()
    for each in (nils, maud):
        expect(recap(each)).to_have_count(0)
    assert nils.chosen == before


def test_the_recap_closes_by_itself(person: NewPerson, table: Server) -> None:
    everybody = explorers(table, with_script(person, NOTE_RECAP), 2)
    finish_exploration(everybody)
    for each, _, _ in everybody:
        each.page.wait_for_function("() => window.shown")
        expect(recap(each)).to_have_count(0)


def finish_exploration(everybody: list[Explorer]) -> None:
    """Everyone places a card, draws a few steps and finishes."""
    for each, seat, _ in everybody:
        drag_card(each, seat, 0)
        set_mode(each, "Path")
        draw(each, seat, 3)
    for each, _, _ in everybody:
        finish(each)


def test_two_fingers_zoom_and_do_nothing_else(person: NewPerson, table: Server) -> None:
    match = prepare_match(table, "map_masters", 2, is_exploring)
    nils = person("Nils", phone=True)
    match.open_for(nils, 0)
    nils.wait_to_be_asked()
    place_card(nils)
    nils.page.wait_for_function(IS_FULLY_VISIBLE)
    before = nils.chosen
    pinch(nils, placed(nils, 0).first)
    expect(nils.button("Fit the board")).to_be_visible()
    assert not nils.page.evaluate(IS_FULLY_VISIBLE)
    assert nils.chosen == before
    assert nils.read_table()["picked"] == []
    nils.button("Fit the board").tap()
    set_mode(nils, "Path")
    nils.page.wait_for_function(
        "() => document.querySelector(`[data-id^='end:'][data-lit]`) !== null"
    )
    pinch(nils, nils.page.locator("[data-id^='end:'][data-lit]").first)
    assert not nils.page.evaluate(IS_FULLY_VISIBLE)
    assert nils.chosen == before
    expect(nils.page.locator("[data-stroke]")).to_have_count(0)


def place_card(person: Person) -> None:
    """Tap a card, a place for it and the button."""
    in_hand(person, 0).first.tap()
    place = person.page.locator("[data-place]").first.bounding_box()
    assert place is not None
    person.page.touchscreen.tap(*middle(place))
    person.prompt().get_by_role("button", name="Place").last.tap()
    expect(placed(person, 0)).to_have_count(1)


def middle(box: JSON) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


IS_FULLY_VISIBLE = """() => {
    const board = document.querySelector('[data-board="dungeon:0"]');
    const all = board.getBoundingClientRect();
    const seen = board.parentElement.getBoundingClientRect();
    return all.width <= seen.width + 1 && all.height <= seen.height + 1;
}"""
"""Whether the whole dungeon is visible."""


def pinch(person: Person, thing: Locator) -> None:
    """Move two fingers apart, the first of them on a thing."""
    box = thing.bounding_box()
    assert box is not None
    x, y = middle(box)
    touch = person.page.context.new_cdp_session(person.page)

    def fingers(kind: str, *at: float) -> None:
        points = [{"x": each, "y": y, "id": n} for n, each in enumerate(at)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", x)
    fingers("touchStart", x, x + FINGER_GAP)
    for n in range(1, 7):
        fingers("touchMove", x, x + FINGER_GAP + n * PINCH_DISTANCE / 6)
    fingers("touchEnd", x)
    fingers("touchEnd")
    person.page.wait_for_timeout(TAP_MILLISECONDS)
