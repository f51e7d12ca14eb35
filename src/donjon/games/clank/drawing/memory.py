"""The cache that the drawing of one match of Clank! keeps between scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Counter, Layout, Piece, Zone
from donjon.kernel.words.ids import Id

if TYPE_CHECKING:
    from donjon.games.clank.drawing.scene import SharedDrawing


class DrawingMemory:
    """A cache of drawn objects: an unchanged one is the same object in the next scene."""

    def __init__(self) -> None:
        self.shared: SharedDrawing | None = None
        """The shared part of the scene that was drawn last."""
        self.layouts: Final[Interned[tuple[int, str, str], Layout]] = Interned(64)
        self.decks: Final[Interned[tuple[int, int], Zone]] = Interned(64)
        self.cards: Final[Interned[tuple[int, Id, int, int], Piece]] = Interned(1024)
        self.card_backs: Final[Interned[tuple[Id, int], Piece]] = Interned(64)
        self.goods: Final[Interned[tuple[Id, Id, int, int], Piece]] = Interned(256)
        self.board_pieces: Final[Interned[tuple[Id, str, int], Piece]] = Interned(256)
        self.bags: Final[Interned[tuple[int, ...], Piece]] = Interned(16)
        self.counters: Final[Interned[tuple[Id, int], Counter]] = Interned(256)
