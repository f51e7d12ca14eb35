"""The chance of a hero to get out alive, from its turns, its squares and its life points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.dragonquest.bot.danger_odds import (
    ENCOUNTER,
    MONSTER_LOSS,
    NO_ENCOUNTER,
    TRAP_LOSSES,
)
from donjon.games.dragonquest.content.bot_tables import (
    EXPOSED_BY_TURN,
    LIFE,
    MOST_EXPOSED,
    MOST_LIFE,
    MOST_SQUARES,
    MOST_TURNS,
    TIME,
)
from donjon.games.dragonquest.content.tables import MAGIC_RING, TRAP_CURE, TRAP_SKIPS, TRAPS
from donjon.games.dragonquest.model.state import Hero

TURNS: Final[i64] = MOST_TURNS
SQUARES: Final[i64] = MOST_SQUARES
BONES: Final[i64] = MOST_LIFE
RING_LIFE: Final = 2
"""About how many life points the magic ring is worth."""
WIDTH: Final[i64] = MOST_EXPOSED + 1
EXPOSED: Final = vec[i64](
    [min(MOST_EXPOSED, int(EXPOSED_BY_TURN * max(0, turns - 1))) for turns in range(MOST_TURNS + 1)]
)
"""By turns: on how many squares a hero can meet dangers in them."""


def chance(turns: i64, squares: i64, life: i64) -> float:
    """The chance to walk `squares` squares in `turns` turns with `life` life points at first."""
    if life <= 0:
        return 0.0
    if squares <= 0:
        return 1.0
    if turns <= 0:
        return 0.0
    if turns > TURNS:
        turns = TURNS
    if squares > SQUARES:
        squares = SQUARES
    if life > BONES:
        life = BONES
    exposed = EXPOSED[turns]
    if squares < exposed:
        exposed = squares
    return TIME[(turns - 1) * (SQUARES + 1) + squares] * LIFE[(life - 1) * WIDTH + exposed]


def chance_after_danger(hero: Hero, turns: i64, squares: i64) -> float:
    """The same for a hero that must face the danger dice first."""
    life: i64 = hero.bones
    unhurt = chance(turns, squares, life)
    total = NO_ENCOUNTER * unhurt
    for trap in range(TRAPS):
        if hero.has(TRAP_CURE[trap]):
            total += ENCOUNTER[trap] * unhurt
        else:
            total += ENCOUNTER[trap] * chance_after_trap(hero, trap, turns, squares)
    if hero.has(MAGIC_RING):
        life += RING_LIFE
    loss: i64 = 0
    while loss < len(MONSTER_LOSS) and loss < life:
        total += MONSTER_LOSS[loss] * chance(turns, squares, life - loss)
        loss += 1
    return total


def chance_after_trap(hero: Hero, trap: int, turns: i64, squares: i64) -> float:
    """The same after a fall into a trap; the third fall into the same one is death."""
    times = hero.traps[trap]
    losses = TRAP_LOSSES[trap]
    if times >= len(losses):
        return 0.0
    left: i64 = turns - 1 if TRAP_SKIPS[trap] else turns
    chances = losses[times]
    total = 0.0
    loss: i64 = 0
    while loss < len(chances):
        if chances[loss] > 0.0:
            total += chances[loss] * chance(left, squares, hero.bones - loss)
        loss += 1
    return total
