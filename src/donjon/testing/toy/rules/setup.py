"""The setup of Three Chests."""

from __future__ import annotations

from typing import final

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Secret
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.step import Step
from donjon.testing.toy.content.tables import HIGHEST_NUMBER
from donjon.testing.toy.model.state import Player, ThreeChests
from donjon.testing.toy.rules.turn import Round
from donjon.testing.toy.words import events


def start(setup: Setup, chance: Chance) -> ThreeChests:
    """TY-0.1  Two to four seats, each without coins; the numbers are dealt next."""
    s = ThreeChests(chance, setup.number("rounds"), [Player(seat) for seat in range(setup.seats)])
    s.owe_all([DealNumbers(), Round()])
    return s


@final
class DealNumbers(Step["ThreeChests"]):
    """TY-0.2  Each seat gets a lucky number from 1 to 3 that nobody else knows."""

    def run(self, s: ThreeChests) -> None:
        for player in s.players:
            number = 1 + s.chance.below(HIGHEST_NUMBER)
            player.lucky = Secret(bytes([number]), player.seat)
            events.number_dealt(s, player.seat, number)
