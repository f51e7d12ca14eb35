"""Which object to buy, and whether to wait for a better one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from donjon.games.dragonquest.bot.riches import win_if_out
from donjon.games.dragonquest.bot.survival import RING_LIFE
from donjon.games.dragonquest.bot.way import ORB_SAVES, Way
from donjon.games.dragonquest.bot.weights import Weights
from donjon.games.dragonquest.content.tables import (
    AMULET_OF_TIME,
    BOXES,
    CORNERS,
    DRAGON_TALISMAN,
    HEALING_POTION,
    KEY_TO_SECRET_DOORS,
    MAGIC_RING,
    OBJECT_GOLD,
    OBJECTS,
    ORB_OF_LIGHT,
    POTION,
    TRAP_CURE,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.hero_line import free_doors
from donjon.games.dragonquest.rules.objects import NOTHING, find_points
from donjon.games.dragonquest.rules.scoring import gold

CURE_LIFE: Final = 1
"""The life points that protection from a trap is worth while the trap has never sprung."""
TIME_TO_WAIT: Final = 4
"""With fewer turns left it buys what it can."""


def object_to_buy(s: DragonQuest, hero: Hero, options: list[int], weights: Weights) -> int:
    """The object that helps most; with a row that is not full, wait for a much better one."""
    if ORB_OF_LIGHT in options and is_shut_in(hero):
        return ORB_OF_LIGHT
    worths = worths_of_objects(s, hero, options, weights)
    now = worths[options.index(NOTHING)]
    best = NOTHING
    most = now
    for at, option in enumerate(options):
        if worths[at] > most:
            best = option
            most = worths[at]
    if find_points(hero) < BOXES and is_better_later(s, hero, options, now, most, weights):
        return NOTHING
    return best


def is_shut_in(hero: Hero) -> bool:
    """In the chamber with every side closed, and a corner that the orb would open."""
    if not hero.is_in_chamber() or free_doors(hero):
        return False
    return any(hero.marks[corner] == 0 for corner in CORNERS)


def worths_of_objects(
    s: DragonQuest, hero: Hero, options: list[int], weights: Weights
) -> list[float]:
    """The chance to win with each of these objects, or with NOTHING."""
    way = Way(hero)
    amount = float(gold(s, hero))
    return [worth_of(s, hero, way, amount, option, weights) for option in options]


def is_better_later(
    s: DragonQuest, hero: Hero, options: list[int], now: float, most: float, weights: Weights
) -> bool:
    """Whether something dearer gains so much more that it is worth the time to wait for it."""
    if hero.sun_boxes - hero.suns < TIME_TO_WAIT:
        return False
    dearer = [thing for thing in range(OBJECTS) if s.objects >> thing & 1 and thing not in options]
    for worth in worths_of_objects(s, hero, dearer, weights):
        if worth - now > weights.wait_for * (most - now):
            return True
    return False


def worth_of(
    s: DragonQuest, hero: Hero, way: Way, amount: float, thing: int, weights: Weights
) -> float:
    """The chance to win with an object; this turn is still to come."""
    turns: i64 = way.turns + 1
    life: i64 = hero.bones
    saved: i64 = way.orb
    if thing == AMULET_OF_TIME:
        turns += 1
    elif thing == HEALING_POTION:
        life += POTION
    elif thing == ORB_OF_LIGHT:
        saved = min(ORB_SAVES, way.slants)
    elif thing == MAGIC_RING:
        life += RING_LIFE
    elif thing == DRAGON_TALISMAN and not hero.been:
        amount += weights.talisman_gold
    elif thing in TRAP_CURE:
        life += cure_life(hero, thing)
    elif thing == KEY_TO_SECRET_DOORS:
        saved += 1
    elif thing != NOTHING:
        amount += OBJECT_GOLD[thing]
    return way.chance(turns, life, saved) * win_if_out(s, hero, amount, weights)


def cure_life(hero: Hero, thing: int) -> int:
    """What protection from a trap is worth in life points: more, the nearer death is."""
    return CURE_LIFE + hero.traps[TRAP_CURE.index(thing)]
