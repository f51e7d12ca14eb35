"""DragonQuest D.4 and D.5: monsters and wounds."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import (
    COMBAT_DICE,
    GHOUL,
    HIGHER,
    LOWER,
    MAGIC_RING,
    MONSTER_WOUND_DICE,
    MONSTER_WOUND_RULE,
    SKELETON,
    SWORD,
    WOUND_DIE,
)
from donjon.games.dragonquest.model.fight import Fight
from donjon.games.dragonquest.model.state import DIED_OF_WOUNDS, DragonQuest, Hero
from donjon.games.dragonquest.rules.dangers.skeleton import fight_skeleton
from donjon.games.dragonquest.rules.life_points import cross_bones, die_without_bones
from donjon.games.dragonquest.rules.objects import use_up
from donjon.games.dragonquest.words import danger_events
from donjon.games.dragonquest.words.names import danger_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message

USE: Final = 1
KEEP: Final = 0
EITHER: Final = [USE, KEEP]


def meet_monster(s: DragonQuest, hero: Hero, monster: int) -> None:
    """DQ-11.1  It must be fought at once; DQ-11.2, DQ-21.4: before that the ring may be used."""
    if hero.has(MAGIC_RING):
        s.owe(UseRing(hero.seat, monster))
    else:
        fight(s, hero, monster)


@final
class UseRing(Decision["DragonQuest"]):
    """DQ-11.2, DQ-R22, DQ-22.11  The ring sends a monster away before the first throw."""

    def __init__(self, seat: int, monster: int) -> None:
        super().__init__(seat)
        self.monster: Final = monster

    def options(self, s: DragonQuest) -> list[int]:
        return EITHER

    def choose(self, s: DragonQuest, option: int) -> None:
        hero = s.heroes[self.seat]
        if option == USE:
            use_up(s, hero, MAGIC_RING)
        else:
            fight(s, hero, self.monster)

    def label(self, s: DragonQuest, option: int) -> Message:
        key = "dq-use-ring" if option == USE else "dq-fight"
        return Message(key, {"monster": danger_name(self.monster)})

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [f"object:{MAGIC_RING}"] if option == USE else []

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-ring")

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-ring", {"monster": danger_name(self.monster)})

    def action(self, s: DragonQuest, option: int) -> str:
        return "use" if option == USE else "fight"

    def rule(self) -> str:
        return "DQ-11.2"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return USE


def fight(s: DragonQuest, hero: Hero, monster: int) -> None:
    """DQ-11.3, DQ-11.4, DQ-11.9  Combat die and wounds in turn, until a sword comes or death.

    Nothing is left of a beaten monster (DQ-11.10).
    """
    if monster == SKELETON:
        fight_skeleton(s, hero)
        return
    die = COMBAT_DICE[monster - GHOUL]  # DQ-11.8
    so_far = Fight(monster, hero.bones)
    while hero.is_inside() and die[s.chance.below(6)] != SWORD:
        danger_events.monster_strikes(s, hero.seat, monster)
        points = wound_throw(s, hero, so_far)
        lost = cross_bones(hero, points)
        danger_events.blow(s, hero.seat, so_far, points, lost)
        die_without_bones(s, hero, DIED_OF_WOUNDS)
    if hero.is_inside():
        danger_events.monster_beaten(s, hero.seat, so_far)


def wound_throw(s: DragonQuest, hero: Hero, so_far: Fight) -> int:
    """DQ-11.5 ghoul: the lower of two; DQ-11.6 troll: one; DQ-11.7 orc: the higher; DQ-R61."""
    kind = so_far.monster - GHOUL
    rule = MONSTER_WOUND_RULE[kind]
    dice = throw_wound_dice(s, MONSTER_WOUND_DICE[kind])
    danger_events.wounds_thrown(s, hero.seat, dice, rule)
    if rule == LOWER:
        points = min(dice)
    else:
        points = max(dice) if rule == HIGHER else sum(dice)
    so_far.strike(dice, points)
    return points


def throw_wound_dice(s: DragonQuest, count: int) -> list[int]:
    """Throw `count` white dice at once."""
    return [int(WOUND_DIE[s.chance.below(6)]) for _ in range(count)]
