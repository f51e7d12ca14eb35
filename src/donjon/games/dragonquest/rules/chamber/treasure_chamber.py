"""DragonQuest E.1: the treasure chamber, its dice and its treasures."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import (
    COIN_50,
    COIN_50_BOXES,
    COIN_100,
    COIN_100_BOXES,
    DRAGON,
    DRAGON_TALISMAN,
    DRAGON_WAKES_AT,
    NONE,
    STAR,
    STARS_FOR_TREASURE,
    TREASURES,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.chamber_dice import available_dice, thrown_dice
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes
from donjon.games.dragonquest.rules.dangers.monsters import EITHER, USE
from donjon.games.dragonquest.rules.objects import use_up
from donjon.games.dragonquest.words import chamber_events
from donjon.games.dragonquest.words.names import object_name, treasure_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import FREE, Cost, Decision, Step
from donjon.kernel.words.message import Message

NO_TREASURE: Final = NONE


def enter_chamber(hero: Hero) -> None:
    """DQ-13.17  From now on the hero has been in the chamber; DQ-14.5: it may come again."""
    hero.been = True


@final
class EntryThrow(Step["DragonQuest"]):
    """DQ-13.2, DQ-12.19  Whoever entered in this move throws, if it still lives."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if not hero.is_inside() or not hero.is_in_chamber():
            return
        if hero.has(DRAGON_TALISMAN):
            s.owe(UseTalisman(self.seat))
        else:
            throw_chamber_dice(s, hero)


@final
class UseTalisman(Decision["DragonQuest"]):
    """DQ-21.10, DQ-R35, DQ-22.12  Declared on entering, before the throw."""

    def options(self, s: DragonQuest) -> list[int]:
        return EITHER

    def choose(self, s: DragonQuest, option: int) -> None:
        hero = s.heroes[self.seat]
        if option == USE:
            use_up(s, hero, DRAGON_TALISMAN)
            throw_with_talisman(s, hero)
        else:
            throw_chamber_dice(s, hero)

    def label(self, s: DragonQuest, option: int) -> Message:
        key = "dq-use-talisman" if option == USE else "dq-keep-talisman"
        return Message(key, {"object": object_name(DRAGON_TALISMAN)})

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [f"object:{DRAGON_TALISMAN}"] if option == USE else []

    def action(self, s: DragonQuest, option: int) -> str:
        return "use" if option == USE else "keep"

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-talisman")

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-talisman")

    def rule(self) -> str:
        return "DQ-21.10"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return USE


def throw_chamber_dice(s: DragonQuest, hero: Hero) -> None:
    """DQ-13.2, DQ-13.4  All available dice once."""
    s.chamber_dice = thrown_dice(s, available_dice(s))
    chamber_events.chamber_thrown(s, hero.seat)
    set_dragons_aside(s, s.chamber_dice)
    settle_throw(s, hero, s.chamber_dice)


def throw_with_talisman(s: DragonQuest, hero: Hero) -> None:
    """DQ-21.10  Dragons and stars stay, the other dice are thrown once more; stars are added.

    If the first throw wakes the dragon there is no second (DQ-21.11); stars never count as
    lying aside (DQ-21.14).
    """
    first = thrown_dice(s, available_dice(s))
    s.chamber_dice = first
    chamber_events.chamber_thrown(s, hero.seat)
    set_dragons_aside(s, first)
    both = first
    if not is_dragon_awake(s):
        kept = first.count(DRAGON) + first.count(STAR)
        second = thrown_dice(s, len(first) - kept)
        s.chamber_dice = second
        chamber_events.chamber_thrown(s, hero.seat)
        set_dragons_aside(s, second)
        both = first + second
    settle_throw(s, hero, both)


def set_dragons_aside(s: DragonQuest, dice: bytes) -> None:
    """DQ-13.5  All dragons are set aside; the other dice return to the pool."""
    s.aside += dice.count(DRAGON)


def is_dragon_awake(s: DragonQuest) -> bool:
    """DQ-13.6  Seven dragons wake the beast."""
    return s.aside >= DRAGON_WAKES_AT


def settle_throw(s: DragonQuest, hero: Hero, dice: bytes) -> None:
    """DQ-13.6, DQ-R37  The dragon wakes and nothing is gained; otherwise coins and a treasure."""
    if is_dragon_awake(s):
        s.owe(DragonWakes(hero.seat))
        return
    tick_coins(s, hero, dice.count(COIN_50), dice.count(COIN_100))
    stars = dice.count(STAR)
    treasures = treasures_for(s, stars)
    if treasures:
        s.owe(TakeTreasure(hero.seat, stars, treasures))  # DQ-13.11


def tick_coins(s: DragonQuest, hero: Hero, fifties: int, hundreds: int) -> None:
    """DQ-13.7, DQ-R36, DQ-R40  One box for each coin; what finds no free box is lost."""
    thrown = 50 * fifties + 100 * hundreds
    fifties = min(fifties, COIN_50_BOXES - hero.coins_50 - hero.crossed_50)
    hundreds = min(hundreds, COIN_100_BOXES - hero.coins_100 - hero.crossed_100)
    hero.coins_50 += fifties
    hero.coins_100 += hundreds
    ticked = 50 * fifties + 100 * hundreds
    chamber_events.coins_ticked(s, hero.seat, ticked)
    chamber_events.coins_lost(s, hero.seat, thrown - ticked)


def treasures_for(s: DragonQuest, stars: int) -> list[int]:
    """DQ-13.8 to DQ-13.10  One treasure of at most `stars` stars; one star gives nothing."""
    if stars < STARS_FOR_TREASURE:
        return []
    return [
        treasure
        for treasure in range(TREASURES)
        if s.treasures >> treasure & 1 and s.variant.stars[treasure] <= stars
    ]


@final
class TakeTreasure(Decision["DragonQuest"]):
    """DQ-13.8, DQ-R36, DQ-22.13  Take one treasure, or none."""

    def __init__(self, seat: int, stars: int, treasures: list[int]) -> None:
        super().__init__(seat)
        self.stars: Final = stars
        self.treasures: Final = treasures

    def options(self, s: DragonQuest) -> list[int]:
        return [*self.treasures, NO_TREASURE]

    def choose(self, s: DragonQuest, option: int) -> None:
        """DQ-13.12  It lies open before the owner."""
        if option != NO_TREASURE:
            s.treasures &= ~(1 << option)
            s.heroes[self.seat].treasures |= 1 << option
            chamber_events.treasure_taken(s, self.seat, option)

    def label(self, s: DragonQuest, option: int) -> Message:
        if option == NO_TREASURE:
            return Message("dq-take-nothing")
        return Message(
            "dq-take",
            {"treasure": treasure_name(s, option), "gold": s.variant.gold[option]},
        )

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [] if option == NO_TREASURE else [f"treasure:{option}"]

    def action(self, s: DragonQuest, option: int) -> str:
        return "none" if option == NO_TREASURE else "take"

    def cost(self, s: DragonQuest, option: int) -> Cost:
        return FREE if option == NO_TREASURE else [("stars", s.variant.stars[option])]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-take")

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-take", {"stars": self.stars})

    def rule(self) -> str:
        return "DQ-13.8"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        best = self.treasures[0]
        for treasure in self.treasures:
            if s.variant.gold[treasure] > s.variant.gold[best]:
                best = treasure
        return best
