"""A hero's way: how far it is, how many turns are left, and the chance to get out in time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.dragonquest.bot.survival import chance, chance_after_danger
from donjon.games.dragonquest.content.bot_tables import MOST_SQUARES
from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    COLUMN,
    CORNERS,
    EXIT,
    ORB_OF_LIGHT,
    ROW,
)
from donjon.games.dragonquest.model.state import NO_SKIP, Hero
from donjon.games.dragonquest.rules.route_cuts import some_route

ORB_SAVES: Final = 3
"""How many squares the orb saves in a good move, one for each slanted step."""
TOO_FAR: Final[i64] = MOST_SQUARES


@final
class Way:
    """The squares to the chamber and those beyond it, and the turns that come after this one."""

    def __init__(self, hero: Hero) -> None:
        self.inside: Final = hero.is_in_chamber()
        self.been: Final = hero.been
        self.slants: Final = slants_left(hero)
        self.orb: i64 = min(ORB_SAVES, self.slants) if hero.has(ORB_OF_LIGHT) else 0
        self.turns: i64 = hero.sun_boxes - hero.suns - (0 if hero.skip == NO_SKIP else 1)
        self.there: i64 = 0
        self.beyond: i64 = 0
        route = some_route(hero)
        if not route:
            self.beyond = TOO_FAR
        elif hero.been:
            self.beyond = len(route)
        else:
            self.there = route.index(CHAMBER) + 1
            self.beyond = len(route) - self.there

    def chance(self, turns: i64, life: i64, saved: i64) -> float:
        """The chance to get out with `turns` turns from here on and `saved` squares saved."""
        if self.inside:
            return chance(turns - 1, self.beyond - 1 - saved, life)
        if self.been:
            return chance(turns, self.beyond - saved, life)
        if saved >= self.there:
            return chance(turns - 1, self.beyond - 1, life)
        return chance(turns - 1, self.there + self.beyond - saved, life)

    def after_steps(self, steps: i64, life: i64) -> float:
        """The chance after this turn's steps; with the orb if it is used best now."""
        if self.orb == 0:
            return self.chance(self.turns, life, steps)
        kept = self.chance(self.turns, life, steps + self.orb) if self.turns > 0 else 0.0
        slanted: i64 = min(steps, i64(self.slants))
        return max(kept, self.chance(self.turns, life, steps + slanted))

    def after_danger(self, hero: Hero) -> float:
        """The chance after this turn's danger."""
        if self.been:
            return chance_after_danger(hero, self.turns, self.beyond - self.orb)
        squares: i64 = self.there + self.beyond - self.orb
        return chance_after_danger(hero, self.turns - 1, squares)


def slants_left(hero: Hero) -> int:
    """How many steps of the way could be slanted ones: rows and columns are then walked at once."""
    if hero.been:
        return slants_between(hero.square, EXIT)
    return slants_to_chamber(hero.square) + SLANTS_OUT


def slants_between(one: int, other: int) -> int:
    """The smaller of the differences in rows and columns."""
    return min(abs(ROW[one] - ROW[other]), abs(COLUMN[one] - COLUMN[other]))


LEFT: Final = min(COLUMN[corner] for corner in CORNERS) + 1
RIGHT: Final = max(COLUMN[corner] for corner in CORNERS) - 1
TOP: Final = min(ROW[corner] for corner in CORNERS) + 1
BOTTOM: Final = max(ROW[corner] for corner in CORNERS) - 1


def slants_to_chamber(square: int) -> int:
    """The same for the way to the chamber, which is several rows and columns wide."""
    rows = max(TOP - ROW[square], ROW[square] - BOTTOM, 0)
    columns = max(LEFT - COLUMN[square], COLUMN[square] - RIGHT, 0)
    return min(rows, columns)


SLANTS_OUT: Final = slants_between(CHAMBER, EXIT) - 1
"""The first square beyond the chamber is left to by an ordinary step."""
