"""What a bot thinks that a position of Tales of Glory is worth, in Prestige."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.bot.prices import FAR, Prices
from donjon.games.tales_of_glory.bot.tally import Tally
from donjon.games.tales_of_glory.content.printed_gain import PER_MAJORITY
from donjon.games.tales_of_glory.content.tables import (
    COIN_COST,
    COMBAT_COST,
    GAIN,
    MAGIC_COST,
    POTION_COST,
)
from donjon.games.tales_of_glory.rules.scoring import COINS, COMBAT, MAGIC, POTIONS

FEW_WAYS: Final = 2


def position_worth(tally: Tally, prices: Prices) -> float:
    """What a player can expect to have in the end, as things lie."""
    majorities = likely_majorities(tally, prices)
    worth = tally.prestige + reserve_worth(tally, prices) + majorities * prices.majority_worth
    if tally.ends:
        worth += end_worth(tally, prices, majorities * prices.majority_trust)
    if tally.has_token:
        worth += prices.token
    if prices.left > 0:
        worth += tally.hoped + tally.promised + ways_worth(tally.ways, prices)
        if tally.quests:
            worth += quests_worth(tally, prices, majorities * prices.majority_trust)
    return worth


def reserve_worth(tally: Tally, prices: Prices) -> float:
    """Skill points and goods: those beyond what can be used are worth less."""
    weights = prices.weights
    much, beyond = weights.much_skill, weights.beyond_much
    skill = with_diminishing_value(tally.combat, much, beyond)
    skill += with_diminishing_value(tally.magic, much, beyond)
    many, beyond = prices.many, weights.beyond_many
    coins = with_diminishing_value(tally.coins, many, beyond)
    potions = with_diminishing_value(tally.potions, many, beyond)
    return skill * prices.skill + coins * prices.coin + potions * prices.potion


def with_diminishing_value(n: int, enough: float, beyond: float) -> float:
    """A number, where whatever exceeds `enough` counts less."""
    return float(n) if n <= enough else enough + beyond * (n - enough)


def likely_majorities(tally: Tally, prices: Prices) -> float:
    """How many majorities the player is likely to have in the end."""
    rivals = tally.rivals
    return (
        chance_of_majority(tally, prices, tally.combat, rivals[COMBAT])
        + chance_of_majority(tally, prices, tally.magic, rivals[MAGIC])
        + chance_of_majority(tally, prices, tally.potions, rivals[POTIONS])
        + chance_of_majority(tally, prices, tally.coins, rivals[COINS])
    )


def chance_of_majority(tally: Tally, prices: Prices, mine: int, rival: int) -> float:
    """The chance to have the most of a resource in the end; others may share it."""
    if prices.left == 0 and tally.must_have_one and mine == 0:
        return 0.0
    return prices.majority[max(-FAR, min(FAR, mine - rival)) + FAR]


def end_worth(tally: Tally, prices: Prices, majorities: float) -> float:
    """What the end-of-game items of the zone will give, with what is likely to join it."""
    worth = 0.0
    for at in range(0, len(tally.ends), 2):
        worth += tally.ends[at] * expected_times(tally, tally.ends[at + 1], prices, majorities)
    return worth


def expected_times(tally: Tally, per: int, prices: Prices, majorities: float) -> float:
    """How often an item will be given in the end."""
    if per == PER_MAJORITY:
        return majorities
    return tally.times(per) + prices.growth[per]


def quests_worth(tally: Tally, prices: Prices, majorities: float) -> float:
    """What Quests in hand promise while there is a round to play them in."""
    worth = 0.0
    for quest in tally.quests:
        worth += max(0.0, quest_worth(tally, quest, prices, majorities))
    return worth * prices.weights.quest_trust


def quest_worth(tally: Tally, quest: int, prices: Prices, majorities: float) -> float:
    """What a Quest would bring in the last round, less what it costs."""
    worth = 0.0
    for item in GAIN[quest]:
        worth += item.n * expected_times(tally, item.per, prices, majorities)
    missing = max(0, COMBAT_COST[quest] - tally.combat) + max(0, MAGIC_COST[quest] - tally.magic)
    return worth - COIN_COST[quest] * prices.coin - (POTION_COST[quest] + missing) * prices.potion


def ways_worth(ways: int, prices: Prices) -> float:
    """Connectors to which a tile can still be laid, and what is bad about having too few."""
    weights = prices.weights
    worth = weights.way * min(float(ways), weights.enough_ways)
    if ways < FEW_WAYS:
        worth += weights.no_way if ways == 0 else weights.one_way
    return worth
