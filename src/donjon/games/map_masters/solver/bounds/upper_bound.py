"""The bounds of a search in each stage: the outlook, and what marked cards can add (7.9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.solver.bounds.relaxation import (
    DUE,
    ENDING,
    LOOKS,
    MANY,
    MOST_MARKS,
    OWING,
    PLAIN,
    Outlook,
)
from donjon.games.map_masters.solver.bounds.return_check import PLENTY, Returns
from donjon.games.map_masters.solver.bounds.return_paths import Coming
from donjon.games.map_masters.solver.bounds.revisit_gain import Remaining
from donjon.games.map_masters.solver.bounds.revisited_cards import Marks
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.input.resources import FOLDS_ACROSS, FOLDS_DOWN, unpacked
from donjon.games.map_masters.solver.layout.placed_cards import Block

ONCE: Final = 0
ONE_AGAIN: Final = 1
MORE_AGAIN: Final = 2
STAGES: Final = 3
"""How many cards are visited more than once: none, one, two or more."""

MARKS: Final = PLENTY + 1


@final
class Bounds:
    """The most that a path can still bring, by the `stage` of the search.

    `outlook` is for the first stage, `later` for the others, once they are prepared.
    """

    def __init__(
        self,
        cards: list[HandCard],
        block: Block,
        outlook: Outlook,
        marks: Marks,
        returns: Returns,
        supply: int,
    ) -> None:
        self.cards: Final = cards
        self.outlook: Final = outlook
        self.later = outlook
        self.exit: Final[i64] = outlook.exit
        self.marks: Final = marks
        self.returns: Final = returns
        self.supply: Final = supply
        self.stage: i64 = ONCE
        uses = unpacked(supply)
        folds = uses[FOLDS_ACROSS] + uses[FOLDS_DOWN]
        self.remaining: Final = Remaining(cards, marks, folds > 0)
        self.coming: Final = Coming(cards, block, marks, returns, folds)
        self.rest: Final = vec[i64]([0] * ((1 << len(cards)) * MARKS))

    def look_again(self) -> None:
        """Prepare the stages in which cards are visited more than once."""
        for card in self.cards:
            card.look_again()
        supply = unpacked(int(self.supply))
        self.later = Outlook(self.cards, int(self.exit), supply, LOOKS, self.outlook.pace)
        for left in range(1 << len(self.cards)):
            cards = [card for at, card in enumerate(self.cards) if left >> at & 1]
            more = sorted([card.full - card.best for card in cards], reverse=True)
            for marks in range(MARKS):
                rest = sum([card.best for card in cards]) + sum(more[:marks])
                self.rest[left * MARKS + marks] = rest

    def forget(self) -> None:
        """The large tables are not needed any more."""
        self.later = self.outlook

    def rest_of(self, left: i64) -> i64:
        """The most that new cards can bring if they are visited again as often as may be."""
        return self.rest[left * MARKS + self.returns.left_to_mark()]

    def entering(self, left: i64, card: i64, entry: i64, supply: i64) -> i64:
        """The most that can be added by a path that enters a new card."""
        if self.stage == ONCE:
            return self.outlook.entering(PLAIN, left, card, entry, supply)
        look = self.look()
        supply += self.marks.items
        most = self.later.entering(look, left, card, entry, supply)
        if self.marks.count:
            end = self.later.entering(look + ENDING, left, card, entry, supply)
            most = max(most, end + self.marks.bonus)
        return self.marks.extras + most

    def leaving(self, left: i64, card: i64, port: i64, supply: i64) -> i64:
        """The most that can be added by a path that leaves a card by a port."""
        if self.stage == ONCE:
            return self.outlook.after(PLAIN, left, card, port, supply)
        look = self.look()
        supply += self.marks.items
        most = self.later.after(look, left, card, port, supply)
        if self.marks.count:
            end = self.later.after(look + ENDING, left, card, port, supply)
            most = max(most, end + self.marks.bonus)
        return self.marks.extras + most

    def is_worth(self, card: i64, port: i64, left: i64, supply: i64, missing: i64) -> bool:
        """Whether a path that leaves a card can come to what is due, and bring what is missing."""
        remaining = self.remaining
        if not self.coming.look(left, card, port):
            return False
        jumps = self.returns.jumps - self.returns.jumped
        if not remaining.look(self.coming, left, jumps, supply):
            return False
        look = self.look()
        supply += self.marks.items
        most = self.later.after(look, left, card, port, supply)
        end = self.later.after(look + ENDING, left, card, port, supply)
        return remaining.extras + max(most, end + remaining.bonus) > missing

    def look(self) -> i64:
        """How the rest is looked at."""
        if self.stage == MORE_AGAIN:
            return MANY + 2 * min(MOST_MARKS, self.returns.left_to_mark())
        if self.marks.count == 0:
            return OWING
        return DUE if self.marks.dues or self.returns.jumps else PLAIN
