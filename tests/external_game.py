"""Installs a game of another package: one without a board that is not compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from donjon.kernel.words.translate import TEXTS

GAME_SOURCE = '''
"""A game of another package: find the pea. Nobody has compiled it."""

from pathlib import Path

from donjon.kernel.match.game import Game
from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules, Views
from donjon.kernel.rules.options import GameOption
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.hidden import OutOfPlay, Secret, SecretPlace
from donjon.kernel.words.message import Message
from donjon.kernel.scene import Layout, Scene, Show, Zone
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.view.view_memory import ViewMemory


class Shells(State):
    def __init__(self, chance):
        super().__init__(chance)
        self.pea = Secret(b"", -1)
        self.found = []

    def clone(self):
        twin = Shells(self.chance)
        self.copy_kernel(twin)
        twin.pea = self.pea
        twin.found = self.found[:]
        return twin

    def hidden_places(self):
        hidden = self.pea.hidden_values
        others = [shell for shell in range(3) if shell not in hidden]
        return [Pea(self), OutOfPlay(0, others)]


class Pea(SecretPlace):
    def __init__(self, s):
        super().__init__(s.pea, 0)
        self.s = s

    def put(self, secret):
        self.s.pea = secret


class HidePea(Step["Shells"]):
    def run(self, s):
        s.pea = Secret(bytes([s.chance.below(3)]), -1)
        s.owe(LiftShell(0))


class LiftShell(Decision["Shells"]):
    def options(self, s):
        return [0, 1, 2]

    def choose(self, s, option):
        s.found.append(s.pea.turn_up(s).hidden_values[0] == option)
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


def start(setup, chance):
    s = Shells(chance)
    s.owe(HidePea())
    return s


def result(s):
    return Result([sum(s.found)], [[0]], Message("sh-title"), [])


def view(s, seat, memory):
    return {"viewer": seat, "found": s.found[:]}


def scene(view, memory):
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
    most_choices=3,
    parts=GameParts(
        rules=Rules(start=start, result=result),
        views=Views(view=view, memory=ViewMemory),
        drawing=Drawing(scene=scene, memory=dict),
        brain=Brain(
            policy=lambda s, decision, options, chance: options[0],
            evaluate=lambda s, seat: 0.5,
        ),
    ),
)
'''
FILES = {
    "donjon_shells/__init__.py": GAME_SOURCE,
    "donjon_shells/text/en.ftl": (
        "sh-title = Shell game\nsh-tagline = Find the pea.\nsh-lift = Lift shell { $n }.\n"
    ),
    "donjon_shells/text/fr.ftl": (
        "sh-title = Bonneteau\nsh-tagline = Trouvez le pois.\n"
        "sh-lift = Soulever le gobelet { $n }.\n"
    ),
    "donjon_shells/rules.md": (
        "# Shell game: rules\n\n## 1. Lifting\n\n- **SH-1.1** A shell is lifted.\n"
        "- **SH-1.2** Three peas end the match.\n"
    ),
    "donjon_shells/rules.fr.md": (
        "# Bonneteau : règles\n\n## 1. Soulever\n\n- **SH-1.1** On soulève un gobelet.\n"
    ),
    "donjon_shells-1.0.dist-info/METADATA": (
        "Metadata-Version: 2.1\nName: donjon-shells\nVersion: 1.0\n"
    ),
    "donjon_shells-1.0.dist-info/entry_points.txt": "[donjon.games]\nshells = donjon_shells:GAME\n",
}

BROKEN = {
    "donjon_broken/__init__.py": "CARD = 'no game'\n",
    "donjon_broken/missing.py": "import a_module_that_nobody_has\n",
    "donjon_broken/mute.py": GAME_SOURCE.replace('"shells"', '"mute"'),
    "donjon_broken/lawless/__init__.py": GAME_SOURCE.replace('"shells"', '"lawless"').replace(
        "parts=GameParts(", "parts='donjon_broken.laws' or GameParts("
    ),
    "donjon_broken/lawless/text/en.ftl": "",
    "donjon_broken/lawless/text/fr.ftl": "",
    "donjon_broken-1.0.dist-info/METADATA": (
        "Metadata-Version: 2.1\nName: donjon-broken\nVersion: 1.0\n"
    ),
    "donjon_broken-1.0.dist-info/entry_points.txt": (
        "[donjon.games]\ncard = donjon_broken:CARD\nmissing = donjon_broken.missing:GAME\n"
        "mute = donjon_broken.mute:GAME\nlawless = donjon_broken.lawless:GAME\n"
    ),
}
"""A package with four games; none of them can be loaded."""


def install(folder: Path, files: dict[str, str] = FILES) -> Path:
    """Write the files of the package into a folder. Returns the folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@contextmanager
def installed(folder: Path, files: dict[str, str] = FILES) -> Iterator[None]:
    """Make the package importable in this process while the context lasts."""
    known = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(install(folder, files))
        yield
    for package in {name.partition("/")[0] for name in files if "dist-info" not in name}:
        TEXTS.remove(folder / package / "text")
        for name in sys.modules.keys() - known:
            if name.partition(".")[0] == package:
                del sys.modules[name]
