"""What the bot wants of a path: points, coins, optimisers and the exit, as weights (7.9)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.bot.exit_values import exit_worth
from donjon.games.map_masters.content.objectives import COUNTED, OBJECTIVES, TRAP
from donjon.games.map_masters.content.printed_icons import COIN, KINDS, LAVA, RECYCLE, SCISSORS
from donjon.games.map_masters.content.tables import OBJECTIVE_OF, OBJECTIVE_VP, TURNS
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.solver.input.weights import POINT, Weights

COIN_WORTH: Final = [80, 80, 80, 80, 80, 153]
"""By turn: the worth of a coin that a path meets. It buys cards; at the end of the game three coins
are a point."""
COIN_PRICE: Final = [40, 40, 40, 40, 40, 90]
"""By turn: the worth of a coin that is not spent in the market. It is less than what it buys: what
one buys the others cannot, and who has fewer coins buys first in the next turn."""
RECYCLE_WORTH: Final = 350
SCISSORS_WORTH: Final = 70
"""For each turn that is left: the sooner a poor card is gone, the fewer draws it spoils."""


def turns_left(s: MapMasters) -> int:
    """The number of turns after this one."""
    return TURNS - 1 - s.turn


def coin_price(s: MapMasters) -> int:
    """The worth of a coin that is not spent now."""
    return COIN_PRICE[s.turn]


def wanted_discoveries(s: MapMasters, player: Player) -> Weights:
    """The weights for this turn: the primary objective in full, the secondary as expected."""
    left = objectives_left(s)
    total = sum(left)
    primary = OBJECTIVE_OF[s.primary]
    parts = [POINT * left[kind] // (2 * total) for kind in range(OBJECTIVES)]
    parts[primary] += POINT
    return Weights(worth_of(s, parts), exit_worth(s, player))


def worth_of(s: MapMasters, parts: list[int]) -> list[int]:
    """The worth of an icon by kind, from the `parts` that a point of each objective is worth."""
    worth = [0] * KINDS
    for objective in range(OBJECTIVES):
        of_one = OBJECTIVE_VP[objective] * parts[objective]
        worth[COUNTED[objective]] += of_one
        if objective == TRAP:
            worth[LAVA] += of_one
    worth[COIN] += COIN_WORTH[s.turn]
    if turns_left(s):
        worth[RECYCLE] = RECYCLE_WORTH
        worth[SCISSORS] = SCISSORS_WORTH * turns_left(s)
    return worth


def objectives_left(s: MapMasters) -> list[int]:
    """MM-15.2  The number of cards of each objective in the pile.

    It is counted from the drawn cards, which everybody knows, never from the pile.
    """
    left = [0] * OBJECTIVES
    for card, objective in enumerate(OBJECTIVE_OF):
        if card not in s.drawn:
            left[objective] += 1
    return left
