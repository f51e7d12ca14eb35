"""Clank! for styles of bots: how a seat fares apart from the win."""

from __future__ import annotations

from donjon.games.clank.model.state import Clank
from donjon.games.clank.rules.scoring import is_scoring, score


def harm(s: Clank, seat: int) -> float:
    """1 if the thief was lost, 0 if it escaped or was rescued."""
    return 0.0 if is_scoring(s.thieves[seat]) else 1.0


def in_hand(s: Clank, seat: int) -> float:
    """The points that the thief would have if out by now."""
    return float(score(s.thieves[seat]))
