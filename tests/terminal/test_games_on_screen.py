"""Whole matches of all games on a terminal's screen: it fits, and every choice can be typed."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from donjon.kernel.match.match import Match
from donjon.kernel.match.replay import Replay, first_moment
from donjon.registry import game as game_of
from donjon.terminal.ask.typed_answer import Chosen, understand
from donjon.terminal.console import PersonConsole
from donjon.terminal.draw.question import Question
from donjon.terminal.draw.screen import show_question
from donjon.terminal.run.saved_records import load
from donjon.terminal.translator import Translator

GOLDEN: Final = Path(__file__).parents[1] / "golden"
MATCHES: Final = (
    "clank/two_seats_dusk_market_and_potions",
    "dragonquest/option_own_treasures",
    "heldentaufe/four_seats_smith_merchant_laboratory",
    "map_masters/two_seats_at_random",
    "tales_of_glory/three_seats_quests_gains_last",
)
SCREENS: Final = (("en", 80, 40), ("fr", 120, 45), ("fr", 100, 24))
MOMENTS: Final = 12


def moments(name: str) -> list[Match]:
    """A recorded match at some of its choices, without its hashes: they take time."""
    record = load(GOLDEN / f"{name}.json")
    played = Replay(first_moment(record, game_of(record.game)), record.choices, [])
    last = len(record.choices)
    return [played.go_to(last * at // MOMENTS).fork() for at in range(MOMENTS)]


def screen(question: Question, width: int, height: int) -> list[str]:
    """The lines of the screen for a question."""
    console = Console(
        file=io.StringIO(), record=True, width=width, height=height, force_terminal=True,
        highlight=False, markup=False, emoji=False, color_system=None,
    )  # fmt: skip
    show_question(PersonConsole(question.translator, console), question, since=0)
    return console.export_text().splitlines()


@pytest.mark.parametrize("name", MATCHES)
def test_every_screen_fits_and_every_choice_can_be_typed(name: str) -> None:
    """At moments of a whole match, in both languages and on screens of three sizes."""
    for at, match in enumerate(moments(name)):
        lang, width, height = SCREENS[at % len(SCREENS)]
        translator = Translator(lang, match.names)
        for seat in match.waiting:
            question = Question(match, seat, translator)
            lines = screen(question, width, height)
            assert max(cell_len(line) for line in lines) <= width
            assert question.rule in " ".join(lines)
            for choice in match.choices(seat):
                entry = question.how_to_enter(choice.id)
                assert understand(question, entry) == Chosen(choice.id)
