"""What a turn of movement may end with, and what each end is worth to the hero."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.dragonquest.bot.survival import RING_LIFE
from donjon.games.dragonquest.bot.throw_odds import DICE, ENDS, SIDE
from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.content.tables import (
    AMULET_OF_TIME,
    BOXES,
    DEMON_ROW,
    HEALING_POTION,
    MAGIC_RING,
    ORB_OF_LIGHT,
    POTION,
    ROWS,
    SPIDER_ROW,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.objects import active_row

NO_ENDS: Final = vec[float]([0.0] * ENDS)
PART_OF_OBJECT: Final = [0.0, 0.10, 0.22, 0.36, 0.52, 0.85, 1.0]
"""What the points of a row are worth, as a part of an object."""
SOON_OVER: Final = 3
PART_WHEN_SOON_OVER: Final = [0.0, 0.0, 0.05, 0.15, 0.4, 0.85, 1.0]
"""The same with at most SOON_OVER turns left."""
LEAST_GAIN: Final = 0.01
SPIDER_COST: Final = 0.15
DEMON_COST: Final = 0.25
SKELETON_COST: Final = 0.12
"""What it costs to wake them, as parts of the chance to get out. Guessed, not
measured."""


def worth_of_ends(s: DragonQuest, hero: Hero, way: Way) -> vec[float]:
    """The chance to get out by the steps and finds of this turn (`steps * SIDE + finds`)."""
    ends = NO_ENDS[:]
    gain = object_gain(s, hero, way)
    finds = worth_of_finds(hero, way, gain)
    life: i64 = hero.bones
    steps: i64 = 0
    while steps <= DICE:
        worth = way.after_steps(steps, life)
        is_out = way.been and steps >= way.beyond
        count: i64 = 0
        while count <= DICE - steps:
            ends[steps * SIDE + count] = worth if is_out else worth + finds[count] * worth
            count += 1
        steps += 1
    return ends


def object_gain(s: DragonQuest, hero: Hero, way: Way) -> float:
    """How much better the chance would be with the most useful object, as a part of it."""
    life: i64 = hero.bones
    now = way.chance(way.turns, life, 1)
    if now <= 0.0:
        return 1.0
    best = now
    if s.objects >> ORB_OF_LIGHT & 1 and way.slants >= 2:
        best = max(best, way.chance(way.turns, life, 4))
    if s.objects >> HEALING_POTION & 1:
        best = max(best, way.chance(way.turns, life + POTION, 1))
    if s.objects >> AMULET_OF_TIME & 1:
        best = max(best, way.chance(way.turns + 1, life, 1))
    if s.objects >> MAGIC_RING & 1:
        best = max(best, way.chance(way.turns, life + RING_LIFE, 1))
    return min(1.0, max(best / now - 1.0, LEAST_GAIN))


def worth_of_finds(hero: Hero, way: Way, gain: float) -> list[float]:
    """What this turn's finds add to the chance, as a part of it; too many wake a danger."""
    row = active_row(hero)
    if row == ROWS or way.turns <= 0:
        return [0.0] * int(SIDE)
    parts = PART_WHEN_SOON_OVER if way.turns <= SOON_OVER else PART_OF_OBJECT
    points = hero.finds[row]
    found: list[float] = []
    for count in range(SIDE):
        if points + count <= BOXES:
            found.append(gain * (parts[points + count] - parts[points]))
        else:
            found.append(-gain * parts[points] - danger_cost(row, way))
    return found


def danger_cost(row: int, way: Way) -> float:
    """What the danger at the end of a row costs, as a part of the chance."""
    scale = 1.0 if way.turns > SOON_OVER else 0.3
    if row == SPIDER_ROW:
        return SPIDER_COST * scale
    return DEMON_COST * scale if row == DEMON_ROW else SKELETON_COST
