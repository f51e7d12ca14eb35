"""The entries that a path may take next, best first.

An entry is one number made of its upper bound, its card and its port.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.upper_bound import UpperBound

OPENINGS: Final = 64
"""More than the openings of all cards of a hand."""


def starts(upper_bound: UpperBound) -> list[int]:
    """The entries at which a path may begin, highest upper bound first."""
    found: list[int] = []
    every: i64 = (1 << len(upper_bound.cards)) - 1
    for card in range(i64(len(upper_bound.cards))):
        rest = every & ~(i64(1) << card)
        for port in upper_bound.cards[card].entries:
            if port < SLOTS:
                found.append(
                    entry(upper_bound.entering(rest, card, port, upper_bound.supply), card, port)
                )
    found.sort(reverse=True)
    return found


def followers(
    upper_bound: UpperBound, card: i64, port: i64, left: i64, supply: i64, missing: i64
) -> list[int]:
    """The entries of unplaced cards that fit at a port and whose upper bound exceeds `missing`."""
    found: list[int] = []
    for other in range(i64(len(upper_bound.cards))):
        if left >> other & 1:
            rest = left & ~(i64(1) << other)
            for slot in upper_bound.cards[other].entries:
                if slot < SLOTS and upper_bound.relaxation.can_follow(card, port, other, slot):
                    most = upper_bound.entering(rest, other, slot, supply)
                    if most > missing:
                        found.append(entry(most, other, slot))
    found.sort(reverse=True)
    return found


def entry(most: i64, card: i64, port: i64) -> int:
    """An entry as a number; a higher upper bound gives a higher number."""
    return int(most * OPENINGS + card * SLOTS + port)


def most_by(entry: i64) -> i64:
    """The upper bound of an entry."""
    return entry // OPENINGS


def card_by(entry: i64) -> i64:
    """The card of an entry."""
    return entry % OPENINGS // SLOTS


def port_by(entry: i64) -> i64:
    """The port of an entry."""
    return entry % SLOTS
