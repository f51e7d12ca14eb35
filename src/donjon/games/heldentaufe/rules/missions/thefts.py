"""Heldentaufe 4.6: thefts."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.mission_tables import (
    MISSION_KIND,
    THIEF,
)
from donjon.games.heldentaufe.content.tables import SEATS
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.missions.mission_cards import put_down
from donjon.games.heldentaufe.rules.teeth import may_take_one, take_one
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import hero_id, mission_id
from donjon.games.heldentaufe.words.names import MISSION_NAMES, hero_name
from donjon.kernel.words.message import Message


@final
class Steal(HeroAction):
    """HT-6.15, HT-6.16, HT-A.16, HT-D.9, HT-R17  One point of a hero on whose tile one arrives."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if not is_time(s) or hero.hex != NO_HEX or is_alone(s, hero):
            return
        for card in hero.hand.hidden_cards:
            if MISSION_KIND[card] == THIEF:
                for other in s.heroes:
                    if may_rob(s, hero, other):
                        options.append(self.base + card * SEATS + other.seat)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        """The tooth goes through the reserve, since change may be needed."""
        card, victim = n // SEATS, s.heroes[n % SEATS]
        token_events.stole(s, hero.seat, victim.seat, card)
        put_down(s, hero, card)
        take_one(s, victim)
        s.teeth[1] -= 1
        hero.teeth[1] += 1

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        mission = MISSION_NAMES[n // SEATS]
        return Message("ht-steal", {"mission": mission, "hero": hero_name(s, n % SEATS)})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [mission_id(n // SEATS), hero_id(n % SEATS)]


def is_time(s: Heldentaufe) -> bool:
    """HT-6.15, HT-R17  On arriving, before anything else; by the switch at any moment."""
    return s.arrived or s.house_rules.thief_any_time


def is_thiefs_moment(s: Heldentaufe, hero: Hero) -> bool:
    """Whether the hero could steal now with a thief card in hand."""
    if not is_time(s) or hero.hex != NO_HEX:
        return False
    for other in s.heroes:
        if may_rob(s, hero, other):
            return True
    return False


def may_steal(s: Heldentaufe, hero: Hero) -> bool:
    """Whether the hero holds a thief card and can steal now."""
    return holds_thief(hero) and is_thiefs_moment(s, hero)


def holds_thief(hero: Hero) -> bool:
    """Whether a thief card is in the hand."""
    for card in hero.hand.hidden_cards:
        if MISSION_KIND[card] == THIEF:
            return True
    return False


def is_alone(s: Heldentaufe, hero: Hero) -> bool:
    """Whether no other hero stands on the same tile."""
    for other in s.heroes:
        if other.tile == hero.tile and other.seat != hero.seat:
            return False
    return True


def may_rob(s: Heldentaufe, hero: Hero, other: Hero) -> bool:
    """HT-6.15, HT-R17  Another on the same tile, with a tooth that can be taken."""
    return is_prey(s, hero, other, hero.tile)


def is_prey(s: Heldentaufe, hero: Hero, other: Hero, tile: int) -> bool:
    """HT-6.15, HT-R17  Whether the hero could rob another one on this tile."""
    if other.seat == hero.seat or other.hex != NO_HEX or other.tile != tile:
        return False
    return may_take_one(s, other)
