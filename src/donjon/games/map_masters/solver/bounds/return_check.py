"""Whether a path can come back to cards: around a loop of the dungeon, or by a jump."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.solver.bounds.loop_count import Loops
from donjon.games.map_masters.solver.bounds.possible_links import Linking
from donjon.games.map_masters.solver.bounds.relaxation import Outlook
from donjon.games.map_masters.solver.bounds.revisited_cards import Marks
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.layout.placed_cards import ASIDE, Block

PLENTY: Final = 7
NEVER: Final = -99
ENOUGH: Final = [0, 1, PLENTY]
"""How many loops are looked for, by the stage of the search."""


@final
class Returns:
    """`most` is how often the path can come back at most, as far as the laid cards tell; or PLENTY.

    `jumps` is how often it can jump in all, `jumped` how often it has; `kept` is the quadrant
    behind the start.
    """

    def __init__(
        self,
        cards: list[HandCard],
        block: Block,
        outlook: Outlook,
        marks: Marks,
        jumps: int,
    ) -> None:
        self.block: Final = block
        self.marks: Final = marks
        self.count: Final[i64] = len(cards)
        self.corner: Final = vec[i64]([ASIDE] * len(cards))
        self.turned: Final = vec[i64]([0] * len(cards))
        self.linking: Final = Linking(cards, block, outlook)
        self.loops: Final = [Loops(cards, block, outlook, each) for each in ENOUGH]
        self.most: i64 = PLENTY
        self.jumps: Final[i64] = jumps
        self.jumped: i64 = 0
        self.kept: i64 = 0

    def are_enough(self, stage: i64, card: i64, left: i64) -> bool:
        """Whether the path can come back as often as the stage and the marked cards ask for.

        Each time takes a loop or a jump. What is known of one group of cards, that of a card laid
        last, holds for every dungeon that it becomes part of.
        """
        loops = self.loops[stage]
        if loops.enough:
            most = self.jumps
            if most < loops.enough:
                most += self.most_loops(loops, card, left)
            if most < loops.enough:
                self.most = min(self.most, most)
        if self.most == PLENTY:
            return True
        return self.most >= max(stage, self.marks.repeats + self.marks.dues)

    def most_loops(self, loops: Loops, card: i64, left: i64) -> i64:
        """Loops that are there, and those that can still be."""
        if self.block.apart == 1:
            return loops.made() + loops.most(left, self.kept)
        if self.block.apart == 2 and left == 0:
            between = self.most_between()
            return loops.made() + 1 + between if between >= 0 else i64(NEVER)
        hidden = self.hide_others(card)
        found = loops.made()
        if found < loops.enough:
            found += loops.most(left | hidden, self.kept)
        self.show(hidden)
        return found

    def most_between(self) -> i64:
        """The most loops that two groups make with each other; -1 if they cannot lie together."""
        most: i64 = -1
        for way in self.linking.ways(0, self.kept):
            most = max(most, i64(len(way.links)) - 1)
        return most

    def hide_others(self, card: i64) -> i64:
        """Take away all cards of other groups than that of a card; which they are, as a mask."""
        block = self.block
        hidden: i64 = 0
        for other in range(self.count):
            self.corner[other] = block.corner[other]
            self.turned[other] = block.turned[other]
            if block.corner[other] != ASIDE and block.group[other] != block.group[card]:
                hidden |= i64(1) << other
                block.lift(other)
        return hidden

    def show(self, hidden: i64) -> None:
        """Lay the cards again that were hidden."""
        for other in range(self.count):
            if hidden >> other & 1:
                self.block.lay(other, self.corner[other], self.turned[other])

    def left_to_mark(self) -> i64:
        """How many more cards can be marked: each, and each that is due, takes a return."""
        if self.most == PLENTY:
            return PLENTY
        return max(0, self.most - self.marks.repeats - self.marks.dues)
