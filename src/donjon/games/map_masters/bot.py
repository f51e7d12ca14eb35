"""What a bot knows of Map Masters."""

from __future__ import annotations

from typing import Any

from donjon.games.map_masters.scoring import scores
from donjon.games.map_masters.state import MapMasters
from donjon.kernel.chance import Chance
from donjon.kernel.step import Decision


def policy(s: MapMasters, decision: Decision[Any], options: list[int], chance: Chance) -> int:
    """The safe default."""
    return decision.default(s, chance)


def evaluate(s: MapMasters, seat: int) -> float:
    """How good the position is for a seat, from 0 to 1: its share of all points."""
    points = scores(s)
    return (1 + points[seat]) / (len(points) + sum(points))
