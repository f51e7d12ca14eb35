"""The path of a search as far as it has grown, and the best one so far."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.hand.valued_run import Ride
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.layout.join_groups import Joiner
from donjon.games.map_masters.solver.layout.placed_cards import Block
from donjon.games.map_masters.solver.layout.wraparound_ends import Fold, are_folds

LONGEST: Final = 64


@final
class Route:
    """Cards and rides in the order of the path, and the folds that it has used.

    `found_cards`, `found_rides` and `found_places` are those of the best path.
    """

    def __init__(self, hand: list[HandCard], block: Block, pace: Pace) -> None:
        self.pace: Final = pace
        self.hand: Final = hand
        self.block: Final = block
        self.cards: Final = vec[i64]([0] * LONGEST)
        self.rides: Final[list[Ride]] = []
        self.folds: Final[list[Fold]] = []
        self.found_cards: list[int] = []
        self.found_rides: list[Ride] = []
        self.found_places: list[int] = []

    def put(self, card: i64, ride: Ride) -> None:
        """The path takes a run on a card."""
        self.cards[len(self.rides)] = card
        self.rides.append(ride)

    def take_back(self) -> None:
        """It takes the last one back."""
        self.rides.pop()

    def first_card(self) -> i64:
        """The card on which the path begins."""
        return self.cards[0]

    def first_slot(self) -> i64:
        """The opening at which it begins."""
        return self.rides[0].entry

    def keep(self, last: i64, port: i64) -> bool:
        """Remember it as the best path, if its cards can lie together and its folds are right."""
        places = self.places(last, port)
        if not places:
            return False
        self.found_cards = [int(self.cards[at]) for at in range(len(self.rides))]
        self.found_rides = self.rides[:]
        self.found_places = places
        return True

    def places(self, last: i64, port: i64) -> list[int]:
        """The places of its cards, or nothing; it leaves the last one, or NO_CARD."""
        if self.block.apart > 1:
            start, slot = self.first_card(), self.first_slot()
            joiner = Joiner(self.hand, self.block, start, slot, self.folds, self.pace)
            return joiner.join(last, port)
        return self.block.places() if are_folds(self.block, self.folds) else []
