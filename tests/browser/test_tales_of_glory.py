"""Tales of Glory in the browser: secret choices at the same time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import JSON, Person
from tests.browser.received_messages import ReceivedMessages
from tests.browser.screenshots import save_screenshot

pytestmark = pytest.mark.e2e

NEW = "/new?game=tales_of_glory"
ROUNDS = 10


def start_match(*people: Person) -> None:
    """Seat everyone at a table and begin."""
    host, *others = people
    host.arrive(NEW).open_table(*["anyone"] * len(others)).enter_name()
    for other in others:
        other.arrive(host.invite_link()).sit_down().enter_name()
    host.begin()
    for other in others:
        other.wait_for_table()


def tile_in(person: Person, slot: int) -> JSON:
    """The tile in a slot of the central board, on which the tiles are in a row."""
    person.wait_until_fitted()
    seen = person.read_drawn_table()
    return sorted(seen["lit"] + seen["picked"], key=lambda thing: thing["at"][0])[slot - 1]


def select(person: Person, slot: int) -> None:
    """Click the tile of a slot, and wait until it is marked as ours."""
    tile = tile_in(person, slot)
    person.click_on(tile)
    expect(person.page.locator(f"[data-id='{tile['id']}'][data-lit='picked']")).to_be_visible()


def messages_after_selection(
    person: Person, seat: int, slot: int, others: dict[Person, ReceivedMessages]
) -> JSON:
    """The messages that the others receive after a selection, without versions."""
    before = {other: len(received.messages) for other, received in others.items()}
    select(person, slot)
    for other, received in others.items():
        expect(other.seat(seat).get_by_role("img", name="Ready")).to_be_visible()
        received.wait_until_quiet(before[other])
    return [received.since(before[other]) for other, received in others.items()]


def test_three_people_select_at_once_in_secret(person: NewPerson) -> None:
    """Whatever one selects, the others receive the same messages until the last has chosen."""
    nils, maud, theo = people = [person(name) for name in ("Nils", "Maud", "Théo")]
    all_received = {each: ReceivedMessages(each.page) for each in people}
    start_match(*people)
    for each in people:
        each.wait_to_be_asked()
    for received in all_received.values():
        received.wait_until_quiet()
    begun = {each: len(each.log()) for each in people}
    for seat, one in enumerate((nils, maud)):
        others = {other: received for other, received in all_received.items() if other is not one}
        first, *changed = [messages_after_selection(one, seat, slot, others) for slot in (1, 4, 6)]
        assert all(len(messages) == 1 for messages in first)
        assert changed[0] == changed[1]
        for other in others:
            assert not any("slot" in line for line in other.log()[begun[other] :])
    assert theo.page.locator("[data-lit='picked']").count() == 0
    theo.click_on(tile_in(theo, 2))
    for each in people:
        log = each.page.get_by_role("list", name="Log")
        expect(log.get_by_text("had chosen slot 6.")).to_have_count(2)
        expect(log.get_by_text("had chosen slot 2.")).to_have_count(1)
    save_screenshot(theo.page, "tales of glory revealed", large=True)
