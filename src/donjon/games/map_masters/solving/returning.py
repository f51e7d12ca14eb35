"""Whether a path can come back to cards: around a loop of the dungeon, or by a jump."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.face import SLOTS
from donjon.games.map_masters.solving.block import ASIDE, EMPTY, KEPT_FREE, Block
from donjon.games.map_masters.solving.hand import HandCard
from donjon.games.map_masters.solving.loops import Loops
from donjon.games.map_masters.solving.marks import Marks
from donjon.games.map_masters.solving.outlook import Outlook

PLENTY: Final = 7
ENOUGH: Final = [0, 1, PLENTY]
"""How many loops are looked for, by the stage of the search."""


@final
class Returns:
    """`most` is how often the path can come back at most, as far as the laid cards tell.

    `jumps` is how often it can jump in all, `jumped` how often it has; `kept` is the quadrant
    behind the start.
    """

    def __init__(
        self, cards: list[HandCard], block: Block, outlook: Outlook, marks: Marks, jumps: int
    ) -> None:
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.block: Final = block
        self.marks: Final = marks
        self.loops: Final = [Loops(cards, block, outlook, each) for each in ENOUGH]
        self.most: i64 = PLENTY
        self.jumps: Final[i64] = jumps
        self.jumped: i64 = 0
        self.kept: i64 = 0

    def are_enough(self, stage: i64, left: i64) -> bool:
        """Whether the path can come back as often as the stage asks for.

        Each time takes a loop or a jump. What is known of the first group of cards holds for
        every dungeon that it becomes part of.
        """
        if self.block.apart == 1:
            self.reckon(self.loops[stage], left)
        return self.most >= stage

    def reckon(self, loops: Loops, left: i64) -> None:
        """Loops that are there, those that can still be, and jumps."""
        links: i64 = 0
        laid: i64 = 0
        for card in range(self.count):
            if self.block.corner[card] != ASIDE:
                links += loops.links_of(card)
                laid += 1
        found = links // 2 - laid + 1 + self.jumps
        if found < loops.enough:
            found += loops.most(left, self.kept)
        self.most = min(PLENTY, found)

    def may_come(self, left: i64, here: i64, port: i64) -> bool:
        """Whether a way, or a jump that is left, can lead back to every card that is due.

        The path stands at a port of a card.
        """
        if self.block.apart > 1:
            return True
        jumps = self.jumps - self.jumped
        for card in range(self.count):
            if self.marks.is_due(card) and not self.may_walk_to(card, left, here, port):
                jumps -= 1
        return jumps >= 0

    def may_walk_to(self, card: i64, left: i64, here: i64, port: i64) -> bool:
        """Whether an unused opening has an unused one behind it, or a card can still lie there."""
        for slot in self.cards[card].entries:
            if slot < SLOTS and self.marks.is_unused(card, slot):
                there: i64 = i64(self.block.grid[self.block.behind(card, slot)])
                if there == EMPTY:
                    if left:
                        return True
                elif there != KEPT_FREE:
                    other = there - 1
                    facing = self.block.facing(card, slot)
                    if other == here and facing == port:
                        return True
                    if self.marks.is_marked(other) and self.marks.is_unused(other, facing):
                        return True
        return False
