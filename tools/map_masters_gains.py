"""Measures what each card adds to paths: `python -m tools.map_masters_gains` prints the table.

Every card is laid beside the same random hands of four cards, for each primary objective, and the
solver finds the best path. With `PYTHONPATH=build/compiled` it takes about two minutes of CPU.
`bot/card_gains.py` of Map Masters has the result.
"""

from __future__ import annotations

from random import Random
from typing import Final

from donjon.games.map_masters.bot.card_gains import (
    MEASURED_COIN,
    MEASURED_RECYCLE,
    MEASURED_SCISSORS,
)
from donjon.games.map_masters.content.face_checks import STARTING
from donjon.games.map_masters.content.objectives import OBJECTIVES
from donjon.games.map_masters.content.printed_icons import COIN, RECYCLE, SCISSORS, USES
from donjon.games.map_masters.content.tables import FACES, HAND
from donjon.games.map_masters.solver.input.question import Question
from donjon.games.map_masters.solver.input.time_limit import StepLimit
from donjon.games.map_masters.solver.input.weights import (
    PER_COIN,
    PER_EXIT,
    PER_OPTIMISER,
    Weights,
    usual_weights,
)
from donjon.games.map_masters.solver.solve import quick_answer

HANDS: Final = 59
SEED: Final = 5
STEPS: Final = 500


def weights_for(objective: int) -> Weights:
    """The usual weights, but coins, optimisers and the exit as the bot sees them."""
    worth = usual_weights(objective).worth[:]
    worth[COIN] += MEASURED_COIN - PER_COIN
    worth[RECYCLE] += MEASURED_RECYCLE - PER_OPTIMISER
    worth[SCISSORS] += MEASURED_SCISSORS - PER_OPTIMISER
    return Weights(worth, PER_EXIT // 2)


def random_hands(count: int, seed: int) -> list[list[int]]:
    """Hands that lack one card; half of their cards are starting cards on average."""
    chance = Random(seed)
    return [[random_face(chance) for _ in range(HAND - 1)] for _ in range(count)]


def random_face(chance: Random) -> int:
    """A starting card or any other, with equal probability."""
    if chance.random() < 0.5:
        return chance.randrange(STARTING)
    return chance.randrange(STARTING, len(FACES))


def mean_values(objective: int, hands: list[list[int]]) -> list[float]:
    """By face: the mean value of the best path of all hands with this card."""
    weights = weights_for(objective)
    means: list[float] = []
    for face in range(len(FACES)):
        total = 0
        for hand in hands:
            question = Question([face, *hand], [0] * USES, 0, weights)
            total += quick_answer(question, StepLimit(STEPS)).value
        means.append(total / len(hands))
    return means


def gains(objective: int, hands: list[list[int]]) -> list[int]:
    """By face: how much more it adds than a starting card does on average."""
    means = mean_values(objective, hands)
    usual = sum(means[:STARTING]) / STARTING
    return [round(mean - usual) for mean in means]


def main() -> None:
    hands = random_hands(HANDS, SEED)
    columns = [gains(objective, hands) for objective in range(OBJECTIVES)]
    for face in FACES:
        row = ", ".join(str(column[face.number]) for column in columns)
        print(f"    [{row}],  # {face.name}")


if __name__ == "__main__":
    main()
