"""The path of a search so far, and the best path found."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.hand.valued_run import ValuedRun
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.layout.join_groups import GroupJoiner
from donjon.games.map_masters.solver.layout.placed_cards import PlacedCards
from donjon.games.map_masters.solver.layout.wraparound_ends import Fold, are_folds

LONGEST: Final = 64
"""More runs than a path can have."""


@final
class RouteSoFar:
    """Cards and runs in the order of the path, and the folds it has used.

    `found_cards`, `found_runs` and `found_places` belong to the best path.
    """

    def __init__(self, hand: list[HandCard], placed: PlacedCards, meter: WorkMeter) -> None:
        self.meter: Final = meter
        self.hand: Final = hand
        self.placed: Final = placed
        self.cards: Final = vec[i64]([0] * LONGEST)
        self.runs: Final[list[ValuedRun]] = []
        self.folds: Final[list[Fold]] = []
        self.found_cards: list[int] = []
        self.found_runs: list[ValuedRun] = []
        self.found_places: list[int] = []

    def put(self, card: i64, run: ValuedRun) -> None:
        """Add a run on a card to the path."""
        self.cards[len(self.runs)] = card
        self.runs.append(run)

    def take_back(self) -> None:
        """Take the last run back."""
        self.runs.pop()

    def first_card(self) -> i64:
        """The card on which the path begins."""
        return self.cards[0]

    def first_slot(self) -> i64:
        """The slot at which the path begins."""
        return self.runs[0].entry

    def keep(self, last: i64, port: i64) -> bool:
        """Keep the path as the best one; False if its cards or folds do not fit together."""
        places = self.places(last, port)
        if not places:
            return False
        self.found_cards = [int(self.cards[at]) for at in range(len(self.runs))]
        self.found_runs = self.runs[:]
        self.found_places = places
        return True

    def places(self, last: i64, port: i64) -> list[int]:
        """The places of all cards, or [] if they do not fit together; arguments as for `join`."""
        if self.placed.group_count > 1:
            start, slot = self.first_card(), self.first_slot()
            joiner = GroupJoiner(self.hand, self.placed, start, slot, self.folds, self.meter)
            return joiner.join(last, port)
        return self.placed.places() if are_folds(self.placed, self.folds) else []
