"""Tips: what the rules say about a thing, beside it, for pointer, keyboard, finger and reader."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person
from tests.table.http_player import Person as Player
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

ROOM: Final = "[data-id='room:D01']"
FAR_ROOM: Final = "[data-id='room:D10']"
LIT_UNDER: Final = """(tip) => {
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    const beside = (one) => one.left >= right || one.right <= left;
    const apart = (one) => beside(one) || one.top >= bottom || one.bottom <= top;
    return [...document.querySelectorAll('[data-lit]:not([data-lit=quiet]), [data-uncovered]')]
        .filter((one) => !apart(one.getBoundingClientRect())).length;
}"""


def sit_down(person: Person, server: Server) -> Person:
    """Open a table of Clank! beside a bot, and wait for one's own first turn."""
    player = Player(server.url).named(person.name)
    id = player.open(["me", "random"], game="clank", options={"board": "day"}, start=True)["id"]
    name, _, value = player.cookie().partition("=")
    person.page.context.add_cookies([{"name": name, "value": value, "url": server.url}])
    person.arrive(f"/t/{id}").wait_for_table()
    person.wait_to_be_asked()
    return person


COUNT_QUESTIONS: Final = """() => {
    window.questions = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const message = JSON.parse(data);
        if (message.do === 'why') window.questions.push(message.id);
        return send.call(this, data);
    };
}"""
"""Notes what the server is asked about from now on."""


def spoken(person: Person) -> Locator:
    """What a screen reader has been told, line after line."""
    return person.page.locator(".table > [aria-live=polite].unseen")


def rule_in_focus(person: Person) -> Locator:
    return person.page.locator("[id^='CL-']:focus")


def tip_of(person: Person) -> Locator:
    return person.page.locator(".tip")


def test_a_tip_says_the_rule_and_why_not(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    tip = tip_of(nils)
    nils.page.locator(FAR_ROOM).hover(force=True)
    expect(tip).to_contain_text("Walking in costs the boots")
    expect(tip).to_contain_text("boots, you have 0")
    assert tip.evaluate(LIT_UNDER) == 0
    nils.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    nils.page.locator("[data-counter='skill']").first.hover()
    expect(tip).to_contain_text("Buys cards and uses devices")


def test_the_rule_is_a_click_away(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    nils.page.locator("[data-counter='boots']").first.hover()
    tip_of(nils).get_by_text("rule", exact=True).click()
    expect(nils.page.locator("#CL-10\\.1, [id='CL-10.1']").first).to_be_visible()


def test_what_is_clicked_in_vain_is_answered_beside_it(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    nils.page.locator("[data-id='item:master_key']").click(force=True)
    expect(nils.page.locator(".tip.no")).to_contain_text("you are in no market")
    nils.page.keyboard.press("Escape")
    expect(nils.page.locator(".tip.no")).to_have_count(0)


def test_a_tip_says_what_a_thing_means_now(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    nils.page.evaluate(COUNT_QUESTIONS)
    nils.page.locator("[data-id='item:master_key']").hover(force=True)
    expect(tip_of(nils)).to_contain_text("for sale: 2")
    expect(tip_of(nils)).to_contain_text("you are in no market")
    nils.page.wait_for_function("() => window.questions.length > 0")
    nils.page.locator("[data-counter='boots']").first.hover()
    expect(tip_of(nils)).not_to_contain_text("for sale")
    asked = nils.page.evaluate("window.questions")
    assert asked.count("item:master_key") == 1  # the answer does not make it ask again


def test_the_keyboard_opens_the_rule_of_a_tip(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    nils.page.keyboard.press("i")
    expect(rule_in_focus(nils)).to_be_visible()  # without a tip that of the question
    question = rule_in_focus(nils).get_attribute("id")
    nils.page.evaluate("document.querySelector('[data-counter=boots]').focus()")
    nils.page.keyboard.press("Space")
    expect(tip_of(nils)).to_be_visible()
    expect(spoken(nils)).to_contain_text("Rule CL-10.1: press I to read it.")
    nils.page.keyboard.press("i")
    expect(nils.page.locator("[id='CL-10.1']:focus")).to_be_visible()
    assert question != "CL-10.1"


def test_a_click_in_vain_is_spoken_with_its_rule(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    nils.page.locator("[data-id='item:master_key']").click(force=True)
    expect(spoken(nils)).to_contain_text("you are in no market.")
    expect(spoken(nils)).to_contain_text("Rule CL-9.1: press I to read it.")
    nils.page.keyboard.press("i")
    expect(nils.page.locator("[id='CL-9.1']:focus")).to_be_visible()
    nils.page.keyboard.press("?")
    expect(nils.page.get_by_role("dialog")).to_contain_text("read the rule of the tip")


def test_names_in_the_log_have_tips(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    nils.page.locator(".log [data-tip^='face:']").last.hover()
    expect(nils.page.locator(".tip.large")).to_be_visible()


def test_the_keyboard_reads_what_is_not_lit(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    nils.page.evaluate("document.querySelector('[data-counter=skill]').focus()")
    nils.page.keyboard.press("ArrowUp")
    focused = nils.page.evaluate(
        "document.activeElement.dataset.id ?? document.activeElement.dataset.tip ?? ''"
    )
    assert focused
    nils.page.keyboard.press("Space")
    expect(tip_of(nils)).to_be_visible()


def test_a_screen_reader_hears_each_sentence_once(person: NewPerson, table: Server) -> None:
    nils = sit_down(person("Nils"), table)
    nils.page.mouse.move(400, 300)
    expect(nils.page.locator("[aria-description]").first).to_be_attached()
    said = nils.page.locator("[aria-description]").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-description'))"
    )
    assert len(said) >= 20
    assert len({each for each in said if said.count(each) > 2}) == 0


def test_a_long_press_opens_a_tip(person: NewPerson, table: Server) -> None:
    maud = sit_down(person("Maud", phone=True), table)
    maud.page.locator(ROOM).dispatch_event("pointerover")
    box = maud.page.locator(FAR_ROOM).bounding_box()
    assert box is not None
    maud.page.locator(FAR_ROOM).dispatch_event(
        "pointerdown",
        {
            "pointerType": "touch",
            "pointerId": 7,
            "isPrimary": True,
            "bubbles": True,
            "clientX": box["x"] + box["width"] / 2,
            "clientY": box["y"] + box["height"] / 2,
        },
    )
    expect(tip_of(maud)).to_be_visible()
    expect(tip_of(maud)).to_contain_text("rule")
