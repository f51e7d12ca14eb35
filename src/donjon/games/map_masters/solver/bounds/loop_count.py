"""Counts the loops that a dungeon can have: links beyond those that just connect its cards.

A path returns to a card on foot only around a loop. The count depends only on how the laid cards
lie to each other, so it is cached by layout for the time of a search.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.relaxation import Relaxation
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.layout.placed_cards import (
    EMPTY,
    NOT_PLACED,
    OUT,
    RESERVED,
    PlacedCards,
)

BITS: Final = 12
MIDDLE: Final = 1100
"""More than the distance of any two corners on the grid: eight rows of 128 quadrants."""


@final
class LoopCount:
    """The most loops that unplaced cards can add to a layout of one group.

    Counting stops at `enough` loops.
    """

    def __init__(
        self, cards: list[HandCard], placed: PlacedCards, relaxation: Relaxation, enough: int
    ) -> None:
        self.enough: Final[i64] = enough
        self.placed: Final = placed
        self.relaxation: Final = relaxation
        self.count: Final[i64] = len(cards)
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.known: Final[dict[int, int]] = {}

    def layout(self) -> int:
        """A number for the layout; it does not change when the layout is shifted or turned."""
        placed = self.placed
        base: i64 = 0
        while placed.corner[base] == NOT_PLACED:
            base += 1
        number: i64 = 0
        origin, is_turned = placed.corner[base], placed.turned[base]
        for card in range(self.count):
            number <<= BITS
            corner = placed.corner[card]
            if corner != NOT_PLACED:
                distance = origin - corner if is_turned else corner - origin
                number |= ((distance + MIDDLE) << 1) + (placed.turned[card] ^ is_turned)
        return int(number)

    def links_of(self, card: i64) -> i64:
        """The number of links of a laid card."""
        placed = self.placed
        links: i64 = 0
        own: i64 = (card * 2 + placed.turned[card]) * SLOTS
        for slot in range(i64(SLOTS)):
            if placed.open[own + slot]:
                there = placed.grid[placed.corner[card] + OUT[slot]]
                if there != EMPTY and there != RESERVED:
                    links += 1
        return links

    def made(self) -> i64:
        """The number of loops that exist."""
        links: i64 = 0
        laid: i64 = 0
        for card in range(self.count):
            if self.placed.corner[card] != NOT_PLACED:
                links += self.links_of(card)
                laid += 1
        return links // 2 - laid + 1

    def most(self, left: i64, reserved: i64) -> i64:
        """The most loops that can be added; the `reserved` quadrant counts as empty."""
        if left == 0:
            return 0
        layout = self.layout()
        if layout in self.known:
            return self.known[layout]
        self.placed.grid[reserved] = u8(EMPTY)
        best = self.try_all(left, reserved)
        self.placed.grid[reserved] = u8(RESERVED)
        self.known[layout] = int(best)
        return best

    def try_all(self, left: i64, reserved: i64) -> i64:
        """Try every unplaced card at every opening."""
        best: i64 = 0
        placed = self.placed
        for card in range(self.count):
            if placed.corner[card] == NOT_PLACED:
                continue
            for slot in self.openings[card]:
                if placed.grid[placed.behind(card, slot)] == EMPTY:
                    for other in range(self.count):
                        if left >> other & 1:
                            best = max(best, self.try_card(card, slot, other, left, reserved))
                            if best >= self.enough:
                                return best
        return best

    def try_card(self, card: i64, slot: i64, other: i64, left: i64, reserved: i64) -> i64:
        """Try one card at an opening, with each opening of its own."""
        best: i64 = 0
        placed = self.placed
        for entry in self.openings[other]:
            self.relaxation.meter.add(1)
            if self.relaxation.can_follow(card, slot, other, entry):
                corner = placed.corner_for(card, slot, entry)
                if placed.lay(other, corner, placed.turn_for(card, slot, entry)):
                    more = self.links_of(other) - 1 + self.more(left & ~(i64(1) << other), reserved)
                    best = max(best, more)
                    placed.lift(other)
        return best

    def more(self, left: i64, reserved: i64) -> i64:
        """Like `most` after one more card was laid; the reserved quadrant is already empty."""
        if left == 0:
            return 0
        layout = self.layout()
        if layout in self.known:
            return self.known[layout]
        best = self.try_all(left, reserved)
        self.known[layout] = int(best)
        return best
