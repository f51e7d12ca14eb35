"""Finds the openings by which a path can return to the cards with a pending revisit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.return_check import ReturnCheck
from donjon.games.map_masters.solver.bounds.revisited_cards import RevisitedCards
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.hand.opening_masks import bit_of, count_slots
from donjon.games.map_masters.solver.hand.valued_run import count_of
from donjon.games.map_masters.solver.layout.placed_cards import EMPTY, RESERVED, PlacedCards


@final
class ReturnPaths:
    """Masks of the unused openings of revisited cards (card * SLOTS + slot), set by `update`.

    `linked` are linked to another unused opening, `free` have nothing behind them, `reach` are
    those of the free ones that can still be linked, `reserved` lead to the reserved quadrant.
    `halves` is twice the number of links by which the path can still walk.
    """

    def __init__(
        self,
        cards: list[HandCard],
        placed: PlacedCards,
        revisited: RevisitedCards,
        return_check: ReturnCheck,
        folds: int,
    ) -> None:
        self.count: Final[i64] = len(cards)
        self.placed: Final = placed
        self.revisited: Final = revisited
        self.return_check: Final = return_check
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.jump_ends: Final = vec[i64]([int(card.jump_ends) + 2 * folds for card in cards])
        self.linked: i64 = 0
        self.free: i64 = 0
        self.reserved: i64 = 0
        self.halves: i64 = 0
        self.reach: i64 = 0

    def update(self, left: i64, here: i64, port: i64) -> bool:
        """Set the masks; whether the path at a port of `here` can make every pending revisit."""
        self.find_openings(here, port)
        jumps = self.return_check.jumps - self.return_check.jumped
        self.reach = self.free if left or self.placed.group_count > 1 else 0
        if not self.is_enough(self.reach, jumps):
            return False
        if self.revisited.pending > 1 and self.return_check.possible_links.is_settled(left):
            if not self.find_reach(left, here, port, jumps):
                return False
        if left or jumps or self.placed.group_count > 1 or not self.revisited.pending:
            return True
        return port < SLOTS and self.is_trail(here, port, self.pending_cards(), 0)

    def find_openings(self, here: i64, port: i64) -> None:
        """Sort the unused openings of revisited cards by what is behind them."""
        placed, revisited = self.placed, self.revisited
        self.linked = 0
        self.free = 0
        self.reserved = 0
        self.halves = 0
        for card in range(self.count):
            if not revisited.is_revisited(card):
                continue
            for slot in self.openings[card]:
                if not revisited.is_unused(card, slot):
                    continue
                there: i64 = i64(placed.grid[placed.behind(card, slot)])
                bit = bit_of(card, slot)
                if there == EMPTY:
                    self.free |= bit
                elif there == RESERVED:
                    self.reserved |= bit
                else:
                    other = there - 1
                    facing = placed.facing(card, slot)
                    if other == here and facing == port:
                        self.linked |= bit
                        self.halves += 2
                    elif revisited.is_revisited(other) and revisited.is_unused(other, facing):
                        self.linked |= bit
                        self.halves += 1

    def find_reach(self, left: i64, here: i64, port: i64, jumps: i64) -> bool:
        """Set `reach` from all ways to complete the layout; False if none allows every return.

        Every return takes a link or a jump. One of the links to a card still to be laid leads to
        that card, not back.
        """
        live = self.free
        if port < SLOTS:
            live |= bit_of(here, port)
        is_last = left & (left - 1) == 0
        self.reach = 0
        is_possible = False
        for way in self.return_check.possible_links.ways(left, self.return_check.reserved):
            gained = way.new & live
            walks = count_of(gained)
            for link in way.links:
                if live & link == link:
                    gained |= link
                    walks += 1
            if left and walks:
                walks -= 1
            if is_last and self.halves // 2 + walks + jumps < self.revisited.pending:
                continue
            gained &= self.free
            if self.is_enough(gained, jumps):
                is_possible = True
                self.reach |= gained
        return is_possible

    def is_enough(self, gained: i64, jumps: i64) -> bool:
        """Whether all cards with a pending revisit have the ends they need.

        The path enters each of them and leaves all but the last, on foot or by a jump. A card with
        fewer than two openings for this needs an end of a jump for each missing one.
        """
        missing: i64 = 0
        beyond: i64 = 0
        ways = self.linked | gained
        for card in range(self.count):
            if self.revisited.is_pending(card):
                lacks = max(0, 2 - count_slots(ways, card))
                missing += lacks
                beyond += max(0, lacks - self.jump_ends[card])
        return missing <= 2 * jumps + 1 and beyond <= 1

    def pending_cards(self) -> i64:
        """The cards with a pending revisit, as a mask."""
        mask: i64 = 0
        for card in range(self.count):
            if self.revisited.is_pending(card):
                mask |= i64(1) << card
        return mask

    def is_trail(self, here: i64, port: i64, pending: i64, spent: i64) -> bool:
        """Whether unused links lead from a port through all pending cards.

        `spent` is the mask of openings used on the way.
        """
        there: i64 = i64(self.placed.grid[self.placed.behind(here, port)])
        if there == EMPTY or there == RESERVED or not self.revisited.is_revisited(there - 1):
            return False
        card = there - 1
        entry = self.placed.facing(here, port)
        if not self.revisited.is_unused(card, entry) or spent & bit_of(card, entry):
            return False
        pending &= ~(i64(1) << card)
        if pending == 0:
            return True
        spent |= bit_of(card, entry)
        for slot in self.openings[card]:
            bit = bit_of(card, slot)
            if not spent & bit and self.revisited.is_unused(card, slot):
                if self.is_trail(card, slot, pending, spent | bit):
                    return True
        return False
