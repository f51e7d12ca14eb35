"""DragonQuest D.6: the skeleton."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import (
    COMBAT_DICE,
    GHOUL,
    SKELETON,
    SKELETON_LADDER,
    SWORD,
)
from donjon.games.dragonquest.model.fight import Fight
from donjon.games.dragonquest.model.state import DIED_OF_SKELETON, DragonQuest, Hero
from donjon.games.dragonquest.rules.life_points import cross_bones, die, die_without_bones
from donjon.games.dragonquest.words import danger_events


def fight_skeleton(s: DragonQuest, hero: Hero) -> None:
    """DQ-12.17, DQ-R50  1, 2, 3, 4 points for the skulls of the fight, and the fifth one kills.

    A beaten skeleton does not end the turn (DQ-12.19, DQ-R62).
    """
    skeleton_die = COMBAT_DICE[SKELETON - GHOUL]
    so_far = Fight(SKELETON, hero.bones)
    for loss in SKELETON_LADDER:
        if skeleton_die[s.chance.below(6)] == SWORD:
            danger_events.monster_beaten(s, hero.seat, so_far)
            return
        danger_events.monster_strikes(s, hero.seat, SKELETON)
        so_far.strike([], loss)
        lost = cross_bones(hero, loss)
        danger_events.blow(s, hero.seat, so_far, loss, lost)
        die_without_bones(s, hero, DIED_OF_SKELETON)
        if not hero.is_inside():
            return
    if skeleton_die[s.chance.below(6)] == SWORD:
        danger_events.monster_beaten(s, hero.seat, so_far)
    else:
        danger_events.skeleton_kills(s, hero.seat, so_far)
        die(s, hero, DIED_OF_SKELETON)
