"""The last finished exploration, kept for the recap and the review."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.model.path import Path
from donjon.kernel.rules.immutable import Immutable


@final
class FinishedExploration(Immutable):
    """MM-15.2  What everybody had in a turn, built and drew, and for which objective cards.

    By seat: the hand, the tokens, a mask of the spellbooks for paths, where the cards of the hand
    lie, and the path if there is one.
    """

    def __init__(
        self,
        turn: int,
        primary: int,
        secondary: int,
        hands: list[list[int]],
        tokens: list[list[int]],
        spells: list[int],
        places: list[list[int]],
        paths: list[Path | None],
    ) -> None:
        self.turn: Final = turn
        self.primary: Final = primary
        self.secondary: Final = secondary
        self.hands: Final = hands
        self.tokens: Final = tokens
        self.spells: Final = spells
        self.places: Final = places
        self.paths: Final = paths
