"""What a seat wants of a path: what each kind of discovery and the exit are worth to it (7.9)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.objectives import COUNTED, OBJECTIVES, TRAP
from donjon.games.map_masters.content.printed_icons import COIN, KINDS, LAVA, RECYCLE, SCISSORS
from donjon.games.map_masters.content.tables import OBJECTIVE_VP
from donjon.kernel.rules.immutable import Immutable

POINT: Final = 460
"""A victory point; everything is counted in these small parts, so that all worths are whole."""
EXPECTED: Final = 20
"""Half a point of the secondary objective, which is one of 11.5 kinds: 460 / 2 / 11.5."""
PER_COIN: Final = 92
PER_EXIT: Final = 230
PER_OPTIMISER: Final = 46
COIN_TIE: Final = 10
EXIT_TIE: Final = 25
"""A hand has 27 coins at most: with the exit these are 295 parts, less than a point."""


@final
class Aims(Immutable):
    """`worth` of each kind of icon and of the `exit`, in parts of a point."""

    def __init__(self, worth: list[int], exit: int) -> None:
        self.worth: Final = worth
        self.exit: Final = exit


def usual_aims(primary: int) -> Aims:
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
    return Aims(worth, PER_EXIT)


def primary_aims(primary: int) -> Aims:
    """The points of the primary objective; coins and the exit decide between equal paths.

    All of them together are less than a point: `points_in` a value are those of the objective.
    """
    worth = [0] * KINDS
    worth[COIN] = COIN_TIE
    worth[COUNTED[primary]] = POINT * OBJECTIVE_VP[primary]
    if primary == TRAP:
        worth[LAVA] = worth[COUNTED[primary]]
    return Aims(worth, EXIT_TIE)


def points_in(value: int) -> int:
    """The whole points in a value."""
    return value // POINT


def value_of(aims: Aims, found: list[int], is_exit: bool) -> int:
    """What a path is worth."""
    total = aims.exit if is_exit else 0
    for kind in range(KINDS):
        total += aims.worth[kind] * found[kind]
    return total
