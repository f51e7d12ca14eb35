"""A fight: what is told of it when the dice have been thrown."""

from __future__ import annotations

from typing import Final, final


@final
class Fight:
    """HT-8.3 to HT-8.5  Who met, both dice and swords, and what had to be expected.

    `won` tells for each pair of dice, that of the attacker first, whether the attacker wins;
    `furious` is the attacker's chance with a raging fury.
    """

    def __init__(
        self,
        attacker: int,
        defender: int,
        dice: tuple[int, int],
        swords: tuple[int, int],
        won: list[bool],
        furious: float,
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.dice: Final = dice
        self.swords: Final = swords
        self.won: Final = won
        self.furious: Final = furious
        self.sums: Final = (dice[0] + swords[0], dice[1] + swords[1])
        attacker_wins = self.sums[0] >= self.sums[1]
        self.winner: Final = attacker if attacker_wins else defender
        self.loser: Final = defender if attacker_wins else attacker
