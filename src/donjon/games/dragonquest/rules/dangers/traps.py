"""DragonQuest D.3: traps."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import (
    SUM,
    TRAP_CURE,
    TRAP_LOSS,
    TRAP_SKIPS,
    TRAP_WOUND_DICE,
)
from donjon.games.dragonquest.model.state import (
    DIED_OF_TRAP,
    DIED_OF_WOUNDS,
    SKIP_CIRCLE,
    SKIP_MARKER,
    DragonQuest,
    Hero,
)
from donjon.games.dragonquest.rules.dangers.monsters import EITHER, USE, throw_wound_dice
from donjon.games.dragonquest.rules.life_points import cross_bones, die, die_without_bones
from donjon.games.dragonquest.rules.objects import use_up
from donjon.games.dragonquest.words import danger_events
from donjon.games.dragonquest.words.names import danger_name, object_name, trap_cost
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message


def fall_into(s: DragonQuest, hero: Hero, trap: int) -> None:
    """DQ-10.6  Before any loss the owner may cancel the trap with the matching object."""
    if hero.has(TRAP_CURE[trap]):
        s.owe(CancelTrap(hero.seat, trap))
    else:
        spring(s, hero, trap)


@final
class CancelTrap(Decision["DragonQuest"]):
    """DQ-10.6, DQ-21.5, DQ-R21, DQ-22.10  A cancelled trap crosses nothing, also a third one."""

    def __init__(self, seat: int, trap: int) -> None:
        super().__init__(seat)
        self.trap: Final = trap

    def options(self, s: DragonQuest) -> list[int]:
        return EITHER

    def choose(self, s: DragonQuest, option: int) -> None:
        hero = s.heroes[self.seat]
        if option == USE:
            use_up(s, hero, TRAP_CURE[self.trap])
        else:
            spring(s, hero, self.trap)

    def label(self, s: DragonQuest, option: int) -> Message:
        cure = object_name(TRAP_CURE[self.trap])
        if option == USE:
            return Message("dq-cancel-trap", {"object": cure})
        cost = trap_cost(self.trap, s.heroes[self.seat].traps[self.trap])
        return Message(
            "dq-suffer-trap", {"trap": danger_name(self.trap), "cost": cost, "object": cure}
        )

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [f"object:{TRAP_CURE[self.trap]}"] if option == USE else []

    def action(self, s: DragonQuest, option: int) -> str:
        """DQ-10.5  To suffer a third trap is to die of it."""
        if option == USE:
            return "cancel"
        third = s.heroes[self.seat].traps[self.trap] == len(TRAP_LOSS[self.trap])
        return "die" if third else "suffer"

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-trap", {"trap": danger_name(self.trap)})

    def rule(self) -> str:
        return "DQ-10.6"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return USE


def spring(s: DragonQuest, hero: Hero, trap: int) -> None:
    """DQ-10.1, DQ-10.9  Each kind has two boxes of its own; DQ-10.5: the third time is death."""
    times = hero.traps[trap]
    if times == len(TRAP_LOSS[trap]):
        hero.bones_lost += hero.bones
        hero.bones = 0
        die(s, hero, DIED_OF_TRAP)
        return
    hero.traps = with_value(hero.traps, trap, times + 1)
    dice = throw_wound_dice(s, TRAP_WOUND_DICE[trap])
    if dice:
        danger_events.wounds_thrown(s, hero.seat, dice, SUM)
    points = TRAP_LOSS[trap][times] + sum(dice)  # DQ-10.2, DQ-10.3
    lost = cross_bones(hero, points)
    danger_events.trapped(s, hero.seat, trap, dice, points, lost)
    die_without_bones(s, hero, DIED_OF_WOUNDS)
    if TRAP_SKIPS[trap] and hero.is_inside():
        take_skip_marker(s, hero)  # DQ-10.4


def take_skip_marker(s: DragonQuest, hero: Hero) -> None:
    """DQ-10.7, DQ-R24  A marker, or the next sun box is circled when both are out."""
    if s.skip_markers:
        s.skip_markers -= 1
        hero.skip = SKIP_MARKER
    else:
        hero.skip = SKIP_CIRCLE
    danger_events.must_skip(s, hero.seat)
