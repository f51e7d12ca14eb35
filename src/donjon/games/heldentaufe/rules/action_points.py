"""Heldentaufe 4.2: action points and abilities."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import (
    BASE_AP,
    BASE_RING,
    BASE_SWORD,
    BOOTS,
    FURY,
    FURY_BONUS,
    RING,
    SWORD,
)
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero


def most_ap(hero: Hero) -> int:
    """HT-1.1, HT-1.2, HT-2.2  What a whole turn has: base and boots worn."""
    return BASE_AP[hero.kind] + hero.worn[BOOTS]


def ap_left(s: Heldentaufe, hero: Hero) -> int:
    """HT-2.2, HT-2.7, HT-2.8, HT-1.10, HT-R4  Base and boots worn now less what is spent.

    HT-2.6: once AP are lost there are none in this turn.
    """
    return 0 if s.ap_lost else max(0, most_ap(hero) - s.spent)


def spend(s: Heldentaufe) -> None:
    """HT-2.3  An action point for a step, an attack or a refusal."""
    s.spent += 1


def lose_ap(s: Heldentaufe) -> None:
    """HT-2.6, HT-R6  All remaining AP are lost, and nothing brings AP back in this turn."""
    s.ap_lost = True


def lose_ap_in_forest(s: Heldentaufe, hero: Hero) -> None:
    """HT-4.3, HT-R5  The forest takes all AP; by the switch boots found there give theirs."""
    if s.house_rules.forest_boots:
        s.spent = max(s.spent, most_ap(hero))
    else:
        lose_ap(s)


def ring_value(hero: Hero) -> int:
    """HT-1.1, HT-1.2  What recipes ask for."""
    return BASE_RING[hero.kind] + hero.worn[RING]


def sword_value(hero: Hero) -> int:
    """HT-8.7, HT-5.6  Base and sword worn, and three with active fury."""
    value = BASE_SWORD[hero.kind] + hero.worn[SWORD]
    return value + FURY_BONUS if hero.used and hero.belt == FURY else value
