"""A lost server, a lost network: the page says so, comes back by itself, and nothing is lost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.mouse_player import Person, gather, play
from tests.browser.wiretap import Wiretap
from tests.table.conftest import HIGH_LIMITS, Serve

pytestmark = pytest.mark.e2e

MARK = "window.unloaded = 'not'"


def begun(nils: Person, maud: Person) -> None:
    """Both sit at a table and have played a little."""
    gather(nils, maud)
    for page in (nils.page, maud.page):
        page.evaluate(MARK)
    play(nils, maud, until=lambda: nils.chosen > 1 and maud.chosen > 1)


def plays_on(*people: Person) -> None:
    """The match goes on where it was, on the same page."""
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


def test_a_killed_server_comes_back_and_the_match_goes_on(person: Sit, serve: Serve) -> None:
    server = serve(**HIGH_LIMITS)
    nils, maud = person("Nils", server), person("Maud", server)
    begun(nils, maud)
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
    plays_on(nils, maud)


def test_a_browser_that_was_offline_catches_up_by_a_patch(person: Sit) -> None:
    nils, maud = person("Nils"), person("Maud")
    tap = Wiretap(nils.page)
    begun(nils, maud)
    play(nils, maud, until=lambda: maud.is_asked() and not nils.is_asked())
    nils.page.context.set_offline(True)
    expect(offline(nils)).to_be_visible()
    expect(offline(maud)).to_be_hidden()
    assert not nils.is_asked()
    tap.hush()
    heard, alone = len(tap.heard), maud.chosen
    play(maud, until=lambda: maud.chosen > alone and not maud.is_asked())
    nils.page.context.set_offline(False)
    expect(offline(nils)).to_be_hidden(timeout=20_000)
    tap.hush(heard)
    told = {json.loads(text)["is"]: len(text) for text in tap.heard[heard:]}
    whole = max(len(text) for text in tap.heard if json.loads(text)["is"] == "scene")
    assert "scene" not in told
    assert 0 < 4 * told["patch"] < whole
    plays_on(nils, maud)
