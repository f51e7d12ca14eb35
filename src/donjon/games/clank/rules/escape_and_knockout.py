"""Clank! 4.17: leaving the dungeon and being knocked out."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.model.state import ESCAPED, IN, LOST, NOBODY, RESCUED, Clank, Thief
from donjon.games.clank.words import events
from donjon.kernel.rules.step import Step


def escape(s: Clank, thief: Thief) -> None:
    """CL-17.1, CL-1.2, CL-22.5  Back on the flag with an artifact: escaped, with a mastery token.

    CL-17.2, CL-R17: the turn goes on as long as the thief likes.
    """
    thief.status = ESCAPED
    thief.mastery = True
    events.escaped(s, thief.seat)
    begin_countdown(s, thief.seat)


def knock_out(s: Clank, thief: Thief) -> None:
    """CL-17.4, CL-1.2  Rescued with an artifact outside the depths, else lost.

    CL-17.7: cards, tokens and gold stay.
    """
    is_outside = thief.room != FLAG and not s.dungeon.deep[thief.room]
    thief.status = RESCUED if thief.artifacts and is_outside else LOST
    events.knocked_out(s, thief.seat, thief.status == RESCUED)
    begin_countdown(s, thief.seat)


def begin_countdown(s: Clank, seat: int) -> None:
    """CL-18.1, CL-18.2  The first thief who is out runs the countdown, and nobody else ever."""
    if s.runner == NOBODY:
        s.runner = seat
        s.countdown = 1
        events.countdown_begins(s, seat)


def knock_out_all(s: Clank) -> None:
    """CL-18.5, CL-18.7  Every thief still in, clockwise from the active one."""
    for ahead in range(len(s.thieves)):
        thief = s.thieves[(s.active + ahead) % len(s.thieves)]
        if thief.status == IN:
            knock_out(s, thief)


def is_anyone_in(s: Clank) -> bool:
    """CL-19.1  Whether the game goes on."""
    for thief in s.thieves:
        if thief.status == IN:
            return True
    return False


def is_knocked_out(thief: Thief) -> bool:
    """Whether the thief was rescued or lost, not escaped."""
    return thief.status == RESCUED or thief.status == LOST


@final
class TurnEnds(Step["Clank"]):
    """CL-R39  The thief has completed one more turn; what follows is owed to the table."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Clank) -> None:
        s.thieves[self.seat].turns += 1


def drop_turn(s: Clank) -> None:
    """CL-17.5, CL-R18  A thief knocked out in their own turn stops; its end still happens."""
    s.resources.banishes.clear()
    while s.owed and not isinstance(s.owed[-1], TurnEnds):
        s.owed.pop()
