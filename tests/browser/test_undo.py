"""Undo and takeback: alone while nothing was revealed, else if the other agrees."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person, play, start_match_of_two
from tests.browser.page_snapshot import PageSnapshot, changes, take_snapshot

pytestmark = pytest.mark.e2e


def test_undo_by_button_and_by_key(person: NewPerson) -> None:
    """After it the table looks exactly as it did before the choice."""
    nils = person("Nils").play_bots()
    undo = nils.page.get_by_role("button", name="Undo Z", disabled=False)
    for way in ("button", "key"):
        before, after = make_undoable_choice(nils, undo)
        assert changes(before, after) != []
        if way == "key":
            nils.page.keyboard.press("z")
        else:
            undo.click()
        nils.wait_to_be_asked()
        wrong = changes(before, take_snapshot(nils.page))
        assert wrong == [], "\n".join(sorted(wrong))


def make_undoable_choice(person: Person, undo: Locator) -> tuple[PageSnapshot, PageSnapshot]:
    """Choose until a choice can be undone. Returns the snapshots before and after it."""
    while True:
        person.wait_to_be_asked()
        before = take_snapshot(person.page)
        person.choose()
        person.wait_to_be_asked()
        if undo.count():
            return before, take_snapshot(person.page)


def test_a_takeback_is_declined_then_agreed(person: NewPerson) -> None:
    nils, maud = person("Nils"), person("Maud")
    start_match_of_two(nils, maud)
    before = make_logged_choice(nils, maud)
    after = nils.log()
    for answer in ("Decline", "Agree"):
        nils.button("Table menu").click()
        nils.page.get_by_role("button", name="Ask to take my choice back").click()
        mine = nils.page.get_by_text("You have asked to take your last choice back")
        expect(mine).to_be_visible()
        theirs = maud.page.get_by_text("Nils would like to take the last choice back.")
        expect(theirs).to_be_visible()
        maud.button(answer).click()
        expect(mine).to_be_hidden()
        expect(theirs).to_be_hidden()
        if answer == "Decline":
            assert nils.log() == after
    nils.wait_to_be_asked()
    wrong = changes(before, take_snapshot(nils.page))
    assert wrong == [], "\n".join(wrong)
    expect(maud.page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(
        len(before["log"])
    )


def make_logged_choice(nils: Person, maud: Person) -> PageSnapshot:
    """Let Nils make a choice with a log line. Returns the snapshot before it."""
    while True:
        play(nils, maud, until=lambda: nils.is_asked() and not maud.is_asked())
        before = take_snapshot(nils.page)
        nils.choose()
        play(until=lambda: nils.is_asked() or maud.is_asked())
        if len(nils.log()) > len(before["log"]):
            return before
