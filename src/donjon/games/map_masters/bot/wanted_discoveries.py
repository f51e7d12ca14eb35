"""What a bot wants of a path: points, the secondary to come, coins, exit, optimisers (7.9)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.objectives import COUNTED, OBJECTIVES, TRAP
from donjon.games.map_masters.content.printed_icons import COIN, KINDS, LAVA, RECYCLE, SCISSORS
from donjon.games.map_masters.content.tables import OBJECTIVE_OF, OBJECTIVE_VP, TURNS
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.solver.input.weights import PER_EXIT, POINT, Aims

COIN_WORTH: Final = [80, 80, 80, 80, 80, 120]
"""What a coin met on the path is worth, by turn: cards are bought for it, in the end it is a third
of a point, rounded down."""
COIN_PRICE: Final = [80, 80, 80, 80, 80, 120]
"""What a coin is worth that is not spent in the market, by turn."""
RECYCLE_WORTH: Final = 140
SCISSORS_WORTH: Final = 70


def turns_left(s: MapMasters) -> int:
    """How many turns come after this one."""
    return TURNS - 1 - s.turn


def coin_price(s: MapMasters) -> int:
    """What a coin is worth that is not spent now."""
    return COIN_PRICE[s.turn]


def wishes(s: MapMasters) -> Aims:
    """For the primary objective there is: in full, beside every kind as the secondary may be it."""
    left = objectives_left(s)
    total = sum(left)
    primary = OBJECTIVE_OF[s.primary]
    parts = [POINT * left[kind] // (2 * total) for kind in range(OBJECTIVES)]
    parts[primary] += POINT
    return aims_of(s, parts)


def later_wishes(s: MapMasters) -> Aims:
    """The same for a turn whose objectives nobody knows yet."""
    left = objectives_left(s)
    total = 2 * sum(left)
    return aims_of(s, [POINT * 3 * left[kind] // total for kind in range(OBJECTIVES)])


def aims_of(s: MapMasters, parts: list[int]) -> Aims:
    """A worth for every kind, when a point of each objective is worth so much."""
    worth = [0] * KINDS
    for objective in range(OBJECTIVES):
        of_one = OBJECTIVE_VP[objective] * parts[objective]
        worth[COUNTED[objective]] += of_one
        if objective == TRAP:
            worth[LAVA] += of_one
    worth[COIN] += COIN_WORTH[s.turn]
    if turns_left(s):
        worth[RECYCLE] = RECYCLE_WORTH
        worth[SCISSORS] = SCISSORS_WORTH
    return Aims(worth, PER_EXIT)


def objectives_left(s: MapMasters) -> list[int]:
    """MM-15.2  How many cards of each objective are still in the pile; all that was drawn is known.

    Counted from what lies open, never from the pile.
    """
    left = [0] * OBJECTIVES
    for card, objective in enumerate(OBJECTIVE_OF):
        if card not in s.drawn:
            left[objective] += 1
    return left
