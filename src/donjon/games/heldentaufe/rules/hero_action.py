"""Heldentaufe 4.17: an action of the turn, with what may be done, what happens, and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.rules.immutable import Immutable

if TYPE_CHECKING:
    from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
    from donjon.kernel.words.message import Message

SPAN: Final = 256


class Action(Immutable):
    """One kind of thing a hero does; its options are `base` and a number below 256."""

    def __init__(self, place: int) -> None:
        self.base: Final = place * SPAN

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        """Add what may be done now."""
        raise NotImplementedError

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        """What then happens."""
        raise NotImplementedError

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        """The option in words."""
        raise NotImplementedError

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        """What one picks for it."""
        return []

    def name(self, n: int) -> str:
        """What kind of thing it is."""
        return type(self).__name__
