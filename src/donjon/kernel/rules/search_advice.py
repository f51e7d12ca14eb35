"""How to search in a game: how cautious to be, and how much points count beside the win."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.immutable import Immutable


@final
class SearchAdvice(Immutable):
    """Settings of the search for one game, found by measurement.

    An idea replaces the policy's choice when it is better by more than `caution` standard errors.
    A lead of `scale` points or more counts `margin` of a win.
    """

    def __init__(
        self,
        *,
        caution: float = 2.0,
        margin: float = 0.5,
        scale: float = 25.0,
    ) -> None:
        self.caution: Final = caution
        self.margin: Final = margin
        self.scale: Final = scale


DEFAULT_ADVICE: Final = SearchAdvice()
