"""What the drawing of one match of DragonQuest keeps from scene to scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Board, Counter, Face, Piece
from donjon.kernel.words.ids import Id

if TYPE_CHECKING:
    from donjon.games.dragonquest.drawing.scene import HeroDrawing


class DrawingMemory:
    """The objects of earlier scenes: what has not changed is the same object in the next one."""

    def __init__(self) -> None:
        self.heroes: Final[dict[int, HeroDrawing]] = {}
        """What was drawn of each seat's hero last; all viewers of a moment see the same."""
        self.faces: dict[Id, Face] | None = None
        """The faces of a match with treasures that players made; they stay the same in a match."""
        self.boards: Final[Interned[tuple[int, int, int], Board]] = Interned(32)
        self.cards: Final[Interned[tuple[Id, str, int, int], Piece]] = Interned(256)
        self.goods: Final[Interned[tuple[tuple[str, ...], ...], list[Piece]]] = Interned(16)
        self.dice: Final[Interned[tuple[Id, Id, str, int], Piece]] = Interned(256)
        self.counters: Final[Interned[tuple[str, int, int, int], Counter]] = Interned(128)
