"""What a path is worth to a seat: a weight for each kind of discovery and for the exit (7.9)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.objectives import COUNTED, OBJECTIVES, TRAP
from donjon.games.map_masters.content.printed_icons import COIN, KINDS, LAVA, RECYCLE, SCISSORS
from donjon.games.map_masters.content.tables import OBJECTIVE_VP
from donjon.kernel.rules.immutable import Immutable

POINT: Final = 460
"""Parts of a victory point. All values are counted in parts, so that they are whole numbers."""
EXPECTED: Final = 20
"""The secondary objective at half its points, shared among 11.5 kinds: 460 / 2 / 11.5."""
PER_COIN: Final = 92
PER_EXIT: Final = 230
PER_OPTIMISER: Final = 46
COIN_TIE: Final = 10
EXIT_TIE: Final = 25
"""A hand has at most 27 coins; with the exit they make 295 parts, less than a point."""


@final
class Weights(Immutable):
    """The `worth` of an icon by kind, and of the `exit`, in parts of a point."""

    def __init__(self, worth: list[int], exit: int) -> None:
        self.worth: Final = worth
        self.exit: Final = exit


def usual_weights(primary: int) -> Weights:
    """7.9  The primary objective in full, every other kind as a secondary, coins and the exit."""
    worth = [0] * KINDS
    for objective in range(OBJECTIVES):
        points = POINT if objective == primary else 0
        of_one = OBJECTIVE_VP[objective] * (points + EXPECTED)
        worth[COUNTED[objective]] += of_one
        if objective == TRAP:
            worth[LAVA] += of_one
    worth[COIN] += PER_COIN
    worth[RECYCLE] += PER_OPTIMISER
    worth[SCISSORS] += PER_OPTIMISER
    return Weights(worth, PER_EXIT)


def primary_weights(primary: int) -> Weights:
    """The primary objective alone; coins and the exit decide between paths with equal points.

    Together these stay below one point, so `points_in(value)` are the points of the objective.
    """
    worth = [0] * KINDS
    worth[COIN] = COIN_TIE
    worth[COUNTED[primary]] = POINT * OBJECTIVE_VP[primary]
    if primary == TRAP:
        worth[LAVA] = worth[COUNTED[primary]]
    return Weights(worth, EXIT_TIE)


def points_in(value: int) -> int:
    """The whole victory points in a value."""
    return value // POINT


def value_of(weights: Weights, found: list[int], is_exit: bool) -> int:
    """The worth of a path that has `found` these icons by kind."""
    total = weights.exit if is_exit else 0
    for kind in range(KINDS):
        total += weights.worth[kind] * found[kind]
    return total
