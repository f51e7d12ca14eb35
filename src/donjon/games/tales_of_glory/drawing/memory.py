"""The cache that the drawing of one match of Tales of Glory keeps between scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Board, Counter, Layout, Piece, Spot, Zone
from donjon.kernel.words.ids import Id

if TYPE_CHECKING:
    from donjon.games.tales_of_glory.drawing.play_preview import DrawnPreview
    from donjon.games.tales_of_glory.drawing.scene import SharedDrawing


class DrawingMemory:
    """A cache of drawn objects: an unchanged one is the same object in the next scene."""

    def __init__(self) -> None:
        self.shared: SharedDrawing | None = None
        """The shared part of the scene that was drawn last."""
        self.layouts: Final[Interned[tuple[int, int, bool, bool, bytes], Layout]] = Interned(64)
        self.zones: Final[Interned[str, Zone]] = Interned(64)
        self.tiles: Final[Interned[str, Piece]] = Interned(256)
        self.maps: Final[Interned[str, Board]] = Interned(32)
        self.map_tiles: Final[Interned[str, Piece]] = Interned(256)
        self.map_spots: Final[Interned[str, Spot]] = Interned(512)
        self.drawn_previews: Final[Interned[tuple[int, str], DrawnPreview]] = Interned(128)
        self.counters: Final[Interned[tuple[Id, int], Counter]] = Interned(256)
        self.leading: Final[Interned[str, Counter]] = Interned(32)
