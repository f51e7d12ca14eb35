"""Whether a path can come back to every card that is due, as cards lie and can still be laid."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.return_check import Returns
from donjon.games.map_masters.solver.bounds.revisited_cards import Marks
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.hand.opening_masks import bit_of, count_slots
from donjon.games.map_masters.solver.hand.valued_run import count_of
from donjon.games.map_masters.solver.layout.placed_cards import EMPTY, KEPT_FREE, Block


@final
class Coming:
    """Masks of openings (card * SLOTS + slot), worked out anew by `look`.

    `linked` are unused and linked to another unused one already, `free` are unused with nothing
    behind, `reach` those of them that can still be linked, `kept` those that lead to the quadrant
    that stays free. `halves` is twice the number of links by which the path can still walk.
    """

    def __init__(
        self, cards: list[HandCard], block: Block, marks: Marks, returns: Returns, folds: int
    ) -> None:
        self.count: Final[i64] = len(cards)
        self.block: Final = block
        self.marks: Final = marks
        self.returns: Final = returns
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.sockets: Final = vec[i64]([int(card.sockets) + 2 * folds for card in cards])
        self.linked: i64 = 0
        self.free: i64 = 0
        self.kept: i64 = 0
        self.halves: i64 = 0
        self.reach: i64 = 0

    def look(self, left: i64, here: i64, port: i64) -> bool:
        """Whether the path, at a port of a card, can come back to every card that is due."""
        self.find_openings(here, port)
        jumps = self.returns.jumps - self.returns.jumped
        self.reach = self.free if left or self.block.apart > 1 else 0
        if not self.is_enough(self.reach, jumps):
            return False
        if self.marks.dues > 1 and self.returns.linking.is_settled(left):
            if not self.find_reach(left, here, port, jumps):
                return False
        if left or jumps or self.block.apart > 1 or not self.marks.dues:
            return True
        return port < SLOTS and self.is_trail(here, port, self.dues(), 0)

    def find_openings(self, here: i64, port: i64) -> None:
        """The unused openings of marked cards."""
        block, marks = self.block, self.marks
        self.linked = 0
        self.free = 0
        self.kept = 0
        self.halves = 0
        for card in range(self.count):
            if not marks.is_marked(card):
                continue
            for slot in self.openings[card]:
                if not marks.is_unused(card, slot):
                    continue
                there: i64 = i64(block.grid[block.behind(card, slot)])
                bit = bit_of(card, slot)
                if there == EMPTY:
                    self.free |= bit
                elif there == KEPT_FREE:
                    self.kept |= bit
                else:
                    other = there - 1
                    facing = block.facing(card, slot)
                    if other == here and facing == port:
                        self.linked |= bit
                        self.halves += 2
                    elif marks.is_marked(other) and marks.is_unused(other, facing):
                        self.linked |= bit
                        self.halves += 1

    def find_reach(self, left: i64, here: i64, port: i64, jumps: i64) -> bool:
        """Go through all ways to lay the rest; whether one of them lets the path come back.

        Every return takes a link or a jump; of the links to the only card that is left one does
        not lead back but to it.
        """
        live = self.free
        if port < SLOTS:
            live |= bit_of(here, port)
        is_last = left & (left - 1) == 0
        self.reach = 0
        is_possible = False
        for way in self.returns.linking.ways(left, self.returns.kept):
            gained = way.new & live
            walks = count_of(gained)
            for link in way.links:
                if live & link == link:
                    gained |= link
                    walks += 1
            if left and walks:
                walks -= 1
            if is_last and self.halves // 2 + walks + jumps < self.marks.dues:
                continue
            gained &= self.free
            if self.is_enough(gained, jumps):
                is_possible = True
                self.reach |= gained
        return is_possible

    def is_enough(self, gained: i64, jumps: i64) -> bool:
        """Whether the cards that are due have the ends they need.

        The path comes to each on foot or by a jump and leaves all but the last so: a card that
        has not two openings for this takes an end of a jump for each that is missing.
        """
        missing: i64 = 0
        beyond: i64 = 0
        ways = self.linked | gained
        for card in range(self.count):
            if self.marks.is_due(card):
                lacks = max(0, 2 - count_slots(ways, card))
                missing += lacks
                beyond += max(0, lacks - self.sockets[card])
        return missing <= 2 * jumps + 1 and beyond <= 1

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
        if not self.marks.is_unused(card, entry) or spent & bit_of(card, entry):
            return False
        dues &= ~(i64(1) << card)
        if dues == 0:
            return True
        spent |= bit_of(card, entry)
        for slot in self.openings[card]:
            bit = bit_of(card, slot)
            if not spent & bit and self.marks.is_unused(card, slot):
                if self.is_trail(card, slot, dues, spent | bit):
                    return True
        return False
