"""The exploration that lies behind, for who looks back."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.draft import Draft
from donjon.kernel.fixed import Fixed


@final
class Expedition(Fixed):
    """MM-15.2  What everybody had in hand and drew in a turn, and for which objective cards."""

    def __init__(
        self,
        turn: int,
        primary: int,
        secondary: int,
        hands: list[list[int]],
        drafts: list[Draft],
    ) -> None:
        self.turn: Final = turn
        self.primary: Final = primary
        self.secondary: Final = secondary
        self.hands: Final = hands
        self.drafts: Final = drafts
