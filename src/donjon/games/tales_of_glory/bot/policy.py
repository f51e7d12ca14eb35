"""What a bot knows of Tales of Glory: how good a position is, and a sensible choice everywhere.

It tries every play of every tile on a copy of its own zone and takes the one after which its
position is worth most: values.py has the worth, trial_play.py the copy.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from donjon.games.tales_of_glory.bot.trial_play import (
    NO_OPTION,
    TrialResult,
    after,
    best_chest,
    best_quest_play,
    best_tile_play,
    best_tile_play_before_quest,
    with_tile,
)
from donjon.games.tales_of_glory.bot.values import PRICES, position_worth, quest_worth
from donjon.games.tales_of_glory.content.tables import ROUNDS
from donjon.games.tales_of_glory.model.state import FINAL, NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import LayKey
from donjon.games.tales_of_glory.rules.quests import ReturnQuest
from donjon.games.tales_of_glory.rules.selection import Select
from donjon.games.tales_of_glory.rules.take_tiles import CatchUp
from donjon.games.tales_of_glory.rules.turn_actions import END, TakeAction
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision

LEAD: Final = 8.0
"""A lead of so much Prestige is as good as a match nearly won."""


def policy(s: TalesOfGlory, decision: Decision[Any], options: list[int], chance: Chance) -> int:
    """A sensible player's choice; where there is nothing to weigh, the safe default."""
    player = s.players[decision.seat]
    if isinstance(decision, (Select, CatchUp)):
        return best_slot(s, player, options)
    if isinstance(decision, TakeAction):
        return best_action(s, player)
    if isinstance(decision, LayKey):
        return best_chest(s, player, options)
    if isinstance(decision, ReturnQuest):
        return worst_quest(player, options)
    return decision.default(s, chance)


def best_slot(s: TalesOfGlory, player: Player, slots: list[int]) -> int:
    """The slot whose tile, played in the best way, makes the player's position worth most.

    A player who comes too late may still take any tile that is left. So there is no reason to
    avoid a tile that others are likely to want.
    """
    best = slots[0]
    most = slot_worth(s, player, best)
    for slot in slots[1:]:
        worth = slot_worth(s, player, slot)
        if worth > most:
            most = worth
            best = slot
    return best


def slot_worth(s: TalesOfGlory, player: Player, slot: int) -> float:
    """What the position is worth after the best play of the tile in a slot."""
    return best_tile_play(with_tile(s, player.seat, s.display[slot], slot), player.seat).worth


def best_action(s: TalesOfGlory, player: Player) -> int:
    """The best option of step 2: a play of the tile, or a Quest before or after it."""
    seat = player.seat
    quest = best_quest_play(s, seat)
    if player.taken == NO_TILE:
        is_time = quest.option != NO_OPTION and quest.worth > position_worth(s, player)
        return quest.option if is_time else END
    if player.quests.size() == 0:
        return best_tile_play(s, seat).option
    tile = best_tile_play_before_quest(s, seat)
    if quest.option == NO_OPTION:
        return tile.option
    return quest.option if worth_before_tile(s, seat, quest) > tile.worth else tile.option


def worth_before_tile(s: TalesOfGlory, seat: int, quest: TrialResult) -> float:
    """What the position is worth when a Quest is played and then the tile."""
    return best_tile_play(after(s, seat, quest.option), seat).worth


def worst_quest(player: Player, options: list[int]) -> int:
    """The Quest that promises least."""
    prices = PRICES[ROUNDS - 1]
    worst = options[0]
    for option in options:
        worth = quest_worth(player, player.quests.hidden_values[option], prices)
        if worth < quest_worth(player, player.quests.hidden_values[worst], prices):
            worst = option
    return worst


def evaluate(s: TalesOfGlory, seat: int) -> float:
    """How good the position is for a seat, from 0 to 1: about its chance to win."""
    mine = expected_prestige(s, s.players[seat])
    rival = max([expected_prestige(s, other) for other in s.players if other.seat != seat])
    return 1.0 / (1.0 + exp((rival - mine) / LEAD))


def expected_prestige(s: TalesOfGlory, player: Player) -> float:
    """The Prestige that a player can expect; after the final count, the Prestige that it has."""
    return float(player.prestige) if s.phase == FINAL else position_worth(s, player)
