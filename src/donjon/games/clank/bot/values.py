"""What a bot thinks that cards, effects and goods are worth, in points."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.bot.wounds import wound_price
from donjon.games.clank.content.tables import (
    BOOTS,
    CLANK,
    DANGER,
    DRAW,
    DUNGEON_CARDS,
    GOLD,
    HAND,
    KIND,
    SKILL,
    SWORDS,
    VP,
)
from donjon.games.clank.model.effect import Effect, all_possible
from donjon.games.clank.model.state import IN, NO_CARD, Clank, Thief
from donjon.games.clank.rules.banish_card import Banish
from donjon.games.clank.rules.card_points import RULES
from donjon.games.clank.rules.dragon import AttackNow, cubes_to_draw
from donjon.games.clank.rules.effects.chosen_or_paid import Choose, PayGold
from donjon.games.clank.rules.effects.conditional import NO_COPY, If, PerClankAdded
from donjon.games.clank.rules.effects.immediate import (
    AllMakeNoise,
    DrawCards,
    GainBoots,
    GainGold,
    GainSkill,
    GainSwords,
    GainTeleport,
    GoldBonus,
    Heal,
    IgnoreTunnelMonsters,
    MakeNoise,
    OthersMakeNoise,
    TakeReserve,
)
from donjon.games.clank.rules.scoring import owned_cards
from donjon.games.clank.rules.secrets import TakeAdjacentSecret
from donjon.games.clank.rules.thief_cards import DiscardFor
from donjon.games.clank.view.attack_odds import expected_wounds

DRAGON_CHANCE: Final = 0.27
"""About the part of the dungeon's cards that bring the dragon."""


@final
class TurnContext:
    """What a thief's wishes turn on in this turn."""

    def __init__(
        self, s: Clank, thief: Thief, turns: float, may_walk: bool, weights: Weights
    ) -> None:
        self.s: Final = s
        self.thief: Final = thief
        self.weights: Final = weights
        self.wound: Final = wound_price(thief, weights)
        self.noise: Final = self.wound * weights.noise if thief.status == IN else 0.0
        self.turns: Final = turns if thief.status == IN else 0.0
        self.may_walk: Final = may_walk


def effects_worth(context: TurnContext, effects: list[Effect]) -> float:
    """What these effects together are worth now."""
    worth = 0.0
    for effect in effects:
        worth += effect_worth(context, effect)
    return worth


def effect_worth(context: TurnContext, effect: Effect) -> float:
    """What one effect is worth now, in points."""
    if isinstance(effect, GainSkill):
        return context.weights.skill * effect.n
    if isinstance(effect, GainSwords):
        return context.weights.sword * effect.n
    if isinstance(effect, GainBoots):
        return context.weights.boot * effect.n if context.may_walk else 0.0
    if isinstance(effect, GainGold):
        return float(effect.n)
    if isinstance(effect, MakeNoise):
        return -context.noise * effect.n
    if isinstance(effect, DrawCards):
        return context.weights.draw * effect.n
    if isinstance(effect, Heal):
        return context.wound * min(effect.n, context.thief.damage)
    if isinstance(effect, GainTeleport):
        return context.weights.teleport * effect.n if context.thief.status == IN else 0.0
    return rare_worth(context, effect)


def rare_worth(context: TurnContext, effect: Effect) -> float:
    """What an effect is worth that few cards have."""
    weights = context.weights
    if isinstance(effect, Choose):
        return best_way(context, effect)
    if isinstance(effect, If):
        return effects_worth(context, effect.then) * (
            1.0 if effect.is_met(context.s, NO_COPY) else weights.unmet
        )
    if isinstance(effect, PerClankAdded):
        return effects_worth(context, effect.then)
    if isinstance(effect, DiscardFor):
        return effects_worth(context, effect.then) - weights.usual_card
    if isinstance(effect, PayGold):
        return effects_worth(context, effect.then) - effect.n
    if isinstance(effect, TakeReserve):
        return weights.reserve_card * effect.n
    if isinstance(effect, Banish):
        return weights.banish if context.turns > 3 else 0.0
    if isinstance(effect, TakeAdjacentSecret):
        return weights.secret_beside
    if isinstance(effect, OthersMakeNoise):
        return weights.noise_of_others * effect.n
    if isinstance(effect, AllMakeNoise):
        return (weights.noise_of_others - context.noise) * effect.n
    if isinstance(effect, AttackNow):
        return weights.attack - attack_price(context)
    if isinstance(effect, GoldBonus):
        return weights.gold_bonus * effect.n
    if isinstance(effect, IgnoreTunnelMonsters):
        return weights.calm_tunnels
    return weights.other_effect


def best_way(context: TurnContext, text: Choose) -> float:
    """What the best of several is worth."""
    best = 0.0
    for way in text.alternatives:
        if all_possible(context.s, way):
            best = max(best, effects_worth(context, way))
    return best


def attack_price(context: TurnContext) -> float:
    """What an attack would cost as the table lies."""
    s, thief = context.s, context.thief
    if thief.status != IN:
        return 0.0
    bag = sum(s.bag)
    for other in s.thieves:
        bag += other.clank
    mine = s.bag[thief.seat] + thief.clank
    return context.wound * expected_wounds(mine, bag, cubes_to_draw(s, 0))


def refill_price(context: TurnContext) -> float:
    """What one more card out of the row costs: its successor may bring the dragon."""
    calm = 1.0
    for card in context.s.row:
        if card == NO_CARD:
            calm *= 1 - DRAGON_CHANCE
    return calm * DRAGON_CHANCE * attack_price(context)


def row_price(context: TurnContext, card: int) -> float:
    """What taking this card out of the row costs, or brings where it is a danger."""
    if card >= DUNGEON_CARDS:
        return 0.0
    if DANGER[KIND[card]] and context.thief.status == IN:
        return refill_price(context) - context.weights.danger * context.wound
    return refill_price(context)


def numbers_worth(context: TurnContext, kind: int) -> float:
    """What the numbers of a card are worth each time that it is played."""
    weights = context.weights
    return (
        weights.skill * SKILL[kind]
        + weights.sword * SWORDS[kind]
        + weights.boot * BOOTS[kind]
        + GOLD[kind]
        + weights.draw * DRAW[kind]
        - context.noise * CLANK[kind]
    )


def points_of(thief: Thief, kind: int) -> float:
    """The points of a card at the end, as things are."""
    rule = RULES[kind]
    return float(VP[kind]) if rule is None else float(rule.points(thief, owned_cards(thief)))


def plays_left(context: TurnContext) -> float:
    """How often a card bought now will be played."""
    thief = context.thief
    cards = thief.deck.size() + thief.hand.size() + len(thief.played) + len(thief.discard) + 1
    return max(0.0, context.turns - thief.deck.size() / HAND) * HAND / cards


def card_worth(context: TurnContext, card: int) -> float:
    """What a card is worth to the thief that buys it now."""
    kind = KIND[card]
    each = numbers_worth(context, kind) + effects_worth(context, context.s.card_effects.play[kind])
    bought = effects_worth(context, context.s.card_effects.acquire[kind])
    points = points_of(context.thief, kind)
    played = plays_left(context) * (each - context.weights.usual_card)
    return points + bought + played - row_price(context, card)
