"""Where the cards of a draft may lie, as numbers."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.quadrant_grid import place
from donjon.kernel.rules.immutable import Recomputed

PLACES: Final = 8192
"""The numbers of places are below this."""
TURNED: Final = 4096
"""A turned place has this number more (`quadrant_grid.place`)."""
MIDDLE: Final[int] = place(0, 0, False)


@final
class CardPlaces(Recomputed):
    """Where each card of a draft may lie: card * PLACES + place."""

    def __init__(self, all: list[int]) -> None:
        self.all: Final = all


def first_spots(cards: int) -> CardPlaces:
    """MM-4.4  The first card lies anywhere, so in the middle, upright or turned."""
    ways = [card * PLACES + way for card in range(cards) for way in (MIDDLE, MIDDLE + TURNED)]
    return CardPlaces(ways)
