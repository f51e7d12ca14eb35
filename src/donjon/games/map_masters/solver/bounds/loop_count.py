"""How many loops a dungeon can have: links beyond those that just join its cards.

A path comes back to a card on foot only around a loop. The answer depends on how the laid cards
lie to each other and on nothing else, so it is kept for every layout met.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.relaxation import Outlook
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.layout.placed_cards import ASIDE, EMPTY, KEPT_FREE, OUT, Block

BITS: Final = 12
MIDDLE: Final = 1100
"""More than any two corners lie apart on the grid: eight rows of 128 quadrants."""


@final
class Loops:
    """The most loops that the cards that are left can add to a block of one group.

    It is enough to know of `enough` loops: nothing is looked for beyond.
    """

    def __init__(self, cards: list[HandCard], block: Block, outlook: Outlook, enough: int) -> None:
        self.enough: Final[i64] = enough
        self.block: Final = block
        self.outlook: Final = outlook
        self.count: Final[i64] = len(cards)
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.known: Final[dict[int, int]] = {}

    def layout(self) -> int:
        """A number for the layout, the same wherever it lies and whichever side is up."""
        block = self.block
        base: i64 = 0
        while block.corner[base] == ASIDE:
            base += 1
        number: i64 = 0
        origin, is_turned = block.corner[base], block.turned[base]
        for card in range(self.count):
            number <<= BITS
            corner = block.corner[card]
            if corner != ASIDE:
                apart = origin - corner if is_turned else corner - origin
                number |= ((apart + MIDDLE) << 1) + (block.turned[card] ^ is_turned)
        return int(number)

    def links_of(self, card: i64) -> i64:
        """How many links a laid card has."""
        block = self.block
        links: i64 = 0
        own: i64 = (card * 2 + block.turned[card]) * SLOTS
        for slot in range(i64(SLOTS)):
            if block.open[own + slot]:
                there = block.grid[block.corner[card] + OUT[slot]]
                if there != EMPTY and there != KEPT_FREE:
                    links += 1
        return links

    def made(self) -> i64:
        """How many loops there are already."""
        links: i64 = 0
        laid: i64 = 0
        for card in range(self.count):
            if self.block.corner[card] != ASIDE:
                links += self.links_of(card)
                laid += 1
        return links // 2 - laid + 1

    def most(self, left: i64, kept: i64) -> i64:
        """The most loops that can be added; `kept` is a quadrant that is free all the same."""
        if left == 0:
            return 0
        layout = self.layout()
        if layout in self.known:
            return self.known[layout]
        self.block.grid[kept] = u8(EMPTY)
        best = self.try_all(left, kept)
        self.block.grid[kept] = u8(KEPT_FREE)
        self.known[layout] = int(best)
        return best

    def try_all(self, left: i64, kept: i64) -> i64:
        """Lay every card that is left at every opening."""
        best: i64 = 0
        block = self.block
        for card in range(self.count):
            if block.corner[card] == ASIDE:
                continue
            for slot in self.openings[card]:
                if block.grid[block.behind(card, slot)] == EMPTY:
                    for other in range(self.count):
                        if left >> other & 1:
                            best = max(best, self.try_card(card, slot, other, left, kept))
                            if best >= self.enough:
                                return best
        return best

    def try_card(self, card: i64, slot: i64, other: i64, left: i64, kept: i64) -> i64:
        """Lay one card at an opening with each of its own."""
        best: i64 = 0
        block = self.block
        for entry in self.openings[other]:
            self.outlook.pace.work(1)
            if self.outlook.can_follow(card, slot, other, entry):
                corner = block.corner_for(card, slot, entry)
                if block.lay(other, corner, block.turn_for(card, slot, entry)):
                    more = self.links_of(other) - 1 + self.more(left & ~(i64(1) << other), kept)
                    best = max(best, more)
                    block.lift(other)
        return best

    def more(self, left: i64, kept: i64) -> i64:
        """The same when one more card lies; the kept quadrant is empty now."""
        if left == 0:
            return 0
        layout = self.layout()
        if layout in self.known:
            return self.known[layout]
        best = self.try_all(left, kept)
        self.known[layout] = int(best)
        return best
