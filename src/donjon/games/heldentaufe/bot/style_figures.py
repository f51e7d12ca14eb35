"""Heldentaufe for styles of bots: how a seat fares apart from the win."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.rules.teeth import points

MANY_DEFEATS: Final = 4


def harm(s: Heldentaufe, seat: int) -> float:
    """The defeats of the hero, up to MANY_DEFEATS."""
    return min(1.0, s.heroes[seat].defeats / MANY_DEFEATS)


def in_hand(s: Heldentaufe, seat: int) -> float:
    """The points of the teeth that the hero has."""
    return float(points(s.heroes[seat]))
