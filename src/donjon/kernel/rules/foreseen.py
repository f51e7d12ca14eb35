"""The end of a match as it is foreseen before it has come."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.result import Result


@final
class Foreseen(Immutable):
    """The likely result, judged for a seat, and the chance of that seat to win."""

    def __init__(self, chance: float, result: Result) -> None:
        self.chance: Final = chance
        self.result: Final = result
