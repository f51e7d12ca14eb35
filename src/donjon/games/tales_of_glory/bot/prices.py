"""What goods, chests, connectors and majorities are worth to a bot of Tales of Glory."""

from __future__ import annotations

from math import exp
from typing import Final, final

from donjon.games.tales_of_glory.bot.weights import Weights
from donjon.games.tales_of_glory.content.printed_gain import (
    COIN,
    COMBAT,
    FIRST_PLAYER,
    KEY,
    MAGIC,
    ONCE,
    PER_CHARACTER,
    PER_KEY,
    PER_MAJORITY,
    PER_MONSTER,
    PER_PLACE,
    PERS,
    POTION,
    Item,
)
from donjon.games.tales_of_glory.content.tables import (
    CHEST_GAIN,
    CHEST_TILE,
    EDGE_GAIN,
    EDGE_NEED,
    HERO,
    MAJORITY_PRESTIGE,
    NONE,
    ROUNDS,
    SET,
)
from donjon.kernel.rules.immutable import Immutable

FAR: Final = 30
"""A lead in a resource counts no more than this."""


@final
class Prices(Immutable):
    """What things are worth with `left` rounds still to come.

    `opening` is what opening a chest brings, and `closed` what it is worth while it is closed;
    `promise` is what an open connector is likely to pay; `growth` how much of what an item counts
    is still to come; `majority` the chance of a majority by the lead in it, from -FAR on.
    """

    def __init__(self, weights: Weights, left: int) -> None:
        self.left: Final = left
        self.weights: Final = weights
        self.skill: Final = price_at(
            left, weights.skill_now, weights.skill_later, weights.skill_end
        )
        self.coin: Final = price_at(left, weights.coin_now, weights.coin_later, weights.good_end)
        self.potion: Final = price_at(
            left, weights.potion_now, weights.potion_later, weights.good_end
        )
        self.many: Final = weights.many_now + weights.many_later * left
        self.token: Final = weights.token if left > 0 else 0.0
        self.hope: Final = min(left / weights.fading, 1.0)
        self.opening: Final[list[float]] = []
        self.closed: Final[list[float]] = []
        for chest, items in enumerate(CHEST_GAIN):
            worth = self.gain_worth(items)
            share = weights.closed_chest
            if SET[CHEST_TILE[chest]] == HERO:
                share = weights.closed_hero_chest
            self.closed.append(worth * share * self.hope)
            self.opening.append(worth - self.closed[chest])
        self.promise: Final = [self.promise_of(edge) for edge in range(len(EDGE_GAIN))]
        self.growth: Final = [growth_of(weights, per) * left for per in range(len(PERS))]
        self.majority: Final = [self.chance_of(lead) for lead in range(-FAR, FAR + 1)]
        share = weights.majority_hope if left else weights.majority_end
        self.majority_worth: Final = MAJORITY_PRESTIGE * share
        self.majority_trust: Final = weights.majority_trust if left else 1.0

    def gain_worth(self, items: list[Item]) -> float:
        """What a chest or a connector gives."""
        worth = 0.0
        for item in items:
            worth += item.n * self.price_of(item.kind)
        return worth

    def price_of(self, kind: int) -> float:
        """What one of a kind is worth."""
        if kind == COIN:
            return self.coin
        if kind == POTION:
            return self.potion
        if kind == COMBAT or kind == MAGIC:
            return self.skill
        if kind == KEY:
            return self.weights.key
        return self.token if kind == FIRST_PLAYER else 1.0

    def promise_of(self, edge: int) -> float:
        """What an open connector of a Place is likely to pay."""
        weights = self.weights
        share = weights.any_neighbour if EDGE_NEED[edge] == NONE else weights.some_neighbour
        return share * self.hope * self.gain_worth(EDGE_GAIN[edge])

    def chance_of(self, lead: int) -> float:
        """The chance to have a majority in the end; in the last round it is held now or not."""
        weights = self.weights
        if self.left > 0:
            return 1.0 / (1.0 + exp(-lead / (weights.sway * (0.5 + self.left))))
        if lead == 0:
            return weights.shared
        return weights.alone if lead > 0 else 0.0


def price_at(left: int, now: float, later: float, end: float) -> float:
    """What a good is worth: in the last round, when it can no longer be used, the last of them."""
    return now + later * left if left > 0 else end


def growth_of(weights: Weights, per: int) -> float:
    """How much of what an item counts comes with each round."""
    if per == ONCE or per == PER_MAJORITY:
        return 0.0
    if per == PER_MONSTER:
        return weights.more_monsters
    if per == PER_CHARACTER:
        return weights.more_characters
    if per == PER_KEY:
        return weights.more_keys
    return weights.more_tiles if PER_PLACE <= per < PER_MAJORITY else weights.more_others


def prices_by_round(weights: Weights) -> list[Prices]:
    """The prices by the number of rounds that are left."""
    return [Prices(weights, left) for left in range(ROUNDS + 1)]
