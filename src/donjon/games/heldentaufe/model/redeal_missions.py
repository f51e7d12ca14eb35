"""How hidden missions are dealt again: everyone knows which colours were dealt at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from donjon.games.heldentaufe.content.mission_tables import IS_RED
from donjon.kernel.rules.hidden import NOBODY, HiddenPlace

if TYPE_CHECKING:
    from donjon.games.heldentaufe.model.state import Hero


def deal_by_colour(places: list[HiddenPlace], cards: list[int], heroes: list[Hero]) -> None:
    """HT-S.13, HT-R51  Each hand first gets the colours that it must have; the pile comes last."""
    dealt: list[list[int]] = [[] for _ in places]
    for at, place in enumerate(places):
        if place.keeper != NOBODY:
            hero = heroes[place.keeper]
            take_coloured(cards, dealt[at], True, hero.reds_dealt)
            take_coloured(cards, dealt[at], False, hero.blues_dealt)
    for at, place in enumerate(places):
        while len(dealt[at]) < place.size():
            dealt[at].append(cards.pop())
        place.fill(dealt[at])


def take_coloured(cards: list[int], into: list[int], red: bool, n: int) -> None:
    """Move the last `n` cards of a colour."""
    for at in range(len(cards) - 1, -1, -1):
        if n > 0 and (IS_RED[cards[at]] == 1) == red:
            into.append(cards.pop(at))
            n -= 1
