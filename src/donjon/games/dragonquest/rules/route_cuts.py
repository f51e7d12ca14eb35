"""DragonQuest 4.10, quickly: which squares would cut every route if they were blocked?

Only a square of a route that stands can cut them all. Mostly the route goes round it at once;
else everything that can be reached without it is looked at; only where the two legs of a route
stand in each other's way is the exact test of `route.py` made.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    EAST,
    EXIT,
    IS_BLOCKABLE,
    NONE,
    NORTH,
    RINGS,
    SIDES,
    SOUTH,
    STEPS_TO_CHAMBER,
    STEPS_TO_EXIT,
    WEST,
)
from donjon.games.dragonquest.model.state import BARE, Hero
from donjon.games.dragonquest.rules.route import (
    NO_ROUTE,
    is_burnt,
    path_to_exit,
    route_length,
    two_paths,
    walked_back,
)

MISSING: Final = 0
FOUND: Final = 1
UNSURE: Final = 2
OTHER_LEG: Final = 128
CHAMBER_CELL: Final[i64] = CHAMBER


def some_route(hero: Hero) -> list[int]:
    """Any route, not always a shortest one, found by the cheapest means; [] if there is none."""
    if is_burnt(hero):
        return path_to_exit(hero, NONE)
    if hero.been:
        return descent(hero.marks, hero.square, EXIT, STEPS_TO_EXIT) or path_to_exit(hero, NONE)
    there = leg(hero.marks, hero.square, CHAMBER, STEPS_TO_CHAMBER)
    if not there:
        return []
    back = leg(with_leg(hero.marks, there), CHAMBER, EXIT, STEPS_TO_EXIT)
    return there + back if back else two_paths(hero, NONE)


def with_leg(marks: vec[u8], squares: list[int]) -> vec[u8]:
    """The marks of a sheet with one leg of a route as taken too."""
    taken = marks[:]
    for square in squares:
        taken[square] = OTHER_LEG
    return taken


def leg(taken: vec[u8], here: int, goal: int, steps: bytes) -> list[int]:
    """A path to the chamber or from it to the exit, straight down if that succeeds; [] if none."""
    return descent(taken, here, goal, steps) or search(taken, here, goal)


def descent(taken: vec[u8], here: int, goal: int, steps: bytes) -> list[int]:
    """The squares of a path that comes nearer to the goal with each step; [] if it gets stuck."""
    path: list[int] = []
    square = here
    while square != goal:
        onward = NONE
        for near in SIDES[square]:
            if steps[near] < steps[square] and taken[near] == 0:
                onward = near
                break
        if onward == NONE:
            return []
        path.append(onward)
        square = onward
    return path


def search(taken: vec[u8], here: int, goal: int) -> list[int]:
    """A shortest path that does not pass the exit on its way; [] if there is none."""
    seen = taken[:]
    came = BARE[:]
    queue = BARE[:]
    queue[0] = here
    first: i64 = 0
    last: i64 = 1
    while first < last:
        square: int = queue[first]
        first += 1
        for near in SIDES[square]:
            if seen[near] == 0:
                seen[near] = 1
                came[near] = square
                if near == goal:
                    return walked_back(came, goal, here)
                if near != EXIT:
                    queue[last] = near
                    last += 1
    return []


def cutting_squares(hero: Hero, route: list[int]) -> list[int]:
    """DQ-4.10  The squares of a standing route without which no route is left."""
    if hero.been:
        return cutting_leg(hero, hero.square, route, [])
    chamber = 0
    while route[chamber] != CHAMBER:
        chamber += 1
    there = route[: chamber + 1]
    back = route[chamber + 1 :]
    cutting = cutting_leg(hero, hero.square, there, back)
    cutting.extend(cutting_leg(hero, CHAMBER, back, there))
    return cutting


def cutting_leg(hero: Hero, start: int, squares: list[int], other: list[int]) -> list[int]:
    """Those of one leg; the other leg may not be used to go round them."""
    taken = with_leg(hero.marks, other)
    cutting: list[int] = []
    before = start
    for at in range(len(squares) - 1):
        square = squares[at]
        if (
            IS_BLOCKABLE[square]
            and not goes_round(taken, before, square, squares[at + 1])
            and not has_detour(hero, taken, [before, start], squares, at)
        ):
            cutting.append(square)
        before = square
    return cutting


def goes_round(taken: vec[u8], before: int, square: int, after: int) -> bool:
    """Whether a leg can pass round one of its squares within the eight that surround it.

    Its own squares may be used again, those of the other leg may not.
    """
    ring = RINGS[square]
    start = place_in_ring(square, before)
    end = place_in_ring(square, after)
    first: i64 = 1 if (end - start) & 7 <= 4 else 7
    return is_clear(taken, ring, start, end, first) or is_clear(taken, ring, start, end, 8 - first)


def place_in_ring(square: int, near: int) -> i64:
    """Where in a square's ring one lies that shares a side; numbers run in reading order."""
    if near < square:
        return WEST if near == square - 1 else NORTH
    return EAST if near == square + 1 else SOUTH


def is_clear(taken: vec[u8], ring: vec[u8], start: i64, end: i64, by: i64) -> bool:
    """Whether the places of a ring between two others, clockwise or not, are squares not taken."""
    place = (start + by) & 7
    while place != end:
        near: i64 = i64(ring[place])
        if near >= CHAMBER_CELL or taken[near]:
            return False
        place = (place + by) & 7
    return True


def has_detour(hero: Hero, taken: vec[u8], starts: list[int], squares: list[int], at: int) -> bool:
    """Whether the route can do without one square of a leg."""
    found = UNSURE if is_burnt(hero) else detour(taken, starts, squares, at)
    if found == UNSURE:
        return route_length(hero, squares[at]) != NO_ROUTE
    return found == FOUND


def detour(taken: vec[u8], starts: list[int], squares: list[int], at: int) -> int:
    """Look at all that can be reached without a square until the leg goes on: FOUND or MISSING.

    From the square before it and from where the leg starts; UNSURE if the other leg was in the
    way.
    """
    later = BARE[:]
    for index in range(at + 1, len(squares)):
        later[squares[index]] = 1
    seen = BARE[:]
    seen[squares[at]] = 1
    queue = BARE[:]
    first: i64 = 0
    last: i64 = 0
    for start in starts:
        seen[start] = 1
        queue[last] = start
        last += 1
    answer = MISSING
    while first < last:
        square: int = queue[first]
        first += 1
        for near in SIDES[square]:
            if later[near]:
                return FOUND
            if seen[near] == 0:
                seen[near] = 1
                if taken[near] == 0:
                    queue[last] = near
                    last += 1
                elif taken[near] == OTHER_LEG:
                    answer = UNSURE
    return answer
