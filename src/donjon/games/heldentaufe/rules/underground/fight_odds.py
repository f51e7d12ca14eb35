"""Heldentaufe 5.4: the exact chances of a fight."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import COMBAT_FACES

WIDEST: Final[int] = max(list(COMBAT_FACES))
"""A difference of swords beyond this changes nothing."""
MOST_HEARTS: Final = 16


def throws(ahead: int) -> list[bool]:
    """HT-8.4  Whether an attacker whose sword is better by `ahead` wins; a tie is his.

    For each pair of dice: the attacker's lowest face with every face of the defender's, and so on.
    """
    return [first + ahead >= second for first in COMBAT_FACES for second in COMBAT_FACES]


THROWS: Final[list[list[bool]]] = [throws(ahead) for ahead in range(-WIDEST, WIDEST + 1)]
ATTACK: Final[list[float]] = [won.count(True) / len(won) for won in THROWS]


def throws_won(ahead: int) -> list[bool]:
    """The pairs of dice of `throws`, from a table."""
    return THROWS[max(-WIDEST, min(WIDEST, ahead)) + WIDEST]


def attack_odds(ahead: int) -> float:
    """The chance that an attacker whose sword is better by `ahead` wins, from a table."""
    return ATTACK[max(-WIDEST, min(WIDEST, ahead)) + WIDEST]


def duel(chance: float, mine: int, theirs: int) -> float:
    """HT-8.5  The chance that they lose all hearts first, if each fight is won with `chance`."""
    won: list[float] = [1.0] + [0.0] * theirs
    for _ in range(mine):
        for left in range(1, theirs + 1):
            won[left] = chance * won[left - 1] + (1.0 - chance) * won[left]
    return won[theirs]


DUELS: Final[list[list[list[float]]]] = [
    [
        [duel(chance, mine, theirs) for theirs in range(MOST_HEARTS)]
        for mine in range(MOST_HEARTS + 1)
    ]
    for chance in ATTACK
]
"""By the difference of swords, the attacker's hearts and those of the defender."""


def duel_odds(ahead: int, mine: int, theirs: int) -> float:
    """The chance that an attacker better by `ahead` takes all their hearts before losing his."""
    return DUELS[max(-WIDEST, min(WIDEST, ahead)) + WIDEST][min(mine, MOST_HEARTS)][theirs]
