"""DragonQuest's chamber dice: one pool for all heroes inside."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import CHAMBER_DICE, CHAMBER_DIE
from donjon.games.dragonquest.model.state import DragonQuest, Hero


def available_dice(s: DragonQuest) -> int:
    """DQ-13.1, DQ-13.15  Ten, less those that lie aside with a dragon."""
    return CHAMBER_DICE - s.aside


def thrown_dice(s: DragonQuest, count: int) -> bytes:
    """Throw `count` ecru dice."""
    return bytes([CHAMBER_DIE[s.chance.below(6)] for _ in range(count)])


def heroes_inside(s: DragonQuest) -> list[Hero]:
    """DQ-13.13, DQ-R38  The heroes in the chamber, from the active one on in play order."""
    seats = len(s.heroes)
    order = [s.heroes[(s.active + turn) % seats] for turn in range(seats)]
    return [hero for hero in order if hero.is_inside() and hero.is_in_chamber()]


def reset_pool_if_empty(s: DragonQuest) -> None:
    """DQ-13.14, DQ-R41, DQ-19.7  When the last hero is gone, all ten dice are in the pool again."""
    for hero in s.heroes:
        if hero.is_inside() and hero.is_in_chamber():
            return
    s.aside = 0
