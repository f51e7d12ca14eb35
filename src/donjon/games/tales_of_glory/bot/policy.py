"""What a bot knows of Tales of Glory: how good a position is, and a sensible choice everywhere.

It tries every play of every tile and takes what leaves it best off: values.py says what that
means, tally_after_play.py what a play leads to, weights.toml how much each thing counts.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.bot.best_play import best_chest, best_tile_play
from donjon.games.tales_of_glory.bot.prices import Prices, prices_by_round
from donjon.games.tales_of_glory.bot.quest_play import best_act_with_quests, worst_quest
from donjon.games.tales_of_glory.bot.slot_choice import best_slot
from donjon.games.tales_of_glory.bot.weights import FEWEST, Weights, weights_at, weights_of
from donjon.games.tales_of_glory.content.tables import ROUNDS, SEATS
from donjon.games.tales_of_glory.model.state import NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import LayKey
from donjon.games.tales_of_glory.rules.quests import ReturnQuest
from donjon.games.tales_of_glory.rules.selection import Select
from donjon.games.tales_of_glory.rules.take_tiles import CatchUp
from donjon.games.tales_of_glory.rules.turn_actions import END, TakeAction
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.tuning.weight import Weight


@final
class WeightedPolicy(Immutable):
    """A policy made with weights: one set of them for each number of seats from 2 on."""

    def __init__(self, by_seats: list[Weights]) -> None:
        self.prices: Final = [prices_by_round(weights) for weights in by_seats]

    def prices_now(self, s: TalesOfGlory) -> Prices:
        """What things are worth with as many seats and rounds."""
        return self.prices[len(s.players) - FEWEST][ROUNDS - s.round]

    def choose(
        self, s: TalesOfGlory, decision: AnyDecision, options: list[int], chance: Chance
    ) -> int:
        """A sensible player's choice; where there is nothing to weigh, the safe default."""
        player = s.players[decision.seat]
        prices = self.prices_now(s)
        if isinstance(decision, TakeAction):
            return best_act(s, player, prices)
        if isinstance(decision, (Select, CatchUp)):
            return best_slot(s, player, options, prices)
        if isinstance(decision, LayKey):
            return best_chest(options, prices)
        if isinstance(decision, ReturnQuest):
            return worst_quest(s, player, options, prices)
        return decision.default(s, chance)


def best_act(s: TalesOfGlory, player: Player, prices: Prices) -> int:
    """The tile is played as well as can be; Quests are played when their time has come."""
    if player.quests.size() > 0:
        return best_act_with_quests(s, player, prices)
    if player.taken == NO_TILE:
        return END
    return best_tile_play(s, player, player.taken, player.slot, prices).option


USUAL: Final = WeightedPolicy([weights_at(seats) for seats in range(FEWEST, SEATS + 1)])


def policy(s: TalesOfGlory, decision: AnyDecision, options: list[int], chance: Chance) -> int:
    """The choice of the policy with the weights of weights.toml."""
    return USUAL.choose(s, decision, options, chance)


def policy_with(
    weights: list[Weight],
) -> Policy[TalesOfGlory]:
    """A policy with any weights, the same for every number of seats."""
    return WeightedPolicy([weights_of(weights)] * (SEATS - FEWEST + 1)).choose
