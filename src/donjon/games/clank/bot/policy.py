"""What a bot does in Clank!: a sensible choice everywhere.

It follows the trip with the best chance to win (`goals.py`): to an artifact with what is worth a
stop on the way, and home. It buys what will still be of use and fights for gold.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.card_order import leaves_first, next_card
from donjon.games.clank.bot.goals import Goal, goal_of
from donjon.games.clank.bot.next_step import NOWHERE, step_to
from donjon.games.clank.bot.purchases import best_fight, best_purchase, item_to_buy
from donjon.games.clank.bot.sword_draughts import draught_before, draught_to_fight
from donjon.games.clank.bot.values import TurnContext, effects_worth
from donjon.games.clank.bot.weights import BY_SEATS, SEATS, Weights, weights_of
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import BANISH_FIRST, HEALS_ONLY, KIND
from donjon.games.clank.model.state import IN, NO_CARD, Clank, Thief
from donjon.games.clank.rules.arrival import TAKE, TakeToken
from donjon.games.clank.rules.effects.chosen_or_paid import ChooseOne
from donjon.games.clank.rules.effects.immediate import Heal
from donjon.games.clank.rules.movement import may_walk
from donjon.games.clank.rules.noise import UseCredit
from donjon.games.clank.rules.secrets import TakeFromRoom
from donjon.games.clank.rules.thief_cards import least_missed
from donjon.games.clank.rules.turn_actions import (
    ARTIFACT,
    BANISH,
    DRINK,
    END,
    PLAY,
    SPAN,
    WALK,
    TakeAction,
)
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.tuning.weight import Weight


@final
class WeightedPolicy(Immutable):
    """A policy made with weights: one set of them for each number of seats."""

    def __init__(self, by_seats: list[Weights]) -> None:
        self.by_seats: Final = by_seats

    def choose(self, s: Clank, decision: AnyDecision, options: list[int], chance: Chance) -> int:
        """A sensible player's choice; where there is nothing to weigh, the safe default."""
        thief = s.thieves[decision.seat]
        weights = self.by_seats[len(s.thieves) - SEATS[0]]
        if isinstance(decision, TakeAction):
            card = next_card(thief)
            if card == NO_CARD:
                return next_action(s, thief, options, weights)
            return card_or_way_out(s, thief, options, card, weights)
        if isinstance(decision, TakeToken):
            return TAKE
        if isinstance(decision, ChooseOne):
            return best_alternative(s, thief, decision, options, weights)
        if isinstance(decision, UseCredit):
            return credit_to_use(s, thief, options, weights)
        if isinstance(decision, TakeFromRoom):
            return room_to_rob(s, options)
        return decision.default(s, chance)


USUAL: Final = WeightedPolicy(BY_SEATS)


def policy(s: Clank, decision: AnyDecision, options: list[int], chance: Chance) -> int:
    """The choice of the policy with the weights of weights.toml."""
    return USUAL.choose(s, decision, options, chance)


def policy_with(
    weights: list[Weight],
) -> Policy[Clank]:
    """A policy with any weights, the same for every number of seats."""
    return WeightedPolicy([weights_of(weights)] * len(BY_SEATS)).choose


def card_or_way_out(s: Clank, thief: Thief, options: list[int], card: int, weights: Weights) -> int:
    """Play the card, unless the thief can walk out before it."""
    if leaves_first(s, thief, card, weights):
        option = step_to(s, thief, options, FLAG, weights)
        if option // SPAN == WALK:
            return option
    return PLAY * SPAN + card


def best_alternative(
    s: Clank, thief: Thief, decision: ChooseOne, options: list[int], weights: Weights
) -> int:
    """The most valuable of a card's options."""
    context = turn_context(s, thief, goal_of(s, thief, weights), weights)
    best = options[0]
    most = -1000.0
    for option in options:
        worth = effects_worth(context, decision.text.alternatives[option])
        if worth > most:
            most = worth
            best = option
    return best


def credit_to_use(s: Clank, thief: Thief, options: list[int], weights: Weights) -> int:
    """None where a cube brings more than the wound that it may become, else all."""
    context = turn_context(s, thief, goal_of(s, thief, weights), weights)
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


def turn_context(s: Clank, thief: Thief, goal: Goal, weights: Weights) -> TurnContext:
    """What the thief's wishes turn on."""
    return TurnContext(s, thief, goal.turns, may_walk(s, thief), weights)


def next_action(s: Clank, thief: Thief, options: list[int], weights: Weights) -> int:
    """With all cards played: the next action of the best trip, and the end of the turn."""
    if len(options) == 1:
        return options[0]
    return action_towards(s, thief, options, goal_of(s, thief, weights), weights)


def action_towards(s: Clank, thief: Thief, options: list[int], goal: Goal, weights: Weights) -> int:
    """Take, buy, walk towards the goal, fight, spend the skill, and be done."""
    option = option_here(s, thief, options, goal, weights)
    if option == NOWHERE and thief.status == IN:
        option = step_to(s, thief, options, goal.room, weights)
        option = draught_before(s, thief, options, option)
    if option == NOWHERE:
        context = turn_context(s, thief, goal, weights)
        option = best_fight(context, options)
        if option == NOWHERE:
            option = draught_to_fight(context, options)
        if option == NOWHERE:
            option = best_purchase(context, options)
    return END * SPAN if option == NOWHERE else option


def option_here(s: Clank, thief: Thief, options: list[int], goal: Goal, weights: Weights) -> int:
    """An artifact that was the goal, what the market has, a healing draught, a card less."""
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
    return item_to_buy(s, thief, options, goal, weights)


def heals_fully(s: Clank, thief: Thief, potion: int) -> bool:
    """Whether nothing of a healing potion would be wasted."""
    for effect in s.card_effects.potion_used[potion]:
        if isinstance(effect, Heal) and effect.n > thief.damage:
            return False
    return True
