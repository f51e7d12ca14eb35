"""Heldentaufe in the browser: a hidden vote, a defeat out of turn, whole matches, a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.mouse_player import JSON, Person, play
from tests.browser.prepared_match import brought
from tests.browser.screenshots import picture
from tests.browser.wiretap import Wiretap
from tests.table.programs import Server
from tests.table.seated_people import NAMES

pytestmark = pytest.mark.e2e

NEW = "/new?game=heldentaufe"


def is_vote_of_three(scene: JSON, mover: int) -> bool:
    """Three are asked who commands the monsters."""
    prompt = scene["prompt"]
    return prompt["title"]["key"] == "ht-ask-vote-command" and len(prompt["waiting"]) == 3


def fallen(scene: JSON) -> list[int]:
    """The seats whose heroes stand nowhere."""
    return [seat["seat"] for seat in scene["seats"] if is_noted(seat, "ht-where-fallen")]


def is_noted(seat: JSON, key: str) -> bool:
    note = seat.get("note")
    return isinstance(note, dict) and key in str(note)


def is_defeat_out_of_turn(scene: JSON, mover: int) -> bool:
    """Somebody has fallen by what another has chosen."""
    return any(seat != mover for seat in fallen(scene))


def test_a_vote_of_three_is_hidden_until_the_last(person: Sit, table: Server) -> None:
    """Whomever one names, the others are told the very same bytes."""
    match = brought(table, "heldentaufe", 4, is_vote_of_three)
    seats = match.scene["prompt"]["waiting"]
    names = [NAMES[seat] for seat in seats]
    people = [person(name) for name in names]
    taps = [Wiretap(each.page) for each in people]
    for seat, each in zip(seats, people):
        match.show(each, seat)
        each.wait_to_be_asked()
    for tap in taps:
        tap.hush()
    one, two, three = people
    changes = []
    for words in ("I want to command", f"I vote for {names[1]}", f"I vote for {names[2]}"):
        marks = [len(tap.heard) for tap in taps]
        vote(one, words)
        for other, tap, mark in zip((two, three), taps[1:], marks[1:]):
            expect(other.seat(seats[0]).get_by_role("img", name="Ready")).to_be_visible()
            tap.hush(mark)
        changes.append([tap.since(mark) for tap, mark in zip(taps, marks)][1:])
    assert all(len(told) == 1 for told in changes[0])
    assert changes[1] == changes[2]
    vote(two, f"I vote for {names[2]}")
    expect(three.seat(seats[1]).get_by_role("img", name="Ready")).to_be_visible()
    vote(three, "I want to command")
    for each in people:
        log = each.page.get_by_role("list", name="Log")
        for name in names:
            expect(log.get_by_text(f"{name} votes for {names[2]}.").last).to_be_visible()
        expect(log.get_by_text(f"{names[2]} commands the monsters.").last).to_be_visible()
    picture(one.page, "heldentaufe vote", large=True)


def vote(person: Person, words: str) -> None:
    person.prompt().get_by_role("button", name=words).click()


def test_who_falls_out_of_turn_sees_it_and_waits_to_be_placed(person: Sit, table: Server) -> None:
    match = brought(table, "heldentaufe", 3, is_defeat_out_of_turn)
    [victim] = fallen(match.scene)
    people = [person(name) for name in ("Ann", "Bob", "Cid")]
    for seat, each in enumerate(people):
        match.show(each, seat)
    for each in people:
        expect(each.seat(victim)).to_contain_text("defeated")
    assert not people[victim].is_asked()
    picture(people[victim].page, "heldentaufe defeated", large=True)
    others = [each for seat, each in enumerate(people) if seat != victim]
    play(*others, until=lambda: not people[victim].seat(victim).get_by_text("defeated").count())
    for each in people:
        expect(each.seat(victim)).not_to_contain_text("defeated")
