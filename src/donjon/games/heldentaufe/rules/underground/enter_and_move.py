"""Heldentaufe 4.7: entering and moving underground, danger and the chest."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.mission_tables import DISCOVERERS
from donjon.games.heldentaufe.content.tables import CHEST_ROLLS, PORTAL_OF_TILE, SEATS
from donjon.games.heldentaufe.content.underground_map import GOLD, NEXT_HEXES, PORTAL_HEX
from donjon.games.heldentaufe.model.state import (
    ARMED,
    NO_DANGER,
    NO_HEX,
    NOBODY,
    Heldentaufe,
    Hero,
)
from donjon.games.heldentaufe.model.surface_map import NO_TILE
from donjon.games.heldentaufe.rules.action_points import lose_ap, spend
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.treasure_die import roll_treasure
from donjon.games.heldentaufe.rules.missions.instant_missions import ClaimDiscoverer, may_hold
from donjon.games.heldentaufe.rules.underground.defeat import defeat_by_foe
from donjon.games.heldentaufe.words import events
from donjon.games.heldentaufe.words.ids import hex_id
from donjon.games.heldentaufe.words.names import HEX_NAMES
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.rules.step import Step
from donjon.kernel.words.message import Message


def occupied(s: Heldentaufe) -> int:
    """HT-7.5  The hexes that hold a figure, as bits."""
    found = 0
    for hero in s.heroes:
        if hero.hex != NO_HEX:
            found |= 1 << hero.hex
    for monster in s.monsters:
        if monster.hex != NO_HEX:
            found |= 1 << monster.hex
    return found


@final
class Creep(HeroAction):
    """HT-7.4, HT-7.5, HT-7.12, HT-A.1  To an adjacent hex without a figure, whatever its mark."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.hex != NO_HEX:
            figures = occupied(s)
            for hex in NEXT_HEXES[hero.hex]:
                if not figures >> hex & 1:
                    options.append(self.base + hex)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        spend(s)
        hero.hex = n
        events.crept(s, hero.seat, n)
        enter_hex(s, hero)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-creep", {"hex": HEX_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [hex_id(n)]


@final
class Descend(HeroAction):
    """HT-4.7, HT-7.1, HT-A.3, HT-R23  From a portal to the hex with its number, if it is free."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.hex == NO_HEX:
            portal = PORTAL_OF_TILE[s.surface.kinds[hero.tile]]
            if portal and not occupied(s) >> PORTAL_HEX[portal - 1] & 1:
                options.append(self.base + PORTAL_HEX[portal - 1])

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        spend(s)
        go_below(s, hero, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-descend", {"hex": HEX_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [hex_id(n)]


def go_below(s: Heldentaufe, hero: Hero, hex: int) -> None:
    """HT-7.2, HT-7.3, HT-11.10  The first hero below sets the chief after his own seat."""
    hero.tile = NO_TILE
    hero.hex = hex
    events.went_below(s, hero.seat, hex)
    if s.chief == NOBODY:
        s.chief = hero.seat
        events.chief_comes(s, hero.seat)
    enter_hex(s, hero)


def enter_hex(s: Heldentaufe, hero: Hero) -> None:
    """HT-7.6, HT-5.9, HT-R7  Danger and chest react to every hero who enters."""
    if s.danger[hero.hex] != NO_DANGER:
        turn_danger(s, hero)
    elif hero.hex == GOLD and s.chest:
        open_chest(s, hero)


def turn_danger(s: Heldentaufe, hero: Hero) -> None:
    """HT-7.7, HT-7.10, HT-R19  The token is turned and goes; armed, a discoverer comes first."""
    is_armed = s.danger[hero.hex] == ARMED
    s.danger = with_value(s.danger, hero.hex, NO_DANGER)
    s.reveal()
    events.danger_turned(s, hero.seat, hero.hex, is_armed)
    if is_armed:
        s.owe(TRAPS[hero.seat])
        if may_hold(s, hero, DISCOVERERS):
            s.owe(DISCOVERER_CLAIMS[hero.seat])


@final
class SpringTrap(Step["Heldentaufe"]):
    """HT-7.7, HT-7.8, HT-R6  A heart, all remaining AP and the turn; by the switch not the turn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Heldentaufe) -> None:
        hero = s.heroes[self.seat]
        lose_ap(s)
        if s.house_rules.trap_ends_turn:
            s.turn_over = True
        hero.hearts -= 1
        events.trapped(s, self.seat)
        if hero.hearts == 0:
            defeat_by_foe(s, hero)


TRAPS: Final = [SpringTrap(seat) for seat in range(SEATS)]
DISCOVERER_CLAIMS: Final = [ClaimDiscoverer(seat) for seat in range(SEATS)]


def open_chest(s: Heldentaufe, hero: Hero) -> None:
    """HT-7.9  The chest goes, and the treasure die is rolled three times."""
    s.chest = False
    events.chest_opened(s, hero.seat)
    roll_treasure(s, hero.seat, CHEST_ROLLS)
