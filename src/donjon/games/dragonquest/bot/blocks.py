"""Where to build a wall in another hero's castle: where it lengthens the way most."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from donjon.games.dragonquest.bot.crowded_squares import most_crowded
from donjon.games.dragonquest.bot.squares_ahead import (
    goal_of,
    nearest_step,
    row_ahead,
    steps_to,
    steps_to_goal,
)
from donjon.games.dragonquest.content.tables import CHAMBER, EXIT, IS_BLOCKABLE, NONE
from donjon.games.dragonquest.model.state import BARE, Hero
from donjon.games.dragonquest.rules.automaton import nearest
from donjon.games.dragonquest.rules.route import route_length


def square_to_block(hero: Hero, squares: list[int], *, is_duel: bool) -> int:
    """The square that lengthens the hero's way most; if none does, the one nearest to it.

    In a duel it is rather one that most ways pass: the next wall then finds fewer ways. With more
    seats a wall helps all others as well, and no gain was found.
    """
    narrow = [square for square in narrow_squares(hero) if square in squares]
    if not narrow:
        crowded = NONE
        if is_duel:
            crowded = most_crowded(steps_to_goal(hero), hero.square, squares)
        return nearest(hero, squares) if crowded == NONE else crowded
    best = narrow[0]
    longest = route_length(hero, best)
    for square in narrow[1:]:
        length = route_length(hero, square)
        if length > longest:
            best = square
            longest = length
    return best


def narrow_squares(hero: Hero) -> list[int]:
    """The squares that every shortest way to the next goal passes, and then every one beyond."""
    found = squares_alone(steps_to_goal(hero), hero.square)
    if goal_of(hero) == CHAMBER:
        found.extend(squares_alone(steps_to(hero, EXIT), CHAMBER))
    return found


def squares_alone(steps: vec[u8], start: int) -> list[int]:
    """Of the squares ahead those that no other one is abreast of: no shortest way avoids them."""
    found: list[int] = []
    seen = BARE[:]
    row = [start]
    far = nearest_step(steps, start)
    while far > 0:
        row = row_ahead(steps, row, far, seen)
        if len(row) == 1 and IS_BLOCKABLE[row[0]]:
            found.append(row[0])
        far -= 1
    return found
