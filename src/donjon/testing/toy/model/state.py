"""The state of Three Chests: the players, their coins and their lucky numbers."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import NOBODY, HiddenPlace, OutOfPlay, Secret, SecretPlace
from donjon.kernel.rules.state import State
from donjon.testing.toy.content.tables import HIGHEST_NUMBER
from donjon.testing.toy.model import clones

NO_CHEST: Final = -1
NOT_DEALT: Final = Secret(b"", NOBODY)


@final
class Player:
    """What belongs to a seat; `chest` is the one picked last."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lucky: Secret = NOT_DEALT
        self.chest: int = NO_CHEST
        self.wins = 0
        self.coins = 0


@final
class ThreeChests(State):
    """The state of a match."""

    def __init__(self, chance: Chance, rounds: int, players: list[Player]) -> None:
        super().__init__(chance)
        self.rounds = rounds
        self.players = players
        self.round = 0

    def clone(self) -> ThreeChests:
        """An independent copy."""
        return clones.clone_state(self)

    def hidden_places(self) -> list[HiddenPlace]:
        """TY-0.2  Until the end a seat knows its own lucky number alone: the others may be any."""
        places: list[HiddenPlace] = []
        for player in self.players:
            places.append(LuckyNumber(player))
            own = player.lucky.hidden_values
            others = [n for n in range(1, HIGHEST_NUMBER + 1) if n not in own]
            places.append(OutOfPlay(player.seat, others))
        return places


@final
class LuckyNumber(SecretPlace):
    """TY-0.2  The number that one seat knows; each has numbers of its own."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.lucky, player.seat)
        self.player: Final = player

    def put(self, secret: Secret) -> None:
        self.player.lucky = secret
