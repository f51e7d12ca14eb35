"""Heldentaufe 4.10: the treasure die, in forests and in the chest."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import NONE, SEATS, TREASURE_PIECE, TREASURE_TEETH
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import gain_piece
from donjon.games.heldentaufe.rules.teeth import pay_out
from donjon.games.heldentaufe.words import token_events
from donjon.kernel.rules.step import Step


@final
class RollTreasure(Step["Heldentaufe"]):
    """HT-4.10  The treasure die: a piece of value 1, or teeth from the reserve."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Heldentaufe) -> None:
        hero = s.heroes[self.seat]
        face = s.chance.below(len(TREASURE_PIECE))
        token_events.treasure(s, self.seat, face)
        if TREASURE_PIECE[face] != NONE:
            gain_piece(s, hero, TREASURE_PIECE[face])
        else:
            pay_out(s, hero, TREASURE_TEETH[face])


TREASURE_ROLLS: Final = [RollTreasure(seat) for seat in range(SEATS)]


def roll_treasure(s: Heldentaufe, seat: int, rolls: int) -> None:
    """HT-R9  One roll after the other; what does not fit is returned in between."""
    for _ in range(rolls):
        s.owe(TREASURE_ROLLS[seat])
