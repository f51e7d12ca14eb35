"""What a bot thinks that a position of Tales of Glory is worth, in Prestige."""

from __future__ import annotations

from math import exp
from typing import Final, final

from donjon.games.tales_of_glory.content.cell_grid import BESIDE
from donjon.games.tales_of_glory.content.printed_gain import (
    COIN,
    COMBAT,
    KEY,
    MAGIC,
    PER_CHARACTER,
    PER_KEY,
    PER_MAJORITY,
    PER_MONSTER,
    PER_PLACE,
    PERS,
    POTION,
    PRESTIGE,
    Item,
)
from donjon.games.tales_of_glory.content.tables import (
    BARE,
    CHEST_GAIN,
    CHEST_TILE,
    CHESTS,
    COIN_COST,
    CONNECTOR,
    EDGE_GAIN,
    EDGE_NEED,
    GAIN,
    GIVING,
    HAS_END,
    MAJORITY_PRESTIGE,
    NONE,
    POTION_COST,
    ROUNDS,
)
from donjon.games.tales_of_glory.model.state import Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.multipliers import times
from donjon.games.tales_of_glory.rules.payment import missing_points
from donjon.games.tales_of_glory.rules.scoring import MAJORITIES, holding
from donjon.kernel.rules.immutable import Immutable

# A good is worth `NOW`, and `LATER` more for each round to come. What a player has beyond `MUCH` or
# `MANY` counts for less. The numbers were found by playing a changed bot among unchanged ones:
# docs/bots.md.
SKILL_NOW: Final = 0.30
SKILL_LATER: Final = 0.40
MUCH_SKILL: Final = 5
BEYOND_MUCH: Final = 0.5
COIN_NOW: Final = 0.25
COIN_LATER: Final = 0.09
POTION_NOW: Final = 0.32
POTION_LATER: Final = 0.16
MANY_NOW: Final = 3.0
MANY_LATER: Final = 1.9
BEYOND_MANY: Final = 0.5
KEY_WORTH: Final = 1.2
TOKEN_WORTH: Final = 0.3

# What a connector without a neighbour is worth, and the penalty for having none or one.
WAY: Final = 0.25
ENOUGH_WAYS: Final = 5
NO_WAY: Final = -6.0
ONE_WAY: Final = -2.0

# The share of a possible gain that is counted; it shrinks in the last `FADING` rounds.
FADING: Final = 5
ANY_NEIGHBOUR: Final = 0.60
SOME_NEIGHBOUR: Final = 0.35
CLOSED_CHEST: Final = 0.25
CLOSED_HERO_CHEST: Final = 0.40
QUEST_TRUST: Final = 0.8

# Majorities: how many a player usually has, and the share of one that is held in the last round,
# alone or with others. Before it, a lead counts for less the more rounds are left to catch up.
USUAL_MAJORITIES: Final = 1.2
ALONE: Final = 0.8
SHARED: Final = 0.6
MAJORITY_HOPE: Final = 0.15
SWAY: Final = 1.0


def growth_of(per: int) -> float:
    """How many more of what an item counts a player gets in a round."""
    if per == PER_MONSTER:
        return 0.4
    if per == PER_CHARACTER:
        return 0.15
    if per == PER_KEY:
        return 0.35
    return 0.2 if PER_PLACE <= per < PER_MAJORITY else 0.1


GROWTH: Final[list[float]] = [growth_of(per) for per in range(len(PERS))]


@final
class Prices(Immutable):
    """What goods are worth with `left` rounds still to come."""

    def __init__(self, left: int) -> None:
        self.left: Final = left
        self.skill: Final = SKILL_NOW + SKILL_LATER * left
        self.coin: Final = COIN_NOW + COIN_LATER * left
        self.potion: Final = POTION_NOW + POTION_LATER * left
        self.many: Final = MANY_NOW + MANY_LATER * left
        self.hope: Final = min(left, FADING) / FADING


PRICES: Final[list[Prices]] = [Prices(left) for left in range(ROUNDS + 1)]


def position_worth(s: TalesOfGlory, player: Player) -> float:
    """The Prestige that a player can expect to have in the end."""
    prices = PRICES[ROUNDS - s.round]
    return (
        player.prestige
        + reserve_worth(player, prices)
        + end_worth(player, prices)
        + quests_worth(player, prices)
        + connectors_worth(player, prices)
        + chests_worth(player, prices)
        + majorities_worth(s, player, prices)
    )


def reserve_worth(player: Player, prices: Prices) -> float:
    """What skill points and goods are worth; those beyond what can be used are worth less."""
    return (
        with_diminishing_value(player.combat, MUCH_SKILL, BEYOND_MUCH) * prices.skill
        + with_diminishing_value(player.magic, MUCH_SKILL, BEYOND_MUCH) * prices.skill
        + with_diminishing_value(player.coins, prices.many, BEYOND_MANY) * prices.coin
        + with_diminishing_value(player.potions, prices.many, BEYOND_MANY) * prices.potion
    )


def with_diminishing_value(n: int, enough: float, beyond: float) -> float:
    """The number `n`, with the part beyond `enough` counted `beyond` times."""
    return float(n) if n <= enough else enough + beyond * (n - enough)


def end_worth(player: Player, prices: Prices) -> float:
    """What the end-of-game items of the zone will give, with tiles that are likely to join it."""
    worth = 0.0
    for tile in player.laid:
        if HAS_END[tile]:
            for item in GAIN[tile]:
                if item.at_end:
                    worth += item.n * expected_times(player, item.per, prices.left)
    return worth


def expected_times(player: Player, per: int, left: int) -> float:
    """How often an item will be given after `left` more rounds."""
    if per == PER_MAJORITY:
        return USUAL_MAJORITIES
    return times(player, per) + GROWTH[per] * left


def quests_worth(player: Player, prices: Prices) -> float:
    """What the Quests in hand are worth while there is a round to play them in."""
    worth = 0.0
    if prices.left > 0:
        for quest in player.quests.hidden_values:
            worth += max(0.0, QUEST_TRUST * quest_worth(player, quest, prices))
    return worth


def quest_worth(player: Player, quest: int, prices: Prices) -> float:
    """What a Quest would bring in the last round, less what it costs."""
    worth = 0.0
    for item in GAIN[quest]:
        worth += item.n * expected_times(player, item.per, prices.left)
    cost = COIN_COST[quest] * prices.coin
    return worth - cost - (POTION_COST[quest] + missing_points(player, quest)) * prices.potion


def connectors_worth(player: Player, prices: Prices) -> float:
    """What open connectors are worth, with the gains that Places may pay there."""
    if prices.left == 0:
        return 0.0
    ways = 0
    promised = 0.0
    for at, cell in enumerate(player.cells):
        first = 4 * player.laid[at]
        for side in range(4):
            kind = CONNECTOR[first + side]
            if kind != BARE and not player.grid[cell + BESIDE[side]]:
                ways += 1
                if kind == GIVING:
                    promised += promise(first + side, prices)
    worth = WAY * min(ways, ENOUGH_WAYS) + promised * prices.hope
    if ways < 2:
        worth += NO_WAY if ways == 0 else ONE_WAY
    return worth


def promise(edge: int, prices: Prices) -> float:
    """What an open connector of a Place is likely to pay."""
    share = ANY_NEIGHBOUR if EDGE_NEED[edge] == NONE else SOME_NEIGHBOUR
    return share * gain_worth(EDGE_GAIN[edge], prices)


def chests_worth(player: Player, prices: Prices) -> float:
    """What closed chests that a Key may still open are worth."""
    worth = 0.0
    for at, tile in enumerate(player.laid):
        share = CLOSED_HERO_CHEST if at == 0 else CLOSED_CHEST
        for chest in CHESTS[tile]:
            if not player.opened >> chest & 1:
                worth += share * gain_worth(CHEST_GAIN[chest], prices)
    return worth * prices.hope


def gain_worth(items: list[Item], prices: Prices) -> float:
    """What a chest or a connector gives."""
    worth = 0.0
    for item in items:
        worth += item.n * price_of(item.kind, prices)
    return worth


def price_of(kind: int, prices: Prices) -> float:
    """What one of a kind is worth."""
    if kind == PRESTIGE:
        return 1.0
    if kind == COIN:
        return prices.coin
    if kind == POTION:
        return prices.potion
    if kind == COMBAT or kind == MAGIC:
        return prices.skill
    return KEY_WORTH if kind == KEY else TOKEN_WORTH


def majorities_worth(s: TalesOfGlory, player: Player, prices: Prices) -> float:
    """What majorities are worth that are held or near; in the last round only those held now."""
    worth = 0.0
    for resource in MAJORITIES:
        mine = holding(player, resource)
        rival = most_of_others(s, player.seat, resource)
        if prices.left > 0:
            lead = (mine - rival) / (SWAY * (0.5 + prices.left))
            worth += MAJORITY_HOPE * MAJORITY_PRESTIGE / (1.0 + exp(-lead))
        elif mine > rival:
            worth += ALONE * MAJORITY_PRESTIGE
        elif mine == rival and (mine > 0 or not s.variant.majority_needs_one):
            worth += SHARED * MAJORITY_PRESTIGE
    return worth


def most_of_others(s: TalesOfGlory, seat: int, resource: int) -> int:
    """The highest amount that another player has of a resource."""
    most = 0
    for other in s.players:
        if other.seat != seat:
            most = max(most, holding(other, resource))
    return most


def chest_worth(chest: int, player: Player, prices: Prices) -> float:
    """What opening a chest brings now, less what it is worth while it is closed."""
    share = CLOSED_HERO_CHEST if CHEST_TILE[chest] == player.hero else CLOSED_CHEST
    return (1.0 - share * prices.hope) * gain_worth(CHEST_GAIN[chest], prices)
