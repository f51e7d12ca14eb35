"""Where to walk: a shortest way that walls can hardly lengthen; orb and key where they pay."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.dragonquest.bot.squares_ahead import (
    narrowness,
    nearest_step,
    steps_to_goal,
)
from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.content.tables import (
    NONE,
    ORB_OF_LIGHT,
    SIDES,
    SLANTS,
)
from donjon.games.dragonquest.model.state import BLOCKED, Hero
from donjon.games.dragonquest.rules.movement import HALT, Walk

FARTHEST: Final = 255
KEY_SAVES: Final = 2
"""The key is used where it saves at least this many squares."""


def next_square(hero: Hero, walk: Walk, options: list[int]) -> int:
    """The next step, or HALT where none brings the hero nearer."""
    steps = steps_to_goal(hero)
    far = nearest_step(steps, hero.square) + 1
    if walk.lit or (hero.has(ORB_OF_LIGHT) and orb_pays(hero, steps, far, walk.left)):
        slanted = slanted_step(hero, steps, walk.left, options)
        if slanted != NONE:
            return slanted
    door = door_to_unlock(hero, steps, far, options)
    if door != NONE:
        return door
    if far < FARTHEST:
        return ordinary_step(hero, steps, far, walk.left, options)
    return way_out_of_trouble(hero, steps, options)


def ordinary_step(hero: Hero, steps: vec[u8], far: int, left: int, options: list[int]) -> int:
    """The first step towards the best square that this move can end on."""
    best = HALT
    least = 0.0
    for near in SIDES[hero.square]:
        if steps[near] == far - 1 and near in options:
            worth = best_end(steps, near, left - 1)
            if best == HALT or worth < least:
                best = near
                least = worth
    return best


def best_end(steps: vec[u8], square: int, left: int) -> float:
    """How easily walls can hinder the hero after the rest of this move, at best."""
    row = [square]
    for _ in range(min(left, int(steps[square]))):
        ahead: list[int] = []
        for here in row:
            for near in SIDES[here]:
                if steps[near] + 1 == steps[here] and near not in ahead:
                    ahead.append(near)
        row = ahead
    least = narrowness(steps, row[0])
    for end in row[1:]:
        least = min(least, narrowness(steps, end))
    return least


def orb_pays(hero: Hero, steps: vec[u8], far: int, left: int) -> bool:
    """Whether slanted steps bring the hero so far ahead that the orb should be used now."""
    nearest = slanted_reach(hero, steps, hero.square, left)
    ordinary = max(0, far - left)
    if nearest >= ordinary:
        return False
    if nearest == 0 and hero.been:
        return True
    if far >= FARTHEST:
        return True
    way = Way(hero)
    saved: i64 = ordinary - nearest
    life: i64 = hero.bones
    now = way.chance(way.turns, life, left + saved)
    later = way.chance(way.turns, life, left + way.orb) if way.turns > 0 else 0.0
    return now >= later


def slanted_reach(hero: Hero, steps: vec[u8], start: int, left: int) -> int:
    """How near to the goal `left` steps can bring the hero, straight or slanted."""
    nearest: int = steps[start]
    seen = hero.marks[:]
    row = [start]
    for _ in range(left):
        ahead: list[int] = []
        for here in row:
            for near in SIDES[here]:
                if seen[near] == 0:
                    seen[near] = 1
                    ahead.append(near)
            for near in SLANTS[here]:
                if seen[near] == 0:
                    seen[near] = 1
                    ahead.append(near)
        for near in ahead:
            nearest = min(nearest, steps[near])
        row = ahead
    return nearest


def slanted_step(hero: Hero, steps: vec[u8], left: int, options: list[int]) -> int:
    """The step after which the rest of the move comes nearest to the goal; NONE if none does."""
    best = NONE
    least = 0.0
    for option in options:
        if option == HALT or hero.marks[option]:
            continue
        nearest = slanted_reach(hero, steps, option, left - 1)
        if nearest < FARTHEST:
            worth = nearest + 0.01 * int(steps[option])
            if best == NONE or worth < least:
                best = option
                least = worth
    return best


def door_to_unlock(hero: Hero, steps: vec[u8], far: int, options: list[int]) -> int:
    """A walled square that the key opens, if the way through it is much shorter; else NONE."""
    best = NONE
    nearest = far - KEY_SAVES
    for option in options:
        if option != HALT and hero.marks[option] == BLOCKED:
            through = nearest_step(steps, option) + 2
            if through <= nearest:
                nearest = through
                best = option
    return best


def way_out_of_trouble(hero: Hero, steps: vec[u8], options: list[int]) -> int:
    """No way leads to the goal: stay, unless the hero may not stop here."""
    if HALT in options:
        return HALT
    best = options[0]
    for option in options:
        if steps[option] < steps[best]:
            best = option
    return best
