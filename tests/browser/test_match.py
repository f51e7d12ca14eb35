"""Two people in two browsers play a whole match, from the invite link to the count."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from donjon import Match, replay
from donjon.kernel.rules.chance import commitment
from tests.browser.conftest import Sit
from tests.browser.mouse_player import Person, play, play_until_tried
from tests.browser.screenshots import picture

pytestmark = pytest.mark.e2e

LATEST = 50


def test_two_people_play_a_whole_match(person: Sit, tmp_path: Path, counts: Counter[str]) -> None:
    play_until_tried(lambda: a_whole_match(person, tmp_path))
    counts["matches by mouse"] += 1


def a_whole_match(person: Sit, folder: Path) -> list[Person]:
    nils, maud = person("Nils"), person("Maud")
    nils.thorough = maud.thorough = True
    nils.arrive().open_table("anyone", access="With the link").say_name()
    sealed = nils.page.get_by_label("Sealed seed").input_value()
    maud.arrive(nils.invite_link()).sit_down().say_name()
    picture(nils.page, "waiting room", large=True)
    nils.begin()
    maud.see_the_table()
    play(nils, maud, until=lambda: nils.chosen > 20 or nils.is_over())
    picture(nils.page, "table dark", large=True)
    picture(nils.page, "table light", large=True, scheme="light")
    play(nils, maud, until=lambda: nils.is_over() and maud.is_over())
    picture(nils.page, "result", large=True)

    assert count(nils) == count(maud)
    assert sealed in count(nils)
    record = downloaded_record(nils, folder)
    match = replay(record.read_bytes())
    assert match.is_over
    assert commitment(str(match.seed)) == sealed
    assert str(match.seed) in count(maud)
    assert open_lines(nils) == open_lines(maud)
    for seat, one in enumerate((nils, maud)):
        assert one.chosen == choices_of(match, seat)
        assert one.ways["subset"] == rethrows_of(match, seat)
    return [nils, maud]


def count(person: Person) -> str:
    """What the panel with the result says."""
    return person.page.get_by_role("dialog").inner_text()


def open_lines(person: Person) -> list[str]:
    """The last lines of the log, without those in which one knows more than the other."""
    return [line for line in person.log()[-LATEST:] if "hides" not in line]


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
