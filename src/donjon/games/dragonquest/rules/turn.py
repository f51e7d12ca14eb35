"""DragonQuest's turn, as a list of steps."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.model.state import (
    DIED_OF_SUNSET,
    NO_SKIP,
    SKIP_MARKER,
    DragonQuest,
    Hero,
)
from donjon.games.dragonquest.rules.chamber.stay_or_leave import (
    DoAsDeclared,
    StayOrLeave,
    declares_early,
)
from donjon.games.dragonquest.rules.dangers.demon import DemonHunt
from donjon.games.dragonquest.rules.dangers.spider import Venom, VenomOnLeaving
from donjon.games.dragonquest.rules.life_points import die
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.objects import Purchase
from donjon.games.dragonquest.rules.walls import Walls
from donjon.games.dragonquest.words import events
from donjon.kernel.rules.step import AnyStep, Step


@final
class Turn(Step["DragonQuest"]):
    """DQ-2.1, DQ-2.5  The steps in this order, each finished before the next begins."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        seat = self.seat
        hero = s.heroes[seat]
        s.active = seat
        s.dice = []
        s.chamber_dice = b""
        hero.danger = b""
        tick_sun(s, hero)
        s.owe_all(LAST_STEPS[seat])
        if hero.skip != NO_SKIP:
            serve_skip(s, hero)
            return
        s.owe_all(DECLARED_STEPS[seat] if declares_early(hero) else FIRST_STEPS[seat])


def tick_sun(s: DragonQuest, hero: Hero) -> None:
    """DQ-3.1  The next sun box is ticked, also in a skipped turn. DQ-3.3: that is not deadly."""
    hero.suns += 1
    events.turn_begins(s, hero.seat, hero.suns, hero.sun_boxes)


def serve_skip(s: DragonQuest, hero: Hero) -> None:
    """DQ-10.8  The marker goes back (or the circle is used up) and nothing else is done."""
    if hero.skip == SKIP_MARKER:
        s.skip_markers += 1
    hero.skip = NO_SKIP
    events.turn_skipped(s, hero.seat)


@final
class Act(Step["DragonQuest"]):
    """DQ-2.2  Exactly one of: chamber throw, leaving, movement dice; DQ-2.3: not for the dead."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if not hero.is_inside():
            return
        if hero.is_in_chamber():
            s.owe_all(CHAMBER_STEPS[self.seat])
        else:
            throw_movement_dice(s, self.seat)


@final
class Sunset(Step["DragonQuest"]):
    """DQ-17.2, DQ-3.2, DQ-16.2  Still inside when the last sun box is ticked: death; DQ-R55."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if hero.is_inside() and hero.suns >= hero.sun_boxes:
            die(s, hero, DIED_OF_SUNSET)


@final
class NextTurn(Step["DragonQuest"]):
    """DQ-1.5, DQ-1.6, DQ-17.5, DQ-R49  Clockwise to the next hero alive and inside.

    With none left the game ends (DQ-18.1).
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        seats = len(s.heroes)
        for ahead in range(1, seats + 1):
            seat = (self.seat + ahead) % seats
            if s.heroes[seat].is_inside():
                s.owe(Turn(seat))
                return
        events.game_ends(s)


SEATS: Final = range(4)
FIRST_STEPS: Final[list[list[AnyStep]]] = [
    [Venom(seat), Purchase(seat), Walls(seat), Act(seat)] for seat in SEATS
]
CHAMBER_STEPS: Final[list[list[AnyStep]]] = [
    [StayOrLeave(seat, False), VenomOnLeaving(seat), DoAsDeclared(seat)] for seat in SEATS
]
DECLARED_STEPS: Final[list[list[AnyStep]]] = [
    [StayOrLeave(seat, True), Venom(seat), Purchase(seat), Walls(seat), DoAsDeclared(seat)]
    for seat in SEATS
]
LAST_STEPS: Final[list[list[AnyStep]]] = [
    [DemonHunt(seat), Sunset(seat), NextTurn(seat)] for seat in SEATS
]
"""By seat: the steps of a turn. They hold nothing but the seat, so all turns share them."""
