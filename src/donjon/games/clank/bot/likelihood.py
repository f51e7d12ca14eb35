"""Smooth guesses of how likely something is."""

from __future__ import annotations

from math import exp
from typing import Final

from donjon.games.clank.bot.weights import Weights

STEEP: Final = 1.7
"""Makes a logistic curve about as steep as a normal distribution of the same spread."""
CERTAIN: Final = 17.0


def logistic(x: float) -> float:
    """From 0 to 1, a half at 0; `x` counts standard deviations."""
    if x > CERTAIN:
        return 1.0
    if x < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + exp(-STEEP * x))


def chance_in_time(spare: float, unsure: float) -> float:
    """How likely something is done in time if it has `spare` turns to spare."""
    return logistic((spare + 0.5) / unsure)


def chance_to_live(health: int, wounds: float, weights: Weights) -> float:
    """How likely fewer wounds come than would knock a thief out."""
    unsure = weights.unsure_wounds + weights.unsure_a_wound * wounds
    return logistic((health - 0.5 - wounds) / unsure)
