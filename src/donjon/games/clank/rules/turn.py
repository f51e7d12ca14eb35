"""Clank!'s turn, as a list of steps."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.tables import HAND, SEATS
from donjon.games.clank.model.state import IN, Clank, new_turn_resources
from donjon.games.clank.rules.banish_card import PayBanishes
from donjon.games.clank.rules.countdown import CountdownTurn
from donjon.games.clank.rules.dragon import DragonAttack
from donjon.games.clank.rules.dungeon_row import DeckRunsOut, RefillRow
from donjon.games.clank.rules.escape_and_knockout import TurnEnds, is_anyone_in, knock_out_all
from donjon.games.clank.rules.thief_cards import draw_cards
from donjon.games.clank.rules.turn_actions import TakeAction
from donjon.games.clank.words import events
from donjon.kernel.rules.step import AnyStep, Step

MOST_TURNS: Final = 60  # CL-R39


@final
class Turn(Step["Clank"]):
    """CL-2.1, CL-14.1  A turn and its end, in this order; the runner has the countdown instead."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Clank) -> None:
        s.active = self.seat
        s.resources = new_turn_resources()
        if self.seat == s.runner:
            s.owe_all(COUNTDOWN_STEPS[self.seat])
            return
        events.turn_begins(s, self.seat)
        s.owe_all(TURN_STEPS[self.seat])


@final
class CleanUp(Step["Clank"]):
    """CL-2.8, CL-5.5, CL-14.3, CL-R19  What is unspent vanishes, credit too.

    CL-3.10: the play area goes to the discard pile, which is no discarding; CL-17.2, CL-17.5: so
    does the hand of a thief who has left or was knocked out. CL-0.14, CL-14.2: a thief who is in
    draws five new cards.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Clank) -> None:
        thief = s.thieves[self.seat]
        s.resources = new_turn_resources()
        thief.discard.extend(thief.played)
        thief.discard.extend(thief.hand.remove_all())
        thief.played = []
        if thief.status == IN:
            draw_cards(s, thief, HAND)


@final
class NextTurn(Step["Clank"]):
    """CL-2.1, CL-19.1  Clockwise to the next thief in, or the runner; with none in, the end."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Clank) -> None:
        if has_lasted_too_long(s):
            events.too_long(s)
            knock_out_all(s)
        if not is_anyone_in(s):
            events.game_ends(s)
            return
        seats = len(s.thieves)
        seat = (self.seat + 1) % seats
        while s.thieves[seat].status != IN and seat != s.runner:
            seat = (seat + 1) % seats
        s.owe(Turn(seat))


def has_lasted_too_long(s: Clank) -> bool:
    """CL-R39  The guard: every seat that is in has completed 60 turns."""
    if not s.guard:
        return False
    for thief in s.thieves:
        if thief.status == IN and thief.turns < MOST_TURNS:
            return False
    return is_anyone_in(s)


TURN_STEPS: Final[list[list[AnyStep]]] = [
    [
        TakeAction(seat),
        TurnEnds(seat),
        PayBanishes(seat),
        CleanUp(seat),
        RefillRow(),
        DragonAttack(),
        DeckRunsOut(),
        NextTurn(seat),
    ]
    for seat in range(SEATS)
]
COUNTDOWN_STEPS: Final[list[list[AnyStep]]] = [
    [CountdownTurn(seat), NextTurn(seat)] for seat in range(SEATS)
]
"""By seat: the steps of a turn. They hold nothing but the seat, so all turns share them."""
