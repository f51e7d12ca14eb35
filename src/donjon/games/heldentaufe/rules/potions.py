"""Heldentaufe 4.5: drinking, and the way of the teleportation potion."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import FURY, HEALING, HERO_HEARTS, TELEPORT
from donjon.games.heldentaufe.content.underground_map import HEXES
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.tokens import empty_belt
from donjon.games.heldentaufe.rules.surface.arrival import arrive
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import come_up
from donjon.games.heldentaufe.rules.underground.enter_and_move import enter_hex, go_below, occupied
from donjon.games.heldentaufe.words import events
from donjon.games.heldentaufe.words.ids import belt_id, hex_id, tile_id
from donjon.games.heldentaufe.words.names import HEX_NAMES, POTION_NAMES, tile_place
from donjon.kernel.words.message import Message

BELOW: Final = 64
"""A target underground is this plus its hex; a target above is the number of its tile."""


@final
class Drink(HeroAction):
    """HT-5.4 to HT-5.6, HT-A.9, HT-R32, HT-R34  Healing for the wounded; fury until it ends."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.used:
            return
        if hero.belt == FURY or (hero.belt == HEALING and hero.hearts < HERO_HEARTS[hero.kind]):
            options.append(self.base + hero.belt)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        events.drank(s, hero.seat, n)
        if n == HEALING:
            hero.hearts = HERO_HEARTS[hero.kind]
            empty_belt(s, hero)
        else:
            hero.used = True

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-drink", {"potion": POTION_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [belt_id(hero.seat)]


@final
class Teleport(HeroAction):
    """HT-5.8, HT-5.9, HT-D.11, HT-A.9, HT-R31  To any other revealed tile or any free hex."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.belt != TELEPORT or hero.used:
            return
        for tile in range(len(s.surface.kinds)):
            if tile != hero.tile:
                options.append(self.base + tile)
        figures = occupied(s)
        for hex in range(HEXES):
            if not figures >> hex & 1:
                options.append(self.base + BELOW + hex)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        """HT-5.8  The potion stays on the belt, used, until the turn ends."""
        hero.used = True
        events.drank(s, hero.seat, TELEPORT)
        if n < BELOW:
            teleport_above(s, hero, n)
        else:
            teleport_below(s, hero, n - BELOW)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        if n < BELOW:
            return Message("ht-teleport", {"place": tile_place(s, n)})
        return Message("ht-teleport-below", {"place": HEX_NAMES[n - BELOW]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [belt_id(hero.seat), tile_id(s, n) if n < BELOW else hex_id(n - BELOW)]


def teleport_above(s: Heldentaufe, hero: Hero, tile: int) -> None:
    """HT-5.9  To a tile; from below that is leaving the underground."""
    if hero.hex != NO_HEX:
        come_up(s, hero, tile)
    else:
        arrive(s, hero, tile)
        events.walked(s, hero.seat, tile)


def teleport_below(s: Heldentaufe, hero: Hero, hex: int) -> None:
    """HT-5.9  To a hex; from above that is entering the underground."""
    if hero.hex == NO_HEX:
        go_below(s, hero, hex)
        return
    hero.hex = hex
    events.crept(s, hero.seat, hex)
    enter_hex(s, hero)
