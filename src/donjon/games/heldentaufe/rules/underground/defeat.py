"""Heldentaufe 4.10: defeat of a hero, in one fixed order (HT-R29)."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import HERO_HEARTS
from donjon.games.heldentaufe.model.state import NO_HEX, NOBODY, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_board.tokens import lose_everything
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import leave_underground
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import (
    lowest_portal,
    put_down_hero,
)
from donjon.games.heldentaufe.rules.underground.vote import (
    clockwise,
    council,
    decide,
    vote,
)
from donjon.games.heldentaufe.words import fight_events


def defeat_by_foe(s: Heldentaufe, hero: Hero) -> None:
    """HT-10.1, HT-10.2, HT-R30  By a monster or a trap: all tokens go, teeth and missions stay."""
    electorate = placers(s, hero.seat)
    fight_events.defeated(s, hero.seat, points(hero), electorate)
    lose_everything(s, hero)
    fall(s, hero, electorate)


def defeat_by_hero(s: Heldentaufe, hero: Hero, winner: Hero) -> None:
    """HT-10.3, HT-10.4, HT-R30  By a hero: the one with fewer points exchanges all teeth."""
    mine, theirs = points(hero), points(winner)
    fight_events.defeated_by(s, hero.seat, winner.seat, (mine, theirs))
    if theirs < mine:
        hero.teeth, winner.teeth = winner.teeth, hero.teeth
        fight_events.exchanged(s, winner.seat, hero.seat)
    fall(s, hero, [winner.seat])


def fall(s: Heldentaufe, hero: Hero, electorate: list[int]) -> None:
    """HT-10.6, HT-10.7, HT-10.9, HT-R29  Fury ends, hearts are refilled, the figure leaves.

    HT-R62: until it is placed it stands nowhere.
    """
    hero.defeats += 1
    hero.hearts = 1 if s.house_rules.one_heart else HERO_HEARTS[hero.kind]
    hero.hex = NO_HEX
    s.fallen = hero.seat
    leave_underground(s, hero)
    if s.active == hero.seat and s.commander == NOBODY:
        s.turn_over = True
    place_fallen(s, electorate)


def place_fallen(s: Heldentaufe, electorate: list[int]) -> None:
    """HT-10.5, HT-R25  One decides alone, several vote; HT-V.2: by the switch nobody."""
    if s.house_rules.one_heart:
        put_down_hero(s, lowest_portal(s))
    elif len(electorate) == 1:
        decide(s, electorate[0], s.fallen, "alone", [])
    else:
        vote(s, electorate, s.fallen)


def placers(s: Heldentaufe, victim: int) -> list[int]:
    """HT-R27  The surface players without the victim; if there are none, all others.

    By the switch the commander alone, unless the hero is his own.
    """
    if s.house_rules.commander_places and s.commander not in (NOBODY, victim):
        return [s.commander]
    above = [seat for seat in council(s, victim) if seat != victim]
    return above or [seat for seat in clockwise(s, victim) if seat != victim]
