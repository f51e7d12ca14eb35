"""What the bot wants of a path: points, coins, optimisers and the exit, as weights (7.9)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.bot.exit_values import exit_worth
from donjon.games.map_masters.bot.weights import PolicyWeights
from donjon.games.map_masters.content.objectives import COUNTED, OBJECTIVES, TRAP
from donjon.games.map_masters.content.printed_icons import COIN, KINDS, LAVA, RECYCLE, SCISSORS
from donjon.games.map_masters.content.tables import (
    COINS_FOR_A_POINT,
    OBJECTIVE_OF,
    OBJECTIVE_VP,
    TURNS,
)
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.solver.input.weights import POINT, Weights

COIN_AT_THE_END: Final = POINT // COINS_FOR_A_POINT
"""MM-12.7  The worth of a coin that a path of the last turn meets."""


def turns_left(s: MapMasters) -> int:
    """The number of turns after this one."""
    return TURNS - 1 - s.turn


def coin_worth(s: MapMasters, weights: PolicyWeights) -> int:
    """The worth of a coin that a path meets: it buys cards, or is a part of a point."""
    return weights.path_coin if turns_left(s) else COIN_AT_THE_END


def coin_price(s: MapMasters, weights: PolicyWeights) -> int:
    """The worth of a coin that is not spent now."""
    return weights.kept_coin if turns_left(s) else weights.last_coin


def recycle_worth(s: MapMasters, weights: PolicyWeights) -> int:
    """The worth of a recycle arrow: it keeps a card for the next turn."""
    return weights.recycle if turns_left(s) else 0


def scissors_worth(s: MapMasters, weights: PolicyWeights) -> int:
    """The worth of scissors: the sooner a poor card is gone, the fewer draws it spoils."""
    return weights.scissors * turns_left(s)


def wanted_discoveries(s: MapMasters, player: Player, weights: PolicyWeights) -> Weights:
    """The weights for this turn: the primary objective in full, the secondary as expected."""
    left = objectives_left(s)
    total = sum(left)
    primary = OBJECTIVE_OF[s.primary]
    parts = [POINT * left[kind] // (2 * total) for kind in range(OBJECTIVES)]
    parts[primary] += POINT
    return Weights(worth_of(s, parts, weights), exit_worth(s, player, weights.exits))


def worth_of(s: MapMasters, parts: list[int], weights: PolicyWeights) -> list[int]:
    """The worth of an icon by kind, from the `parts` that a point of each objective is worth."""
    worth = [0] * KINDS
    for objective in range(OBJECTIVES):
        of_one = OBJECTIVE_VP[objective] * parts[objective]
        worth[COUNTED[objective]] += of_one
        if objective == TRAP:
            worth[LAVA] += of_one
    worth[COIN] += coin_worth(s, weights)
    worth[RECYCLE] = recycle_worth(s, weights)
    worth[SCISSORS] = scissors_worth(s, weights)
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
