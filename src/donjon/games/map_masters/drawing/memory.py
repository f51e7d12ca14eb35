"""The cache that the drawing of one match of Map Masters keeps between scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Board, Counter, Layout, Piece, Spot, Stroke, Zone
from donjon.kernel.words.ids import Id

if TYPE_CHECKING:
    from donjon.games.map_masters.drawing.seat_drawing import SeatDrawing


class DrawingMemory:
    """A cache of drawn objects: an unchanged one is the same object in the next scene."""

    def __init__(self) -> None:
        self.market_of: list[list[int | None]] | None = None
        self.market: list[Piece] = []
        """What can be bought, as it was drawn last, and the display that it was drawn from."""
        self.seats: Final[dict[int, SeatDrawing]] = {}
        """What was drawn last of each seat as the others see it."""
        self.layouts: Final[Interned[str, Layout]] = Interned(16)
        self.decks: Final[Interned[tuple[int, int], Zone]] = Interned(64)
        self.pieces: Final[Interned[str, Piece]] = Interned(1024)
        self.sheets: Final[Interned[str, Board]] = Interned(16)
        self.dungeons: Final[Interned[str, Board]] = Interned(32)
        self.card_spots: Final[Interned[str, list[Spot]]] = Interned(64)
        self.cell_spots: Final[Interned[int, Spot]] = Interned(1024)
        self.path_lines: Final[Interned[str, Stroke]] = Interned(256)
        self.counters: Final[Interned[tuple[Id, int], Counter]] = Interned(128)
        self.find_counters: Final[Interned[tuple[int, int, int, int, int], Counter]] = Interned(256)
