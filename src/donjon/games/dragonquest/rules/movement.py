"""DragonQuest C.2: moving."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    EXIT,
    KEY_TO_SECRET_DOORS,
    NONE,
    ORB_OF_LIGHT,
    SIDES,
    SLANTS,
)
from donjon.games.dragonquest.model.state import BLOCKED, DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.treasure_chamber import EntryThrow, enter_chamber
from donjon.games.dragonquest.rules.find_points import TickFinds
from donjon.games.dragonquest.rules.hero_line import end_move, may_enter, step_to
from donjon.games.dragonquest.rules.life_points import escape
from donjon.games.dragonquest.rules.objects import use_up
from donjon.games.dragonquest.rules.route import shortest_route
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import object_name, square_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message

HALT: Final = NONE


def move(s: DragonQuest, seat: int, steps: int, finds: int) -> None:
    """DQ-6.1  Up to as many squares as thrown; then finds, then the chamber (DQ-R17)."""
    s.owe(EntryThrow(seat))
    s.owe(TickFinds(seat, finds))
    if steps:
        s.owe(Walk(seat, steps, False, False))


@final
class Walk(Decision["DragonQuest"]):
    """DQ-6.1, DQ-22.9  One step at a time, or stop here; orb and key are used as they are needed.

    `lit`: the orb shines in this move (DQ-21.6). `unlocked`: the key was used in it (DQ-21.8).
    """

    def __init__(self, seat: int, left: int, lit: bool, unlocked: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.lit: Final = lit
        self.unlocked: Final = unlocked

    def options(self, s: DragonQuest) -> list[int]:
        """DQ-6.10, DQ-R47  If no step is legal the hero stays where it is."""
        hero = s.heroes[self.seat]
        squares = steps_from(hero, hero.square, self.lit or hero.has(ORB_OF_LIGHT))
        if not self.unlocked and hero.has(KEY_TO_SECRET_DOORS) and self.left > 1:
            squares.extend(doors_to_unlock(hero, self.lit))
        if not stands_in_wall(hero):
            squares.append(HALT)  # DQ-R11, DQ-6.13
        return squares

    def choose(self, s: DragonQuest, option: int) -> None:
        hero = s.heroes[self.seat]
        if option == HALT:
            end_move(hero)
            return
        lit = self.lit or self.lights_orb(hero, option)
        unlocked = self.unlocked or hero.marks[option] & BLOCKED != 0
        if lit and not self.lit:
            use_up(s, hero, ORB_OF_LIGHT)
        if unlocked and not self.unlocked:
            use_up(s, hero, KEY_TO_SECRET_DOORS)
        step_to(s, hero, option)
        if option == CHAMBER:
            end_move(hero)
            enter_chamber(hero)  # DQ-6.6, DQ-R12
        elif option == EXIT:
            end_move(hero)
            escape(s, hero)  # DQ-6.8
        elif self.left > 1:
            s.owe(Walk(self.seat, self.left - 1, lit, unlocked))
        else:
            end_move(hero)

    def lights_orb(self, hero: Hero, option: int) -> bool:
        """DQ-21.6  A diagonal step needs the orb."""
        return option not in SIDES[hero.square]

    def label(self, s: DragonQuest, option: int) -> Message:
        hero = s.heroes[self.seat]
        if option == HALT:
            return Message("dq-halt", {"square": square_name(hero.square)})
        used: list[Message] = []
        if self.lights_orb(hero, option) and not self.lit:
            used.append(object_name(ORB_OF_LIGHT))
        if hero.marks[option] & BLOCKED:
            used.append(object_name(KEY_TO_SECRET_DOORS))
        args: dict[str, int | str | Message | list[Message]] = {"square": square_name(option)}
        if used:
            args["objects"] = used
        return Message("dq-step-with" if used else "dq-step", args)

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [] if option == HALT else [spot_id(self.seat, option)]

    def action(self, s: DragonQuest, option: int) -> str:
        hero = s.heroes[self.seat]
        if option == HALT:
            return "halt"
        if hero.marks[option] & BLOCKED:
            return "unlock"
        if self.lights_orb(hero, option) and not self.lit:
            return "light"
        return "escape" if option == EXIT else "step"

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-walk")

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-walk", {"left": self.left})

    def rule(self) -> str:
        return "DQ-6.1"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        """DQ-22.9  Along a shortest route, without orb and key; where there is none, stay."""
        route = shortest_route(s.heroes[self.seat])
        options = self.options(s)
        if route and route[0] in options:
            return route[0]
        return HALT if HALT in options else options[0]


def steps_from(hero: Hero, square: int, slanted: bool) -> list[int]:
    """DQ-6.2, DQ-6.4  Neighbours by side, and by corner with the orb, that may be entered."""
    squares = [near for near in SIDES[square] if may_enter(hero, square, near)]
    if slanted:
        squares.extend([near for near in SLANTS[square] if may_enter(hero, square, near)])
    return squares


def doors_to_unlock(hero: Hero, lit: bool) -> list[int]:
    """DQ-21.8, DQ-21.9, DQ-R42  Wall-blocked neighbours from which the move can go on.

    The orb lights one step onto the square and one beyond it, whether it shines already or not.
    """
    slanted = lit or hero.has(ORB_OF_LIGHT)
    near = SIDES[hero.square][:]
    if slanted:
        near.extend(SLANTS[hero.square])
    return [
        square
        for square in near
        if hero.marks[square] == BLOCKED and steps_from(hero, square, slanted)
    ]


def stands_in_wall(hero: Hero) -> bool:
    """DQ-21.8  The move may not end on the square that the key opened."""
    return hero.marks[hero.square] & BLOCKED != 0
