"""How far things are for a bot's hero, above and below ground, and the first step there."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import APPLE, GIVES, NONE
from donjon.games.heldentaufe.content.underground_map import HEXES, NEXT_HEXES
from donjon.games.heldentaufe.model.state import NO_DANGER, Heldentaufe
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied

FAR: Final = 99
NOWHERE: Final = -1
ANYWHERE: Final[int] = NONE
SETS: Final = 8
"""How many sets of the three foods there are; a set is a number with a bit for each food."""
DANGER_STEPS: Final = 2
"""The steps that a danger token adds, for its chance to take a heart and the turn."""


@final
class Distance:
    """How many steps a way takes, the first of them (NOWHERE without any), and where it ends."""

    def __init__(self, steps: int, first: int, end: int) -> None:
        self.steps: Final = steps
        self.first: Final = first
        self.end: Final = end


UNREACHABLE: Final = Distance(FAR, NOWHERE, NOWHERE)


def food_bit(food: int) -> int:
    """The set with this food alone."""
    return 1 << (food - APPLE)


def found_at(kind: int) -> int:
    """The set of foods that a tile gives."""
    food = GIVES[kind]
    return 0 if food == NONE else food_bit(food)


def shortest_walk(s: Heldentaufe, start: int, foods: int, place: int) -> Distance:
    """The shortest walk over laid tiles to a kind of place, past these foods in any order.

    The food of the first tile does not count: a hero who could have taken it has it.
    """
    kinds, links = s.surface.kinds, s.surface.links
    steps = [FAR] * (len(kinds) * SETS)
    first = [NOWHERE] * (len(kinds) * SETS)
    node = start * SETS + foods
    steps[node] = 0
    queue = [node]
    at = 0
    while at < len(queue):
        node = queue[at]
        at += 1
        tile, missing = node // SETS, node % SETS
        if missing == 0 and place in (ANYWHERE, kinds[tile]):
            return Distance(steps[node], first[node], tile)
        for side in range(SIDES):
            other = links[tile * SIDES + side]
            if other != NO_TILE:
                after = other * SETS + (missing & ~found_at(kinds[other]))
                if steps[after] == FAR:
                    steps[after] = steps[node] + 1
                    first[after] = side if first[node] == NOWHERE else first[node]
                    queue.append(after)
    return UNREACHABLE


@final
class Distances:
    """From one tile or hex: the steps to all others, and the first step to each."""

    def __init__(self, steps: list[int], first: list[int]) -> None:
        self.steps: Final = steps
        self.first: Final = first

    def to(self, place: int) -> Distance:
        """The way to one of them."""
        return Distance(self.steps[place], self.first[place], place)


def surface_distances(s: Heldentaufe, start: int) -> Distances:
    """Over laid tiles; a first step is a direction."""
    links = s.surface.links
    steps = [FAR] * len(s.surface.kinds)
    first = [NOWHERE] * len(s.surface.kinds)
    steps[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        tile = queue[at]
        at += 1
        for side in range(SIDES):
            other = links[tile * SIDES + side]
            if other != NO_TILE and steps[other] == FAR:
                steps[other] = steps[tile] + 1
                first[other] = side if tile == start else first[tile]
                queue.append(other)
    return Distances(steps, first)


def underground_distances(s: Heldentaufe, start: int) -> Distances:
    """Through free hexes, past danger tokens only where it saves steps; a first step is a hex."""
    figures = occupied(s)
    steps = [FAR] * HEXES
    first = [NOWHERE] * HEXES
    steps[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        for hex in NEXT_HEXES[here]:
            cost = steps[here] + (1 if s.danger[hex] == NO_DANGER else 1 + DANGER_STEPS)
            if not figures >> hex & 1 and cost < steps[hex]:
                steps[hex] = cost
                first[hex] = hex if here == start else first[here]
                queue.append(hex)
    return Distances(steps, first)


def beside(distances: Distances, hex: int) -> Distance:
    """The way to a hex next to this one."""
    best = UNREACHABLE
    for other in NEXT_HEXES[hex]:
        if distances.steps[other] < best.steps:
            best = distances.to(other)
    return best
