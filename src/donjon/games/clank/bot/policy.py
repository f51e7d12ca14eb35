"""What a bot knows of Clank!: how good a position is, and a sensible choice everywhere.

It goes for the artifact with the best gain, counting the way there and home. It buys cards that
will still be of use and fights for gold. The closer the dragon comes, the more it prefers the way
out.
"""

from __future__ import annotations

from typing import Any, Final

from donjon.games.clank.bot.goals import Goal, best_goal, goal_of, wound_price
from donjon.games.clank.bot.next_step import NOWHERE, step_to
from donjon.games.clank.bot.values import (
    TurnContext,
    card_worth,
    effects_worth,
    row_price,
)
from donjon.games.clank.content.tables import (
    BANISH_FIRST,
    BOOTS,
    CLANK,
    COMPANION,
    DRAW,
    GOLD,
    HEALS_ONLY,
    IS_CROWN,
    ITEM_VP,
    KIND,
    KINDS,
    PRICE,
    ROOM_FOR,
    SKILL,
    SWORDS,
    SWORDS_COST,
    TYPE,
    UNLOCKS,
)
from donjon.games.clank.model.effect import Effect
from donjon.games.clank.model.state import ESCAPED, IN, LOST, NO_CARD, RESCUED, Clank, Thief
from donjon.games.clank.rules.arrival import TAKE, TakeToken
from donjon.games.clank.rules.artifacts import artifact_limit
from donjon.games.clank.rules.effects.chosen_or_paid import Choose, ChooseOne
from donjon.games.clank.rules.effects.conditional import If
from donjon.games.clank.rules.effects.from_content import BOOK
from donjon.games.clank.rules.effects.immediate import (
    DrawCards,
    GainGold,
    GainSkill,
    GainSwords,
    Heal,
)
from donjon.games.clank.rules.movement import has_key, may_walk
from donjon.games.clank.rules.noise import UseCredit
from donjon.games.clank.rules.scoring import score
from donjon.games.clank.rules.secrets import TakeFromRoom
from donjon.games.clank.rules.thief_cards import DiscardFor, least_missed
from donjon.games.clank.rules.turn_actions import (
    ACQUIRE,
    ARTIFACT,
    BANISH,
    BUY,
    DRINK,
    END,
    FIGHT,
    PLAY,
    SPAN,
    USE,
    TakeAction,
)
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision

MANY_POINTS: Final = 150


def policy(s: Clank, decision: Decision[Any], options: list[int], chance: Chance) -> int:
    """A sensible player's choice; where there is nothing to weigh, the safe default."""
    thief = s.thieves[decision.seat]
    if isinstance(decision, TakeAction):
        card = next_card(thief)
        return next_action(s, thief, options) if card == NO_CARD else PLAY * SPAN + card
    if isinstance(decision, TakeToken):
        return TAKE
    if isinstance(decision, ChooseOne):
        return best_alternative(s, thief, decision, options)
    if isinstance(decision, UseCredit):
        return credit_to_use(s, thief, options)
    if isinstance(decision, TakeFromRoom):
        return room_to_rob(s, options)
    return decision.default(s, chance)


def next_card(thief: Thief) -> int:
    """The card of the hand to play first; NO_CARD when no card must or should be played.

    CL-17.2, CL-R17: a thief who has left plays only cards that are still of use.
    """
    best = NO_CARD
    for card in thief.hand.hidden_cards:
        if thief.status == IN or IS_USEFUL_OUTSIDE[KIND[card]]:
            if best == NO_CARD or WHEN[KIND[card]] < WHEN[KIND[best]]:
                best = card
    return best


def is_useful_outside(kind: int) -> bool:
    """Whether a card is of use outside: skill, swords, gold, cards, or as a companion."""
    if SKILL[kind] + SWORDS[kind] + GOLD[kind] + DRAW[kind] > 0 or TYPE[kind] == COMPANION:
        return True
    return any(pays_outside(effect) for effect in BOOK.play[kind])


def pays_outside(effect: Effect) -> bool:
    """Whether an effect, or one within it, gives what counts or buys outside the dungeon."""
    within: list[Effect] = []
    if isinstance(effect, Choose):
        for way in effect.alternatives:
            within.extend(way)
    elif isinstance(effect, (DiscardFor, If)):
        within = effect.then
    if isinstance(effect, (GainSkill, GainSwords, GainGold, DrawCards)):
        return True
    return any(pays_outside(inner) for inner in within)


IS_USEFUL_OUTSIDE: Final = bytes([is_useful_outside(kind) for kind in range(KINDS)])


def when_to_play(kind: int) -> int:
    """First what draws, then what wants another card discarded, mere noise last."""
    if DRAW[kind]:
        return 0
    if any(isinstance(effect, DiscardFor) for effect in BOOK.play[kind]):
        return 1
    return 3 if CLANK[kind] > 0 and not SKILL[kind] + SWORDS[kind] + BOOTS[kind] else 2


WHEN: Final = bytes([when_to_play(kind) for kind in range(KINDS)])


def best_alternative(s: Clank, thief: Thief, decision: ChooseOne, options: list[int]) -> int:
    """The most valuable of a card's options."""
    context = turn_context(s, thief, goal_of(s, thief))
    best = options[0]
    most = -1000.0
    for option in options:
        worth = effects_worth(context, decision.text.alternatives[option])
        if worth > most:
            most = worth
            best = option
    return best


def credit_to_use(s: Clank, thief: Thief, options: list[int]) -> int:
    """Use no credit where a cube brings more than the wound it may become, else all of it."""
    context = turn_context(s, thief, goal_of(s, thief))
    gain = 0.0
    for counting in s.resources.per_clank:
        gain += effects_worth(context, counting.then)
    return min(options) if gain > context.noise else max(options)


def room_to_rob(s: Clank, options: list[int]) -> int:
    """A major secret rather than a minor one."""
    for room in options:
        if s.dungeon.major[room]:
            return room
    return options[0]


def turn_context(s: Clank, thief: Thief, goal: Goal) -> TurnContext:
    """What the worth of cards and effects depends on in this turn."""
    return TurnContext(s, thief, goal.turns, may_walk(s, thief))


def next_action(s: Clank, thief: Thief, options: list[int]) -> int:
    """The next action once all cards are played: take, buy, walk, fight, spend skill, end."""
    if len(options) == 1:
        return options[0]
    goal = goal_of(s, thief)
    option = option_here(s, thief, options, goal)
    if option == NOWHERE and thief.status == IN:
        option = step_to(s, thief, options, goal)
    if option == NOWHERE:
        context = turn_context(s, thief, goal)
        option = best_fight(context, options)
        if option == NOWHERE:
            option = best_purchase(context, options)
    return END * SPAN if option == NOWHERE else option


def option_here(s: Clank, thief: Thief, options: list[int], goal: Goal) -> int:
    """An option in this room: take the artifact, buy an item, drink a healing potion, banish."""
    unwanted: list[int] = []
    for option in options:
        action, n = option // SPAN, option % SPAN
        if action == ARTIFACT and goal.room == thief.room:
            return option
        if action == DRINK and HEALS_ONLY[n] and heals_fully(s, thief, n):
            return option
        if action == BANISH:
            unwanted.append(n)
    if unwanted:
        card = least_missed(unwanted, BANISH_FIRST)
        if KIND[card] in BANISH_FIRST:
            return BANISH * SPAN + card
    return item_to_buy(s, thief, options, goal)


def heals_fully(s: Clank, thief: Thief, potion: int) -> bool:
    """Whether nothing of a healing potion would be wasted."""
    for effect in s.card_effects.potion_used[potion]:
        if isinstance(effect, Heal) and effect.n > thief.damage:
            return False
    return True


def item_to_buy(s: Clank, thief: Thief, options: list[int], goal: Goal) -> int:
    """The item that brings most beyond its price: by its points or by what it opens."""
    best = NOWHERE
    most = 0.0
    for option in options:
        if option // SPAN == BUY:
            item = option % SPAN
            gain = ITEM_VP[item] - PRICE + item_use(s, thief, item, goal)
            if gain > most:
                most = gain
                best = option
    return best


def item_use(s: Clank, thief: Thief, item: int, goal: Goal) -> float:
    """How much the value of the best goal rises with the item."""
    if IS_CROWN[item]:
        return 0.0
    key = has_key(thief) or UNLOCKS[item] != 0
    limit = artifact_limit(thief) + ROOM_FOR[item]
    return best_goal(s, thief, key, limit).value - goal.value


def best_fight(context: TurnContext, options: list[int]) -> int:
    """The monster with the best reward for each sword, if it is worth the risk."""
    best = NOWHERE
    most = 0.0
    for option in options:
        if option // SPAN == FIGHT:
            kind = KIND[option % SPAN]
            reward = effects_worth(context, context.s.card_effects.defeat[kind])
            worth = (reward - row_price(context, option % SPAN)) / SWORDS_COST[kind]
            if worth > most:
                most = worth
                best = option
    return best


def best_purchase(context: TurnContext, options: list[int]) -> int:
    """The card or device that is worth most, if it is worth anything."""
    best = NOWHERE
    most = 0.0
    for option in options:
        action, card = option // SPAN, option % SPAN
        worth = 0.0
        if action == ACQUIRE:
            worth = card_worth(context, card)
        elif action == USE:
            worth = effects_worth(context, context.s.card_effects.use[KIND[card]]) - row_price(
                context, card
            )
        if worth > most:
            most = worth
            best = option
    return best


def evaluate(s: Clank, seat: int) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (the best that can be)."""
    thief = s.thieves[seat]
    if thief.status == LOST:
        return 0.0
    wealth = min(score(thief), MANY_POINTS) / MANY_POINTS
    if thief.status == ESCAPED:
        return 0.5 + 0.5 * wealth
    if thief.status == RESCUED:
        return 0.35 + 0.5 * wealth
    goal = goal_of(s, thief)
    hope = 0.5 + 0.01 * max(-30.0, min(goal.value, 30.0)) - 0.02 * min(wound_price(thief), 15.0)
    return max(0.01, min(0.85, hope * (0.5 + wealth)))
