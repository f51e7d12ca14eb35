"""DragonQuest for styles of bots: how a seat fares apart from the win."""

from __future__ import annotations

from donjon.games.dragonquest.model.state import ESCAPED, DragonQuest
from donjon.games.dragonquest.rules.scoring import gold


def harm(s: DragonQuest, seat: int) -> float:
    """Whether the hero was lost: 1, or 0 for who escaped."""
    return 0.0 if s.heroes[seat].status == ESCAPED else 1.0


def in_hand(s: DragonQuest, seat: int) -> float:
    """The gold that the hero carries."""
    return float(gold(s, s.heroes[seat]))
