"""How a bot compares what its hero could do: by what it brings for each action point."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.bot.distances import (
    ANYWHERE,
    NOWHERE,
    Distance,
    Distances,
    errand,
    food_bit,
    surface_distances,
)
from donjon.games.heldentaufe.bot.values import points_missing
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.tables import FOODS, PIECES, RESOURCES
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME
from donjon.games.heldentaufe.rules.action_points import ap_left, most_ap
from donjon.games.heldentaufe.rules.turn_actions import SPAN, WALK


@final
class Goal:
    """The best thing to go for: what it brings for each action point, and the next action.

    `pause` is added to every cost.
    """

    def __init__(self, pause: float) -> None:
        self.pause: Final = pause
        self.rate = 0.0
        self.option = NOWHERE

    def weigh(self, worth: float, cost: float, option: int) -> None:
        """Take this option if it brings more for each action point than the best so far."""
        rate = worth / (cost + self.pause)
        if rate > self.rate and option != NOWHERE:
            self.rate = rate
            self.option = option

    def is_beaten_by(self, worth: float, cost: float) -> bool:
        """Whether something of this worth and cost would be better."""
        return worth > self.rate * (cost + self.pause)


@final
class GoalSearch:
    """All that is needed to weigh what a hero could do."""

    def __init__(self, s: Heldentaufe, hero: Hero, weights: Weights) -> None:
        self.s: Final = s
        self.hero: Final = hero
        self.weights: Final = weights
        self.left: Final = ap_left(s, hero)
        self.distances: Final[Distances] = surface_distances(s, hero.tile)
        self.missing: Final = points_missing(s, hero)
        self.best: Final = Goal(weights.pause)
        self.homes: list[int] = []

    def go(self, worth: float, teeth: float, cost: float, end: int, option: int) -> None:
        """Weigh something that ends on tile `end`; with enough teeth the way home is added."""
        if teeth >= self.missing:
            self.best.weigh(worth + self.weights.finish, cost + self.steps_home(end), option)
        else:
            self.best.weigh(worth, cost, option)

    def steps_home(self, tile: int) -> int:
        """The steps from a tile home; worked out when they are first asked for."""
        if not self.homes:
            self.homes = surface_distances(self.s, HOME).steps
        return self.homes[tile]

    def way(self, foods: int, place: int) -> Distance:
        """The shortest walk past `foods` to a place of kind `place`."""
        if foods:
            return errand(self.s, self.hero.tile, foods, place)
        return self.distances.to_kind(place)

    def least_steps(self, foods: int, place: int) -> int:
        """The fewest steps of this walk; `FAR` if a food or the place is not laid yet."""
        least = 0 if place == ANYWHERE else self.distances.steps_to_kind(place)
        for food in FOODS:
            if foods & food_bit(food):
                least = max(least, self.distances.steps_to_kind(RESOURCES[food - PIECES]))
        return least

    def till_end(self, steps: int) -> int:
        """The AP from now to the end of the turn in which the last of `steps` steps is done."""
        if steps <= self.left:
            return self.left
        whole = most_ap(self.hero)
        return self.left + (steps - self.left + whole - 1) // whole * whole

    def waste(self, steps: int) -> int:
        """The AP that are left over in the turn in which the last of `steps` steps is done."""
        return self.till_end(steps) - steps


def walk(way: Distance) -> int:
    """The first step as an option."""
    return NOWHERE if way.first == NOWHERE else WALK * SPAN + way.first
