"""What a turn of movement may end with, and what each end is worth to the hero."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.dragonquest.bot.survival import RING_LIFE
from donjon.games.dragonquest.bot.throw_odds import DICE, ENDS, SIDE
from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.bot.weights import Weights
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
SOON_OVER: Final = 3
"""With at most this many turns left finds are worth less."""


def worth_of_ends(s: DragonQuest, hero: Hero, way: Way, weights: Weights) -> vec[float]:
    """The chance to get out by the steps and finds of this turn (`steps * SIDE + finds`)."""
    ends = NO_ENDS[:]
    gain = object_gain(s, hero, way, weights)
    finds = worth_of_finds(hero, way, gain, weights)
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


def object_gain(s: DragonQuest, hero: Hero, way: Way, weights: Weights) -> float:
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
    return min(1.0, max(best / now - 1.0, weights.least_gain))


def worth_of_finds(hero: Hero, way: Way, gain: float, weights: Weights) -> list[float]:
    """What this turn's finds add to the chance, as a part of it; too many wake a danger."""
    row = active_row(hero)
    if row == ROWS or way.turns <= 0:
        return [0.0] * int(SIDE)
    parts = weights.parts_late if way.turns <= SOON_OVER else weights.parts
    points = hero.finds[row]
    found: list[float] = []
    for count in range(SIDE):
        if points + count <= BOXES:
            found.append(gain * (parts[points + count] - parts[points]))
        else:
            found.append(-gain * parts[points] - danger_cost(row, way, weights))
    return found


def danger_cost(row: int, way: Way, weights: Weights) -> float:
    """What the danger at the end of a row costs, as a part of the chance."""
    scale = 1.0 if way.turns > SOON_OVER else 0.3
    if row == SPIDER_ROW:
        return weights.spider_cost * scale
    return weights.demon_cost * scale if row == DEMON_ROW else weights.skeleton_cost
