"""Clank! 4.15: the dragon attacks."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import BLACK, DANGER, KIND, LAST_RAGE, RAGE
from donjon.games.clank.model.effect import Effect
from donjon.games.clank.model.state import IN, NO_CARD, Clank
from donjon.games.clank.rules.escape_and_knockout import drop_turn, is_knocked_out
from donjon.games.clank.rules.health import wound
from donjon.games.clank.words import events
from donjon.kernel.rules.step import Step


@final
class DragonAttack(Step["Clank"]):
    """CL-14.6, CL-R22  One attack when the refill has shown a dragon symbol, however many.

    CL-15.12: without the countdown's extra cubes.
    """

    def run(self, s: Clank) -> None:
        if s.symbol:
            s.symbol = False
            attack(s, 0)


def attack(s: Clank, extra: int) -> None:
    """CL-15.1  The Clank! area is emptied into the bag, then cubes are drawn.

    CL-15.10, CL-R27: wherever the pawns are, also on the flag.
    """
    count = cubes_to_draw(s, extra)
    events.attack(s, count)
    pour_noise(s)
    drawn = draw_cubes(s, count)
    events.cubes_drawn(s, drawn)
    for owner in drawn:
        place_cube(s, owner)


def pour_noise(s: Clank) -> None:
    """CL-15.2  Every cube in the Clank! area goes into the bag, of those who are out, too."""
    for thief in s.thieves:
        s.bag[thief.seat] += thief.clank
        thief.clank = 0


def cubes_to_draw(s: Clank, extra: int) -> int:
    """CL-15.3, CL-R28  What the rage space shows, 1 for each danger card, and the extra cubes."""
    count = RAGE[s.rage - 1] + extra
    for card in s.row:
        if card != NO_CARD and DANGER[KIND[card]]:
            count += 1
    return count


def draw_cubes(s: Clank, count: int) -> list[int]:
    """CL-15.4, CL-R24  One at a time and not put back; an empty bag ends the drawing.

    CL-15.9: the others stay in the bag.
    """
    return [s.chance.draw(s.bag) for _ in range(min(count, sum(s.bag)))]


def place_cube(s: Clank, owner: int) -> None:
    """CL-15.5 to CL-15.8, CL-R23, CL-R25, CL-R26  A cube wounds its owner who is in.

    A black one, or one of a thief who is out, is set aside.
    """
    if owner == BLACK or s.thieves[owner].status != IN:
        s.cubes_set_aside[owner] += 1
    else:
        wound(s, s.thieves[owner])


def advance_rage(s: Clank, n: int) -> None:
    """CL-12.4, CL-12.5, CL-R34  The marker advances, and stops on the last space."""
    before = s.rage
    s.rage = min(LAST_RAGE, s.rage + n)
    if s.rage > before:
        events.rage(s, s.rage, RAGE[s.rage - 1])


@final
class AttackNow(Effect):
    """CL-21.9, CL-22.4  An attack inside the turn is resolved whole before the turn goes on."""

    def run(self, s: Clank) -> None:
        attack(s, 0)
        if is_knocked_out(s.thieves[s.active]):
            drop_turn(s)
