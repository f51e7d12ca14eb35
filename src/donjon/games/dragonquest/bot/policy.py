"""What a bot does in DragonQuest: a sensible choice at every decision."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.bot.blocks import square_to_block
from donjon.games.dragonquest.bot.chamber import square_to_leave, stay_or_leave
from donjon.games.dragonquest.bot.danger_odds import FIGHT_COST
from donjon.games.dragonquest.bot.purchases import object_to_buy
from donjon.games.dragonquest.bot.rerolls import best_reroll
from donjon.games.dragonquest.bot.steps import next_square
from donjon.games.dragonquest.bot.turn_ends import worth_of_ends
from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.bot.weights import BY_SEATS, SEATS, Weights, weights_of
from donjon.games.dragonquest.content.tables import GHOUL, SKELETON
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.dragon import Flee
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber, StayOrLeave
from donjon.games.dragonquest.rules.dangers.monsters import KEEP, USE, UseRing
from donjon.games.dragonquest.rules.movement import Walk
from donjon.games.dragonquest.rules.movement_dice import Reroll
from donjon.games.dragonquest.rules.objects import BuyObject
from donjon.games.dragonquest.rules.walls import BlockSquare
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.tuning.weight import Weight

WEAK: Final = 4
DUEL: Final = 2


@final
class WeightedPolicy(Immutable):
    """A policy made with weights: one set of them for each number of seats."""

    def __init__(self, by_seats: list[Weights]) -> None:
        self.by_seats: Final = by_seats

    def choose(
        self, s: DragonQuest, decision: AnyDecision, options: list[int], chance: Chance
    ) -> int:
        """A sensible player's choice; where there is nothing to weigh, the safe default."""
        hero = s.heroes[decision.seat]
        weights = self.by_seats[len(s.heroes) - SEATS[0]]
        if isinstance(decision, Reroll):
            return dice_to_rethrow(s, hero, weights)
        if isinstance(decision, Walk):
            return next_square(hero, decision, options)
        if isinstance(decision, BuyObject):
            return object_to_buy(s, hero, options, weights)
        if isinstance(decision, StayOrLeave):
            return stay_or_leave(s, hero, options, weights)
        if isinstance(decision, (LeaveChamber, Flee)):
            return square_to_leave(hero, options, weights)
        if isinstance(decision, BlockSquare):
            return square_to_block(s.heroes[decision.owner], options, is_duel=len(s.heroes) == DUEL)
        if isinstance(decision, UseRing):
            return use_of_ring(hero, decision.monster, weights)
        return decision.default(s, chance)


USUAL: Final = WeightedPolicy(BY_SEATS)


def policy(s: DragonQuest, decision: AnyDecision, options: list[int], chance: Chance) -> int:
    """The choice of the policy with the weights of weights.toml."""
    return USUAL.choose(s, decision, options, chance)


def policy_with(
    weights: list[Weight],
) -> Policy[DragonQuest]:
    """A policy with any weights, the same for every number of seats."""
    return WeightedPolicy([weights_of(weights)] * len(BY_SEATS)).choose


def dice_to_rethrow(s: DragonQuest, hero: Hero, weights: Weights) -> int:
    """The dice to throw again by the exact odds of all ways in which this turn may go on."""
    way = Way(hero)
    ends = worth_of_ends(s, hero, way, weights)
    return best_reroll(s.dice, s.throws, ends, way.after_danger(hero))


def use_of_ring(hero: Hero, monster: int, weights: Weights) -> int:
    """Keep the ring from a ghoul, unless every life point counts."""
    if monster == SKELETON or hero.bones <= WEAK:
        return USE
    return USE if FIGHT_COST[monster - GHOUL] >= weights.ring_for else KEEP
