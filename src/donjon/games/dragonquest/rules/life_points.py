"""DragonQuest D.2, F and G: life points, the exit and death."""

from __future__ import annotations

from donjon.games.dragonquest.model.state import (
    DEAD,
    ESCAPED,
    NO_SKIP,
    SKIP_MARKER,
    DragonQuest,
    Hero,
)
from donjon.games.dragonquest.rules.chamber.chamber_dice import reset_pool_if_empty
from donjon.games.dragonquest.rules.scoring import coin_gold, gold, jewel_gold, treasure_gold
from donjon.games.dragonquest.words import events


def lose_life(s: DragonQuest, hero: Hero, points: int, cause: int) -> None:
    """DQ-9.1  Each point lost crosses one bone. DQ-9.2: the last bone is death, more is nothing.

    A loss of several parts is one loss (DQ-R51); its cause is what the hero may die of (DQ-17.1).
    """
    lost = cross_bones(hero, points)
    events.hurt(s, hero.seat, points, lost)
    die_without_bones(s, hero, cause)


def cross_bones(hero: Hero, points: int) -> int:
    """DQ-9.1, DQ-9.2  Cross as many bones as there are, at most `points`: how many it were."""
    lost = min(points, hero.bones)
    hero.bones -= lost
    hero.bones_lost += lost
    return lost


def die_without_bones(s: DragonQuest, hero: Hero, cause: int) -> None:
    """DQ-9.2  The last bone is death."""
    if hero.bones == 0:
        die(s, hero, cause)


def heal(hero: Hero, points: int) -> None:
    """DQ-9.3  The potion adds bones without limit. DQ-9.4: nothing else restores life."""
    hero.bones += points


def die(s: DragonQuest, hero: Hero, cause: int) -> None:
    """DQ-17.1, DQ-17.3  The owner ticks the death box; the hero cannot win any more."""
    lost = gold(s, hero)
    hero.status = DEAD
    hero.death = cause
    give_back(s, hero)
    events.died(s, hero.seat, cause, lost)
    reset_pool_if_empty(s)


def give_back(s: DragonQuest, hero: Hero) -> None:
    """DQ-17.4, DQ-R44  Goods of the dead leave the game; markers and tiles go to the supply."""
    hero.objects = 0
    hero.treasures = 0
    if hero.skip == SKIP_MARKER:
        s.skip_markers += 1
    hero.skip = NO_SKIP
    if hero.spider_tile:
        s.spider_tiles += 1
        hero.spider_tile = False
    if hero.demon_tile:
        s.demon_tiles += 1
        hero.demon_tile = False


def escape(s: DragonQuest, hero: Hero) -> None:
    """DQ-16.1, DQ-16.3  Whoever enters the exit is out and keeps its gold.

    Nothing but the demon can still happen to it in this turn (DQ-2.4).
    """
    hero.status = ESCAPED
    amounts = [treasure_gold(s, hero), coin_gold(hero), jewel_gold(hero)]
    events.escaped(s, hero.seat, amounts)
