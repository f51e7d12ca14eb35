"""Map Masters in the browser: building, drawing, exploring at once, the hourglass, looking back."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.keyboard_player import Typist
from tests.browser.mouse_player import JSON, Person, play
from tests.browser.prepared_match import Moment, brought
from tests.browser.screenshots import picture
from tests.browser.test_keyboard import NO_POINTER
from tests.browser.wiretap import Wiretap
from tests.table.conftest import Visit
from tests.table.programs import Server
from tests.table.seated_people import NAMES

pytestmark = pytest.mark.e2e

HAND = 5
MANY = 60


def is_exploring(scene: JSON, mover: int) -> bool:
    """All cards are turned up, nothing is built."""
    return bool(scene.get("modes"))


def is_hourglass(scene: JSON, mover: int) -> bool:
    """All explore in a time bonus turn."""
    goals = [piece["face"] for piece in scene["pieces"] if piece["id"] == "goal:0"]
    return is_exploring(scene, mover) and goals[0].endswith(":timed")


class Explorer(NamedTuple):
    """Somebody before a page with a hand of cards, and what that page hears."""

    person: Person
    seat: int
    tap: Wiretap


def explorers(
    server: Server, person: Sit, seats: int, is_it: Moment = is_exploring
) -> list[Explorer]:
    """As many people as there are seats."""
    match = brought(server, "map_masters", seats, is_it)
    people = [person(NAMES[seat]) for seat in range(seats)]
    found = [Explorer(each, seat, Wiretap(each.page)) for seat, each in enumerate(people)]
    for each, seat, _tap in found:
        match.show(each, seat)
        each.wait_to_be_asked()
    return found


def in_hand(person: Person, seat: int) -> Locator:
    """The cards that are not placed."""
    return person.page.locator(f"[data-zone='hand:{seat}'] [data-piece][data-id^='card:']")


def placed(person: Person, seat: int) -> Locator:
    """The cards of a dungeon."""
    return person.page.locator(f"[data-board='dungeon:{seat}'] [data-piece][data-id^='card:']")


def places(person: Person) -> list[JSON]:
    """Where the card that is picked may lie."""
    return [thing for thing in person.look()["lit"] if thing["id"].startswith("cell:")]


def drop(person: Person, seat: int, place: int) -> None:
    """Drag the first card of the hand to one of its places."""
    before = placed(person, seat).count()
    card = in_hand(person, seat).first.bounding_box()
    assert card is not None
    mouse = person.page.mouse
    mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    mouse.down()
    mouse.move(card["x"] + card["width"] / 2, card["y"] - 40, steps=4)
    there = places(person)
    mouse.move(*there[place % len(there)]["at"], steps=8)
    mouse.up()
    expect(placed(person, seat)).to_have_count(before + 1)


def mode(person: Person, name: str) -> None:
    """Turn the switch."""
    person.prompt().get_by_role("radio", name=name).click()


def steps(person: Person) -> list[JSON]:
    """Where the path may begin or go on."""
    lit = person.look()["lit"]
    return [thing for thing in lit if thing["id"].startswith(("end:", "node:"))]


def draw(person: Person, seat: int, most: int) -> int:
    """Click where the path may go on, as often as it can; how often that was."""
    for n in range(most):
        there = steps(person)
        if not there:
            return n
        before = ink(person, seat)
        person.point_at(there[0])
        ways = person.glance()["menu"]
        if ways:  # several ways to go or to pay
            person.point_at(ways[0])
        person.page.wait_for_function(f"(before) => ({INK})({seat}) !== before", arg=before)
    return most


INK = """(seat) => [...document.querySelectorAll(`[data-board="dungeon:${seat}"] [data-stroke], ` +
    `[data-board="dungeon:${seat}"] [data-id^="pen:"]`)].map((one) => one.outerHTML).join()"""


def ink(person: Person, seat: int) -> str:
    """The line as it is drawn."""
    return str(person.page.evaluate(INK, seat))


def finishing(person: Person) -> Locator:
    """The button that ends it."""
    return person.prompt().get_by_role("button", name=re.compile("^Finish")).first


def finish(person: Person) -> None:
    """The pen goes down; if that is asked, yes."""
    finishing(person).click()
    seen = person.glance()
    if seen["ask"]:
        person.point_at(seen["ask"][0])


def build(person: Person, seat: int) -> None:
    """All cards, wherever they may lie."""
    for n in range(HAND):
        drop(person, seat, n)
    expect(in_hand(person, seat)).to_have_count(0)


def test_a_dungeon_is_built_and_drawn_with_the_mouse(person: Sit, table: Server) -> None:
    (nils, seat, _), (maud, _, _) = explorers(table, person, 2)
    build(nils, seat)
    mode(nils, "Path")
    assert draw(nils, seat, 5) > 1
    drawn = ink(nils, seat)
    picture(nils.page, "map masters drawn", large=True)
    nils.page.keyboard.press("z")
    nils.page.wait_for_function(f"(drawn) => ({INK})({seat}) !== drawn", arg=drawn)
    finish(nils)
    for each in (nils, maud):
        expect(each.seat(seat)).to_contain_text("finished")
    assert placed(nils, seat).count() == HAND


def test_a_hand_is_turned_laid_and_drawn_with_the_keyboard(visit: Visit, table: Server) -> None:
    match = brought(table, "map_masters", 2, is_exploring)
    ysolde = Typist(visit(table, reduced_motion="reduce"), "Ysolde")
    ysolde.page.add_init_script(NO_POINTER)
    match.show(ysolde, 0)
    ysolde.wait_to_be_asked()
    for n in range(1, HAND + 1):
        go_to(ysolde, str(in_hand(ysolde, 0).first.get_attribute("data-id")))
        ysolde.press("Enter", "r")
        go_to(ysolde, "cell:")
        ysolde.press("Enter")
        expect(placed(ysolde, 0)).to_have_count(n)
    ysolde.press("p")
    before = ink(ysolde, 0)
    ysolde.press("l", "Enter")
    ysolde.page.wait_for_function(f"(before) => ({INK})(0) !== before", arg=before)
    before = ink(ysolde, 0)
    ysolde.press("z")
    ysolde.page.wait_for_function(f"(before) => ({INK})(0) !== before", arg=before)
    expect(finishing(ysolde)).to_be_enabled()
    ysolde.press("f")
    expect(ysolde.seat(0)).to_contain_text("finished")
    assert not ysolde.page.evaluate("window.pointed")


def go_to(typist: Typist, id: str) -> None:
    """From one lit thing to the next until it is this one, or one of this kind."""
    for _ in range(MANY):
        typist.press("l")
        if str(typist.focus()["id"]).startswith(id):
            return
    raise AssertionError(f"the keyboard does not reach {id}")


def told(tap: Wiretap, since: int) -> list[JSON]:
    """What was heard, but for the number of changes that were made."""
    tap.hush(since)
    heard = [json.loads(text) for text in tap.since(since)]
    for each in heard:
        each.pop("seq", None)
    return heard


def test_three_people_explore_at_once_and_nobody_hears_how(person: Sit, table: Server) -> None:
    """Whatever one builds and draws, the others are told the very same until it is finished."""
    everybody = explorers(table, person, 3)
    (nils, seat, _), *others = everybody
    drop(nils, seat, 0)
    for _, _, tap in others:
        tap.hush()
    heard = []
    for place in range(3):
        marks = [len(tap.heard) for _, _, tap in others]
        drop(nils, seat, place)
        heard.append([told(tap, mark) for (_, _, tap), mark in zip(others, marks)])
    assert heard[0] == heard[1] == heard[2]
    mode(nils, "Path")
    marks = [len(tap.heard) for _, _, tap in others]
    draw(nils, seat, 2)
    for (_, _, tap), mark in zip(others, marks):
        for each in told(tap, mark):
            assert each == heard[0][0][0]
    for other, place, _ in others:  # at the same time, and none of them in the way of another
        drop(other, place, 0)
        expect(placed(other, seat)).to_have_count(0)
    finish(nils)
    for other, _, _ in others:
        expect(other.seat(seat)).to_contain_text("finished")
        other.page.get_by_role("tab", name=nils.name).click()
        expect(placed(other, seat)).to_have_count(4)
    picture(others[0].person.page, "map masters another's dungeon", large=True)


def test_who_is_first_in_an_hourglass_turn_has_the_bonus(person: Sit, table: Server) -> None:
    (nils, one, _), (maud, two, _) = explorers(table, person, 2, is_hourglass)
    for each, seat in ((nils, one), (maud, two)):
        drop(each, seat, 0)
        mode(each, "Path")
        draw(each, seat, 2)
    expect(maud.prompt().get_by_role("button", name="Finished: time bonus!")).to_be_visible()
    finish(nils)
    for each in (nils, maud):
        log = each.page.get_by_role("list", name="Log")
        expect(log.get_by_text("is the first to finish: time bonus").last).to_be_visible()
        expect(each.seat(one)).to_contain_text("finished first")
    expect(maud.prompt().get_by_role("button", name="Finished: time bonus!")).to_have_count(0)
    mode(maud, "Cards")
    drop(maud, two, 0)
    finish(maud)
    expect(
        maud.page.get_by_role("list", name="Log").get_by_text("Secondary objective").last
    ).to_be_visible()


def test_the_hint_shows_the_whole_path_and_one_may_look_back(person: Sit, table: Server) -> None:
    (nils, one, _), (maud, two, _) = explorers(table, person, 2)
    nils.button("Hint").click()
    best = nils.page.get_by_role("region", name="How it could look")
    expect(best).to_contain_text("The best")
    expect(nils.page.locator("[data-stroke^='path:']").first).to_be_visible()
    picture(nils.page, "map masters hint", large=True)
    nils.page.keyboard.press("Escape")
    expect(best).to_have_count(0)
    expect(in_hand(nils, one)).to_have_count(HAND)
    for each, seat in ((nils, one), (maud, two)):
        drop(each, seat, 0)
        finish(each)
    play(nils, maud, until=lambda: nils.page.get_by_role("button", name="Look back").count() > 0)
    for each in (nils, maud):
        each.button("Look back").click()
        lines = each.dialog("The best paths of turn 1").get_by_role("listitem")
        expect(lines).to_have_count(2)
        expect(lines.first).to_contain_text(re.compile(r"0 of .*\d+ points?"))
    maud.button(f"Show the best of {nils.name}").click()
    expect(maud.page.get_by_role("region", name="How it could look")).to_be_visible()
    picture(maud.page, "map masters review", large=True)
    maud.page.get_by_role("button", name="Back to the table").click()
    maud.see_the_table()
