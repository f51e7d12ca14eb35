"""The policy of Map Masters: a sensible choice everywhere, and the value of a position.

It buys for the objective, improves its deck, and explores with the solver.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.bot.buy import best_twin, next_purchase
from donjon.games.map_masters.bot.deck_care import best_barter, best_optimiser, is_worth_keeping
from donjon.games.map_masters.bot.explore import PlanMemory, next_change
from donjon.games.map_masters.bot.spellbook_values import least_book
from donjon.games.map_masters.bot.wanted_discoveries import turns_left
from donjon.games.map_masters.bot.weights import BY_SEATS, FEWEST, PolicyWeights, weights_of
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.rules.after_purchase import GiveUpBook, TakeTwin
from donjon.games.map_masters.rules.barter import Barter
from donjon.games.map_masters.rules.deck_improvement import Optimise
from donjon.games.map_masters.rules.exploration import Explore
from donjon.games.map_masters.rules.hand_creation import NO, YES, KeepForeseen, UseForesight
from donjon.games.map_masters.rules.market import Buy
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.tuning.weight import Weight


@final
class RememberingPolicy:
    """A sensible player for one seat of one match that remembers the plan of an exploration.

    It is made with weights: one set of them for each number of seats from 2 on.
    """

    def __init__(self, by_seats: list[PolicyWeights]) -> None:
        self.by_seats: Final = by_seats
        self.memory: Final = PlanMemory()

    def choose(
        self, s: MapMasters, decision: AnyDecision, options: list[int], chance: Chance
    ) -> int:
        """MM-15.5  The choice of a sensible player; the same position gives the same choice."""
        player = s.players[decision.seat]
        weights = self.by_seats[len(s.players) - FEWEST]
        if isinstance(decision, Explore):
            return next_change(s, player, options, self.memory, weights)
        if isinstance(decision, Buy):
            return next_purchase(s, player, options, weights)
        if isinstance(decision, Optimise):
            return best_optimiser(s, player, options, weights)
        if isinstance(decision, Barter):
            return best_barter(s, player, options, weights)
        if isinstance(decision, GiveUpBook):
            return least_book(options, turns_left(s) + 1, weights)
        if isinstance(decision, TakeTwin):
            return best_twin(s, player, options)
        if isinstance(decision, UseForesight):
            return YES
        if isinstance(decision, KeepForeseen):
            return YES if is_worth_keeping(s, player, weights) else NO
        return decision.default(s, chance)


def new_policy() -> Policy[MapMasters]:
    """A policy with a memory of its own and the weights of weights.toml."""
    return RememberingPolicy(BY_SEATS).choose


def policy(s: MapMasters, decision: AnyDecision, options: list[int], chance: Chance) -> int:
    """MM-15.5  The same choice without a memory: it solves a hand again for every choice."""
    return RememberingPolicy(BY_SEATS).choose(s, decision, options, chance)


def policy_with(
    weights: list[Weight],
) -> Policy[MapMasters]:
    """A policy with any weights, the same for every number of seats.

    It may play several seats: the memory has room for a plan of each.
    """
    return RememberingPolicy([weights_of(weights)] * len(BY_SEATS)).choose
