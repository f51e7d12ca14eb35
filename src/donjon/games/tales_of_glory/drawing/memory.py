"""What the drawing of one match of Tales of Glory keeps from scene to scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Board, Counter, Layout, Piece, Spot, Zone
from donjon.kernel.words.ids import Id

if TYPE_CHECKING:
    from donjon.games.tales_of_glory.drawing.play_preview import Prospect
    from donjon.games.tales_of_glory.drawing.scene import SharedDrawing


class DrawingMemory:
    """The objects of earlier scenes: what has not changed is the same object in the next one."""

    def __init__(self) -> None:
        self.shared: SharedDrawing | None = None
        """What all viewers of the moment drawn last see alike."""
        self.layouts: Final[Interned[tuple[int, int, bool, bool, bytes], Layout]] = Interned(64)
        self.zones: Final[Interned[str, Zone]] = Interned(64)
        self.tiles: Final[Interned[str, Piece]] = Interned(256)
        self.maps: Final[Interned[str, Board]] = Interned(32)
        self.map_tiles: Final[Interned[str, Piece]] = Interned(512)
        self.map_spots: Final[Interned[str, Spot]] = Interned(1024)
        self.prospects: Final[Interned[tuple[int, str], Prospect]] = Interned(256)
        self.counters: Final[Interned[tuple[Id, int], Counter]] = Interned(256)
        self.leading: Final[Interned[str, Counter]] = Interned(32)
