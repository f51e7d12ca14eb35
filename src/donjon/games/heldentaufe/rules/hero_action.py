"""Heldentaufe 4.2: an action of the turn."""

from __future__ import annotations

from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.kernel.rules.menu import Action


class HeroAction(Action["Heldentaufe", "Hero"]):
    """One kind of thing a hero does.

    What random play calls is declared again with the types of this game: native code then need
    not check them at each call, as it must for a type variable.
    """

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        raise NotImplementedError

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        raise NotImplementedError
