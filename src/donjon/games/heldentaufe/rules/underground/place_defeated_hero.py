"""Heldentaufe 4.10: where a defeated hero wakes up."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import SEATS
from donjon.games.heldentaufe.model.state import NOBODY, Heldentaufe
from donjon.games.heldentaufe.model.surface_map import NO_TILE
from donjon.games.heldentaufe.words import events
from donjon.games.heldentaufe.words.ids import tile_id
from donjon.games.heldentaufe.words.names import hero_name, tile_place
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message


@final
class PlaceHero(Decision["Heldentaufe"]):
    """HT-10.5, HT-10.8, HT-D.15, HT-A.23, HT-R28  On any revealed tile, where nothing happens."""

    def options(self, s: Heldentaufe) -> list[int]:
        return list(range(len(s.surface.kinds)))

    def choose(self, s: Heldentaufe, option: int) -> None:
        put_down_hero(s, option)

    def label(self, s: Heldentaufe, option: int) -> Message:
        return Message("ht-place", {"tile": tile_place(s, option)})

    def targets(self, s: Heldentaufe, option: int) -> list[str]:
        return [tile_id(s, option)]

    def prompt(self, s: Heldentaufe) -> Message:
        return Message("ht-ask-place", {"hero": hero_name(s, s.fallen)})

    def rule(self) -> str:
        return "HT-10.5"

    def default(self, s: Heldentaufe, chance: Chance) -> int:
        return lowest_portal(s)


PLACEMENTS: Final = [PlaceHero(seat) for seat in range(SEATS)]


def put_down_hero(s: Heldentaufe, tile: int) -> None:
    """HT-10.8  The defeated hero lies on a tile."""
    s.heroes[s.fallen].tile = tile
    events.placed(s, s.fallen, tile)
    s.fallen = NOBODY


def lowest_portal(s: Heldentaufe) -> int:
    """HT-D.15, HT-V.2  The revealed portal of the lowest number, else the campfire."""
    for tile in s.surface.portals:
        if tile != NO_TILE:
            return tile
    return 0
