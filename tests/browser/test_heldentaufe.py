"""Heldentaufe in the browser: a hidden vote, a defeat in another hero's turn, and a fight."""

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


def attackable(scene: JSON) -> list[str]:
    """The monsters with more than a heart that may be attacked."""
    strong = {piece["id"] for piece in scene["pieces"] if hearts_shown(piece) > 1}
    attacks = [choice for choice in scene["choices"] if choice["label"]["key"] == "ht-attack"]
    named = [target for choice in attacks for target in choice["targets"]]
    return [target for target in named if target.startswith("monster:") and target in strong]


def hearts_shown(piece: JSON) -> int:
    """The hearts that a figure on the board wears."""
    worn = [badge.get("n") for badge in piece.get("badges", [])]
    return max([0, *(n for n in worn if isinstance(n, int))])


def may_fight_on(scene: JSON, mover: int) -> bool:
    """Whether the first seat may attack a monster, and neither falls to the first blow."""
    if scene["viewer"] != 0 or not scene["prompt"]["mine"]:
        return False
    left = {counter["id"]: counter["value"] for counter in scene["counters"]}
    return left["ap-left"] > 1 and left["life:0"] > 1 and bool(attackable(scene))


def test_a_fight_is_shown_and_can_be_fought_again(person: NewPerson, table: Server) -> None:
    """Both sides, all throws that were possible, and a button that attacks once more."""
    match = prepare_match(table, "heldentaufe", 2, may_fight_on)
    ann = person("Ann", tempo="calm")
    match.open_for(ann, 0)
    ann.wait_to_be_asked()
    ann.page.locator(f'[data-id="{attackable(match.scene)[0]}"]').first.click()
    moment = ann.page.locator(".moment")
    expect(moment.locator(".duel .side")).to_have_count(2)
    expect(moment.locator(".outcomes i")).to_have_count(36)
    save_screenshot(ann.page, "heldentaufe fight", large=True)
    moment.get_by_role("button", name="Attack").click()
    ann.page.wait_for_function("window.chosen.size === 2")
    expect(moment.locator(".duel .side")).to_have_count(2)
    ann.page.keyboard.press("Space")
    expect(moment).to_have_count(0)


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
