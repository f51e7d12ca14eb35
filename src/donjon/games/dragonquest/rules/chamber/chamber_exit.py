"""DragonQuest E.2: what holds for every hero that comes out of the chamber."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import CHAMBER
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.chamber_dice import reset_pool_if_empty
from donjon.games.dragonquest.rules.route import NO_ROUTE, path_from


def has_left_chamber(s: DragonQuest, hero: Hero) -> None:
    """DQ-4.1, DQ-12.2, DQ-15.10  The next wall step is skipped and a sleeping venom wakes."""
    hero.has_left = True
    hero.leaving = False
    hero.exempt = True
    reset_pool_if_empty(s)


def quickest_way_out(hero: Hero, squares: list[int]) -> int:
    """DQ-22.14, DQ-22.15  The square with the shortest route on to the exit."""
    best = squares[0]
    shortest = NO_ROUTE
    for square in squares:
        length = len(path_from(hero, square, CHAMBER)) or NO_ROUTE
        if length != NO_ROUTE and (shortest == NO_ROUTE or length < shortest):
            shortest = length
            best = square
    return best
