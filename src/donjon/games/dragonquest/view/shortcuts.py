"""Shortcuts of several steps: the squares of a move, without orb and key."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import CHAMBER, EXIT, NAMES
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.movement import Walk, steps_from
from donjon.games.dragonquest.rules.movement_dice import Reroll, steps_thrown


def shortcuts(s: DragonQuest, seat: int) -> list[list[str]]:
    """For whoever walks now, a way of several steps to each square further on, by names."""
    step = s.owed[-1] if s.owed else None
    if not isinstance(step, Walk) or step.seat != seat:
        return []
    found = routes(s.heroes[step.seat], step.left)
    return [[NAMES[square] for square in route] for route in found if len(route) > 1]


def within_reach(s: DragonQuest, seat: int) -> list[str]:
    """For whoever may throw again, the squares within reach of the present dice, by names."""
    step = s.owed[-1] if s.owed else None
    if not isinstance(step, Reroll) or step.seat != seat:
        return []
    return [NAMES[route[-1]] for route in routes(s.heroes[step.seat], steps_thrown(s.dice))]


def routes(hero: Hero, steps: int) -> list[list[int]]:
    """A shortest way to each square within `steps` ordinary steps, the nearest first."""
    found: list[list[int]] = []
    seen = {hero.square}
    last: list[list[int]] = [[]]
    for _ in range(steps):
        further: list[list[int]] = []
        for route in last:
            square = route[-1] if route else hero.square
            if route and (square == CHAMBER or square == EXIT):
                continue  # DQ-6.6, DQ-6.8
            for near in steps_from(hero, square, False):
                if near not in seen:
                    seen.add(near)
                    further.append([*route, near])
        found.extend(further)
        last = further
    return found
