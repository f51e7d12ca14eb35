"""Two people in two browsers play a whole match, from the invite link to the result."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from donjon import Match, replay
from donjon.kernel.rules.chance import commitment
from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person, play, play_until_every_way_tried
from tests.browser.screenshots import save_screenshot

pytestmark = pytest.mark.e2e

LAST_LINES = 50


def test_two_people_play_a_whole_match(
    person: NewPerson, tmp_path: Path, counts: Counter[str]
) -> None:
    play_until_every_way_tried(lambda: play_whole_match(person, tmp_path))
    counts["matches by mouse"] += 1


def play_whole_match(person: NewPerson, folder: Path) -> list[Person]:
    nils, maud = person("Nils"), person("Maud")
    nils.tries_every_way = maud.tries_every_way = True
    nils.enter_lobby().open_table("anyone", access="With the link").enter_name()
    sealed = nils.page.get_by_label("Sealed seed").input_value()
    maud.arrive(nils.invite_link()).sit_down().enter_name()
    save_screenshot(nils.page, "waiting room", large=True)
    nils.begin()
    maud.wait_for_table()
    play(nils, maud, until=lambda: nils.chosen > 20 or nils.is_over())
    save_screenshot(nils.page, "table dark", large=True)
    save_screenshot(nils.page, "table light", large=True, scheme="light")
    play(nils, maud, until=lambda: nils.is_over() and maud.is_over())
    save_screenshot(nils.page, "result", large=True)

    assert result_text(nils) == result_text(maud)
    assert sealed in result_text(nils)
    record = downloaded_record(nils, folder)
    match = replay(record.read_bytes())
    assert match.is_over
    assert commitment(str(match.seed)) == sealed
    assert str(match.seed) in result_text(maud)
    assert public_lines(nils) == public_lines(maud)
    for seat, one in enumerate((nils, maud)):
        assert one.chosen == choices_of(match, seat)
        assert one.choices_by_way["subset"] == rethrows_of(match, seat)
    return [nils, maud]


def result_text(person: Person) -> str:
    """The text of the dialog with the result."""
    return person.page.get_by_role("dialog").inner_text()


def public_lines(person: Person) -> list[str]:
    """The last lines of the log, without those that differ between the viewers."""
    return [line for line in person.log()[-LAST_LINES:] if "hides" not in line]


def choices_of(match: Match, seat: int) -> int:
    return sum(who == seat for who, *_ in match.record().choices)


def rethrows_of(match: Match, seat: int) -> int:
    """How often a seat threw some of its dice again."""
    return sum(
        event.seat == seat and event.message.key == "dq-log-rethrown" for event in match.journal()
    )


def downloaded_record(person: Person, folder: Path) -> Path:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    person.button("Table menu").click()
    with person.page.expect_download() as coming:
        person.page.get_by_role("link", name="Download the record").click()
    coming.value.save_as(folder / "record.json")
    return folder / "record.json"
