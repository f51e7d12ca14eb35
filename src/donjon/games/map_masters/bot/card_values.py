"""The value of a card before the dungeon is known: what it adds to paths now and later (7.9)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.bot.card_gains import (
    CARD_GAINS,
    MEASURED_COIN,
    MEASURED_RECYCLE,
    MEASURED_SCISSORS,
)
from donjon.games.map_masters.bot.wanted_discoveries import (
    coin_worth,
    objectives_left,
    recycle_worth,
    scissors_worth,
    turns_left,
)
from donjon.games.map_masters.bot.weights import PolicyWeights
from donjon.games.map_masters.content.printed_icons import COIN, RECYCLE, SCISSORS
from donjon.games.map_masters.content.tables import FACE_OF, FACES, HAND, OBJECTIVE_OF
from donjon.games.map_masters.model.state import MapMasters, Player

USUAL_DRAWS: Final = HAND - 1
"""How many cards of a later hand are drawn; the others are bought or kept."""
COINS_ON: Final = [face.kinds.count(COIN) for face in FACES]
RECYCLES_ON: Final = [face.kinds.count(RECYCLE) for face in FACES]
SCISSORS_ON: Final = [face.kinds.count(SCISSORS) for face in FACES]
"""By face: the number of these icons on it."""


@final
class CardValues:
    """What cards are worth in this turn and on average in a later one, in parts of a point."""

    def __init__(self, s: MapMasters, weights: PolicyWeights) -> None:
        self.objective: Final = OBJECTIVE_OF[s.primary]
        self.left: Final = objectives_left(s)
        self.total: Final = sum(self.left)
        coin = coin_worth(s, weights) - MEASURED_COIN
        recycle = recycle_worth(s, weights) - MEASURED_RECYCLE
        scissors = scissors_worth(s, weights) - MEASURED_SCISSORS
        self.coin: Final = coin * weights.coins_met // 100
        self.recycle: Final = recycle * weights.optimisers_met // 100
        self.scissors: Final = scissors * weights.optimisers_met // 100

    def now(self, card: int) -> int:
        """What a card adds to a path of this turn."""
        face = FACE_OF[card]
        return CARD_GAINS[face][self.objective] + self.beside(face)

    def later(self, card: int) -> int:
        """What a card adds to a path of a later turn, whose objective is not known yet."""
        face = FACE_OF[card]
        gains = CARD_GAINS[face]
        total = 0
        for objective, count in enumerate(self.left):
            total += count * gains[objective]
        return total // self.total + self.beside(face)

    def beside(self, face: int) -> int:
        """What coins and optimisers are worth now beyond what the gains were measured with."""
        worth = self.coin * COINS_ON[face] + self.recycle * RECYCLES_ON[face]
        return worth + self.scissors * SCISSORS_ON[face]

    def mean_now(self, cards: list[int]) -> int:
        """The mean worth of cards in this turn; 0 if there are none."""
        return sum([self.now(card) for card in cards]) // len(cards) if cards else 0

    def mean_later(self, cards: list[int]) -> int:
        """The mean worth of cards in a later turn; 0 if there are none."""
        return sum([self.later(card) for card in cards]) // len(cards) if cards else 0

    def drawn(self, player: Player) -> int:
        """The mean worth of a card that the player draws: from the pile, or else the discard."""
        return self.mean_now(player.pile.hidden_cards or player.discard)

    def deck(self, player: Player) -> int:
        """The mean worth of all cards of the player in a later turn."""
        return self.mean_later(
            player.pile.hidden_cards + player.discard + player.zone + player.kept
        )


def later_draws(s: MapMasters, player: Player) -> float:
    """How often a card that is bought now is likely to be drawn in later turns.

    It goes to the discard pile after this turn, and can be drawn when that has been shuffled.
    """
    draws = max(0, USUAL_DRAWS - len(player.zone))
    pile, discard = player.pile.size() - draws, len(player.discard) + HAND
    if pile < 0:
        pile, discard = max(0, len(player.discard) + pile), HAND
    in_pile, in_discard, drawn = 0.0, 1.0, 0.0
    for _ in range(turns_left(s)):
        if pile >= USUAL_DRAWS:
            taken = in_pile * USUAL_DRAWS / pile
            in_pile, in_discard = in_pile - taken, in_discard + taken
            pile, discard = pile - USUAL_DRAWS, discard + HAND
            drawn += taken
        else:
            rest = USUAL_DRAWS - pile
            shuffled = in_discard * rest / discard
            drawn += in_pile + shuffled
            in_pile, in_discard = in_discard - shuffled, in_pile + shuffled
            pile, discard = discard - rest, HAND
    return drawn
