"""Joins groups of cards that are connected only by jumps into one dungeon (MM-4.9).

A group is moved as a whole, and turned if necessary, until one of its openings meets an opening
of another group. Cards that the path does not visit may be laid between groups.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.layout.placed_cards import EMPTY, NOT_PLACED, PlacedCards
from donjon.games.map_masters.solver.layout.wraparound_ends import Fold, are_folds

NO_CARD: Final = -1


def move_group(placed: PlacedCards, cards: list[int], card: i64, corner: i64, turned: i64) -> bool:
    """Move a group so that `card` lies at `corner`; False if it does not fit there.

    The cards of the group are laid when this begins and when it ends.
    """
    corners = [placed.corner[each] for each in cards]
    turns = [placed.turned[each] for each in cards]
    turn = placed.turned[card] ^ turned
    shift = corner + placed.corner[card] if turn else corner - placed.corner[card]
    for each in cards:
        placed.lift(each)
    for at, each in enumerate(cards):
        to = shift - corners[at] if turn else shift + corners[at]
        if not placed.lay(each, to, turns[at] ^ turn):
            for before in cards[:at]:
                placed.lift(before)
            put_back(placed, cards, corners, turns)
            return False
    return True


def put_back(placed: PlacedCards, cards: list[int], corners: list[i64], turns: list[i64]) -> None:
    """Lay cards at their former corners."""
    for at, each in enumerate(cards):
        placed.lay(each, corners[at], turns[at])


@final
class GroupJoiner:
    """Joins all groups of a layout. The start and the exit of the path must stay free ends."""

    def __init__(
        self,
        cards: list[HandCard],
        placed: PlacedCards,
        start: i64,
        slot: i64,
        folds: list[Fold],
        meter: WorkMeter,
    ) -> None:
        self.meter: Final = meter
        self.count: Final = len(cards)
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.placed: Final = PlacedCards(cards)
        self.ends: Final[list[list[i64]]] = [[start, slot]]
        self.folds: Final = folds
        self.groups: Final = placed.cards_by_group()
        self.spare: Final[list[int]] = []
        for card in range(self.count):
            if placed.corner[card] == NOT_PLACED:
                self.spare.append(card)
            else:
                self.placed.lay(card, placed.corner[card], placed.turned[card])

    def join(self, last: i64, port: i64) -> list[int]:
        """The places of all cards, or [] if they cannot be joined.

        The path exits by `port` of the card `last`; NO_CARD if it ends inside a card.
        """
        if last != NO_CARD:
            self.ends.append([last, port])
        main = self.groups[0]
        if not self.find(main, self.groups[1:], self.spare):
            return []
        return self.placed.places()

    def find(self, main: list[int], groups: list[list[int]], spare: list[int]) -> bool:
        """Join each group to the main one, if necessary with unvisited cards between them."""
        if not groups:
            return self.are_ends_free() and are_folds(self.placed, self.folds)
        for card in main:
            for slot in self.openings[card]:
                if self.placed.grid[self.placed.behind(card, slot)] != EMPTY:
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
        """Join a group to a slot by each of its openings in turn."""
        placed = self.placed
        for other in group:
            for entry in self.openings[other]:
                if (slot // 2 + entry // 2) % 2:
                    continue
                self.meter.add(4)
                before, turned = placed.corner[other], placed.turned[other]
                corner = placed.corner_for(card, slot, entry)
                if move_group(placed, group, other, corner, placed.turn_for(card, slot, entry)):
                    if self.find(main + group, groups, spare):
                        return True
                    move_group(placed, group, other, before, turned)
        return False

    def find_between(self, main: list[int], groups: list[list[int]], spare: list[int]) -> bool:
        """Lay a card that the path does not visit, and try again."""
        placed = self.placed
        for at, other in enumerate(spare):
            rest = spare[:at] + spare[at + 1 :]
            for card in main:
                for slot in self.openings[card]:
                    if placed.grid[placed.behind(card, slot)] == EMPTY:
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
        """Lay an unvisited card with one of its openings at a slot, and continue from there."""
        if (slot // 2 + entry // 2) % 2:
            return False
        self.meter.add(2)
        placed = self.placed
        turned = placed.turn_for(card, slot, entry)
        if not placed.lay(other, placed.corner_for(card, slot, entry), turned):
            return False
        if self.find([*main, int(other)], groups, spare):
            return True
        placed.lift(other)
        return False

    def are_ends_free(self) -> bool:
        """MM-5.1, MM-5.9  Whether the path still begins and ends at free ends."""
        for end in self.ends:
            if self.placed.grid[self.placed.behind(end[0], end[1])] != EMPTY:
                return False
        return True
