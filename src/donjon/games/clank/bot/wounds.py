"""What wounds cost a thief, in points."""

from __future__ import annotations

from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.content.tables import HEALTH
from donjon.games.clank.model.state import Thief


def wound_price(thief: Thief, weights: Weights) -> float:
    """What one more wound costs in points: more the fewer are left."""
    return weights.wounds[HEALTH - thief.damage]
