"""DragonQuest's automaton: plays the neighbour in solo and for an absent seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from donjon.games.dragonquest.content.tables import NONE, SIDES
from donjon.games.dragonquest.model.state import Hero
from donjon.games.dragonquest.rules.route import NOWHERE, route_length, shortest_route


def square_to_block(hero: Hero, squares: list[int]) -> int:
    """DQ-19.5, DQ-R10  The block that lengthens the route most; then the nearest, row, column.

    Only squares of one shortest route can lengthen it.
    """
    route = shortest_route(hero)
    most_choices = len(route)
    hindering: list[int] = []
    for square in squares:
        if square in route:
            length = route_length(hero, square)
            if length > most_choices:
                most_choices = length
                hindering.clear()
            if length == most_choices and most_choices > len(route):
                hindering.append(square)
    return nearest(hero, hindering or squares)


def nearest(hero: Hero, squares: list[int]) -> int:
    """The square with the fewest ordinary steps from the hero; squares come in reading order."""
    steps = steps_from(hero)
    best = squares[0]
    for square in squares:
        if steps[square] < steps[best]:
            best = square
    return best


def steps_from(hero: Hero) -> vec[u8]:
    """How many ordinary steps over free squares lead to each square; NONE where none do."""
    steps = NOWHERE[:]
    steps[hero.square] = 0
    queue = [hero.square]
    for square in queue:
        for near in SIDES[square]:
            if steps[near] == NONE and hero.marks[near] == 0:
                steps[near] = steps[square] + 1
                queue.append(near)
    return steps


def demon_step(hero: Hero, steps: list[int]) -> int:
    """DQ-19.6, DQ-R63, DQ-R64  A step onto the hero's route if any; then row, then column."""
    route = shortest_route(hero)
    for step in steps:
        if step in route:
            return step
    return steps[0]
