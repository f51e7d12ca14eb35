"""The cache that the drawing of one match of Heldentaufe keeps between scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Board, Counter, Layout, Piece, Spot, Zone
from donjon.kernel.words.ids import Id

if TYPE_CHECKING:
    from donjon.games.heldentaufe.drawing.scene import SharedDrawing


class DrawingMemory:
    """A cache of drawn objects: an unchanged one is the same object in the next scene."""

    def __init__(self) -> None:
        self.shared: SharedDrawing | None = None
        """The shared part of the scene that was drawn last."""
        self.layouts: Final[Interned[tuple[int, bool, int], Layout]] = Interned(64)
        self.surfaces: Final[Interned[str, Board]] = Interned(8)
        self.surface_spots: Final[Interned[tuple[int, int, str], Spot]] = Interned(256)
        self.surface_outlines: Final[Interned[tuple[int, int], str]] = Interned(256)
        self.surface_tiles: Final[Interned[tuple[int, int, str], Piece]] = Interned(256)
        self.pawns: Final[Interned[tuple[int, str, int, str], Piece]] = Interned(128)
        self.monster_figures: Final[Interned[tuple[str, str, int, int, int], Piece]] = Interned(64)
        self.monster_cards: Final[Interned[tuple[str, int, int, int, bool], Piece]] = Interned(64)
        self.missions: Final[Interned[tuple[Id, Id, int], Piece]] = Interned(256)
        self.mission_backs: Final[Interned[int, Piece]] = Interned(32)
        self.reserves: Final[Interned[int, Zone]] = Interned(16)
        self.hero_tokens: Final[Interned[tuple[Id, str, int, bool], Piece]] = Interned(256)
        self.counters: Final[Interned[tuple[Id, int, int], Counter]] = Interned(256)
