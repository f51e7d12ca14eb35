"""Heldentaufe 4.4: food from the tiles."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.tables import (
    GIVES,
    NONE,
)
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.tokens import (
    free_slots,
    pack_up,
)
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import tile_id
from donjon.games.heldentaufe.words.names import TOKEN_NAMES
from donjon.kernel.words.message import Message


@final
class Gather(HeroAction):
    """HT-4.5, HT-4.6, HT-A.12, HT-R8  Food of the tile's kind into a free place of the backpack."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.hex != NO_HEX:
            return
        food = GIVES[s.surface.kinds[hero.tile]]
        if food != NONE and s.reserve[food] > 0 and free_slots(hero) > 0 and may_gather(s):
            options.append(self.base + food)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        s.gathered += 1
        pack_up(s, hero, n)
        token_events.gathered(s, hero.seat, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-gather", {"token": TOKEN_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [tile_id(s, hero.tile)]


def may_gather(s: Heldentaufe) -> bool:
    """HT-R8  As often as one likes, unless the table has set a limit for a turn."""
    return s.house_rules.gather_limit == 0 or s.gathered < s.house_rules.gather_limit
