"""`make ladders`: what is planned, matches that go on where they stopped, and the page of them."""

from __future__ import annotations

import time
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from donjon.arena.ladder import PairSummary
from donjon.bots import is_bot
from donjon.bots.bot import GreedyBot
from donjon.registry import OWN, game
from tools.ladders import __main__ as ladders, growth, page, results, way_of_play as samples
from tools.ladders.plan import BUDGETS, Meeting, Table, meetings, tables
from tools.ladders.results import Result, stored_result
from tools.ladders.way_of_play import way_of_play

MEETING = Meeting(Table("tales_of_glory", "", 2), "level2", "level1", 12)
NEVER = float("inf")
QUICK = (("level2", "level1", 4),)
"""Samples without those of level 3, which take long."""


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep this project's own results and page out of the tests."""
    (tmp_path / "docs" / "img").mkdir(parents=True)
    monkeypatch.setattr(results, "OUTCOMES", tmp_path / "outcomes")
    monkeypatch.setattr(ladders, "MATCHES", tmp_path / "matches")
    monkeypatch.setattr(ladders, "PORTION", 4)
    monkeypatch.setattr(page, "PAGE", tmp_path / "docs" / "ladders.md")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "meetings", lambda: [MEETING])
    monkeypatch.setattr(samples, "SAMPLES", QUICK)
    way_of_play.cache_clear()


def played(meeting: Meeting) -> PairSummary:
    result = stored_result(meeting)
    assert result is not None
    return result.summary


class TestThePlan:
    def test_every_game_has_ladders_at_two_and_at_most_seats(self) -> None:
        for name in OWN:
            seats = {table.seats for table in tables() if table.game == name}
            assert {2, game(name).seats[1]} <= seats
        assert {table.board for table in tables() if table.game == "clank"} == {"day", "dusk"}

    def test_every_meeting_is_of_known_bots_under_options_of_its_game(self) -> None:
        for meeting in meetings():
            assert is_bot(meeting.bot)
            assert is_bot(meeting.against)
            game(meeting.table.game).check_options(meeting.table.options, meeting.table.seats)

    def test_every_meeting_has_a_file_of_its_own(self) -> None:
        assert max(Counter(each.stem for each in meetings()).values()) == 1

    def test_every_level_meets_every_other_at_two_seats(self) -> None:
        for table in tables():
            pairs = {(each.bot, each.against) for each in meetings() if each.table == table}
            if table.seats == 2:
                assert sum(bot.startswith("level") for bot, _ in pairs) == 6

    def test_the_growth_of_every_game_is_measured(self) -> None:
        budgets = Counter(each.table.game for each in meetings() if each.is_growth)
        assert budgets == dict.fromkeys(OWN, len(BUDGETS))


class TestPlaying:
    def test_a_share_of_it_is_played_and_the_rest_later(self, tmp_path: Path) -> None:
        ladders.play(MEETING, 0.5, 1, NEVER)
        first = played(MEETING)
        assert (first.matches, first.wins + first.wins_against) == (6, 6.0)
        ladders.play(MEETING, 1.0, 1, NEVER)
        assert played(MEETING).matches == 12
        (file,) = (tmp_path / "matches").iterdir()
        assert len(file.read_text(encoding="utf-8").splitlines()) == 12

    def test_it_stops_when_the_time_is_over(self) -> None:
        ladders.play(MEETING, 1.0, 1, time.monotonic() - 1)
        assert stored_result(MEETING) is None

    def test_what_other_bots_played_is_played_again(self) -> None:
        ladders.play(MEETING, 0.4, 1, NEVER)
        result = stored_result(MEETING)
        assert result is not None
        results.save_result(MEETING, msgspec.structs.replace(result, play="earlier"))
        assert "*" in page.row(MEETING, Result("earlier", "abc", "", result.summary))
        ladders.play(MEETING, 0.4, 1, NEVER)
        again = stored_result(MEETING)
        assert again is not None
        assert again.play == way_of_play(MEETING.table)


class TestThePage:
    def test_it_has_a_row_for_what_was_played(self) -> None:
        ladders.play(MEETING, 1.0, 1, NEVER)
        page.write()
        text = page.PAGE.read_text(encoding="utf-8")
        summary = played(MEETING)
        assert "## Tales of Glory, 2 seats" in text
        assert f"| level2 | level1 | 12 | {100 * summary.rate:.1f} %" in text
        assert "img/" not in text

    def test_the_growth_is_a_picture(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        ladders.play(MEETING, 0.4, 1, NEVER)
        result = stored_result(MEETING)
        assert result is not None
        searched = [Meeting(MEETING.table, f"search:worlds={n}", "level2", 12) for n in BUDGETS]
        for each in searched:
            results.save_result(each, result)
        monkeypatch.setattr(page, "meetings", lambda: searched)
        page.write()
        assert growth.PICTURE in page.PAGE.read_text(encoding="utf-8")
        picture = ET.parse(tmp_path / "docs" / growth.PICTURE).getroot()
        texts = [each.text for each in picture.iter("{http://www.w3.org/2000/svg}text")]
        assert ["Tales of Glory", *[f"{n:,}" for n in BUDGETS]] == [
            text for text in texts if text is not None and text not in map(str, growth.MARKS)
        ]

    def test_more_wins_stand_higher(self) -> None:
        assert growth.height_of(75) < growth.height_of(50) < growth.height_of(25)


class TestTheWayOfPlay:
    def test_it_is_the_same_as_long_as_bots_play_alike(self) -> None:
        again = way_of_play.__wrapped__(MEETING.table)
        assert again == way_of_play(MEETING.table)

    def test_another_policy_plays_otherwise(self, monkeypatch: pytest.MonkeyPatch) -> None:
        as_it_is = way_of_play(MEETING.table)
        monkeypatch.setattr(GreedyBot, "choose", lambda _, known: known.options[0])
        assert way_of_play.__wrapped__(MEETING.table) != as_it_is

    def test_another_table_has_another(self) -> None:
        assert way_of_play(MEETING.table._replace(seats=3)) != way_of_play(MEETING.table)
