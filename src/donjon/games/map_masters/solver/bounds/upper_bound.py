"""The upper bounds of a search in each stage: relaxation, and gain of revisited cards (7.9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.solver.bounds.relaxation import (
    ENDS_INSIDE,
    MODES,
    MOST_REVISITS,
    ONE_REVISIT,
    PENDING,
    PLAIN,
    SOME_REVISITS,
    Relaxation,
)
from donjon.games.map_masters.solver.bounds.return_check import PLENTY, ReturnCheck
from donjon.games.map_masters.solver.bounds.return_paths import ReturnPaths
from donjon.games.map_masters.solver.bounds.revisit_gain import RevisitGain
from donjon.games.map_masters.solver.bounds.revisited_cards import RevisitedCards
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.input.resources import FOLDS_ACROSS, FOLDS_DOWN, unpacked
from donjon.games.map_masters.solver.layout.placed_cards import PlacedCards

ONCE: Final = 0
ONE_AGAIN: Final = 1
MORE_AGAIN: Final = 2
STAGES: Final = 3
"""The stages by the number of cards that are visited more than once: none, one, several."""

REVISIT_COUNTS: Final = PLENTY + 1


@final
class UpperBound:
    """The most that a path can still add, by the `stage` of the search.

    `relaxation` is for the first stage, `later` for the others once `prepare_revisits` is done.
    `rest` has by mask of cards and number of revisits the most that these cards are worth.
    """

    def __init__(
        self,
        cards: list[HandCard],
        placed: PlacedCards,
        relaxation: Relaxation,
        revisited: RevisitedCards,
        return_check: ReturnCheck,
        supply: int,
    ) -> None:
        self.cards: Final = cards
        self.relaxation: Final = relaxation
        self.later = relaxation
        self.exit: Final[i64] = relaxation.exit
        self.revisited: Final = revisited
        self.return_check: Final = return_check
        self.supply: Final = supply
        self.stage: i64 = ONCE
        uses = unpacked(supply)
        folds = uses[FOLDS_ACROSS] + uses[FOLDS_DOWN]
        self.revisit_gain: Final = RevisitGain(cards, revisited, folds > 0)
        self.return_paths: Final = ReturnPaths(cards, placed, revisited, return_check, folds)
        self.rest: Final = vec[i64]([0] * ((1 << len(cards)) * REVISIT_COUNTS))

    def prepare_revisits(self) -> None:
        """Prepare the stages in which cards are visited more than once."""
        for card in self.cards:
            card.prepare_revisits()
        supply = unpacked(int(self.supply))
        self.later = Relaxation(self.cards, int(self.exit), supply, MODES, self.relaxation.meter)
        for left in range(1 << len(self.cards)):
            cards = [card for at, card in enumerate(self.cards) if left >> at & 1]
            more = sorted([card.full - card.best for card in cards], reverse=True)
            for revisits in range(REVISIT_COUNTS):
                rest = sum([card.best for card in cards]) + sum(more[:revisits])
                self.rest[left * REVISIT_COUNTS + revisits] = rest

    def drop_tables(self) -> None:
        """Free the large tables of the later stages."""
        self.later = self.relaxation

    def rest_of(self, left: i64) -> i64:
        """The most that unplaced cards are worth, with as many revisits as are left."""
        return self.rest[left * REVISIT_COUNTS + self.return_check.revisits_left()]

    def entering(self, left: i64, card: i64, entry: i64, supply: i64) -> i64:
        """The most that a path can add when it enters a new card."""
        if self.stage == ONCE:
            return self.relaxation.entering(PLAIN, left, card, entry, supply)
        mode = self.mode()
        supply += self.revisited.items
        most = self.later.entering(mode, left, card, entry, supply)
        if self.revisited.count:
            end = self.later.entering(mode + ENDS_INSIDE, left, card, entry, supply)
            most = max(most, end + self.revisited.bonus)
        return self.revisited.extras + most

    def leaving(self, left: i64, card: i64, port: i64, supply: i64) -> i64:
        """The most that a path can add after it leaves a card by a port."""
        if self.stage == ONCE:
            return self.relaxation.after(PLAIN, left, card, port, supply)
        mode = self.mode()
        supply += self.revisited.items
        most = self.later.after(mode, left, card, port, supply)
        if self.revisited.count:
            end = self.later.after(mode + ENDS_INSIDE, left, card, port, supply)
            most = max(most, end + self.revisited.bonus)
        return self.revisited.extras + most

    def is_worth_it(self, card: i64, port: i64, left: i64, supply: i64, missing: i64) -> bool:
        """Whether a path that leaves a card can make its pending revisits and add `missing`."""
        revisit_gain = self.revisit_gain
        if not self.return_paths.update(left, card, port):
            return False
        jumps = self.return_check.jumps - self.return_check.jumped
        if not revisit_gain.update(self.return_paths, left, jumps, supply):
            return False
        mode = self.mode()
        supply += self.revisited.items
        most = self.later.after(mode, left, card, port, supply)
        end = self.later.after(mode + ENDS_INSIDE, left, card, port, supply)
        return revisit_gain.extras + max(most, end + revisit_gain.bonus) > missing

    def mode(self) -> i64:
        """The mode of the relaxation for the path so far."""
        if self.stage == MORE_AGAIN:
            return SOME_REVISITS + 2 * min(MOST_REVISITS, self.return_check.revisits_left())
        if self.revisited.count == 0:
            return ONE_REVISIT
        return PENDING if self.revisited.pending or self.return_check.jumps else PLAIN
