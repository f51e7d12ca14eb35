"""The squares ahead: how far each is from the goal, and where a wall would cost a detour."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    EXIT,
    IS_BLOCKABLE,
    NONE,
    SIDES,
)
from donjon.games.dragonquest.model.state import BARE, Hero
from donjon.games.dragonquest.rules.route import NOWHERE

NARROW: Final = 1.0
"""What a row of squares ahead costs where one wall stops every shortest way."""
SLIM: Final = 0.25
"""The same where it takes two walls."""


def goal_of(hero: Hero) -> int:
    """Where the hero has to go next: into the chamber, then out of the castle."""
    return EXIT if hero.been else CHAMBER


def steps_to_goal(hero: Hero) -> vec[u8]:
    """How many ordinary steps each free square is away from the hero's goal; NONE: no way."""
    return steps_to(hero, goal_of(hero))


def steps_to(hero: Hero, goal: int) -> vec[u8]:
    """How many ordinary steps each free square is away from the chamber or the exit; or NONE."""
    steps = NOWHERE[:]
    marks = hero.marks
    steps[goal] = 0
    queue = BARE[:]
    queue[0] = goal
    first: i64 = 0
    last: i64 = 1
    while first < last:
        square: int = queue[first]
        first += 1
        further: u8 = steps[square] + 1
        for near in SIDES[square]:
            if steps[near] == NONE and marks[near] == 0 and near != CHAMBER and near != EXIT:
                steps[near] = further
                queue[last] = near
                last += 1
    return steps


def nearest_step(steps: vec[u8], square: int) -> int:
    """How far the nearest neighbour is from the goal."""
    best = NONE
    for near in SIDES[square]:
        if steps[near] < best:
            best = steps[near]
    return best


def narrowness(steps: vec[u8], square: int) -> float:
    """How easily walls can lengthen the way from a square: the fewer squares abreast, the more.

    All shortest ways are followed at once, row by row of squares that are equally far.
    """
    seen = BARE[:]
    row = [square]
    total = 0.0
    far = int(steps[square])
    while far > 1:
        far -= 1
        row = row_ahead(steps, row, far, seen)
        if len(row) == 1 and IS_BLOCKABLE[row[0]]:
            total += NARROW
        elif len(row) == 2:
            total += SLIM
    return total


def row_ahead(steps: vec[u8], row: list[int], far: int, seen: vec[u8]) -> list[int]:
    """The squares beside a row that are so far from the goal and not `seen` yet; now they are."""
    ahead: list[int] = []
    for here in row:
        for near in SIDES[here]:
            if steps[near] == far and seen[near] == 0:
                seen[near] = 1
                ahead.append(near)
    return ahead
