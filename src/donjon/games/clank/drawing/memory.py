"""What the drawing of one match of Clank! keeps from scene to scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Counter, Layout, Piece, Zone
from donjon.kernel.words.ids import Id

if TYPE_CHECKING:
    from donjon.games.clank.drawing.scene import SharedDrawing


class DrawingMemory:
    """The objects of earlier scenes: what has not changed is the same object in the next one."""

    def __init__(self) -> None:
        self.shared: SharedDrawing | None = None
        """What all viewers of the moment drawn last see alike."""
        self.layouts: Final[Interned[tuple[int, str, str], Layout]] = Interned(64)
        self.decks: Final[Interned[tuple[int, int], Zone]] = Interned(64)
        self.cards: Final[Interned[tuple[int, Id, int, int], Piece]] = Interned(2048)
        self.card_backs: Final[Interned[tuple[Id, int], Piece]] = Interned(64)
        self.goods: Final[Interned[tuple[Id, Id, int, int], Piece]] = Interned(256)
        self.board_pieces: Final[Interned[tuple[Id, str, int], Piece]] = Interned(512)
        self.bags: Final[Interned[tuple[int, ...], Piece]] = Interned(16)
        self.counters: Final[Interned[tuple[Id, int], Counter]] = Interned(256)
