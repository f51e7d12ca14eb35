"""DragonQuest 4.16: is there still a route, and how long is the shortest?

The line may not be used twice, so a hero that has yet to visit the chamber needs two paths that
share no square: one from its square to the chamber, one from there to the exit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from donjon.games.dragonquest.content import (
    CHAMBER,
    EXIT,
    NODES,
    NONE,
    SIDES,
)
from donjon.games.dragonquest.state import Hero

FAR: Final = 1 << 30
NOWHERE: Final = vec[u8]([NONE] * NODES)
NO_ROUTE: Final = -1


def route_length(hero: Hero, shut: int) -> int:
    """DQ-4.16  The least number of squares still to be entered, or NO_ROUTE.

    `shut` is one more square taken as blocked, or NONE. Time, dice and objects do not count
    (DQ-4.17, DQ-R6).
    """
    if hero.been:
        return len(path_to_exit(hero, shut)) or NO_ROUTE
    paths = two_paths(hero, shut)
    return len(paths) or NO_ROUTE


def shortest_route(hero: Hero) -> list[int]:
    """The squares of one shortest route, in the order of walking; [] when there is none."""
    return path_to_exit(hero, NONE) if hero.been else two_paths(hero, NONE)


def is_burnt(hero: Hero) -> bool:
    """DQ-6.7, DQ-R14  Whether the hero stands on the square by which it just left the chamber."""
    return len(hero.line) > 1 and hero.line[-2] == CHAMBER


def path_to_exit(hero: Hero, shut: int) -> list[int]:
    """The chamber obligation is met: the squares of a shortest path to the exit; [] if none."""
    return path_from(hero, hero.square, shut)


def path_from(hero: Hero, here: int, shut: int) -> list[int]:
    """A shortest path from a square to the exit; the chamber cannot be entered where it is burnt.

    From a square beside the chamber that the hero is about to leave to, `shut` is the chamber
    itself: to come back there at once is never a shorter way.
    """
    came = NOWHERE[:]
    marks = hero.marks
    burnt = here == hero.square and is_burnt(hero)
    queue = [here]
    came[here] = here
    for square in queue:
        for near in SIDES[square]:
            if came[near] != NONE or marks[near] or near == shut:
                continue
            if burnt and near == CHAMBER and square == here:
                continue
            came[near] = square
            if near == EXIT:
                return walked_back(came, EXIT, here)
            queue.append(near)
    return []


def walked_back(came: vec[u8], end: int, start: int) -> list[int]:
    """The path from `start` (not itself in it) to `end`."""
    path: list[int] = []
    square = end
    while square != start:
        path.append(square)
        square = came[square]
    path.reverse()
    return path


def two_paths(hero: Hero, shut: int) -> list[int]:
    """A cheapest flow of two units out of the chamber: one to the hero, one to the exit.

    The first unit goes by a shortest path to whichever end is nearer, the second by a shortest
    path in what is left, where it may push the first aside. A square is two nodes, arriving and
    leaving, so that it carries one unit only.
    """
    first_next = [NONE] * NODES  # the first unit's way, square by square
    first = first_unit(hero, shut)
    if not first:
        return []
    previous = CHAMBER
    for square in first:
        first_next[previous] = square
        previous = square
    ends = first[-1]
    other = EXIT if ends == hero.square else hero.square
    return second_unit(hero, shut, first_next, other)


def is_free(hero: Hero, square: int, shut: int) -> bool:
    """Whether a route may use the square: the hero's own square is the end of one path."""
    return (hero.marks[square] == 0 or square == hero.square) and square != shut


def first_unit(hero: Hero, shut: int) -> list[int]:
    """A shortest path from the chamber to the hero or the exit."""
    came = NOWHERE[:]
    came[CHAMBER] = CHAMBER
    queue = [CHAMBER]
    for square in queue:
        for near in SIDES[square]:
            if came[near] != NONE or not is_free(hero, near, shut):
                continue
            came[near] = square
            if near == EXIT or near == hero.square:
                return walked_back(came, near, CHAMBER)
            queue.append(near)
    return []


def second_unit(hero: Hero, shut: int, first_next: list[int], end: int) -> list[int]:
    """Add the second unit by a cheapest path in the residual graph; both ways joined, or [].

    Nodes 0 to NODES - 1 are squares left, NODES and more are squares arrived at. Undoing a step
    of the first unit refunds its cost, so distances may fall: squares are looked at again.
    """
    first_back = [NONE] * NODES
    for square, following in enumerate(first_next):
        if following != NONE:
            first_back[following] = square
    cost = [FAR] * (2 * NODES)
    came = [NONE] * (2 * NODES)
    cost[CHAMBER] = 0
    queue = [CHAMBER]
    for node in queue:
        if node < NODES:
            leave_square(hero, shut, first_next, first_back, node, cost, came, queue)
        else:
            arrive_at_square(first_next, first_back, node, cost, came, queue, end)
    if cost[NODES + end] == FAR:
        return []
    push(first_next, came, end)
    return joined(hero, first_next)


def leave_square(
    hero: Hero,
    shut: int,
    first_next: list[int],
    first_back: list[int],
    square: int,
    cost: list[int],
    came: list[int],
    queue: list[int],
) -> None:
    """From a square: to each free neighbour; against the first unit: back to its arrival."""
    spent = cost[square]
    for near in SIDES[square]:
        if near == CHAMBER or first_next[square] == near or not is_free(hero, near, shut):
            continue
        relax(NODES + near, square, spent + 1, cost, came, queue)
    if square != CHAMBER and first_back[square] != NONE:
        relax(NODES + square, square, spent, cost, came, queue)


def arrive_at_square(
    first_next: list[int],
    first_back: list[int],
    node: int,
    cost: list[int],
    came: list[int],
    queue: list[int],
    end: int,
) -> None:
    """At a square: leave it if it is free, else only push the first unit back where it came."""
    square = node - NODES
    if square == end:
        return
    if first_back[square] == NONE:
        relax(square, node, cost[node], cost, came, queue)
    elif first_back[square] != CHAMBER:
        relax(first_back[square], node, cost[node] - 1, cost, came, queue)


def relax(
    node: int, origin: int, spent: int, cost: list[int], came: list[int], queue: list[int]
) -> None:
    """A cheaper way to a node: remember it and look at the node (again)."""
    if spent < cost[node]:
        cost[node] = spent
        came[node] = origin
        queue.append(node)


def push(first_next: list[int], came: list[int], end: int) -> None:
    """Send the second unit: new steps are added, steps of the first taken against it fall away."""
    node = NODES + end
    added: list[int] = []
    while node != CHAMBER:
        origin = came[node]
        if node >= NODES and origin < NODES and origin != node - NODES:
            added.append(origin)
            added.append(node - NODES)
        elif node < NODES and origin >= NODES and node != origin - NODES:
            first_next[node] = NONE
        node = origin
    second_start = NONE
    for at in range(0, len(added), 2):
        if added[at] == CHAMBER:
            second_start = added[at + 1]
        else:
            first_next[added[at]] = added[at + 1]
    first_next.append(second_start)


def joined(hero: Hero, following: list[int]) -> list[int]:
    """Both ways as one walk: from the hero to the chamber, then to the exit."""
    ways: list[list[int]] = []
    for start in (following[CHAMBER], following[NODES]):
        way: list[int] = []
        square = start
        while square != NONE:
            way.append(square)
            square = following[square]
        ways.append(way)
    to_hero, to_exit = ways if ways[0][-1] == hero.square else (ways[1], ways[0])
    to_hero.pop()
    to_hero.reverse()
    return [*to_hero, CHAMBER, *to_exit]
