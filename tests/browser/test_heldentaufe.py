"""Heldentaufe in the browser: a hidden vote, and a defeat in another hero's turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import JSON, Person, play
from tests.browser.prepared_match import prepare_match
from tests.browser.received_messages import ReceivedMessages
from tests.browser.screenshots import save_screenshot
from tests.table.programs import Server
from tests.table.seated_people import NAMES

pytestmark = pytest.mark.e2e

NEW = "/new?game=heldentaufe"


def is_vote_of_three(scene: JSON, mover: int) -> bool:
    """Whether three seats are asked who commands the monsters."""
    prompt = scene["prompt"]
    return prompt["title"]["key"] == "ht-ask-vote-command" and len(prompt["waiting"]) == 3


def defeated_seats(scene: JSON) -> list[int]:
    """The seats whose heroes are defeated and not placed yet."""
    return [seat["seat"] for seat in scene["seats"] if is_noted(seat, "ht-where-fallen")]


def is_noted(seat: JSON, key: str) -> bool:
    note = seat.get("note")
    return isinstance(note, dict) and key in str(note)


def is_defeat_out_of_turn(scene: JSON, mover: int) -> bool:
    """Whether a hero was defeated by another seat's choice."""
    return any(seat != mover for seat in defeated_seats(scene))


def test_a_vote_of_three_is_hidden_until_the_last(person: NewPerson, table: Server) -> None:
    """Whomever one votes for, the others receive the same messages."""
    match = prepare_match(table, "heldentaufe", 4, is_vote_of_three)
    seats = match.scene["prompt"]["waiting"]
    names = [NAMES[seat] for seat in seats]
    people = [person(name) for name in names]
    all_received = [ReceivedMessages(each.page) for each in people]
    for seat, each in zip(seats, people):
        match.open_for(each, seat)
        each.wait_to_be_asked()
    for received in all_received:
        received.wait_until_quiet()
    one, two, three = people
    changes = []
    for words in ("I want to command", f"I vote for {names[1]}", f"I vote for {names[2]}"):
        marks = [len(received.messages) for received in all_received]
        vote(one, words)
        for other, received, mark in zip((two, three), all_received[1:], marks[1:]):
            expect(other.seat(seats[0]).get_by_role("img", name="Ready")).to_be_visible()
            received.wait_until_quiet(mark)
        changes.append([received.since(mark) for received, mark in zip(all_received, marks)][1:])
    assert all(len(messages) == 1 for messages in changes[0])
    assert changes[1] == changes[2]
    vote(two, f"I vote for {names[2]}")
    expect(three.seat(seats[1]).get_by_role("img", name="Ready")).to_be_visible()
    vote(three, "I want to command")
    for each in people:
        log = each.page.get_by_role("list", name="Log")
        for name in names:
            expect(log.get_by_text(f"{name} votes for {names[2]}.").last).to_be_visible()
        expect(log.get_by_text(f"{names[2]} commands the monsters.").last).to_be_visible()
    save_screenshot(one.page, "heldentaufe vote", large=True)


def vote(person: Person, words: str) -> None:
    person.prompt().get_by_role("button", name=words).click()


def test_a_player_defeated_out_of_turn_sees_it_and_waits_to_be_placed(
    person: NewPerson, table: Server
) -> None:
    match = prepare_match(table, "heldentaufe", 3, is_defeat_out_of_turn)
    [victim] = defeated_seats(match.scene)
    people = [person(name) for name in ("Ann", "Bob", "Cid")]
    for seat, each in enumerate(people):
        match.open_for(each, seat)
    for each in people:
        expect(each.seat(victim)).to_contain_text("defeated")
    assert not people[victim].is_asked()
    save_screenshot(people[victim].page, "heldentaufe defeated", large=True)
    others = [each for seat, each in enumerate(people) if seat != victim]
    play(*others, until=lambda: not people[victim].seat(victim).get_by_text("defeated").count())
    for each in people:
        expect(each.seat(victim)).not_to_contain_text("defeated")
