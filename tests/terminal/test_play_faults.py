"""`donjon play` when something fails: a bot, the disk, a row of choices."""

from __future__ import annotations

import shutil
from pathlib import Path

from donjon import Match, game
from donjon.bots import LEVELS, Bot, Knowledge
from donjon.bots.find_bot import BOTS
from donjon.registry import replay
from donjon.terminal.ask.seating import PERSON
from donjon.terminal.console import PersonConsole
from donjon.terminal.run.play import Play
from donjon.terminal.translator import Translator
from tests.terminal.run_command import Shell, match_after, saved

DQ = ("play", "dragonquest", "--seats", "2")


class Refuses(Bot):
    """Never chooses."""

    def choose(self, known: Knowledge) -> int:
        raise ValueError("no idea")


def test_a_bot_that_fails_makes_the_safe_choice(shell: Shell, tmp_path: Path) -> None:
    """The match goes on as if nobody sat on its seat."""
    shell.monkeypatch.setitem(BOTS, "refuses", Refuses)
    for bot in ("refuses", "absent"):
        words = [*DQ, "--seed", "5", "--who", f"{bot},person", "--save", tmp_path / bot]
        out = shell(*words, "--names", "Robot,Anna", typed="q\n").out
        fault = "Robot cannot go on: it failed with ValueError: no idea."
        assert (fault in out) == (bot == "refuses")
    one, other = (replay((tmp_path / bot).read_bytes()) for bot in ("refuses", "absent"))
    assert one.choices_made == other.choices_made != []


def test_a_bot_that_fails_gives_no_hint(shell: Shell, tmp_path: Path) -> None:
    shell.monkeypatch.setitem(BOTS, LEVELS[-1], Refuses)
    path = saved(match_after(0), tmp_path / "match.json")
    out = shell("play", path, "--who", "person,person,person", typed="\nh\nq\n").out
    assert "There is no hint here: the bot was asked, but it failed with ValueError" in out


class PullsTheDisk(Bot):
    """Takes the first option; the folder of the match is gone then."""

    folder: Path

    def choose(self, known: Knowledge) -> int:
        shutil.rmtree(self.folder, ignore_errors=True)
        return known.options[0]


def test_a_match_goes_on_when_it_cannot_be_saved(shell: Shell, tmp_path: Path) -> None:
    """It says so after each choice, and again when the person leaves."""
    PullsTheDisk.folder = tmp_path / "disk"
    PullsTheDisk.folder.mkdir()
    shell.monkeypatch.setitem(BOTS, "pulls", PullsTheDisk)
    words = [*DQ, "--seed", "5", "--who", "pulls,person"]
    printed = shell(*words, "--save", PullsTheDisk.folder / "match.json", typed="q\n")
    assert printed.code == 0
    assert printed.out.count("cannot be written: there is no such file or folder") >= 2
    assert printed.out.count("> ") == 1


def test_a_route_ends_where_it_is_not_clear() -> None:
    """Of several choices in a row those are made that are offered; the others are left out."""
    match = Match(game("clank"), 2, 3)
    play = Play(PersonConsole(Translator("en")), match, [PERSON, "greedy"], None)
    route = next(each.route for each in match.scene(0).shortcuts if each.label is not None)
    play.follow_route(1, route)
    assert match.choices_made == []
    play.follow_route(0, [*route[:2], "nothing", route[2]])
    assert len(match.choices_made) == 2
