"""Clank! in the browser: whole matches by mouse and by keyboard, and a phone in French."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon import replay
from tests.browser.conftest import Sit
from tests.browser.hands import play
from tests.browser.keyboard import Typist
from tests.browser.pictures import picture
from tests.browser.test_keyboard import NO_POINTER, focus_is_in_sight
from tests.browser.test_match import choices_of, count, downloaded_record
from tests.browser.touch import Thumb
from tests.browser.width import outside
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

NEW = "/new?game=clank"


def test_a_whole_match_by_mouse(person: Sit, tmp_path: Path) -> None:
    maud = person("Maud")
    maud.arrive(NEW).open_table("bot · random", start="Play bots now").say_name().see_the_table()
    play(maud, until=lambda: maud.chosen > 12)
    picture(maud.page, "clank dark", large=True)
    picture(maud.page, "clank light", large=True, scheme="light")
    play(maud, until=maud.is_over)
    picture(maud.page, "clank result", large=True)
    words = count(maud)
    match = replay(downloaded_record(maud, tmp_path).read_bytes())
    assert match.is_over
    assert match.game.name == "clank"
    assert str(match.seed) in words
    assert maud.chosen == choices_of(match, 0)
    assert all(maud.ways[way] for way in ("thing", "button")), maud.ways


def test_a_whole_match_by_keyboard_alone(visit: Visit, table: Server) -> None:
    ysolde = Typist(visit(table, reduced_motion="reduce"), "Ysolde")
    ysolde.page.add_init_script(NO_POINTER)
    ysolde.arrive(NEW).open_bots()

    def over_with_the_focus_in_sight() -> bool:
        focus_is_in_sight(ysolde)
        return ysolde.is_over()

    play(ysolde, until=over_with_the_focus_in_sight)
    assert all(ysolde.ways[way] for way in ("thing", "button")), ysolde.ways
    assert not ysolde.page.evaluate("window.pointed")


def test_the_first_rounds_on_a_phone(visit: Visit, table: Server) -> None:
    theo = Thumb(visit(table, phone=True, lang="fr", reduced_motion="reduce"), "Théo")
    theo.arrive(NEW).open_bots().say_name()

    def enough() -> bool:
        assert outside(theo.page) == []
        return theo.is_over() or theo.chosen > 25

    play(theo, until=enough)
    picture(theo.page, "clank phone")
    for tab in theo.page.get_by_role("tab").all():
        tab.tap()
        assert outside(theo.page) == []
        picture(theo.page, f"clank phone {tab.get_attribute('id') or tab.inner_text()}")
