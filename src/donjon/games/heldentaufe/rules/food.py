"""Heldentaufe 4.5: eating and brewing."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.tables import (
    FIRST_FOOD,
    FOOD_HEALS,
    FOODS,
    HERO_HEARTS,
    NEEDS_RING,
    POTIONS,
    SECOND_FOOD,
)
from donjon.games.heldentaufe.model.state import NO_POTION, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.action_points import ring_value
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.tokens import unpack
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import pack_id
from donjon.games.heldentaufe.words.names import POTION_NAMES, TOKEN_NAMES
from donjon.kernel.words.message import Message


@final
class Eat(HeroAction):
    """HT-5.1, HT-A.7, HT-R34  A food token returns to the reserve and heals; only the wounded."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.packed > 0 and hero.hearts < HERO_HEARTS[hero.kind]:
            for food in FOODS:
                if hero.pack[food] > 0:
                    options.append(self.base + food)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        """HT-1.7  Never above the maximum."""
        unpack(s, hero, n)
        hero.hearts = min(HERO_HEARTS[hero.kind], hero.hearts + FOOD_HEALS)
        token_events.ate(s, hero.seat, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-eat", {"token": TOKEN_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [pack_id(hero.seat, n)]


@final
class Brew(HeroAction):
    """HT-5.2, HT-5.3, HT-5.10, HT-A.8, HT-R33  Two ingredients become one potion on the belt."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.belt != NO_POTION or hero.packed < 2:
            return
        ring = ring_value(hero)
        for potion in range(POTIONS):
            if ring >= NEEDS_RING[potion] and s.potions[potion] > 0:
                if hero.pack[FIRST_FOOD[potion]] > 0 and hero.pack[SECOND_FOOD[potion]] > 0:
                    options.append(self.base + potion)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        unpack(s, hero, FIRST_FOOD[n])
        unpack(s, hero, SECOND_FOOD[n])
        s.potions[n] -= 1
        hero.belt = n
        hero.used = False
        token_events.brewed(s, hero.seat, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-brew", {"potion": POTION_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [pack_id(hero.seat, FIRST_FOOD[n]), pack_id(hero.seat, SECOND_FOOD[n])]
