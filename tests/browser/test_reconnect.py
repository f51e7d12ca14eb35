"""A lost server, a lost network: the page says so, comes back by itself, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.hands import Person, play
from tests.table.conftest import ROOMY, Serve

pytestmark = pytest.mark.e2e

MARK = "window.unloaded = 'not'"


def begun(nils: Person, maud: Person) -> None:
    """Both sit at a table and have played a little."""
    nils.arrive().open_table("anyone").say_name()
    maud.arrive(nils.invite_link()).sit_down().say_name()
    nils.begin()
    maud.see_the_table()
    for page in (nils.page, maud.page):
        page.evaluate(MARK)
    play(nils, maud, until=lambda: nils.glance()["log"] > 12)


def plays_on(*people: Person) -> None:
    """The match goes on where it was, on the same page."""
    before = [person.log() for person in people]
    enough = len(before[0]) + 12
    play(*people, until=lambda: people[0].glance()["log"] > enough)
    for person, lines in zip(people, before):
        assert person.log()[: len(lines)] == lines
        assert person.page.evaluate("window.unloaded") == "not"


def test_a_killed_server_comes_back_and_the_match_goes_on(person: Sit, serve: Serve) -> None:
    server = serve(**ROOMY)
    nils, maud = person("Nils", server), person("Maud", server)
    begun(nils, maud)
    for _ in range(2):
        before = nils.log()
        server.kill()
        for one in (nils, maud):
            expect(one.page.get_by_text("Reconnecting… nothing is lost")).to_be_visible()
            assert not one.is_asked()
        server.up()
        for one in (nils, maud):
            expect(one.page.get_by_text("Reconnecting… nothing is lost")).to_be_hidden(
                timeout=20_000
            )
        assert nils.log()[: len(before)] == before
        plays_on(nils, maud)
    assert len(nils.log()) == len(maud.log())


def test_a_browser_that_was_offline_catches_up(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    begun(nils, maud)
    nils.page.context.set_offline(True)
    expect(nils.page.get_by_text("Offline. Nothing is lost")).to_be_visible()
    assert not nils.is_asked()
    play(maud, until=lambda: not maud.is_asked())
    nils.page.context.set_offline(False)
    expect(nils.page.get_by_text("Offline. Nothing is lost")).to_be_hidden(timeout=20_000)
    plays_on(nils, maud)
    assert len(nils.log()) == len(maud.log())
