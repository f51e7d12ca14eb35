"""The exploration that lies behind, for who looks back."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.immutable import Immutable


@final
class Expedition(Immutable):
    """MM-15.2  What everybody set out with in a turn, and for which objective cards.

    By seat: the hand, the tokens, and a mask of the spellbooks for paths.
    """

    def __init__(
        self,
        turn: int,
        primary: int,
        secondary: int,
        hands: list[list[int]],
        tokens: list[list[int]],
        spells: list[int],
    ) -> None:
        self.turn: Final = turn
        self.primary: Final = primary
        self.secondary: Final = secondary
        self.hands: Final = hands
        self.tokens: Final = tokens
        self.spells: Final = spells
