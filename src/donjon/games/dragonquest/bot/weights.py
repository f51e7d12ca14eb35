"""The weights by which a bot of DragonQuest weighs things: weights.toml as plain numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from donjon.games.dragonquest.content.tables import BOXES
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.tuning.read_weights import read_weights
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_table import WeightValues

SEATS: Final = (1, 4)


@final
class Weights(Immutable):
    """All weights for one number of seats; weights.toml says what each of them means.

    `parts` and `parts_late` are by points of a row: none are worth nothing, a full row an object.
    """

    def __init__(self, values: WeightValues) -> None:
        self.first_gold: Final[float] = values.of("first_gold")
        self.more_gold: Final[float] = values.of("more_gold")
        self.gold_spread: Final[float] = values.of("gold_spread")
        self.talisman_gold: Final[float] = values.of("talisman_gold")
        self.wait_for: Final[float] = values.of("wait_for")
        self.detour: Final[float] = values.of("detour")
        self.orb_worth: Final[float] = values.of("orb_worth")
        self.ring_for: Final[float] = values.of("ring_for")
        self.least_gain: Final[float] = values.of("least_gain")
        self.spider_cost: Final[float] = values.of("spider_cost")
        self.demon_cost: Final[float] = values.of("demon_cost")
        self.skeleton_cost: Final[float] = values.of("skeleton_cost")
        self.parts: Final = parts_of_object(values, "part")
        self.parts_late: Final = parts_of_object(values, "part_late")


def parts_of_object(values: WeightValues, name: str) -> list[float]:
    """By points of a row: which part of an object they are worth."""
    inside = [values.of(f"{name}_{points}") for points in range(1, BOXES)]
    return [0.0, *inside, 1.0]


TABLE: Final = read_weights(Path(__file__).parent / "weights.toml", SEATS)


def weights_of(weights: list[Weight]) -> Weights:
    """Any weights as numbers that native code reads fast."""
    return Weights(WeightValues(weights))


BY_SEATS: Final[list[Weights]] = [
    weights_of(TABLE.at(seats)) for seats in range(SEATS[0], SEATS[1] + 1)
]


def usual_weights(s: DragonQuest) -> Weights:
    """The weights of the file for the seats of this match."""
    return BY_SEATS[len(s.heroes) - SEATS[0]]
