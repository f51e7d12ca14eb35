"""A game of another package at the command line: without a board, with rules, or broken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.external_game import BROKEN, installed
from tests.terminal.run_command import Shell


@pytest.fixture(autouse=True)
def _external_game(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path / "guest"):
        yield


@pytest.mark.parametrize("columns", [40, 80, 140])
def test_a_game_without_a_board_is_played_and_replayed(
    shell: Shell, tmp_path: Path, columns: int
) -> None:
    save = tmp_path / "match.json"
    words = ("play", "shells", "--who", "person", "--seed", "5", "--save", save)
    printed = shell(*words, typed="1\n2\n3\n", columns=columns)
    assert (printed.code, printed.err) == (0, "")
    assert "Lift shell 3" in printed.out
    again = shell("replay", save, "--lang", "fr", columns=columns)
    assert (again.code, again.err) == (0, "")
    assert "Bonneteau" in again.out
    assert shell("verify", save).code == 0


def test_its_rules_are_found(shell: Shell) -> None:
    assert "SH-1.1 A shell is lifted." in shell("rules", "SH-1.1").out
    assert "SH-1.2 Three peas" in shell("rules", "peas", "--game", "shells").out
    assert "SH-1.1 On soulève" in shell("rules", "sh-1.1", "--lang", "fr").out


def test_a_rule_without_french_comes_in_english_with_a_notice(shell: Shell) -> None:
    printed = shell("rules", "SH-1.2", "--lang", "fr").out
    assert "Ces règles sont écrites en anglais." in printed
    assert "SH-1.2 Three peas end the match." in printed
    assert "écrites en anglais" not in shell("rules", "SH-1.2").out


@pytest.mark.parametrize(("lang", "word"), [("en", "cannot be loaded"), ("fr", "ne se charge pas")])
def test_a_package_that_fails_is_reported_and_breaks_nothing(
    shell: Shell, tmp_path: Path, lang: str, word: str
) -> None:
    with installed(tmp_path / "broken", BROKEN):
        printed = shell("games", "--lang", lang)
    assert printed.code == 0
    assert "shells" in printed.out
    assert "clank" in printed.out
    assert printed.err.count(word) == len(printed.err.splitlines()) == 4


def test_a_broken_game_is_not_played(shell: Shell, tmp_path: Path) -> None:
    with installed(tmp_path / "broken", BROKEN):
        printed = shell("play", "missing")
    assert printed.code == 1
    assert "a_module_that_nobody_has" in printed.err
