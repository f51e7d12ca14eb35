"""Clank! 4.2: an action of the turn."""

from __future__ import annotations

from donjon.games.clank.model.state import Clank, Thief
from donjon.kernel.rules.menu import Action


class ThiefAction(Action["Clank", "Thief"]):
    """CL-2.4  One kind of thing a thief does.

    What random play calls is declared again with the types of this game: native code then need
    not check them at each call, as it must for a type variable.
    """

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        raise NotImplementedError

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        raise NotImplementedError
