"""The squares that most of a hero's shortest ways pass: a wall there leaves fewest of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from donjon.games.dragonquest.bot.squares_ahead import nearest_step, row_ahead
from donjon.games.dragonquest.content.tables import NONE, SIDES
from donjon.games.dragonquest.model.state import BARE


def most_crowded(steps: vec[u8], start: int, squares: list[int]) -> int:
    """The one of these squares that most shortest ways pass; NONE if none of them is on any."""
    ways = ways_through(steps, start)
    best = NONE
    most = 0.0
    for square in squares:
        if ways[square] > most:
            best = square
            most = ways[square]
    return best


def ways_through(steps: vec[u8], start: int) -> list[float]:
    """How many shortest ways from a square to the goal pass each square."""
    rows = rows_ahead(steps, start)
    so_far = ways_along(rows, len(steps))
    rows.reverse()
    onward = ways_along(rows, len(steps))
    return [one * other for one, other in zip(so_far, onward)]


def rows_ahead(steps: vec[u8], start: int) -> list[list[int]]:
    """All squares of the shortest ways, those that are equally far together, and then the goal."""
    rows: list[list[int]] = []
    seen = BARE[:]
    row = [start]
    far = nearest_step(steps, start)
    while 0 <= far < NONE:
        row = row_ahead(steps, row, far, seen)
        rows.append(row)
        far -= 1
    return rows


def ways_along(rows: list[list[int]], size: int) -> list[float]:
    """How many ways lead to each square from the first row, always on to the next one."""
    ways = [0.0] * size
    for square in rows[0] if rows else []:
        ways[square] = 1.0
    for at in range(len(rows) - 1):
        for square in rows[at]:
            for near in SIDES[square]:
                if near in rows[at + 1]:
                    ways[near] += ways[square]
    return ways
