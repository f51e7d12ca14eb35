"""How to search in a game: how cautious to be, and how much points count beside the win."""

from __future__ import annotations

from math import inf
from typing import Final, final

from donjon.kernel.rules.immutable import Immutable


@final
class SearchAdvice(Immutable):
    """Settings of the search for one game, found by measurement.

    An idea replaces the policy's choice when it is better by more than `caution` standard errors.
    A lead of `scale` points or more counts `margin` of a win. The third and the fourth level of
    bots play out `level3` and `level4` worlds at each decision; at the first level one choice in
    `slips` is another idea that seems nearly as good: one with a prior that is lower by at most
    `slip_loss`, unless the game has an `evaluate`, which tells more. With a `horizon` worlds are
    not played to the end: as soon as the number of the turn has grown by `horizon`, the game's
    `evaluate` judges them; it must then give a chance to win.
    """

    def __init__(
        self,
        *,
        caution: float = 2.0,
        margin: float = 0.5,
        scale: float = 25.0,
        level3: int = 64,
        level4: int = 320,
        slips: int = 4,
        slip_loss: float = inf,
        horizon: int = 0,
    ) -> None:
        self.caution: Final = caution
        self.margin: Final = margin
        self.scale: Final = scale
        self.level3: Final = level3
        self.level4: Final = level4
        self.slips: Final = slips
        self.slip_loss: Final = slip_loss
        self.horizon: Final = horizon

    def scaled(self, *, caution: float, margin: float) -> SearchAdvice:
        """The same advice, with `caution` and `margin` times these factors."""
        return SearchAdvice(
            caution=self.caution * caution,
            margin=self.margin * margin,
            scale=self.scale,
            level3=self.level3,
            level4=self.level4,
            slips=self.slips,
            slip_loss=self.slip_loss,
            horizon=self.horizon,
        )


DEFAULT_ADVICE: Final = SearchAdvice()
