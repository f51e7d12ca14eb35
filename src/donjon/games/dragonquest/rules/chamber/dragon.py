"""DragonQuest E.3: the dragon wakes."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import BREATH_WOUND_DICE, CHAMBER_DICE, DRAGON
from donjon.games.dragonquest.model.state import DIED_OF_DRAGON, DIED_OF_FIRE, DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.chamber_dice import heroes_inside, thrown_dice
from donjon.games.dragonquest.rules.chamber.chamber_exit import has_left_chamber, quickest_way_out
from donjon.games.dragonquest.rules.dangers.monsters import throw_wound_dice
from donjon.games.dragonquest.rules.hero_line import end_move, free_doors, step_to
from donjon.games.dragonquest.rules.life_points import die, lose_life
from donjon.games.dragonquest.words import chamber_events
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import square_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message


@final
class DragonWakes(Step["DragonQuest"]):
    """DQ-15.1 to DQ-15.4  Treasures, coins, breath, flight: each stage for all inside.

    The hero that woke it first, then in play order (DQ-R38); nobody outside is touched (DQ-15.9);
    no object helps (DQ-15.7, DQ-21.13).
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        inside = heroes_inside(s)
        chamber_events.dragon_wakes(s, self.seat, inside)
        for hero in inside:
            put_back_treasures(s, hero)
        for hero in inside:
            cross_coins(hero)
        for n, hero in enumerate(inside):
            breathe_on(s, hero, inside[n + 1 :])
        s.owe_all([Flight(hero.seat) for hero in inside if hero.is_inside()])


def put_back_treasures(s: DragonQuest, hero: Hero) -> None:
    """DQ-15.1  All treasures go back into the supply, from whichever visit; objects are kept."""
    s.treasures |= hero.treasures
    hero.treasures = 0


def cross_coins(hero: Hero) -> None:
    """DQ-15.2  All ticked coin boxes are crossed out and spent."""
    hero.crossed_50 += hero.coins_50
    hero.crossed_100 += hero.coins_100
    hero.coins_50 = 0
    hero.coins_100 = 0


def breathe_on(s: DragonQuest, hero: Hero, later: list[Hero]) -> None:
    """DQ-15.3  One point for each dragon on ten dice and the sum of both wound dice, at once.

    All ten are taken up for it, so none lies aside any more.
    """
    s.aside = 0
    s.chamber_dice = thrown_dice(s, CHAMBER_DICE)
    dragons = s.chamber_dice.count(DRAGON)
    chamber_events.breath(s, hero.seat, dragons)
    wounds = throw_wound_dice(s, BREATH_WOUND_DICE)
    chamber_events.breath_wounds(s, hero, wounds, later)
    lose_life(s, hero, dragons + sum(wounds), DIED_OF_FIRE)


@final
class Flight(Step["DragonQuest"]):
    """DQ-15.4  A survivor must flee; DQ-15.5, DQ-R39: without a free square it burns."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        doors = free_doors(hero)
        if doors:
            s.owe(Flee(self.seat, doors))
        else:
            die(s, hero, DIED_OF_DRAGON)


@final
class Flee(Decision["DragonQuest"]):
    """DQ-15.4, DQ-15.6, DQ-22.15  To a free square beside the chamber, also outside one's turn."""

    def __init__(self, seat: int, doors: list[int]) -> None:
        super().__init__(seat)
        self.doors: Final = doors

    def options(self, s: DragonQuest) -> list[int]:
        return self.doors

    def choose(self, s: DragonQuest, option: int) -> None:
        """DQ-15.8, DQ-15.10  With the last one gone the dragon sleeps again."""
        hero = s.heroes[self.seat]
        step_to(s, hero, option)
        end_move(hero)
        has_left_chamber(s, hero)

    def label(self, s: DragonQuest, option: int) -> Message:
        return Message("dq-flee", {"square": square_name(option)})

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [spot_id(self.seat, option)]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-flee")

    def rule(self) -> str:
        return "DQ-15.4"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return quickest_way_out(s.heroes[self.seat], self.doors)
