"""How far things are for a bot's hero, above and below ground, and the first step there."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import APPLE, GIVES, NONE, TILE_COUNTS
from donjon.games.heldentaufe.content.underground_map import HEXES, LAIRS, NEXT_HEXES, SKULLS
from donjon.games.heldentaufe.model.state import DISARMED, NO_DANGER, Heldentaufe
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied

FAR: Final = 99
NOWHERE: Final = -1
ANYWHERE: Final[int] = NONE
SETS: Final = 8
"""How many sets of the three foods there are; a set has a bit for each food."""
DANGER_STEPS: Final = 2
"""The extra steps that a danger token counts, since it may take a heart and the turn."""


@final
class Distance:
    """The steps of a way, the first one (NOWHERE if the hero is there already), and its end."""

    def __init__(self, steps: int, first: int, end: int) -> None:
        self.steps: Final = steps
        self.first: Final = first
        self.end: Final = end


UNREACHABLE: Final = Distance(FAR, NOWHERE, NOWHERE)


def food_bit(food: int) -> int:
    """A food as a set."""
    return 1 << (food - APPLE)


def found_at(kind: int) -> int:
    """What a tile gives, as a set."""
    food = GIVES[kind]
    return 0 if food == NONE else food_bit(food)


def errand(s: Heldentaufe, start: int, foods: int, place: int) -> Distance:
    """The shortest walk over laid tiles past `foods`, in any order, to a place of kind `place`.

    What the first tile gives does not count: a hero that could take it has taken it.
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
    """The steps from one tile or hex to all others, and the first step to each.

    `nearest` is the nearest tile of each kind, for a start above ground.
    """

    def __init__(self, steps: list[int], first: list[int], nearest: list[int]) -> None:
        self.steps: Final = steps
        self.first: Final = first
        self.nearest: Final = nearest

    def to(self, place: int) -> Distance:
        """The way to a tile or hex."""
        return Distance(self.steps[place], self.first[place], place)

    def steps_to_kind(self, kind: int) -> int:
        """The steps to the nearest tile of a kind."""
        tile = self.nearest[kind]
        return FAR if tile == NOWHERE else self.steps[tile]

    def to_kind(self, kind: int) -> Distance:
        """The way to the nearest tile of a kind."""
        tile = self.nearest[kind]
        return UNREACHABLE if tile == NOWHERE else self.to(tile)


def surface_distances(s: Heldentaufe, start: int) -> Distances:
    """The ways from a tile over laid tiles; a first step is a direction."""
    kinds, links = s.surface.kinds, s.surface.links
    steps = [FAR] * len(kinds)
    first = [NOWHERE] * len(kinds)
    nearest = [NOWHERE] * len(TILE_COUNTS)
    steps[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        tile = queue[at]
        at += 1
        if nearest[kinds[tile]] == NOWHERE:
            nearest[kinds[tile]] = tile
        for side in range(SIDES):
            other = links[tile * SIDES + side]
            if other != NO_TILE and steps[other] == FAR:
                steps[other] = steps[tile] + 1
                first[other] = side if tile == start else first[tile]
                queue.append(other)
    return Distances(steps, first, nearest)


def underground_distances(s: Heldentaufe, start: int) -> Distances:
    """The ways from a hex through free hexes, avoiding danger; a first step is a hex."""
    figures = occupied(s)
    if figures == LAIR_BITS and is_all_danger_there(s):
        return REBUILT[start]
    return spread(start, figures, s.danger, DANGER_STEPS)


def is_all_danger_there(s: Heldentaufe) -> bool:
    """Whether no danger token has been turned since the last rebuild."""
    for hex in SKULLS:
        if s.danger[hex] == NO_DANGER:
            return False
    return True


def spread(start: int, figures: int, danger: bytes, shun: int) -> Distances:
    """The ways from a hex around figures, given as bits; a danger token counts as more steps."""
    steps = [FAR] * HEXES
    first = [NOWHERE] * HEXES
    steps[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        for hex in NEXT_HEXES[here]:
            cost = steps[here] + (1 if danger[hex] == NO_DANGER else 1 + shun)
            if not figures >> hex & 1 and cost < steps[hex]:
                steps[hex] = cost
                first[hex] = hex if here == start else first[here]
                queue.append(hex)
    return Distances(steps, first, [])


LAIR_BITS: Final[int] = sum([1 << hex for hex in LAIRS])
ALL_DANGERS: Final = bytes([DISARMED if hex in SKULLS else NO_DANGER for hex in range(HEXES)])
REBUILT: Final[list[Distances]] = [
    spread(start, LAIR_BITS, ALL_DANGERS, DANGER_STEPS) for start in range(HEXES)
]
"""The ways from every hex while nobody is below: all danger lies there, monsters in their lairs."""


def beside(distances: Distances, hex: int) -> Distance:
    """The way to a hex next to this one."""
    best, least = NOWHERE, FAR
    for other in NEXT_HEXES[hex]:
        if distances.steps[other] < least:
            best, least = other, distances.steps[other]
    return UNREACHABLE if best == NOWHERE else distances.to(best)
