"""How groups of cards that only a teleport joins can lie in one dungeon (MM-4.9).

A group is moved as a whole, turned if need be, so that one of its openings meets one of a card
that lies already. Cards that the path does not visit may lie between.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.layout.placed_cards import ASIDE, EMPTY, Block
from donjon.games.map_masters.solver.layout.wraparound_ends import Fold, are_folds

NO_CARD: Final = -1


def move_group(block: Block, cards: list[int], card: i64, corner: i64, turned: i64) -> bool:
    """Lay the cards of a group anew, so that one of them lies as given; all or none.

    They lie on the block when this begins and when it ends.
    """
    corners = [block.corner[each] for each in cards]
    turns = [block.turned[each] for each in cards]
    turn = block.turned[card] ^ turned
    shift = corner + block.corner[card] if turn else corner - block.corner[card]
    for each in cards:
        block.lift(each)
    for at, each in enumerate(cards):
        to = shift - corners[at] if turn else shift + corners[at]
        if not block.lay(each, to, turns[at] ^ turn):
            for before in cards[:at]:
                block.lift(before)
            put_back(block, cards, corners, turns)
            return False
    return True


def put_back(block: Block, cards: list[int], corners: list[i64], turns: list[i64]) -> None:
    """Lay cards where they lay."""
    for at, each in enumerate(cards):
        block.lay(each, corners[at], turns[at])


@final
class Joiner:
    """Brings the groups of a block together. Two ends must stay free: the start and the exit."""

    def __init__(
        self,
        cards: list[HandCard],
        block: Block,
        start: i64,
        slot: i64,
        folds: list[Fold],
        pace: Pace,
    ) -> None:
        self.pace: Final = pace
        self.count: Final = len(cards)
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.block: Final = Block(cards)
        self.ends: Final[list[list[i64]]] = [[start, slot]]
        self.folds: Final = folds
        self.groups: Final = block.parts()
        self.spare: Final[list[int]] = []
        for card in range(self.count):
            if block.corner[card] == ASIDE:
                self.spare.append(card)
            else:
                self.block.lay(card, block.corner[card], block.turned[card])

    def join(self, last: i64, port: i64) -> list[int]:
        """The places of all cards, or nothing; the path leaves the last one, or NO_CARD."""
        if last != NO_CARD:
            self.ends.append([last, port])
        main = self.groups[0]
        if not self.find(main, self.groups[1:], self.spare):
            return []
        return self.block.places()

    def find(self, main: list[int], groups: list[list[int]], spare: list[int]) -> bool:
        """Bring one group after the other to the main one; then cards that lie between."""
        if not groups:
            return self.are_ends_free() and are_folds(self.block, self.folds)
        for card in main:
            for slot in self.openings[card]:
                if self.block.grid[self.block.behind(card, slot)] != EMPTY:
                    continue
                for at in range(len(groups)):
                    rest = groups[:at] + groups[at + 1 :]
                    if self.bring(main, groups[at], card, slot, rest, spare):
                        return True
        return self.find_between(main, groups, spare)

    def bring(
        self,
        main: list[int],
        group: list[int],
        card: i64,
        slot: i64,
        groups: list[list[int]],
        spare: list[int],
    ) -> bool:
        """Bring a group to a slot by each of its openings."""
        block = self.block
        for other in group:
            for entry in self.openings[other]:
                if (slot // 2 + entry // 2) % 2:
                    continue
                self.pace.work(4)
                before, turned = block.corner[other], block.turned[other]
                corner = block.corner_for(card, slot, entry)
                if move_group(block, group, other, corner, block.turn_for(card, slot, entry)):
                    if self.find(main + group, groups, spare):
                        return True
                    move_group(block, group, other, before, turned)
        return False

    def find_between(self, main: list[int], groups: list[list[int]], spare: list[int]) -> bool:
        """Lay a card that the path does not visit."""
        block = self.block
        for at, other in enumerate(spare):
            rest = spare[:at] + spare[at + 1 :]
            for card in main:
                for slot in self.openings[card]:
                    if block.grid[block.behind(card, slot)] == EMPTY:
                        for entry in self.openings[other]:
                            if self.lay_between(main, groups, rest, card, slot, other, entry):
                                return True
        return False

    def lay_between(
        self,
        main: list[int],
        groups: list[list[int]],
        spare: list[int],
        card: i64,
        slot: i64,
        other: i64,
        entry: i64,
    ) -> bool:
        """Lay it with one of its openings at a slot and go on."""
        if (slot // 2 + entry // 2) % 2:
            return False
        self.pace.work(2)
        block = self.block
        turned = block.turn_for(card, slot, entry)
        if not block.lay(other, block.corner_for(card, slot, entry), turned):
            return False
        if self.find([*main, int(other)], groups, spare):
            return True
        block.lift(other)
        return False

    def are_ends_free(self) -> bool:
        """MM-5.1, MM-5.9  Whether the path still begins and ends at free ends."""
        for end in self.ends:
            if self.block.grid[self.block.behind(end[0], end[1])] != EMPTY:
                return False
        return True
