"""The cache that the drawing of one match of DragonQuest keeps between scenes.

It is small: boards, dice, cards and most counters follow from the box, and are made at import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.games.dragonquest.view.forms import HeroView
from donjon.kernel.scene import Counter, Face, Piece
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
        self.treasure_cards: dict[str, list[Piece]] | None = None
        """The cards of a match with such treasures; constant during a match."""
        self.goods: list[Piece] = []
        self.goods_of: list[HeroView] | None = None
        """The last drawing of objects and treasures, and the heroes of its moment."""
        self.gold: Final[dict[int, Counter]] = {}
        """The last counter of each seat's gold."""
