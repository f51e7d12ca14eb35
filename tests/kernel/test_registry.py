"""The registry: the games of this package, and what other packages bring by entry point."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import donjon
from donjon import UnknownGame
from donjon.kernel.text import TEXTS

SHELL_GAME = '''
"""A game of another package: find the pea. Nobody has compiled it."""

from pathlib import Path

from donjon.kernel.game import Game, Option, Result
from donjon.kernel.hidden import Secret
from donjon.kernel.message import Message
from donjon.kernel.scene import Layout, Scene, Show, Zone
from donjon.kernel.state import State
from donjon.kernel.step import Decision, Step


class Shells(State):
    def __init__(self, chance):
        super().__init__(chance)
        self.pea = Secret(0, -1)
        self.found = []

    def clone(self):
        twin = Shells(self.chance)
        self.copy_kernel(twin)
        twin.pea = self.pea
        twin.found = self.found[:]
        return twin

    def redeal(self, seat, chance):
        twin = self.clone()
        twin.chance = chance
        twin.pea = Secret(chance.below(3), -1)
        return twin


class HidePea(Step["Shells"]):
    def run(self, s):
        s.pea = Secret(s.chance.below(3), -1)
        s.owe(LiftShell(0))


class LiftShell(Decision["Shells"]):
    def options(self, s):
        return [0, 1, 2]

    def choose(self, s, option):
        s.found.append(s.pea.turn_up(s) == option)
        if len(s.found) < 3:
            s.owe(HidePea())

    def label(self, s, option):
        return Message("sh-lift", {"n": option + 1})

    def prompt(self, s):
        return Message("sh-title")

    def rule(self):
        return "SH-1.1"

    def default(self, s, chance):
        return 0


def start(seats, options, chance):
    s = Shells(chance)
    s.owe(HidePea())
    return s


def result(s):
    return Result([sum(s.found)], [[0]], Message("sh-title"), [])


def view(s, seat):
    return {"viewer": seat, "found": s.found[:]}


def scene(view):
    show = Show("shells")
    zone = Zone("shells", "row", Message("sh-title"))
    title = Message("sh-title")
    lay = Layout(show, show)
    return Scene(1, "shells", view["viewer"], title, [], lay, [], [zone], [], {}, [], [])


GAME = Game(
    name="shells",
    prefix="SH",
    seats=(1, 1),
    minutes=1,
    icon="trophy",
    tint="sand",
    rules_version=1,
    options=[],
    folder=Path(__file__).parent,
    catalogue="shells",
    longest=3,
    start=start,
    result=result,
    view=view,
    scene=scene,
    policy=lambda s, decision, options, chance: options[0],
    evaluate=lambda s, seat: 0.5,
)
'''
FILES = {
    "donjon_shells/__init__.py": SHELL_GAME,
    "donjon_shells/text/en.ftl": "sh-title = Shell game\nsh-lift = Lift shell { $n }.\n",
    "donjon_shells/text/fr.ftl": "sh-title = Bonneteau\nsh-lift = Soulever le gobelet { $n }.\n",
    "donjon_shells-1.0.dist-info/METADATA": (
        "Metadata-Version: 2.1\nName: donjon-shells\nVersion: 1.0\n"
    ),
    "donjon_shells-1.0.dist-info/entry_points.txt": "[donjon.games]\nshells = donjon_shells:GAME\n",
}


@pytest.fixture
def shells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[donjon.Game]:
    """Another package is installed, with a game of its own."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    with monkeypatch.context() as context:
        context.syspath_prepend(tmp_path)
        yield donjon.game("shells")
    TEXTS.folders.remove(tmp_path / "donjon_shells" / "text")
    TEXTS.bundles.clear()
    del sys.modules["donjon_shells"]


def test_the_own_games() -> None:
    assert "dragonquest" in donjon.games()
    assert all(name == game.name for name, game in donjon.games().items())


def test_the_toy_is_for_tests_only() -> None:
    assert "toy" not in donjon.games()


def test_an_unknown_game_is_told_the_known() -> None:
    with pytest.raises(UnknownGame) as error:
        donjon.game("chess")
    assert str(error.value).startswith("There is no game “chess”. The games are: dragonquest")
    assert "chess" in error.value.say("fr") != str(error.value)


def test_another_package_brings_a_game(shells: donjon.Game) -> None:
    assert list(donjon.games()) == [*donjon.games()][:-1] + ["shells"]
    assert donjon.games()["shells"] is shells
    assert (shells.title("en"), shells.title("fr")) == ("Shell game", "Bonneteau")


def test_it_is_played_recorded_and_replayed(shells: donjon.Game) -> None:
    match = donjon.Match(shells, seats=1, seed=5)
    assert match.choices(0)[0].text("fr") == "Soulever le gobelet 1."
    for _ in range(3):
        match.play(0, 1)
    assert match.result is not None
    assert match.scene().result is not None
    assert donjon.replay(match.record().to_json()).hashes == match.hashes
    assert len(set(match.hashes)) == 3


def test_it_is_gone_with_its_package(shells: donjon.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[1:])
    assert "shells" not in donjon.games()
