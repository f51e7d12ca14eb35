"""DragonQuest A: buying objects, and using them up."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import (
    AMULET,
    AMULET_OF_TIME,
    BOXES,
    HEALING_POTION,
    NONE,
    OBJECT_COST,
    OBJECTS,
    POTION,
    ROWS,
)
from donjon.games.dragonquest.model.state import BOUGHT, OPEN, DragonQuest, Hero
from donjon.games.dragonquest.rules.life_points import heal
from donjon.games.dragonquest.words import events
from donjon.games.dragonquest.words.names import object_name
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import FREE, Cost, Decision, Step
from donjon.kernel.words.message import Message

NOTHING: Final = NONE
CHEAPEST: Final[int] = min(OBJECT_COST)  # DQ-3.5


def active_row(hero: Hero) -> int:
    """DQ-3.7, DQ-3.8, DQ-7.2  The topmost open row, which alone counts; ROWS when none is open."""
    row = 0
    while row < ROWS and hero.rows[row] != OPEN:
        row += 1
    return row


def find_points(hero: Hero) -> int:
    """How many find points the active row has."""
    row = active_row(hero)
    return hero.finds[row] if row < ROWS else 0


@final
class Purchase(Step["DragonQuest"]):
    """DQ-3.4, DQ-3.12, DQ-3.13  After the sun and the venom, and only then, one object.

    One a turn, and three in all for there are three rows (DQ-3.9, DQ-R48).
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if hero.is_inside() and find_points(hero) >= CHEAPEST:
            things = affordable(s, hero)
            if things:
                s.owe(BuyObject(self.seat, things))


def affordable(s: DragonQuest, hero: Hero) -> list[int]:
    """DQ-3.5, DQ-3.10, DQ-3.14  What the supply still has for these points."""
    points = find_points(hero)
    return [
        thing for thing in range(OBJECTS) if s.objects >> thing & 1 and OBJECT_COST[thing] <= points
    ]


@final
class BuyObject(Decision["DragonQuest"]):
    """DQ-3.4, DQ-22.7  Take an object, or none."""

    def __init__(self, seat: int, things: list[int]) -> None:
        super().__init__(seat)
        self.things: Final = things

    def options(self, s: DragonQuest) -> list[int]:
        return [*self.things, NOTHING]

    def choose(self, s: DragonQuest, option: int) -> None:
        if option != NOTHING:
            buy(s, s.heroes[self.seat], option)

    def label(self, s: DragonQuest, option: int) -> Message:
        if option == NOTHING:
            return Message("dq-buy-nothing")
        return Message("dq-buy", {"object": object_name(option), "cost": OBJECT_COST[option]})

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [] if option == NOTHING else [f"object:{option}"]

    def action(self, s: DragonQuest, option: int) -> str:
        return "nothing" if option == NOTHING else "buy"

    def cost(self, s: DragonQuest, option: int) -> Cost:
        return FREE if option == NOTHING else [("finds", OBJECT_COST[option])]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-buy")

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-buy", {"points": find_points(s.heroes[self.seat])})

    def rule(self) -> str:
        return "DQ-3.4"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        """DQ-22.7  Nothing; but a full row is spent: potion, amulet, then the dearest there is."""
        if find_points(s.heroes[self.seat]) < BOXES:
            return NOTHING
        best = self.things[0]
        for thing in self.things:
            if default_rank(thing) < default_rank(best):
                best = thing
        return best


def default_rank(thing: int) -> int:
    """DQ-22.7  Potion, amulet, any 6, any 5, any 4."""
    if thing == HEALING_POTION:
        return 0
    if thing == AMULET_OF_TIME:
        return 1
    return 10 - OBJECT_COST[thing]


def buy(s: DragonQuest, hero: Hero, thing: int) -> None:
    """DQ-3.6  Paying crosses out the whole active row, its danger and spare points too."""
    hero.rows = with_value(hero.rows, active_row(hero), BOUGHT)
    s.objects &= ~(1 << thing)
    events.bought(s, hero.seat, thing)
    if thing == AMULET_OF_TIME:
        hero.sun_boxes += AMULET  # DQ-3.11, DQ-21.2, DQ-R23
    elif thing == HEALING_POTION:
        heal(hero, POTION)  # DQ-3.11, DQ-21.3
        hero.potions += 1
    else:
        hero.objects |= 1 << thing


def use_up(s: DragonQuest, hero: Hero, thing: int) -> None:
    """DQ-21.1, DQ-3.10  A used object leaves the game."""
    hero.objects &= ~(1 << thing)
    events.used(s, hero.seat, thing)
