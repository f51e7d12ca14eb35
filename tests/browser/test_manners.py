"""What people do at a table besides playing: take back, ask, talk, leave, come back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.hands import JSON, Person, play
from tests.browser.test_accessibility import resign

pytestmark = pytest.mark.e2e


def seated(nils: Person, maud: Person, **wishes: str) -> None:
    """Both at a table that has begun."""
    nils.arrive().open_table("anyone", **wishes).say_name()
    maud.arrive(nils.invite_link()).sit_down().say_name()
    nils.begin()
    maud.see_the_table()


def moves(person: Person) -> int:
    return int(person.glance()["log"])


def test_undo_by_button_and_by_key(person: Sit) -> None:
    nils = person("Nils")
    nils.arrive().open_table("bot · random", start="Play bots now").say_name().see_the_table()
    undo = nils.page.get_by_role("button", name="Undo Z", disabled=False)
    for way in ("button", "key"):
        play(nils, until=lambda: nils.is_asked() and rests(nils) and undo.count() == 1)
        now = position(nils)
        if way == "key":
            nils.page.keyboard.press("z")
        else:
            undo.click()
        play(until=lambda: nils.is_asked() and position(nils) != now)  # noqa: B023
        assert moves(nils) <= now[1]


def position(person: Person) -> JSON:
    """What can be picked and what has been told."""
    seen = person.glance()
    lit = sorted(thing["id"] for thing in seen["lit"])
    return [seen["title"], seen["log"], lit, [one["choice"] for one in seen["buttons"]]]


def rests(person: Person) -> bool:
    """Whether nothing is under way: a walk of several steps goes on by itself."""
    before = position(person)
    person.page.wait_for_timeout(250)
    return bool(position(person) == before)


def test_a_takeback_is_declined_then_agreed(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    seated(nils, maud)
    play(nils, maud, until=lambda: moves(nils) > 8 and last_by(nils) == "A")
    for answer in ("Decline", "Agree"):
        before = nils.log()
        nils.button("Table menu").click()
        nils.page.get_by_role("button", name="Ask to take back").click()
        expect(
            nils.page.get_by_text("You have asked to take your last choice back")
        ).to_be_visible()
        expect(
            maud.page.get_by_text("Nils would like to take the last choice back.")
        ).to_be_visible()
        maud.button(answer).click()
        expect(nils.page.get_by_text("You have asked to take your last choice back")).to_be_hidden()
        if answer == "Decline":
            assert nils.log() == before
    expect(nils.page.get_by_role("list", name="Log").get_by_role("listitem")).not_to_have_count(
        len(before)
    )
    assert len(nils.log()) == len(maud.log()) < len(before)


def last_by(person: Person) -> str:
    return person.log()[-1].partition("\n")[0]


def test_a_hint_and_a_reason_with_its_rule(person: Sit) -> None:
    nils = person("Nils")
    nils.arrive().open_table("bot · random", start="Play bots now").say_name().see_the_table()
    play(nils, until=lambda: moves(nils) > 8 and nils.is_asked() and bool(nils.glance()["lit"]))
    nils.button("Hint").click()
    expect(nils.page.get_by_text("The bot would:")).to_be_visible()
    dark = nils.page.locator("[data-board] [data-id]:not([data-lit])").first
    box = dark.bounding_box()
    assert box is not None
    nils.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    rule = nils.page.get_by_role("button", name=re.compile("Read rule DQ-"))
    expect(rule.first).to_be_visible()
    rule.first.click()
    expect(nils.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_people_talk_and_resign_and_play_again(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    seated(nils, maud)
    for one in (nils, maud):
        one.page.get_by_role("tab", name="Chat").click()
    nils.page.get_by_label("Say something").fill("Good luck, <b>Maud</b>!")
    nils.page.keyboard.press("Enter")
    expect(maud.page.get_by_role("log", name="Chat")).to_contain_text("Good luck, <b>Maud</b>!")
    resign(maud)
    expect(nils.page.get_by_text("Nils wins by resignation").first).to_be_visible()
    nils.page.keyboard.press("Escape")
    before = nils.page.url
    nils.button("Play again").click()
    expect(nils.page).not_to_have_url(before)
    maud.page.keyboard.press("Escape")
    maud.button("Play again").click()
    expect(maud.page).to_have_url(nils.page.url)


def test_an_absent_seat_is_handed_to_a_bot_and_back(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    nils.page.clock.install()
    seated(nils, maud)
    play(nils, maud, until=lambda: maud.is_asked() and not nils.is_asked())
    address = maud.page.url
    maud.page.goto("/about")
    expect(nils.page.get_by_text("Maud is away.")).to_be_visible()
    nils.page.clock.fast_forward(21_000)
    nils.button("Let a bot play").click()
    expect(nils.seat(1)).to_contain_text("a bot plays for them")
    maud.page.goto(address)
    expect(maud.page.get_by_text("A bot plays for you.")).to_be_visible()
    maud.page.get_by_role("button", name="Take my seat back").first.click()
    expect(nils.seat(1)).not_to_contain_text("a bot plays for them")
    play(nils, maud, until=lambda: maud.is_asked())


def test_the_clock_runs_for_who_is_asked(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    seated(nils, maud, pace="1 min")
    clock = nils.page.locator("header .clock")
    expect(clock).to_have_text(re.compile("0:5"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
