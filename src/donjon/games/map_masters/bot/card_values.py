"""The value of a card before the dungeon is known: that of its best runs (7.9)."""

from __future__ import annotations

from donjon.games.map_masters.content.printed_icons import KINDS
from donjon.games.map_masters.content.tables import FACE_OF
from donjon.games.map_masters.model.state import Player
from donjon.games.map_masters.solver.input.weights import Weights
from donjon.games.map_masters.solver.runs.run_tallies import run_tallies


def card_worth(card: int, weights: Weights) -> int:
    """The mean of the best run that needs nothing and of the best one that needs little."""
    free = paid = 0
    for tally in run_tallies(FACE_OF[card]):
        value = 0
        for kind in range(KINDS):
            value += weights.worth[kind] * tally[kind]
        paid = max(paid, value)
        if tally[KINDS] == 0:
            free = max(free, value)
    return (free + paid) // 2


def mean_worth(cards: list[int], weights: Weights) -> int:
    """The mean worth of cards; 0 if there are none."""
    return sum([card_worth(card, weights) for card in cards]) // len(cards) if cards else 0


def drawn_worth(player: Player, weights: Weights) -> int:
    """The mean worth of a card that the player draws: from the pile, or else the discard."""
    return mean_worth(player.pile.hidden_cards or player.discard, weights)


def deck_worth(player: Player, weights: Weights) -> int:
    """The mean worth of all cards of the player."""
    return mean_worth(
        player.pile.hidden_cards + player.discard + player.zone + player.kept, weights
    )
