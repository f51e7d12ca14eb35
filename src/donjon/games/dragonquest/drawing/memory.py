"""The cache that the drawing of one match of DragonQuest keeps between scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Board, Counter, Face, Piece
from donjon.kernel.words.ids import Id

if TYPE_CHECKING:
    from donjon.games.dragonquest.drawing.scene import HeroDrawing


class DrawingMemory:
    """A cache of drawn objects: an unchanged one is the same object in the next scene."""

    def __init__(self) -> None:
        self.heroes: Final[dict[int, HeroDrawing]] = {}
        """The last drawing of each seat's hero; it is the same for all viewers of a moment."""
        self.faces: dict[Id, Face] | None = None
        """The faces of a match with treasures that players made; constant during a match."""
        self.boards: Final[Interned[tuple[int, int, int], Board]] = Interned(32)
        self.cards: Final[Interned[tuple[Id, str, int, int], Piece]] = Interned(256)
        self.goods: Final[Interned[tuple[tuple[str, ...], ...], list[Piece]]] = Interned(16)
        self.dice: Final[Interned[tuple[Id, Id, str, int], Piece]] = Interned(256)
        self.counters: Final[Interned[tuple[str, int, int, int], Counter]] = Interned(128)
