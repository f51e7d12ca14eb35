"""`donjon replay`: forwards, backwards, for any viewer."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from donjon.terminal.console import PersonConsole
from donjon.terminal.run.replay import NoSuchMoment, ReplayScreen
from donjon.terminal.run.saved_records import load
from donjon.terminal.translator import Translator
from tests.terminal.run_command import Shell, match_asking, saved


@pytest.fixture
def shown(finished: Path) -> ReplayScreen:
    record = load(finished)
    console = Console(file=io.StringIO(), width=80, highlight=False, markup=False)
    return ReplayScreen(PersonConsole(Translator("en", record.names), console), record)


def test_a_moment_is_printed_without_a_terminal(shell: Shell, finished: Path) -> None:
    first = shell("replay", finished, "--at", "0", "--lang", "fr")
    assert first.code == 0
    assert "Après le choix 0 sur" in first.out
    assert "vu par un spectateur" in first.out
    last = shell("replay", finished).out
    assert "Place" in last


def test_steps_go_both_ways_and_jump(shown: ReplayScreen) -> None:
    last = shown.last
    for entry, at in [("f", 0), ("", 1), ("n", 2), ("b", 1), ("e", last), ("n", last), ("7", 7)]:
        assert shown.run_entry(entry)
        assert shown.at == at == len(shown.match.choices_made)
    with pytest.raises(NoSuchMoment, match=f"from 0 to {last}"):
        shown.run_entry("99999")
    assert not shown.run_entry("what")
    assert not shown.run_entry("l")


def test_a_wrong_line_changes_nothing(shown: ReplayScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("3\n99999\na z\nwhat\nq\n"))
    shown.run()
    printed = shown.console.rich.file
    assert isinstance(printed, io.StringIO)
    words = " ".join(printed.getvalue().split())
    assert shown.at == 3
    assert shown.viewer is None
    assert f"from 0 to {shown.last}" in words
    assert "A, B, C" in words
    assert words.count("After choice") == 2  # the first moment and the third


def test_the_end_of_the_input_ends_a_replay(
    shown: ReplayScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\n"))
    shown.run()
    assert shown.at == 1


def test_a_viewer_is_a_letter_a_number_a_name_or_a_spectator(shown: ReplayScreen) -> None:
    for entry, viewer in [("a b", 1), ("a 3", 2), ("a anna", 0), ("a greedy c", 2), ("a", None)]:
        shown.run_entry(entry)
        assert shown.viewer == viewer
    with pytest.raises(NoSuchMoment, match="A, B, C"):
        shown.run_entry("a z")


def test_only_the_seat_that_hid_the_tile_sees_it(shell: Shell, tmp_path: Path) -> None:
    match = match_asking("NameNumber", seats=2)
    number = match.view(1).tile
    path = saved(match, tmp_path / "match.json")
    words = ["replay", path, "--at", len(match.choices_made), "--lang", "en"]
    assert f"Wall tile {number}" in shell(*words, "--as", "B").out
    for viewer in ("A", "spectator"):
        seen = shell(*words, "--as", viewer).out
        assert "hides a wall tile" in seen
        assert f"Wall tile {number}" not in seen
        assert f"wall tile {number}" not in seen


def test_a_moment_or_seat_that_does_not_exist_is_refused(shell: Shell, finished: Path) -> None:
    assert shell("replay", finished, "--at", "99999").code == 1
    outcome = shell("replay", finished, "--as", "Q", "--lang", "fr")
    assert outcome.code == 1
    assert "A, B, C" in outcome.err
