"""What wounds cost a thief, in points."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.tables import HEALTH
from donjon.games.clank.model.state import Thief

WOUND_PRICES: Final = [60.0, 22.0, 12.0, 7.0, 4.0, 2.6, 1.8, 1.3, 1.0, 0.8, 0.7]
"""What one more wound costs in points, by the wounds that are left."""


def wound_price(thief: Thief) -> float:
    """What one more wound costs in points: more the fewer are left."""
    return WOUND_PRICES[HEALTH - thief.damage]
