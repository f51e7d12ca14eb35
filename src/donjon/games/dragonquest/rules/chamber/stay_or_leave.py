"""DragonQuest E.2: staying in the treasure chamber or leaving it."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import (
    DRAGON_WAKES_AT,
    ORB_OF_LIGHT,
    SIDES,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.chamber_dice import available_dice
from donjon.games.dragonquest.rules.chamber.chamber_exit import has_left_chamber, quickest_way_out
from donjon.games.dragonquest.rules.chamber.treasure_chamber import throw_chamber_dice
from donjon.games.dragonquest.rules.hero_line import end_move, free_corners, free_doors, step_to
from donjon.games.dragonquest.rules.objects import use_up
from donjon.games.dragonquest.words import events
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import object_name, square_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message

STAY: Final = 0
LEAVE: Final = 1


@final
class StayOrLeave(Decision["DragonQuest"]):
    """DQ-13.3, DQ-22.5  A turn that begins in the chamber: stay or leave. DQ-13.16: no limit.

    `early`: before the spider die, which depends on it (DQ-R26).
    """

    def __init__(self, seat: int, early: bool) -> None:
        super().__init__(seat)
        self.early: Final = early

    def options(self, s: DragonQuest) -> list[int]:
        """DQ-14.3  Without a free square beside the chamber the hero must stay."""
        return [STAY, LEAVE] if may_leave(s.heroes[self.seat]) else [STAY]

    def choose(self, s: DragonQuest, option: int) -> None:
        s.heroes[self.seat].leaving = option == LEAVE
        events.stays_or_leaves(s, self.seat, option == LEAVE)

    def label(self, s: DragonQuest, option: int) -> Message:
        if option == LEAVE:
            return Message("dq-leave")
        return Message("dq-stay", {"dice": available_dice(s)})

    def action(self, s: DragonQuest, option: int) -> str:
        return "leave" if option == LEAVE else "stay"

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-stay")

    def detail(self, s: DragonQuest) -> Message:
        key = "dq-more-stay-bitten" if self.early else "dq-more-stay"
        return Message(key, {"aside": s.aside, "wakes": DRAGON_WAKES_AT})

    def rule(self) -> str:
        return "DQ-13.3"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return self.options(s)[-1]


def may_leave(hero: Hero) -> bool:
    """DQ-14.3  By a free square beside the chamber, or with the orb by a free corner."""
    return bool(free_doors(hero) or free_corners(hero))


def declares_early(hero: Hero) -> bool:
    """DQ-R26  Leaving wakes a sleeping venom, whose die comes before the purchase."""
    return hero.is_in_chamber() and hero.bitten and not hero.has_left and may_leave(hero)


@final
class DoAsDeclared(Step["DragonQuest"]):
    """DQ-13.4, DQ-14.1  What was declared is done: leave without dice, or stay and throw."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if not hero.is_inside():
            return
        if hero.leaving:
            s.owe(LeaveChamber(self.seat))
        else:
            throw_chamber_dice(s, hero)


@final
class LeaveChamber(Decision["DragonQuest"]):
    """DQ-14.1, DQ-14.2, DQ-22.14  No dice: the hero goes to a free square beside the chamber."""

    def options(self, s: DragonQuest) -> list[int]:
        hero = s.heroes[self.seat]
        return [*free_doors(hero), *free_corners(hero)]

    def choose(self, s: DragonQuest, option: int) -> None:
        """DQ-14.4, DQ-14.6  The square joins the line and is burnt as an entrance."""
        hero = s.heroes[self.seat]
        if is_corner(option):
            use_up(s, hero, ORB_OF_LIGHT)
        step_to(s, hero, option)
        end_move(hero)
        has_left_chamber(s, hero)

    def label(self, s: DragonQuest, option: int) -> Message:
        if is_corner(option):
            return Message(
                "dq-step-with",
                {"square": square_name(option), "objects": [object_name(ORB_OF_LIGHT)]},
            )
        return Message("dq-step", {"square": square_name(option)})

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [spot_id(self.seat, option)]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-leave")

    def rule(self) -> str:
        return "DQ-14.2"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        """DQ-22.14  The quickest way to the exit; the orb only if no side square is free."""
        hero = s.heroes[self.seat]
        return quickest_way_out(hero, free_doors(hero) or free_corners(hero))


def is_corner(square: int) -> bool:
    """DQ-21.6  A corner square of the chamber is reached with the orb alone."""
    return square not in SIDES[-1]
