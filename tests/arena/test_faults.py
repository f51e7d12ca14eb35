"""Bots that fail: every choice of a bot is checked, and a simulation continues."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import donjon
from donjon.arena import MatchOutcome, SimulationSetup, simulate
from donjon.bots import Bot, BotFault, Knowledge
from donjon.bots.find_bot import BOTS
from donjon.bots.match_moves import choose_for
from donjon.kernel.words.message import Message
from tests.terminal.conftest import shell as shell
from tests.terminal.run_command import Shell

ANSWERS: list[Any] = [-1, 10**6, 10**30, True, 1.5, "0", None]
GAMES = list(donjon.all_games())


class FixedAnswerBot(Bot):
    """Always gives the same answer, or raises it if it is an error."""

    answer: Any = None

    def choose(self, known: Knowledge) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class SometimesFailingBot(Bot):
    """Plays at random, and raises an error from time to time."""

    def choose(self, known: Knowledge) -> int:
        if known.chance.below(60) == 0:
            raise RuntimeError("no more")
        return known.options[known.chance.below(len(known.options))]


@pytest.fixture(autouse=True)
def _own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for n, answer in enumerate([*ANSWERS, ValueError("two\nlines")]):
        monkeypatch.setitem(
            BOTS, f"wild{n}", type(f"Wild{n}", (FixedAnswerBot,), {"answer": answer})
        )
    monkeypatch.setitem(BOTS, "moody", SometimesFailingBot)


def played(name: str, bots: list[str], matches: int) -> list[MatchOutcome]:
    options = donjon.game(name).check_options({}, len(bots))
    setup = SimulationSetup(name, bots, options, "1")
    return [match for some in simulate(setup, matches) for match in some]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("n", range(len(ANSWERS) + 1))
def test_an_illegal_answer_or_an_error_loses_the_match(name: str, n: int) -> None:
    for match in played(name, ["random", f"wild{n}"], 2):
        assert match.fault is not None
        assert (match.fault.seat, match.winners, match.scores) == (1, [0], [])
        sentence = donjon.Match(donjon.game(name), 2).translate(match.fault.reason)
        if n < len(ANSWERS):
            assert sentence.startswith(
                f"it chose {ANSWERS[n]}, which is not offered ({prefix_of(name)}-"
            )
        else:
            assert sentence == "it failed with ValueError: two lines"


def prefix_of(game: str) -> str:
    return donjon.game(game).prefix


def test_a_simulation_goes_on_after_a_fault() -> None:
    matches = played("tales_of_glory", ["moody", "random"], 12)
    failed = [match for match in matches if match.fault is not None]
    assert len(matches) == 12
    assert 0 < len(failed) < 12


def test_a_choice_at_the_table_is_checked_too() -> None:
    match = donjon.Match(donjon.game("clank"), 2, seed=1)
    seat = match.waiting[0]
    with pytest.raises(BotFault) as fault:
        choose_for(match, seat, "wild0")
    assert fault.value.seat == seat
    assert "-1" in fault.value.translate("fr")
    assert match.choices_made == []


def test_a_fault_crosses_processes() -> None:
    fault = pickle.loads(pickle.dumps(BotFault(2, Message("bot-raised", {"error": "E: x"}))))
    assert (fault.seat, str(fault)) == (2, "it failed with E: x")


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "lost by errors of bots"), ("fr", "par l’erreur d’un robot")]
)
def test_the_summary_says_why(shell: Shell, lang: str, word: str) -> None:
    words = ("sim", "clank", "-n", 3, "--who", "greedy,wild0", "--lang", lang)
    printed = shell(*words)
    assert printed.code == 0
    assert word in printed.out
    assert "B wild0, 3" in printed.out
    assert '"matches":3' in shell(*words, "--json").out


def test_a_bot_at_the_terminal_does_what_is_safe(shell: Shell) -> None:
    printed = shell("play", "dragonquest", "--who", "wild0,wild7", "--seed", "3")
    assert printed.code == 0
    assert "it chose -1, which is not offered" in printed.out
    assert "The safe choice is made instead." in printed.out
