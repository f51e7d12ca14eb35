"""When the server or the network is lost, the page says so and reconnects by itself."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person, play, start_match_of_two
from tests.browser.received_messages import ReceivedMessages
from tests.table.conftest import HIGH_LIMITS, Serve

pytestmark = pytest.mark.e2e

MARK_PAGE = "window.unloaded = 'not'"


def start_playing(nils: Person, maud: Person) -> None:
    """Seat both at a table and let them make a few choices."""
    start_match_of_two(nils, maud)
    for page in (nils.page, maud.page):
        page.evaluate(MARK_PAGE)
    play(nils, maud, until=lambda: nils.chosen > 1 and maud.chosen > 1)


def check_play_continues(*people: Person) -> None:
    """Check that the match goes on from where it was, without a reload of the page."""
    before = [(person.log(), person.chosen) for person in people]
    play(*people, until=lambda: all(p.chosen > n + 1 for p, (_, n) in zip(people, before)))
    for person, (lines, _) in zip(people, before):
        assert person.log()[: len(lines)] == lines
        assert person.page.evaluate("window.unloaded") == "not"
    play(*people, until=lambda: len({len(person.log()) for person in people}) == 1)


def reconnecting(person: Person) -> Locator:
    return person.page.get_by_text("Reconnecting… nothing is lost")


def offline(person: Person) -> Locator:
    return person.page.get_by_text("Offline. Nothing is lost")


def test_a_killed_server_comes_back_and_the_match_goes_on(person: NewPerson, serve: Serve) -> None:
    server = serve(**HIGH_LIMITS)
    nils, maud = person("Nils", server), person("Maud", server)
    start_playing(nils, maud)
    for one in (nils, maud):
        expect(reconnecting(one)).to_be_hidden()
    before = nils.log()
    server.kill()
    for one in (nils, maud):
        expect(reconnecting(one)).to_be_visible()
        assert not one.is_asked()
    server.up()
    for one in (nils, maud):
        expect(reconnecting(one)).to_be_hidden(timeout=20_000)
    assert nils.log()[: len(before)] == before
    check_play_continues(nils, maud)


def test_a_browser_that_was_offline_catches_up_by_a_patch(person: NewPerson) -> None:
    nils, maud = person("Nils"), person("Maud")
    received = ReceivedMessages(nils.page)
    start_playing(nils, maud)
    play(nils, maud, until=lambda: maud.is_asked() and not nils.is_asked())
    nils.page.context.set_offline(True)
    expect(offline(nils)).to_be_visible()
    expect(offline(maud)).to_be_hidden()
    assert not nils.is_asked()
    received.wait_until_quiet()
    messages, alone = len(received.messages), maud.chosen
    play(maud, until=lambda: maud.chosen > alone and not maud.is_asked())
    nils.page.context.set_offline(False)
    expect(offline(nils)).to_be_hidden(timeout=20_000)
    received.wait_until_quiet(messages)
    sizes = {json.loads(text)["is"]: len(text) for text in received.messages[messages:]}
    whole = max(len(text) for text in received.messages if json.loads(text)["is"] == "scene")
    assert "scene" not in sizes
    assert 0 < 4 * sizes["patch"] < whole
    check_play_continues(nils, maud)
