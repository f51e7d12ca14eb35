"""What a bot fights for, buys with skill, and buys in the market."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.goals import Goal, best_goal
from donjon.games.clank.bot.next_step import NOWHERE
from donjon.games.clank.bot.values import TurnContext, card_worth, effects_worth, row_price
from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.content.tables import (
    DUNGEON_CARDS,
    ITEM_VP,
    KIND,
    PRICE,
    ROOM_FOR,
    SWORDS_COST,
    UNLOCKS,
)
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.rules.acquire_card import cost_of
from donjon.games.clank.rules.artifacts import artifact_limit
from donjon.games.clank.rules.movement import has_key
from donjon.games.clank.rules.turn_actions import ACQUIRE, BUY, FIGHT, SPAN, USE


def item_to_buy(s: Clank, thief: Thief, options: list[int], goal: Goal, weights: Weights) -> int:
    """The item that brings most beyond its price: by its points or by what it opens."""
    best = NOWHERE
    most = goal.value
    for option in options:
        if option // SPAN == BUY:
            value = value_with(s, thief, option % SPAN, weights)
            if value > most:
                most = value
                best = option
    return best


def value_with(s: Clank, thief: Thief, item: int, weights: Weights) -> float:
    """The chance to win with the item instead of its price."""
    key = has_key(thief) or UNLOCKS[item] != 0
    limit = artifact_limit(thief) + ROOM_FOR[item]
    return best_goal(s, thief, key, limit, float(ITEM_VP[item] - PRICE), weights).value


def fight_worth(context: TurnContext, card: int) -> float:
    """What a monster is worth for each of its swords."""
    kind = KIND[card]
    reward = effects_worth(context, context.s.card_effects.defeat[kind])
    return (reward - row_price(context, card)) / SWORDS_COST[kind]


def best_fight(context: TurnContext, options: list[int]) -> int:
    """The monster whose reward is the best for each sword, if it is worth its risk."""
    best = NOWHERE
    most = 0.0
    for option in options:
        if option // SPAN == FIGHT:
            worth = fight_worth(context, option % SPAN)
            if worth > most:
                most = worth
                best = option
    return best


@final
class Purchase:
    """A card or device that skill can buy, its cost, and what it is worth."""

    def __init__(self, option: int, cost: int, worth: float) -> None:
        self.option: Final = option
        self.cost: Final = cost
        self.worth: Final = worth

    def is_repeatable(self) -> bool:
        """Whether there is more of it: in the reserve, and not in the row."""
        return self.option % SPAN >= DUNGEON_CARDS


def purchases(context: TurnContext, options: list[int]) -> list[Purchase]:
    """All cards and devices that are worth something."""
    found: list[Purchase] = []
    for option in options:
        action, card = option // SPAN, option % SPAN
        worth = 0.0
        if action == ACQUIRE:
            worth = card_worth(context, card)
        elif action == USE:
            use = context.s.card_effects.use[KIND[card]]
            worth = effects_worth(context, use) - row_price(context, card)
        if worth > 0.0:
            found.append(Purchase(option, cost_of(context.s, KIND[card]), worth))
    return found


def best_purchase(context: TurnContext, options: list[int]) -> int:
    """What is worth most together with what the rest of the skill can buy."""
    best = NOWHERE
    most = 0.0
    found = purchases(context, options)
    for first in found:
        worth = first.worth + context.weights.second_card * second_worth(context, first, found)
        if worth > most:
            most = worth
            best = first.option
    return best


def second_worth(context: TurnContext, first: Purchase, found: list[Purchase]) -> float:
    """What the best purchase after the first is worth."""
    rest = context.s.resources.skill - first.cost
    most = 0.0
    for second in found:
        if second.cost <= rest and second.worth > most:
            if second is not first or first.is_repeatable():
                most = second.worth
    return most
