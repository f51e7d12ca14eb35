"""Heldentaufe's turn, as a list of steps."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import SEATS, TELEPORT
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.rules.hero_board.tokens import empty_belt
from donjon.games.heldentaufe.rules.missions.mission_cards import refill_hand
from donjon.games.heldentaufe.rules.turn_actions import GO_ON
from donjon.games.heldentaufe.rules.underground.monsters_turn import MonstersTurn
from donjon.games.heldentaufe.words import events
from donjon.games.heldentaufe.words.token_events import potion_returned
from donjon.kernel.rules.step import AnyStep, Step


@final
class Turn(Step["Heldentaufe"]):
    """HT-2.2, HT-2.10  A turn with all its AP, never skipped; victory is looked for at once."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Heldentaufe) -> None:
        s.active = self.seat
        s.spent = 0
        s.ap_lost = False
        s.turn_over = False
        s.arrived = False
        s.traded = False
        s.gathered = 0
        s.free_acts = 0
        events.turn_begins(s, self.seat)
        s.owe_all(TURN_STEPS[self.seat])


@final
class EndOfTurn(Step["Heldentaufe"]):
    """HT-2.9, HT-5.8  Missions up to three, then a used teleportation potion is put away."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Heldentaufe) -> None:
        hero = s.heroes[self.seat]
        refill_hand(s, hero)
        if hero.belt == TELEPORT and hero.used:
            potion_returned(s, self.seat, TELEPORT)
            empty_belt(s, hero)
        if s.chief == self.seat:
            s.owe(MONSTERS_TURN)  # HT-2.1


@final
class NextTurn(Step["Heldentaufe"]):
    """HT-2.1, HT-R46  Clockwise; after the last allowed round the guard ends the game."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Heldentaufe) -> None:
        seat = (self.seat + 1) % len(s.heroes)
        if seat == s.first:
            if s.round == s.house_rules.most_rounds:
                events.too_long(s)
                return
            s.round += 1
        s.owe(TURNS[seat])


MONSTERS_TURN: Final = MonstersTurn()
TURNS: Final = [Turn(seat) for seat in range(SEATS)]
TURN_STEPS: Final[list[list[AnyStep]]] = [
    [GO_ON[seat], EndOfTurn(seat), NextTurn(seat)] for seat in range(SEATS)
]
"""By seat: the steps of a turn. They hold nothing but the seat, so all turns share them."""
