"""Other things that people do at a table: ask, chat, leave, come back, be too slow."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import ALL_CHOICES_TITLE, play, start_match_of_two
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

MINUTE: Final = 60  # seconds that a choice may take
THROW_PROMPT: Final = "Throw again, or stop?"
POINT_NOT_OFFERED: Final = """() => {
    for (const one of document.querySelectorAll('[data-board] [data-id]:not([data-lit])')) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        if (document.elementFromPoint(...middle)?.closest('[data-id]') === one) return middle;
    }
}"""
"""A point at which a click hits something that cannot be chosen."""
OVERLAPPED_PLACES: Final = """() => [...document.querySelectorAll('[data-board] path[data-id]')]
    .filter((one) => getComputedStyle(one).pointerEvents !== 'none')
    .filter((one) => [0.2, 0.5, 0.8].some((part) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width * part, y + height * part)
            ?.closest('[data-board] [data-id]:not([data-piece])');
        return hit && hit !== one;
    })).map((one) => one.dataset.id)"""
"""Ids of places that another place covers, so that a click would hit the wrong one."""
DIALOG_AT_CORNER: Final = "document.elementFromPoint(5, 5)?.closest('dialog') ?? null"
"""The dialog that a click in the corner would hit."""
NOTE_DIALOG_AT_CORNER: Final = f"""new MutationObserver(() => {{
    if (document.querySelector('dialog[open] #result-title'))
        window.atResult ??= {{ dialog: {DIALOG_AT_CORNER} }};
}}).observe(document, {{ subtree: true, childList: true, attributes: true }})"""
"""Notes which dialog a click in the corner would have hit when the result appeared."""


def test_a_hint_and_a_reason_with_its_rule(person: NewPerson) -> None:
    nils = person("Nils").play_bots()
    play(nils, until=lambda: nils.chosen > 2 and bool(nils.read_table()["lit"]))
    nils.button("Hint").click()
    expect(nils.page.locator(".prompt").get_by_text("The bot would:")).to_be_visible()
    assert nils.page.evaluate(OVERLAPPED_PLACES) == []
    chosen = nils.chosen
    nils.page.mouse.click(*nils.page.evaluate(POINT_NOT_OFFERED))
    rule = nils.page.locator(".tip").get_by_text("rule", exact=True)
    expect(rule).to_be_visible()
    assert nils.chosen == chosen
    rule.click()
    expect(nils.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(nils.page.locator("[id^='DQ-']").first).to_be_visible()


@pytest.mark.parametrize("by_key", [False, True], ids=["click", "key"])
def test_a_hint_is_done_at_once(person: NewPerson, by_key: bool) -> None:
    """The button makes the very choice that the bar names, and is gone with the question."""
    nils, sent, received = person("Nils"), list[str](), list[str]()
    nils.page.on("websocket", lambda socket: note_frames(socket, sent, received))
    nils.play_bots()
    nils.wait_to_be_asked()
    if by_key:
        nils.page.keyboard.press("g")  # nothing has been suggested yet
        nils.page.keyboard.press("h")
    else:
        nils.button("Hint").click()
    words = nils.page.locator(".prompt").get_by_text("The bot would:")
    do_it = nils.page.locator(".prompt button", has_text="Do it")
    expect(words).to_be_visible()
    assert not choices_in(sent)
    hinted = [message["choice"] for message in map(json.loads, received) if message["is"] == "hint"]
    if by_key:
        nils.page.keyboard.press("g")
    else:
        do_it.click()
    expect(words).to_have_count(0)
    expect(do_it).to_have_count(0)
    assert choices_in(sent) == hinted
    assert len(hinted) == 1


def note_frames(socket: WebSocket, sent: list[str], received: list[str]) -> None:
    """Note what a page sends and receives."""
    socket.on("framesent", lambda frame: sent.append(str(frame)))
    socket.on("framereceived", lambda frame: received.append(str(frame)))


def choices_in(sent: list[str]) -> list[int]:
    """The choices among what a page has sent."""
    return [each["choice"] for each in map(json.loads, sent) if each.get("do") == "choose"]


def test_people_talk_and_resign_and_play_again(person: NewPerson) -> None:
    nils, maud = person("Nils"), person("Maud")
    nils.page.add_init_script(NOTE_DIALOG_AT_CORNER)
    start_match_of_two(nils, maud)
    for one in (nils, maud):
        one.page.get_by_role("tab", name="Chat").click()
    nils.page.get_by_label("Write a message").fill("Good luck, <b>Maud</b>!")
    nils.page.keyboard.press("Enter")
    expect(maud.page.get_by_role("log", name="Chat")).to_contain_text("Good luck, <b>Maud</b>!")
    maud.resign()
    expect(nils.page.get_by_text("Nils wins by resignation").first).to_be_visible()
    assert nils.page.evaluate("window.atResult") == {"dialog": None}  # a click would hit the table
    nils.page.wait_for_function(f"() => {DIALOG_AT_CORNER}")
    nils.page.mouse.click(5, 5)
    expect(nils.page.get_by_role("dialog")).to_have_count(0)
    before = nils.page.url
    nils.button("Play again").click()
    expect(nils.page).not_to_have_url(before)
    maud.page.keyboard.press("Escape")
    maud.button("Play again").click()
    expect(maud.page).to_have_url(nils.page.url)


def test_an_absent_seat_is_handed_to_a_bot_and_back(person: NewPerson) -> None:
    nils, maud = person("Nils"), person("Maud")
    nils.page.clock.install()
    start_match_of_two(nils, maud)
    play(nils, maud, until=lambda: maud.is_asked() and not nils.is_asked())
    address, before = maud.page.url, nils.read_table()["log"]
    maud.page.goto("/about")
    expect(nils.page.get_by_text("Maud is away.")).to_be_visible()
    expect(nils.seat(1)).to_contain_text("away")
    nils.page.clock.fast_forward(21_000)
    nils.button("Let a bot play").click()
    expect(nils.seat(1)).to_contain_text("a bot plays for them")
    expect(nils.page.get_by_text("Maud is away.")).to_be_hidden()
    play(nils, until=lambda: nils.read_table()["log"] > before and nils.is_asked())
    maud.page.goto(address)
    expect(maud.page.get_by_text("A bot plays for you.")).to_be_visible()
    assert not maud.is_asked()
    maud.page.get_by_role("button", name="Take my seat back").first.click()
    expect(maud.page.get_by_text("A bot plays for you.")).to_be_hidden()
    expect(nils.seat(1)).not_to_contain_text("a bot plays for them")
    expect(nils.seat(1)).not_to_contain_text("away")
    mine = maud.chosen
    play(nils, maud, until=lambda: maud.chosen > mine)


def test_for_a_person_who_is_too_slow_the_safe_default_is_chosen(
    person: NewPerson, table: Server
) -> None:
    """In DragonQuest that is not to throw again: everyone sees that no dice are thrown."""
    nils, maud = person("Nils"), person("Maud")
    start_match_of_two(nils, maud, pace="1 min")
    clock = nils.page.locator("header .clock")
    expect(clock).to_have_text(re.compile(r"0:[0-5]\d|1:00"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    maud.unanswered_prompt = THROW_PROMPT
    play(nils, maud, until=lambda: maud.is_asked() and maud.read_table()["title"] == THROW_PROMPT)
    mine, before = maud.chosen, len(maud.log())
    table.advance_clock(MINUTE)
    expect(maud.prompt()).not_to_contain_text(THROW_PROMPT)
    table.advance_clock(MINUTE)  # the next default has a log line
    for one in (nils, maud):
        lines = one.page.get_by_role("list", name="Log").locator("li")
        expect(lines.nth(before)).to_be_attached()
        told = one.log()[before]
        expect(lines.nth(before)).to_be_visible()  # its turn may have been folded
        assert told
        assert "throws again" not in told
    assert nils.log()[before] == maud.log()[before]
    assert maud.chosen == mine
    maud.resign()
    expect(nils.page.get_by_text("Nils wins by resignation").first).to_be_visible()


def test_escape_is_for_the_dialog_on_top_first(person: NewPerson) -> None:
    """A sheet that is open behind the dialog closes with the next Escape."""
    nils = person("Nils").play_bots()
    nils.wait_to_be_asked()
    nils.seat(1).get_by_role("button").first.click()
    peek = nils.page.locator(".peek")
    expect(peek).to_be_visible()
    nils.page.keyboard.press("m")
    expect(nils.dialog(ALL_CHOICES_TITLE)).to_be_visible()
    nils.page.keyboard.press("Escape")
    expect(nils.dialog(ALL_CHOICES_TITLE)).to_be_hidden()
    expect(peek).to_be_visible()
    nils.page.keyboard.press("Escape")
    expect(peek).to_be_hidden()
