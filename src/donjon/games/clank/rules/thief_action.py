"""Clank! 4.2: an action of the turn, with what may be done, what then happens, and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.step import FREE, Cost

if TYPE_CHECKING:
    from donjon.games.clank.model.state import Clank, Thief
    from donjon.kernel.words.message import Message

SPAN: Final = 256


class Action(Immutable):
    """CL-2.4  One kind of thing a thief does; its options are `base` and a number below 256."""

    def __init__(self, place: int) -> None:
        self.base: Final = place * SPAN

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        """Add what may be done now (CL-4.2: the whole cost can be paid)."""
        raise NotImplementedError

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        """What then happens."""
        raise NotImplementedError

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        """The option in words."""
        raise NotImplementedError

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        """What one picks for it."""
        return []

    def cost(self, s: Clank, thief: Thief, n: int) -> Cost:
        """What it costs."""
        return FREE
