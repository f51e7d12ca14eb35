"""Map Masters in the browser: building, drawing, exploring together, the hourglass, the review."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.keyboard_player import KeyboardPlayer
from tests.browser.mouse_player import JSON, Person, play
from tests.browser.prepared_match import Moment, prepare_match
from tests.browser.received_messages import ReceivedMessages
from tests.browser.screenshots import save_screenshot
from tests.browser.test_keyboard import NO_POINTER
from tests.table.conftest import Visit
from tests.table.programs import Server
from tests.table.seated_people import NAMES

pytestmark = pytest.mark.e2e

HAND = 5
MOST_KEYS = 60


def is_exploring(scene: JSON, mover: int) -> bool:
    """Whether the exploration has begun: all cards are face up, nothing is built."""
    return bool(scene.get("modes"))


def is_hourglass(scene: JSON, mover: int) -> bool:
    """Whether the exploration of a turn with a time bonus has begun."""
    goals = [piece["face"] for piece in scene["pieces"] if piece["id"] == "goal:0"]
    return is_exploring(scene, mover) and goals[0].endswith(":timed")


class Explorer(NamedTuple):
    """A person who explores, their seat, and the messages that their page receives."""

    person: Person
    seat: int
    received: ReceivedMessages


def explorers(
    server: Server, person: NewPerson, seats: int, is_wanted: Moment = is_exploring
) -> list[Explorer]:
    """A person for each seat, at the wanted moment."""
    match = prepare_match(server, "map_masters", seats, is_wanted)
    people = [person(NAMES[seat]) for seat in range(seats)]
    found = [Explorer(each, seat, ReceivedMessages(each.page)) for seat, each in enumerate(people)]
    for each, seat, _tap in found:
        match.open_for(each, seat)
        each.wait_to_be_asked()
    return found


def in_hand(person: Person, seat: int) -> Locator:
    """The cards in the seat's hand."""
    return person.page.locator(f"[data-zone='hand:{seat}'] [data-piece][data-id^='card:']")


def placed(person: Person, seat: int) -> Locator:
    """The cards in the seat's dungeon."""
    return person.page.locator(f"[data-board='dungeon:{seat}'] [data-piece][data-id^='card:']")


def cells_offered(person: Person) -> list[JSON]:
    """The cells that are offered for the picked card."""
    return [thing for thing in person.read_drawn_table()["lit"] if thing["id"].startswith("cell:")]


def drag_card(person: Person, seat: int, place: int) -> None:
    """Drag the first card of the hand to one of its places."""
    before = placed(person, seat).count()
    person.wait_until_fitted()
    card = in_hand(person, seat).first.bounding_box()
    assert card is not None
    mouse = person.page.mouse
    mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    mouse.down()
    mouse.move(card["x"] + card["width"] / 2, card["y"] - 40, steps=4)
    offered = cells_offered(person)
    mouse.move(*offered[place % len(offered)]["at"], steps=8)
    mouse.up()
    expect(placed(person, seat)).to_have_count(before + 1)


def set_mode(person: Person, name: str) -> None:
    """Switch between placing cards and drawing the path."""
    person.prompt().get_by_role("radio", name=name).click()


def path_steps_offered(person: Person) -> list[JSON]:
    """The places at which the path may begin or continue."""
    person.wait_until_fitted()
    lit = person.read_drawn_table()["lit"]
    return [thing for thing in lit if thing["id"].startswith(("end:", "node:"))]


def draw(person: Person, seat: int, most: int) -> int:
    """Extend the path by up to `most` clicks. Returns how many there were."""
    for n in range(most):
        offered = path_steps_offered(person)
        if not offered:
            return n
        before = drawn_line(person, seat)
        person.click_on(offered[0])
        menu = person.read_table()["menu"]
        if menu:  # several ways to go or to pay
            person.click_on(menu[0])
        wait_for_new_line(person, seat, before)
    return most


READ_LINE = """(seat) => [...document.querySelectorAll(
    `[data-board="dungeon:${seat}"] [data-stroke], ` +
    `[data-board="dungeon:${seat}"] [data-id^="pen:"]`)].map((one) => one.outerHTML).join()"""


def drawn_line(person: Person, seat: int) -> str:
    """The path as it is drawn, as HTML."""
    return str(person.page.evaluate(READ_LINE, seat))


def wait_for_new_line(person: Person, seat: int, before: str) -> None:
    """Wait until the drawn path differs from `before`."""
    person.page.wait_for_function(f"(before) => ({READ_LINE})({seat}) !== before", arg=before)


def finish_button(person: Person) -> Locator:
    """The button that ends the exploration."""
    return person.prompt().get_by_role("button", name=re.compile("^Finish")).first


IS_FINISHED_OR_ASKED = """() => document.querySelector('dialog[open] .grave') !== null ||
    ![...document.querySelectorAll('.prompt button')]
        .some((button) => button.innerText.startsWith('Finish'))"""


def finish(person: Person) -> None:
    """End the exploration, and confirm it if the page asks."""
    finish_button(person).click()
    person.page.wait_for_function(IS_FINISHED_OR_ASKED)
    seen = person.read_table()
    if seen["ask"]:
        person.click_on(seen["ask"][0])


def build(person: Person, seat: int) -> None:
    """Place all cards."""
    for n in range(HAND):
        drag_card(person, seat, n)
    expect(in_hand(person, seat)).to_have_count(0)


def test_a_dungeon_is_built_and_drawn_with_the_mouse(person: NewPerson, table: Server) -> None:
    (nils, seat, _), (maud, _, _) = explorers(table, person, 2)
    build(nils, seat)
    path = nils.page.get_by_role("radio", name="Path")
    expect(path).to_be_checked()  # all cards lie, and legally
    assert draw(nils, seat, 5) > 1
    drawn = drawn_line(nils, seat)
    save_screenshot(nils.page, "map masters drawn", large=True)
    nils.page.keyboard.press("z")
    wait_for_new_line(nils, seat, drawn)
    finish(nils)
    for each in (nils, maud):
        expect(each.seat(seat)).to_contain_text("finished")
    assert placed(nils, seat).count() == HAND


def test_a_hand_is_turned_laid_and_drawn_with_the_keyboard(visit: Visit, table: Server) -> None:
    match = prepare_match(table, "map_masters", 2, is_exploring)
    ysolde = KeyboardPlayer(visit(table, reduced_motion="reduce"), "Ysolde")
    ysolde.page.add_init_script(NO_POINTER)
    match.open_for(ysolde, 0)
    ysolde.wait_to_be_asked()
    for n in range(1, HAND + 1):
        go_to(ysolde, str(in_hand(ysolde, 0).first.get_attribute("data-id")))
        ysolde.press("Enter", "r")
        go_to(ysolde, "cell:")
        ysolde.press("Enter")
        expect(placed(ysolde, 0)).to_have_count(n)
    ysolde.press("p")
    before = drawn_line(ysolde, 0)
    ysolde.press("l", "Enter")
    wait_for_new_line(ysolde, 0, before)
    before = drawn_line(ysolde, 0)
    ysolde.press("z")
    wait_for_new_line(ysolde, 0, before)
    expect(finish_button(ysolde)).to_be_enabled()
    ysolde.press("f")
    finished = ysolde.seat(0).get_by_text("finished")
    question = ysolde.page.get_by_role("dialog", name="Finish all the same?")
    expect(question.or_(finished).first).to_be_visible()
    if question.is_visible():  # the path has come to nothing
        ysolde.press("Tab", "Enter")
    expect(finished).to_be_visible()
    assert not ysolde.page.evaluate("window.pointed")


def test_nobody_finishes_without_a_path_unasked(visit: Visit, table: Server) -> None:
    match = prepare_match(table, "map_masters", 2, is_exploring)
    ysolde = KeyboardPlayer(visit(table, reduced_motion="reduce"), "Ysolde")
    match.open_for(ysolde, 0)
    ysolde.wait_to_be_asked()
    ysolde.press("f")
    expect(ysolde.page.get_by_role("dialog", name="You have drawn no path")).to_be_visible()
    ysolde.press("Escape")
    expect(ysolde.seat(0)).to_contain_text("placing cards")


def go_to(typist: KeyboardPlayer, id: str) -> None:
    """Press L until the focus is on a thing whose id starts with `id`."""
    for _ in range(MOST_KEYS):
        typist.press("l")
        if str(typist.focus()["id"]).startswith(id):
            return
    raise AssertionError(f"the keyboard does not reach {id}")


def messages_since(received: ReceivedMessages, since: int) -> list[JSON]:
    """The messages after the first `since`, without the number of choices in them."""
    received.wait_until_quiet(since)
    messages = [json.loads(text) for text in received.since(since)]
    for each in messages:
        each.pop("seq", None)
    return messages


def test_three_people_explore_together_without_seeing_each_other(
    person: NewPerson, table: Server
) -> None:
    """Whatever one builds and draws, the others receive the same messages until it is finished."""
    everybody = explorers(table, person, 3)
    (nils, seat, _), *others = everybody
    drag_card(nils, seat, 0)
    for _, _, received in others:
        received.wait_until_quiet()
    messages = []
    for place in range(3):
        marks = [len(received.messages) for _, _, received in others]
        drag_card(nils, seat, place)
        messages.append(
            [messages_since(received, mark) for (_, _, received), mark in zip(others, marks)]
        )
    assert messages[0] == messages[1] == messages[2]
    set_mode(nils, "Path")
    marks = [len(received.messages) for _, _, received in others]
    draw(nils, seat, 2)
    for (_, _, received), mark in zip(others, marks):
        for each in messages_since(received, mark):
            assert each == messages[0][0][0]
    for other, place, _ in others:  # the others build at the same time
        drag_card(other, place, 0)
        expect(placed(other, seat)).to_have_count(0)
    finish(nils)
    for other, _, _ in others:
        expect(other.seat(seat)).to_contain_text("finished")
        other.page.get_by_role("tab", name=nils.name).click()
        expect(placed(other, seat)).to_have_count(4)
    save_screenshot(others[0].person.page, "map masters another's dungeon", large=True)


def test_the_first_to_finish_an_hourglass_turn_has_the_bonus(
    person: NewPerson, table: Server
) -> None:
    (nils, one, _), (maud, two, _) = explorers(table, person, 2, is_hourglass)
    for each, seat in ((nils, one), (maud, two)):
        drag_card(each, seat, 0)
        set_mode(each, "Path")
        draw(each, seat, 2)
    expect(maud.prompt().get_by_role("button", name="Finished: time bonus!")).to_be_visible()
    finish(nils)
    for each in (nils, maud):
        log = each.page.get_by_role("list", name="Log")
        expect(log.get_by_text("is the first to finish: time bonus").last).to_be_visible()
        expect(each.seat(one)).to_contain_text("finished first")
    expect(maud.prompt().get_by_role("button", name="Finished: time bonus!")).to_have_count(0)
    set_mode(maud, "Cards")
    drag_card(maud, two, 0)
    finish(maud)
    expect(
        maud.page.get_by_role("list", name="Log").get_by_text("Secondary objective").last
    ).to_be_visible()


def test_the_hint_shows_the_whole_path_and_the_review_the_best_ones(
    person: NewPerson, table: Server
) -> None:
    (nils, one, _), (maud, two, _) = explorers(table, person, 2)
    nils.button("Hint").click()
    best = nils.page.get_by_role("region", name="How it could look")
    expect(best).to_contain_text("The best")
    expect(nils.page.locator("[data-stroke^='path:']").first).to_be_visible()
    save_screenshot(nils.page, "map masters hint", large=True)
    nils.page.keyboard.press("Escape")
    expect(best).to_have_count(0)
    expect(in_hand(nils, one)).to_have_count(HAND)
    for each, seat in ((nils, one), (maud, two)):
        drag_card(each, seat, 0)
        finish(each)
    play(nils, maud, until=lambda: nils.page.get_by_role("button", name="Look back").count() > 0)
    for each in (nils, maud):
        each.page.keyboard.press("Escape")  # they may just have been asked to confirm a choice
        expect(each.page.locator("dialog[open]")).to_have_count(0)
        each.button("Look back").click()
        lines = each.dialog("The best paths of turn 1").get_by_role("listitem")
        expect(lines).to_have_count(2)
        expect(lines.first).to_contain_text(re.compile(r"0 of .*\d+ points?"))
    maud.button(f"Show the best of {nils.name}").click()
    expect(maud.page.get_by_role("region", name="How it could look")).to_be_visible()
    save_screenshot(maud.page, "map masters review", large=True)
    maud.page.get_by_role("button", name="Back to the table").click()
    maud.wait_for_table()
