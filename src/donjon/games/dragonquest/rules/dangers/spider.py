"""DragonQuest D.6: the spider's venom."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import CROSS_COIN, LOSE_TWO, SPIDER_DIE
from donjon.games.dragonquest.model.state import DIED_OF_VENOM, DragonQuest, Hero
from donjon.games.dragonquest.rules.life_points import lose_life
from donjon.games.dragonquest.words import danger_events, events
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message

FIFTY: Final = 50
HUNDRED: Final = 100


def wake_spider(s: DragonQuest, hero: Hero) -> None:
    """DQ-12.1  The hero takes a spider tile; DQ-7.10, DQ-R28: if none is left it is bitten too."""
    hero.bitten = True
    if s.spider_tiles:
        s.spider_tiles -= 1
        hero.spider_tile = True
    danger_events.bitten(s, hero.seat)


def is_venom_active(hero: Hero) -> bool:
    """DQ-12.2, DQ-12.3, DQ-R26  For ever from the turn in which leaving is declared."""
    return hero.bitten and (hero.has_left or hero.leaving)


@final
class Venom(Step["DragonQuest"]):
    """DQ-12.4  With active venom the owner throws the spider die once a turn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if is_venom_active(hero):
            throw_spider_die(s, hero)


@final
class VenomOnLeaving(Step["DragonQuest"]):
    """DQ-R26  A hero that could declare only after the purchase wakes its venom by leaving then."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if hero.leaving and not hero.has_left and is_venom_active(hero):
            throw_spider_die(s, hero)


def throw_spider_die(s: DragonQuest, hero: Hero) -> None:
    """DQ-12.4 to DQ-12.6  A coin, two points of life, or nothing."""
    face = SPIDER_DIE[s.chance.below(6)]
    danger_events.venom(s, hero.seat, face)
    if face == LOSE_TWO:
        lose_life(s, hero, 2, DIED_OF_VENOM)  # DQ-R60
    elif face == CROSS_COIN and hero.coins_50 + hero.coins_100:
        s.owe(CrossCoin(hero.seat))  # DQ-R27


@final
class CrossCoin(Decision["DragonQuest"]):
    """DQ-12.5, DQ-22.6  Cross out one ticked coin box, 50 or 100."""

    def options(self, s: DragonQuest) -> list[int]:
        hero = s.heroes[self.seat]
        options: list[int] = []
        if hero.coins_50:
            options.append(FIFTY)
        if hero.coins_100:
            options.append(HUNDRED)
        return options

    def choose(self, s: DragonQuest, option: int) -> None:
        hero = s.heroes[self.seat]
        if option == FIFTY:
            hero.coins_50 -= 1
            hero.crossed_50 += 1
        else:
            hero.coins_100 -= 1
            hero.crossed_100 += 1
        events.coin_crossed(s, hero.seat, option)

    def label(self, s: DragonQuest, option: int) -> Message:
        return Message("dq-cross-coin", {"value": option})

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        hero = s.heroes[self.seat]
        fifty = option == FIFTY
        box = hero.crossed_50 + hero.coins_50 if fifty else hero.crossed_100 + hero.coins_100
        return [f"{self.seat}:coin-{option}-{box}"]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-cross-coin")

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-cross-coin")

    def rule(self) -> str:
        return "DQ-12.5"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return self.options(s)[0]
