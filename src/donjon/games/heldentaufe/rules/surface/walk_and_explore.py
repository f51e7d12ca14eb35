"""Heldentaufe 4.3: moving and exploring above ground."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.tables import FOREST, FOREST_ROLLS
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES, STEP_Q, STEP_R
from donjon.games.heldentaufe.rules.action_points import lose_ap_in_forest, spend
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.treasure_die import roll_treasure
from donjon.games.heldentaufe.rules.surface.arrival import arrive
from donjon.games.heldentaufe.words import events
from donjon.games.heldentaufe.words.ids import land_id, tile_id
from donjon.games.heldentaufe.words.names import DIRECTION_NAMES, tile_name
from donjon.kernel.words.message import Message


@final
class Walk(HeroAction):
    """HT-3.2, HT-3.6, HT-A.1  To an adjacent revealed tile, whoever is there.

    HT-4.1, HT-4.4, HT-4.8: entering a tile that lies there does nothing and obliges to nothing.
    """

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.hex == NO_HEX:
            links = s.surface.links
            for direction in range(SIDES):
                if links[hero.tile * SIDES + direction] != NO_TILE:
                    options.append(self.base + direction)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        spend(s)
        arrive(s, hero, neighbour(s, hero, n))
        events.walked(s, hero.seat, hero.tile)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        tile = tile_name(s, neighbour(s, hero, n))
        return Message("ht-walk", {"direction": DIRECTION_NAMES[n], "tile": tile})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [tile_id(s, neighbour(s, hero, n))]


def neighbour(s: Heldentaufe, hero: Hero, direction: int) -> int:
    """The tile in a direction."""
    return s.surface.links[hero.tile * SIDES + direction]


@final
class Explore(HeroAction):
    """HT-3.3, HT-3.4, HT-A.2, HT-D.3  An empty position is named, then the top tile is turned.

    HT-3.5: with an empty stack nobody can. HT-R57: a forest works when it is discovered.
    """

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.hex == NO_HEX and not s.stack.is_empty():
            links = s.surface.links
            for direction in range(SIDES):
                if links[hero.tile * SIDES + direction] == NO_TILE:
                    options.append(self.base + direction)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        spend(s)
        kind = s.stack.draw(s)
        s.surface = s.surface.with_tile(hero.tile, n, kind)
        arrive(s, hero, len(s.surface.kinds) - 1)
        events.explored(s, hero.seat, hero.tile)
        if kind == FOREST:
            discover_forest(s, hero)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-explore", {"direction": DIRECTION_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        surface = s.surface
        return [land_id(surface.q(hero.tile) + STEP_Q[n], surface.r(hero.tile) + STEP_R[n])]


def discover_forest(s: Heldentaufe, hero: Hero) -> None:
    """HT-4.3  All remaining AP are lost, then the treasure die is rolled once."""
    lose_ap_in_forest(s, hero)
    events.ap_lost(s, hero.seat)
    roll_treasure(s, hero.seat, FOREST_ROLLS)
