"""What a person at a terminal is asked before a match, and text of more than one screen."""

from __future__ import annotations

import io
import re
import sys

import pytest
from rich.console import Console
from rich.text import Text

import donjon
from donjon.terminal.console import PersonConsole
from donjon.terminal.run.new_match import choose_game, choose_language, choose_seats
from donjon.terminal.translator import Translator

LINES = [Text(f"line {number}") for number in range(1, 21)]


class Keyboard(io.StringIO):
    """Typed lines, as from a person at a terminal."""

    def isatty(self) -> bool:
        return True


class Conversation:
    """A console of ten rows at which a person types some lines."""

    def __init__(self, patch: pytest.MonkeyPatch, typed: str, keyboard: bool = True) -> None:
        patch.setattr(sys, "stdin", Keyboard(typed) if keyboard else io.StringIO(typed))
        self.printed = io.StringIO()
        rich = Console(file=self.printed, width=60, height=10, force_terminal=True, no_color=True)
        self.console = PersonConsole(Translator("en"), rich)

    def count(self, words: str) -> int:
        """How often something was printed."""
        return self.printed.getvalue().count(words)


@pytest.mark.parametrize(
    ("typed", "lang", "asked"),
    [
        ("fr\n", "fr", 1),
        ("FR\n", "fr", 1),
        ("\n", "en", 1),
        ("de\nit\nfr\n", "fr", 3),
        ("", "en", 1),
    ],
)
def test_the_language_is_asked_until_it_is_known(
    monkeypatch: pytest.MonkeyPatch, typed: str, lang: str, asked: int
) -> None:
    conversation = Conversation(monkeypatch, typed)
    assert choose_language(conversation.console) == lang
    assert conversation.count("Language (en, fr)?") == asked


@pytest.mark.parametrize(
    ("typed", "number", "asked"),
    [("\n", 1, 1), ("3\n", 3, 1), ("0\nclank\n5\n", 5, 3), ("", 1, 1)],
)
def test_the_game_is_asked_by_its_number(
    monkeypatch: pytest.MonkeyPatch, typed: str, number: int, asked: int
) -> None:
    conversation = Conversation(monkeypatch, typed)
    games = list(donjon.all_games().values())
    assert choose_game(conversation.console) == games[number - 1]
    assert conversation.count("Which game, 1 to 5?") == asked
    assert conversation.count("Type a number from 1 to 5.") == asked - 1
    assert all(conversation.count(f"  {game.title('en')}\n") == 1 for game in games)


@pytest.mark.parametrize(("typed", "seats"), [("\n", 2), ("4\n", 4), ("1\n3\n", 3), ("", 2)])
def test_the_number_of_seats_is_asked_within_its_bounds(
    monkeypatch: pytest.MonkeyPatch, typed: str, seats: int
) -> None:
    conversation = Conversation(monkeypatch, typed)
    assert choose_seats(donjon.game("clank"), conversation.console) == seats
    assert conversation.count("How many seats, 2 to 4?") == max(1, typed.count("\n"))


def test_nothing_is_asked_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    conversation = Conversation(monkeypatch, "fr\n5\n4\n", keyboard=False)
    assert choose_language(conversation.console) == "en"
    assert choose_game(conversation.console) == next(iter(donjon.all_games().values()))
    assert choose_seats(donjon.game("clank"), conversation.console) == 2
    assert conversation.printed.getvalue() == ""


@pytest.mark.parametrize(
    ("typed", "last", "asked"), [("\n\n", 20, 2), ("q\n", 8, 1), ("\nq\n", 16, 2), ("", 8, 1)]
)
def test_long_text_is_shown_screen_by_screen(
    monkeypatch: pytest.MonkeyPatch, typed: str, last: int, asked: int
) -> None:
    conversation = Conversation(monkeypatch, typed)
    conversation.console.page(LINES)
    printed = re.findall(r"line \d+", conversation.printed.getvalue())
    assert printed == [line.plain for line in LINES[:last]]
    assert conversation.count("— more") == asked
