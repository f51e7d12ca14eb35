"""A game of another package that has no rules beside it, or only in English."""

from __future__ import annotations

from pathlib import Path

from tests.external_game import FILES, installed
from tests.terminal.run_command import Shell


def without_rules(*languages: str) -> dict[str, str]:
    """The package without its rules in these languages."""
    names = [f"donjon_shells/rules{lang and '.'}{lang}.md" for lang in languages]
    return {name: text for name, text in FILES.items() if name not in names}


def test_a_game_without_rules_is_played_and_says_so(shell: Shell, tmp_path: Path) -> None:
    with installed(tmp_path / "lawless", without_rules("", "fr")):
        printed = shell("play", "shells", "--who", "person", "--seed", "5", typed="?\nq\n")
        asked = shell("rules", "--game", "shells")
    assert printed.code == 0
    assert "There is no text for the rule SH-1.1." in printed.out
    assert asked.code == 1
    assert "There are no rules of “shells”." in asked.err


def test_rules_in_english_alone_are_read_with_a_notice(shell: Shell, tmp_path: Path) -> None:
    words = ("play", "shells", "--who", "person", "--seed", "5", "--lang", "fr")
    with installed(tmp_path / "english", without_rules("fr")):
        printed = shell(*words, typed="?\nq\n").out
        listed = shell("rules", "--game", "shells", "--lang", "fr").out
    assert "Ces règles sont écrites en anglais." in printed
    assert "SH-1.1 A shell is lifted." in printed
    assert "Lifting" in listed
