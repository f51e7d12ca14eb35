"""Gold: what the chamber is likely to bring, and whether it will be more than the others have."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.bot.weights import Weights
from donjon.games.dragonquest.content.tables import (
    CHAMBER_DICE,
    CHAMBER_DIE,
    COIN_50,
    COIN_100,
    DRAGON,
    DRAGON_WAKES_AT,
    STAR,
    STARS_FOR_TREASURE,
    TREASURES,
)
from donjon.games.dragonquest.model.state import DEAD, ESCAPED, INSIDE, DragonQuest, Hero
from donjon.games.dragonquest.rules.scoring import gold

GOLD_ALONE: Final = 20_000.0
"""Alone so much gold would be worth as much again as to get out."""


def share(face: int) -> float:
    """How often a chamber die shows a face."""
    return len([each for each in CHAMBER_DIE if each == face]) / len(CHAMBER_DIE)


def exactly(dice: int, count: int, chance: float) -> float:
    """The chance that exactly `count` of the dice show a face that one die shows with `chance`."""
    ways = 1.0
    for at in range(count):
        ways = ways * (dice - at) / (at + 1)
    return float(ways * chance**count * (1.0 - chance) ** (dice - count))


STARS: Final = [
    [exactly(dice, count, share(STAR)) for count in range(CHAMBER_DICE + 1)]
    for dice in range(CHAMBER_DICE + 1)
]
"""By dice and stars: the chance that these dice show exactly these stars."""
WAKES: Final = [
    sum(
        exactly(CHAMBER_DICE - aside, count, share(DRAGON))
        for count in range(DRAGON_WAKES_AT - aside, CHAMBER_DICE - aside + 1)
    )
    for aside in range(DRAGON_WAKES_AT)
]
"""By dragons set aside: the chance that the next throw wakes the dragon."""
COINS: Final = 50.0 * share(COIN_50) + 100.0 * share(COIN_100)
"""What a chamber die brings in coins."""


def wake_chance(aside: int) -> float:
    """The chance that the next throw wakes the dragon."""
    return WAKES[aside] if aside < DRAGON_WAKES_AT else 1.0


def best_treasure(s: DragonQuest, stars: int) -> int:
    """The gold of the best treasure that `stars` stars buy."""
    if stars < STARS_FOR_TREASURE:
        return 0
    best = 0
    for treasure in range(TREASURES):
        if s.treasures >> treasure & 1 and s.variant.stars[treasure] <= stars:
            best = max(best, s.variant.gold[treasure])
    return best


def win_if_out(s: DragonQuest, hero: Hero, amount: float, weights: Weights) -> float:
    """The chance to win with so much gold, if the hero gets out; alone gold is a little more."""
    if len(s.heroes) == 1:
        return 1.0 + amount / GOLD_ALONE
    found = 1.0
    for other in s.heroes:
        if other.seat != hero.seat:
            found *= 1.0 - chance_to_beat(s, other, amount, weights)
    return found


def chance_to_beat(s: DragonQuest, other: Hero, amount: float, weights: Weights) -> float:
    """The chance that another hero gets out with more gold than this."""
    if other.status == DEAD:
        return 0.0
    theirs = expected_gold(s, other, weights)
    if is_gold_fixed(other):
        return chance_out(s, other) * (0.5 if theirs == amount else 1.0 if theirs > amount else 0.0)
    return chance_out(s, other) / (1.0 + exp((amount - theirs) / weights.gold_spread))


def is_gold_fixed(hero: Hero) -> bool:
    """Whether the hero has left the chamber behind: jewels apart, its gold stays as it is."""
    return hero.status == ESCAPED or (hero.has_left and not hero.is_in_chamber())


def expected_gold(s: DragonQuest, hero: Hero, weights: Weights) -> float:
    """What a hero will probably get out with, if it gets out."""
    amount = float(gold(s, hero))
    if is_gold_fixed(hero):
        return amount
    return amount + (weights.more_gold if hero.been else weights.first_gold)


def chance_out(s: DragonQuest, hero: Hero) -> float:
    """The chance of a hero to get out; whose turn it is has this turn, too."""
    if hero.status != INSIDE:
        return 1.0 if hero.status == ESCAPED else 0.0
    way = Way(hero)
    life: i64 = hero.bones
    turns = way.turns + 1 if hero.seat == s.active else way.turns
    return way.chance(turns, life, way.orb)


def win_after_throw(
    s: DragonQuest, hero: Hero, amount: float, dice: int, weights: Weights
) -> float:
    """The chance to win after one more throw in the chamber, if the hero gets out."""
    coins = COINS * dice
    total = 0.0
    left = 1.0
    before = -1
    win = 0.0
    for stars in range(dice + 1):
        treasure = best_treasure(s, stars)
        if treasure != before:
            before = treasure
            win = win_if_out(s, hero, amount + coins + treasure, weights)
        total += STARS[dice][stars] * win
        left -= STARS[dice][stars]
        if left < 1e-3:
            break
    return total + max(left, 0.0) * win
