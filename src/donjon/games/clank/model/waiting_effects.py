"""Effects that stay in the turn when they are done: they wait, count or are owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from donjon.games.clank.model.effect import Effect
from donjon.kernel.rules.immutable import Immutable

if TYPE_CHECKING:
    from donjon.games.clank.model.state import Clank


class ConditionalEffect(Effect):
    """CL-4.5  Does `then` once, as soon as its condition holds."""

    def __init__(self, then: list[Effect]) -> None:
        self.then: Final = then

    def is_met(self, s: Clank, card: int) -> bool:
        """Whether the condition holds for this copy of the card."""
        raise NotImplementedError


@final
class Waiting(Immutable):
    """An effect that waits for its condition, and the copy of the card that it belongs to."""

    def __init__(self, effect: ConditionalEffect, card: int) -> None:
        self.effect: Final = effect
        self.card: Final = card


class CountingEffect(Effect):
    """CL-4.10  Does `then` for each own cube added in the turn."""

    def __init__(self, then: list[Effect]) -> None:
        self.then: Final = then

    def pay(self, s: Clank, cubes: int) -> None:
        """Do `then` for `cubes` cubes."""
        raise NotImplementedError


class OwedBanish(Effect):
    """CL-3.15  A card of this kind is still to be banished; `at_end`: only in the end step."""

    def __init__(self, kind: int, at_end: bool) -> None:
        self.kind: Final = kind
        self.at_end: Final = at_end
