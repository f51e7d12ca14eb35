"""DragonQuest 4.16: is there still a route, and how long is the shortest?

The line may not be used twice, so a hero that has yet to visit the chamber needs two paths that
share no square: one from its square to the chamber, one from there to the exit.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    EXIT,
    NODES,
    NONE,
    SIDES,
)
from donjon.games.dragonquest.model.state import Hero

FAR: Final = 1 << 30
NOWHERE: Final = vec[u8]([NONE] * NODES)
DEAR: Final = vec[i64]([FAR] * (2 * NODES))
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
    """A shortest way from the hero through the chamber to the exit, no square twice; or []."""
    return TwoUnits(hero, shut).joined_ways()


@final
class TwoUnits:
    """A cheapest flow of two units out of the chamber: one to the hero, one to the exit.

    The first unit goes by a shortest path to whichever end is nearer, the second by a cheapest
    path in what is left, where it may push the first aside. A square is two nodes, so that it
    carries one unit only: 0 to NODES - 1 are squares left, NODES and more squares arrived at.
    """

    def __init__(self, hero: Hero, shut: int) -> None:
        self.home = hero.square
        self.closed: vec[u8] = hero.marks[:]
        self.closed[hero.square] = 0
        if shut != NONE:
            self.closed[shut] = 1
        self.after: vec[u8] = NOWHERE[:]
        self.before: vec[u8] = NOWHERE[:]
        self.second_start = NONE
        self.cost: vec[i64] = DEAR[:]
        self.came: vec[i64] = DEAR[:]
        self.queue = [CHAMBER]

    def joined_ways(self) -> list[int]:
        """Both ways as one walk from the hero to the exit; [] if one unit does not arrive."""
        first = self.first_unit()
        if not first or not self.second_unit(EXIT if first[-1] == self.home else self.home):
            return []
        one = self.way_from(self.after[CHAMBER])
        two = self.way_from(self.second_start)
        to_hero, to_exit = (one, two) if one[-1] == self.home else (two, one)
        to_hero.pop()
        to_hero.reverse()
        return [*to_hero, CHAMBER, *to_exit]

    def first_unit(self) -> list[int]:
        """A shortest path from the chamber to the hero or the exit."""
        came = NOWHERE[:]
        came[CHAMBER] = CHAMBER
        queue = [CHAMBER]
        for square in queue:
            for near in SIDES[square]:
                if came[near] != NONE or self.closed[near]:
                    continue
                came[near] = square
                if near == EXIT or near == self.home:
                    return self.send(walked_back(came, near, CHAMBER))
                queue.append(near)
        return []

    def send(self, path: list[int]) -> list[int]:
        """Note the first unit's way, square by square."""
        previous = CHAMBER
        for square in path:
            self.after[previous] = square
            self.before[square] = previous
            previous = square
        return path

    def second_unit(self, end: int) -> bool:
        """Find the cheapest path for the second unit and send it.

        Undoing a step of the first refunds its cost, so a node may be looked at again.
        """
        self.cost[CHAMBER] = 0
        for node in self.queue:
            if node < NODES:
                self.leave(node)
            elif node != NODES + end:
                self.arrive(node)
        if self.cost[NODES + end] == FAR:
            return False
        self.push(end)
        return True

    def leave(self, square: int) -> None:
        """From a square to each free neighbour; against the first unit, back to its arrival."""
        spent = self.cost[square]
        for near in SIDES[square]:
            if near != CHAMBER and self.after[square] != near and self.closed[near] == 0:
                self.relax(NODES + near, square, spent + 1)
        if square != CHAMBER and self.before[square] != NONE:
            self.relax(NODES + square, square, spent)

    def arrive(self, node: int) -> None:
        """Leave a square arrived at if it is free, else only push the first unit back."""
        origin = self.before[node - NODES]
        if origin == NONE:
            self.relax(node - NODES, node, self.cost[node])
        elif origin != CHAMBER:
            self.relax(origin, node, self.cost[node] - 1)

    def relax(self, node: int, origin: int, spent: i64) -> None:
        """A cheaper way to a node: remember it and look at the node."""
        if spent < self.cost[node]:
            self.cost[node] = spent
            self.came[node] = origin
            self.queue.append(node)

    def push(self, end: int) -> None:
        """Send the second unit: steps of the first taken against it fall away, others are added."""
        added: list[int] = []
        node: int = NODES + end
        while node != CHAMBER:
            origin: int = self.came[node]
            if node >= NODES and origin < NODES and origin != node - NODES:
                added.append(origin)
                added.append(node - NODES)
            elif node < NODES and origin >= NODES and node != origin - NODES:
                self.after[node] = NONE
            node = origin
        for at in range(0, len(added), 2):
            if added[at] == CHAMBER:
                self.second_start = added[at + 1]
            else:
                self.after[added[at]] = added[at + 1]

    def way_from(self, start: int) -> list[int]:
        """The squares of one unit's way to its end."""
        way: list[int] = []
        square = start
        while square != NONE:
            way.append(square)
            square = self.after[square]
        return way
