"""Whether a path can come back to cards: around a loop of the dungeon, or by a jump."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.face import SLOTS
from donjon.games.map_masters.solving.block import EMPTY, KEPT_FREE, Block
from donjon.games.map_masters.solving.hand import HandCard, openings_of
from donjon.games.map_masters.solving.loops import Loops
from donjon.games.map_masters.solving.marks import Marks
from donjon.games.map_masters.solving.outlook import Outlook

PLENTY: Final = 7
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
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.block: Final = block
        self.marks: Final = marks
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.loops: Final = [Loops(cards, block, outlook, each) for each in ENOUGH]
        self.most: i64 = PLENTY
        self.jumps: Final[i64] = jumps
        self.jumped: i64 = 0
        self.kept: i64 = 0

    def are_enough(self, stage: i64, left: i64) -> bool:
        """Whether the path can come back as often as the stage and the marked cards ask for.

        Each time takes a loop or a jump. What is known of the first group of cards holds for
        every dungeon that it becomes part of.
        """
        if self.block.apart == 1:
            self.reckon(self.loops[stage], left)
        if self.most == PLENTY:
            return True
        return self.most >= max(stage, self.marks.repeats + self.marks.dues)

    def reckon(self, loops: Loops, left: i64) -> None:
        """Loops that are there, those that can still be, and jumps."""
        found = loops.made() + self.jumps
        if found < loops.enough:
            found += loops.most(left, self.kept)
        self.most = PLENTY if found >= loops.enough else found

    def left_to_mark(self) -> i64:
        """How many more cards can be marked: each, and each that is due, takes a return."""
        if self.most == PLENTY:
            return PLENTY
        return max(0, self.most - self.marks.repeats - self.marks.dues)

    def may_come(self, left: i64, here: i64, port: i64) -> bool:
        """Whether the path, at a port of a card, can come back to every card that is due.

        It comes to each on foot or by a jump and leaves all but the last so: a card that has not
        two openings for this takes an end of a jump for each that is missing.
        """
        jumps = self.jumps - self.jumped
        missing: i64 = 0
        for card in range(self.count):
            if self.marks.is_due(card):
                missing += max(0, 2 - self.ways_to(card, left, here, port))
        if missing > 2 * jumps + 1:
            return False
        if left or jumps or self.block.apart > 1:
            return True
        return port < SLOTS and self.is_trail(here, port, self.dues(), 0)

    def ways_to(self, card: i64, left: i64, here: i64, port: i64) -> i64:
        """How many unused openings of a card lead somewhere: to an unused one, or a new card."""
        ways: i64 = 0
        block, marks = self.block, self.marks
        for slot in self.openings[card]:
            if marks.is_unused(card, slot):
                there: i64 = i64(block.grid[block.behind(card, slot)])
                if there == EMPTY:
                    if left or block.apart > 1:
                        ways += 1
                elif there != KEPT_FREE:
                    other = there - 1
                    facing = block.facing(card, slot)
                    if (other == here and facing == port) or (
                        marks.is_marked(other) and marks.is_unused(other, facing)
                    ):
                        ways += 1
        return ways

    def dues(self) -> i64:
        """The cards that are due, as a mask."""
        mask: i64 = 0
        for card in range(self.count):
            if self.marks.is_due(card):
                mask |= i64(1) << card
        return mask

    def is_trail(self, here: i64, port: i64, dues: i64, spent: i64) -> bool:
        """Whether links that are unused lead from a port through all cards that are due.

        `spent` are the openings taken on the way, eight bits for each card.
        """
        there: i64 = i64(self.block.grid[self.block.behind(here, port)])
        if there == EMPTY or there == KEPT_FREE or not self.marks.is_marked(there - 1):
            return False
        card = there - 1
        entry = self.block.facing(here, port)
        if not self.marks.is_unused(card, entry) or spent >> (card * SLOTS + entry) & 1:
            return False
        dues &= ~(i64(1) << card)
        if dues == 0:
            return True
        spent |= i64(1) << (card * SLOTS + entry)
        for slot in self.openings[card]:
            bit = i64(1) << (card * SLOTS + slot)
            if not spent & bit and self.marks.is_unused(card, slot):
                if self.is_trail(card, slot, dues, spent | bit):
                    return True
        return False
