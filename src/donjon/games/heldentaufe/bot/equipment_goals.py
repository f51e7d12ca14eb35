"""Better equipment for a bot's hero: laboratory, smith and merchant."""

from __future__ import annotations

from donjon.games.heldentaufe.bot.distances import NOWHERE
from donjon.games.heldentaufe.bot.goal_value import GoalSearch, walk
from donjon.games.heldentaufe.bot.values import future_use
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.tables import (
    BEST_VALUE,
    KIND_OF,
    LABORATORY,
    MERCHANT,
    PIECES,
    SLOTS,
    SMITH,
    VALUE_OF,
)
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_board.tokens import piece_of
from donjon.games.heldentaufe.rules.turn_actions import END, SPAN
from donjon.games.heldentaufe.rules.turn_end import RAISE, may_raise


def improve(search: GoalSearch) -> None:
    """HT-4.11, HT-4.13, HT-4.15  Better equipment at the laboratory, smith and merchant."""
    s, hero, weights = search.s, search.hero, search.weights
    piece = best_raise(s, hero, weights)
    if piece != NOWHERE:
        way = search.way(0, LABORATORY)
        option = walk(way) if way.steps else END * SPAN + RAISE + piece
        worth = raise_worth(s, hero, piece, weights)
        search.best.weigh(worth, search.till_end(way.steps), option)
    if hero.packed == 0:
        return
    worth = forge_worth(s, hero, weights)
    if worth > 0.0:
        way = search.way(0, SMITH)
        search.best.weigh(worth, way.steps, walk(way))
    worth = trade_worth(s, hero, weights)
    if worth > 0.0:
        way = search.way(0, MERCHANT)
        search.best.weigh(worth, way.steps, walk(way))


def raise_worth(s: Heldentaufe, hero: Hero, piece: int, weights: Weights) -> float:
    """The extra worth of a piece that is raised by 1."""
    kind, value = KIND_OF[piece], VALUE_OF[piece]
    if hero.worn[kind] != value:
        return 0.0
    worths = weights.worn[kind]
    return (worths[value + 1] - worths[value]) * future_use(s, hero, weights)


def best_raise(s: Heldentaufe, hero: Hero, weights: Weights) -> int:
    """The worn piece that the laboratory should raise."""
    best, most = NOWHERE, 0.0
    for kind in range(SLOTS):
        if 0 < hero.worn[kind] < BEST_VALUE:
            piece = piece_of(kind, hero.worn[kind])
            if may_raise(s, hero, piece):
                worth = raise_worth(s, hero, piece, weights)
                if worth > most:
                    best, most = piece, worth
    return best


def forge_worth(s: Heldentaufe, hero: Hero, weights: Weights) -> float:
    """The gain from the best piece that the smith can forge."""
    most = 0.0
    for kind in range(SLOTS):
        worn = hero.worn[kind]
        if 0 < worn < BEST_VALUE:
            for value in range(1, worn + 1):
                if hero.pack[piece_of(kind, value)] > 0 and s.reserve[piece_of(kind, worn + 1)] > 0:
                    gain = weights.worn[kind][worn + 1] - weights.worn[kind][worn]
                    most = max(most, gain * future_use(s, hero, weights))
    return most


def trade_worth(s: Heldentaufe, hero: Hero, weights: Weights) -> float:
    """The gain from the best exchange of a packed piece at the merchant."""
    most = 0.0
    for piece in range(PIECES):
        if hero.pack[piece] > 0:
            for kind in range(SLOTS):
                most = max(most, trade_gain(s, hero, piece, kind, weights))
    return most


def trade_gain(s: Heldentaufe, hero: Hero, piece: int, kind: int, weights: Weights) -> float:
    """The gain if a piece of the backpack is exchanged for one of another kind."""
    value = VALUE_OF[piece]
    if kind == KIND_OF[piece] or hero.worn[kind] >= value or s.reserve[piece_of(kind, value)] == 0:
        return 0.0
    gain = weights.worn[kind][value] - weights.worn[kind][hero.worn[kind]]
    return (gain - weights.trade_cost) * future_use(s, hero, weights)
