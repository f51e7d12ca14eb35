"""The toy's state with the steps of a test, as a state or as a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from donjon import Game, GameOption
from donjon.kernel.match.game_parts import Drawing, GameParts, Rules
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.step import AnyStep, Decision, Step
from donjon.kernel.scene import Choice, ChoiceStyle
from donjon.kernel.words.message import Message
from donjon.testing.toy import GAME as TOY
from donjon.testing.toy.drawing.memory import DrawingMemory
from donjon.testing.toy.drawing.scene import scene
from donjon.testing.toy.model.state import Player, ThreeChests
from donjon.testing.toy.parts import PARTS

ALL_KINDS = [
    GameOption("quick", False),
    GameOption("level", 2, least=1, most=4),
    GameOption("board", "day", values=["day", "night"]),
    GameOption("motto", ""),
    GameOption("houses", []),
]


class Ask(Decision["ThreeChests"]):
    """Asks a seat for a number, which is added to its coins."""

    def __init__(self, seat: int, numbers: list[int], must_ask: bool = False) -> None:
        super().__init__(seat)
        self.numbers = numbers
        self.must_ask = must_ask

    def options(self, s: ThreeChests) -> list[int]:
        return self.numbers

    def choose(self, s: ThreeChests, option: int) -> None:
        s.players[self.seat].coins += option

    def label(self, s: ThreeChests, option: int) -> Message:
        return Message("ty-double", {"coins": option})

    def prompt(self, s: ThreeChests) -> Message:
        return Message("ty-ask-pick")

    def rule(self) -> str:
        return "TY-1.2"

    def default(self, s: ThreeChests, chance: Chance) -> int:
        return self.numbers[0]

    def must_be_asked(self, s: ThreeChests) -> bool:
        return self.must_ask


class Throw(Step["ThreeChests"]):
    """Throws a die for a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ThreeChests) -> None:
        s.players[self.seat].coins += 1 + s.chance.below(6)


def state_owing(seats: int, chance: Chance, steps: list[AnyStep]) -> ThreeChests:
    """A state in which these steps are owed."""
    s = ThreeChests(chance, 1, [Player(seat) for seat in range(seats)])
    s.owe_all(steps)
    return s


def game_of(
    steps: list[AnyStep],
    options: list[GameOption] | None = None,
    setups: list[Setup] | None = None,
    style: Callable[[Any, Choice], ChoiceStyle] | None = PARTS.drawing.style,
) -> Game:
    """A game of only these steps; every `Setup` that it is started with is added to `setups`."""

    def start(setup: Setup, chance: Chance) -> ThreeChests:
        if setups is not None:
            setups.append(setup)
        return state_owing(setup.seats, chance, steps[:])

    return Game(
        name="custom",
        prefix="TY",
        seats=(1, 4),
        minutes=5,
        icon="locked-chest",
        tint="moss",
        rules_version=1,
        options=options or [],
        folder=TOY.folder,
        catalogue="toy",
        most_choices=100,
        parts=GameParts(
            rules=Rules(start=start, result=PARTS.rules.result),
            views=PARTS.views,
            drawing=Drawing(scene=scene, memory=DrawingMemory, style=style),
            brain=PARTS.brain,
        ),
    )
