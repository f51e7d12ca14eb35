"""A game of another package with two weights whose best values are known: 14 and 5."""

from __future__ import annotations

GAME_SOURCE = '''
"""Guess twice; whoever is nearer to 14 with the first and to 5 with the second number wins."""

from pathlib import Path

from donjon.kernel.match.game import Game
from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules, Tuning, Views
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import Decision
from donjon.kernel.tuning.read_weights import read_weights
from donjon.kernel.tuning.weight_table import WeightValues
from donjon.kernel.view.view_memory import ViewMemory
from donjon.kernel.words.message import Message

FOLDER = Path(__file__).parent
BEST = [14, 5]


class Guesses(State):
    def __init__(self, chance, made):
        super().__init__(chance)
        self.made = made

    def clone(self):
        twin = Guesses(self.chance, [each[:] for each in self.made])
        self.copy_kernel(twin)
        return twin

    def hidden_places(self):
        return []


class Guess(Decision["Guesses"]):
    def options(self, s):
        return list(range(21))

    def choose(self, s, option):
        s.made[self.seat].append(option)

    def label(self, s, option):
        return Message("gu-guess", {"n": option})

    def prompt(self, s):
        return Message("gu-title")

    def rule(self):
        return "GU-1.1"

    def default(self, s, chance):
        return 0


def start(setup, chance):
    s = Guesses(chance, [[] for _ in range(setup.seats)])
    s.owe_all([Guess(seat) for _ in BEST for seat in range(setup.seats)])
    return s


def result(s):
    scores = [40 - sum(abs(n - best) for n, best in zip(each, BEST)) for each in s.made]
    order = sorted({*scores}, reverse=True)
    ranking = [[seat for seat, n in enumerate(scores) if n == score] for score in order]
    return Result(scores, ranking, Message("gu-title"), [])


class Guesser:
    def __init__(self, weights):
        values = WeightValues(weights)
        self.numbers = [values.of("first"), values.of("second")]

    def choose(self, s, decision, options, chance):
        return round(self.numbers[len(s.made[decision.seat])])


def policy_with(weights):
    return Guesser(weights).choose


TABLE = read_weights(FOLDER / "weights.toml", (1, 3))

GAME = Game(
    name="guess",
    prefix="GU",
    seats=(1, 3),
    minutes=1,
    icon="trophy",
    tint="sand",
    rules_version=1,
    options=[],
    folder=FOLDER,
    catalogue="guess",
    most_choices=6,
    parts=GameParts(
        rules=Rules(start=start, result=result),
        views=Views(view=lambda s, seat, memory: {}, memory=ViewMemory),
        drawing=Drawing(scene=lambda view, memory: None, memory=dict),
        brain=Brain(
            policy=policy_with(TABLE.at(2)),
            evaluate=lambda s, seat: 0.5,
            tuning=Tuning(table=TABLE, policy=policy_with),
        ),
    ),
)
'''
WEIGHTS = """# Two guesses.
[weights]
first = { at = [8.0, 9.0, 10.0], least = 0.0, most = 20.0 }  # 14 is best
second = { at = 12, least = 0.0, most = 20.0 }  # 5 is best
"""
FILES = {
    "donjon_guess/__init__.py": GAME_SOURCE,
    "donjon_guess/weights.toml": WEIGHTS,
    "donjon_guess/text/en.ftl": "gu-title = Guess\ngu-guess = Guess { $n }.\n",
    "donjon_guess/text/fr.ftl": "gu-title = Devine\ngu-guess = Deviner { $n }.\n",
    "donjon_guess-1.0.dist-info/METADATA": (
        "Metadata-Version: 2.1\nName: donjon-guess\nVersion: 1.0\n"
    ),
    "donjon_guess-1.0.dist-info/entry_points.txt": "[donjon.games]\nguess = donjon_guess:GAME\n",
}
