"""Where a path may go in, as one number: what it can bring at most, the card, and the port."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.upper_bound import Bounds

OPENINGS: Final = 64
"""More than there are openings on the cards of a hand."""


def starts(bounds: Bounds) -> list[int]:
    """The openings at which a path may begin, the most promising first."""
    found: list[int] = []
    every: i64 = (1 << len(bounds.cards)) - 1
    for card in range(i64(len(bounds.cards))):
        rest = every & ~(i64(1) << card)
        for port in bounds.cards[card].entries:
            if port < SLOTS:
                found.append(entry(bounds.entering(rest, card, port, bounds.supply), card, port))
    found.sort(reverse=True)
    return found


def followers(
    bounds: Bounds, card: i64, port: i64, left: i64, supply: i64, missing: i64
) -> list[int]:
    """The openings of cards to come that fit at one and may bring more than what is missing."""
    found: list[int] = []
    for other in range(i64(len(bounds.cards))):
        if left >> other & 1:
            rest = left & ~(i64(1) << other)
            for slot in bounds.cards[other].entries:
                if slot < SLOTS and bounds.outlook.can_follow(card, port, other, slot):
                    most = bounds.entering(rest, other, slot, supply)
                    if most > missing:
                        found.append(entry(most, other, slot))
    found.sort(reverse=True)
    return found


def entry(most: i64, card: i64, port: i64) -> int:
    """The number of an entry: the higher, the more it promises."""
    return int(most * OPENINGS + card * SLOTS + port)


def most_by(entry: i64) -> i64:
    """What the path can bring at most that goes in there."""
    return entry // OPENINGS


def card_by(entry: i64) -> i64:
    """The card that it enters."""
    return entry % OPENINGS // SLOTS


def port_by(entry: i64) -> i64:
    """The port by which it does."""
    return entry % SLOTS
