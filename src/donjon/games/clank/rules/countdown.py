"""Clank! 4.18: the countdown."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.tables import (
    ATTACK,
    COUNTDOWN,
    EXTRA,
    KNOCK_OUT_ALL,
    LAST_COUNTDOWN,
)
from donjon.games.clank.model.state import Clank
from donjon.games.clank.rules.dragon import attack
from donjon.games.clank.rules.escape_and_knockout import knock_out_all
from donjon.games.clank.words import events
from donjon.kernel.rules.step import Step


@final
class CountdownTurn(Step["Clank"]):
    """CL-18.3, CL-18.6  Instead of a turn the runner's pawn advances, and the space takes effect.

    CL-18.4: an attack with extra cubes. CL-18.5: at the last space all who are in fall.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Clank) -> None:
        s.countdown = min(LAST_COUNTDOWN, s.countdown + 1)
        events.countdown(s, self.seat, s.countdown)
        effect = COUNTDOWN[s.countdown - 1]
        if effect == ATTACK:
            attack(s, EXTRA[s.countdown - 1])
        elif effect == KNOCK_OUT_ALL:
            knock_out_all(s)
