"""Three Chests' nouns: the players, their coins and their lucky numbers."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Secret
from donjon.kernel.rules.state import State
from donjon.testing.toy.content.tables import HIGHEST_NUMBER

NO_CHEST: Final = -1
NOT_DEALT: Final = Secret(0, -1)


@final
class Player:
    """What lies before a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lucky = NOT_DEALT
        self.chest = NO_CHEST
        self.wins = 0
        self.coins = 0

    def clone(self) -> Player:
        """An independent copy; the secret never changes and is shared."""
        twin = Player(self.seat)
        twin.lucky = self.lucky
        twin.chest = self.chest
        twin.wins = self.wins
        twin.coins = self.coins
        return twin


@final
class ThreeChests(State):
    """The table."""

    def __init__(self, chance: Chance, rounds: int, players: list[Player]) -> None:
        super().__init__(chance)
        self.rounds = rounds
        self.players = players
        self.round = 0
        self.numbers_are_up = False

    def clone(self) -> ThreeChests:
        """An independent copy."""
        players = [player.clone() for player in self.players]
        twin = ThreeChests(self.chance, self.rounds, players)
        self.copy_kernel(twin)
        twin.round = self.round
        twin.numbers_are_up = self.numbers_are_up
        return twin

    def redeal(self, seat: int, chance: Chance) -> ThreeChests:
        """TY-0.2  Until the end a seat knows its own lucky number alone: the others may be any."""
        twin = self.clone()
        twin.chance = chance
        for player in twin.players:
            if player.seat != seat and not twin.numbers_are_up:
                player.lucky = Secret(1 + chance.below(HIGHEST_NUMBER), player.seat)
        return twin
