"""How a bot compares goals of its hero: by what each brings for an action point."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.bot.distances import NOWHERE, Distance, Distances, surface_distances
from donjon.games.heldentaufe.bot.values import FINISH, points_missing
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME
from donjon.games.heldentaufe.rules.action_points import ap_left, most_ap
from donjon.games.heldentaufe.rules.turn_actions import SPAN, WALK

PAUSE: Final = 0.6
"""Added to every cost, so that what is near does not count for everything."""


@final
class Goal:
    """The best thing to go for: what it brings for each action point, and the next action."""

    def __init__(self) -> None:
        self.rate = 0.0
        self.option = NOWHERE

    def weigh(self, worth: float, cost: float, option: int) -> None:
        """Take this goal instead, if it brings more for each action point."""
        rate = worth / (cost + PAUSE)
        if rate > self.rate and option != NOWHERE:
            self.rate = rate
            self.option = option


@final
class GoalSearch:
    """What is needed to weigh a hero's goals: action points, distances, the best goal so far."""

    def __init__(self, s: Heldentaufe, hero: Hero) -> None:
        self.s: Final = s
        self.hero: Final = hero
        self.left: Final = ap_left(s, hero)
        self.distances: Final[Distances] = surface_distances(s, hero.tile)
        self.homes: Final[list[int]] = surface_distances(s, HOME).steps
        self.best: Final = Goal()

    def go(self, worth: float, teeth: float, cost: float, end: int, option: int) -> None:
        """Weigh a goal that ends on a tile; with enough teeth the way home counts, too."""
        if teeth >= points_missing(self.s, self.hero):
            self.best.weigh(worth + FINISH, cost + self.homes[end], option)
        else:
            self.best.weigh(worth, cost, option)

    def ap_to_turn_end(self, steps: int) -> int:
        """The AP until the end of the turn in which the last of `steps` steps is done."""
        if steps <= self.left:
            return self.left
        whole = most_ap(self.hero)
        return self.left + (steps - self.left + whole - 1) // whole * whole

    def ap_wasted(self, steps: int) -> int:
        """The AP that are left in the turn in which the last of `steps` steps is done."""
        return self.ap_to_turn_end(steps) - steps


def walk(way: Distance) -> int:
    """The first step as an option."""
    return NOWHERE if way.first == NOWHERE else WALK * SPAN + way.first
