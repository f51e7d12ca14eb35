"""Tales of Glory in the browser: secret choices at the same time, whole matches, a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.mouse_player import JSON, Person
from tests.browser.screenshots import picture
from tests.browser.wiretap import Wiretap

pytestmark = pytest.mark.e2e

NEW = "/new?game=tales_of_glory"
ROUNDS = 10


def gathered(*people: Person) -> None:
    """Everyone at a table that has begun."""
    host, *others = people
    host.arrive(NEW).open_table(*["anyone"] * len(others)).say_name()
    for other in others:
        other.arrive(host.invite_link()).sit_down().say_name()
    host.begin()
    for other in others:
        other.see_the_table()


def tile_in(person: Person, slot: int) -> JSON:
    """The tile that lies in a slot of the central board: they lie in a line."""
    seen = person.look()
    return sorted(seen["lit"] + seen["picked"], key=lambda thing: thing["at"][0])[slot - 1]


def select(person: Person, slot: int) -> None:
    """Click the tile of a slot, and wait until it is marked as ours."""
    tile = tile_in(person, slot)
    person.point_at(tile)
    expect(person.page.locator(f"[data-id='{tile['id']}'][data-lit='picked']")).to_be_visible()


def told_when(person: Person, seat: int, slot: int, others: dict[Person, Wiretap]) -> JSON:
    """What the others are told when somebody has selected: bytes, but for versions."""
    before = {other: len(tap.heard) for other, tap in others.items()}
    select(person, slot)
    for other, tap in others.items():
        expect(other.seat(seat).get_by_role("img", name="Ready")).to_be_visible()
        tap.hush(before[other])
    return [tap.since(before[other]) for other, tap in others.items()]


def test_three_people_select_at_once_and_nobody_hears_what(person: Sit) -> None:
    """Whatever one selects, the others are told the very same bytes until the last has chosen."""
    nils, maud, theo = people = [person(name) for name in ("Nils", "Maud", "Théo")]
    taps = {each: Wiretap(each.page) for each in people}
    gathered(*people)
    for each in people:
        each.wait_to_be_asked()
    for tap in taps.values():
        tap.hush()
    begun = {each: len(each.log()) for each in people}
    for seat, one in enumerate((nils, maud)):
        others = {other: tap for other, tap in taps.items() if other is not one}
        first, *changed = [told_when(one, seat, slot, others) for slot in (1, 4, 6)]
        assert all(len(told) == 1 for told in first)
        assert changed[0] == changed[1]
        for other in others:
            assert not any("slot" in line for line in other.log()[begun[other] :])
    assert theo.page.locator("[data-lit='picked']").count() == 0
    theo.point_at(tile_in(theo, 2))
    for each in people:
        log = each.page.get_by_role("list", name="Log")
        expect(log.get_by_text("had chosen slot 6.")).to_have_count(2)
        expect(log.get_by_text("had chosen slot 2.")).to_have_count(1)
    picture(theo.page, "tales of glory revealed", large=True)
