"""The treasures of the box as everybody sees them."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.tables import (
    PRINTED_TREASURES,
    TREASURE_GOLD,
    TREASURE_IDS,
    TREASURE_STARS,
)
from donjon.games.dragonquest.view.forms import TreasureView

PRINTED: Final = [
    TreasureView(TREASURE_IDS[t], TREASURE_STARS[t], TREASURE_GOLD[t], "")
    for t in range(PRINTED_TREASURES)
]
