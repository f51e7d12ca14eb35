"""Finds which openings can still be linked, by all ways to complete the dungeon.

They are enumerated for one group with at most two unplaced cards, and for two groups with none,
and cached by layout for the time of a search. In all other cases any opening may be linked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.map_masters.solver.bounds.relaxation import Relaxation
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of, union
from donjon.games.map_masters.solver.hand.opening_masks import CARDS, bit_of
from donjon.games.map_masters.solver.hand.valued_run import count_of
from donjon.games.map_masters.solver.layout.join_groups import move_group
from donjon.games.map_masters.solver.layout.placed_cards import (
    EMPTY,
    NOT_PLACED,
    RESERVED,
    WIDE,
    PlacedCards,
)

MOST_LEFT: Final = 2
MOST_WAYS: Final = 60
SPAN: Final = 17
MIDDLE: Final = 8
"""The largest distance of two cards of one group, in quadrants."""
SPOTS: Final = 2 * 2 * SPAN * SPAN + 1


@final
class Completion:
    """One way to complete the dungeon, as masks of openings.

    `new` are the openings that are linked to cards still to be laid. `links` are links between
    two laid cards, each with both of its openings in one mask.
    """

    def __init__(self, new: int, links: list[int]) -> None:
        self.new: Final[i64] = new
        self.links: Final = vec[i64](links)


@final
class PossibleLinks:
    """Enumerates the ways to complete a layout."""

    def __init__(self, cards: list[HandCard], placed: PlacedCards, relaxation: Relaxation) -> None:
        self.placed: Final = placed
        self.relaxation: Final = relaxation
        self.count: Final[i64] = len(cards)
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.known: Final[dict[int, list[Completion]]] = {}
        self.masks: Final[dict[int, list[int]]] = {}

    def is_settled(self, left: i64) -> bool:
        """Whether the ways to complete the layout are few enough to be enumerated."""
        if self.placed.group_count == 1:
            return count_of(left) <= MOST_LEFT
        return self.placed.group_count == 2 and left == 0

    def ways(self, left: i64, reserved: i64) -> list[Completion]:
        """All ways to complete the layout; the `reserved` quadrant counts as empty."""
        layout = self.layout()
        if layout in self.known:
            return self.known[layout]
        self.placed.grid[reserved] = u8(EMPTY)
        if self.placed.group_count == 1:
            found = [Completion(mask, []) for mask in self.added(left)]
        else:
            found = self.joined()
        self.placed.grid[reserved] = u8(RESERVED)
        self.known[layout] = found
        return found

    def layout(self) -> int:
        """A number for the layout; it does not change when a group is shifted or turned."""
        placed = self.placed
        first: i64 = NOT_PLACED
        second: i64 = NOT_PLACED
        number: i64 = 0
        for card in range(self.count):
            number *= SPOTS
            corner = placed.corner[card]
            if corner == NOT_PLACED:
                continue
            if first == NOT_PLACED:
                first = card
            is_second = placed.group[card] != placed.group[first]
            if is_second and second == NOT_PLACED:
                second = card
            base = second if is_second else first
            dx = corner % WIDE - placed.corner[base] % WIDE
            dy = corner // WIDE - placed.corner[base] // WIDE
            if placed.turned[base]:
                dx, dy = -dx, -dy
            turned = placed.turned[card] ^ placed.turned[base]
            spot = (dy + MIDDLE) * SPAN + dx + MIDDLE
            number += 1 + (spot * 2 + turned) * 2 + (1 if is_second else 0)
        return int(number)

    def added(self, left: i64) -> list[int]:
        """The largest sets of openings, as masks, that can be linked to unplaced cards."""
        layout = self.layout()
        if layout in self.masks:
            return self.masks[layout]
        found: set[int] = {0}
        if left:
            self.try_all(left, found)
        masks = largest(found)
        self.masks[layout] = masks
        return masks

    def try_all(self, left: i64, found: set[int]) -> None:
        """Try every unplaced card at every opening."""
        placed = self.placed
        for card in range(self.count):
            if placed.corner[card] == NOT_PLACED:
                continue
            for slot in self.openings[card]:
                if placed.grid[placed.behind(card, slot)] != EMPTY:
                    continue
                for other in range(self.count):
                    if left >> other & 1:
                        for entry in self.openings[other]:
                            if self.relaxation.can_follow(card, slot, other, entry):
                                self.try_card(card, slot, other, entry, left, found)

    def try_card(
        self, card: i64, slot: i64, other: i64, entry: i64, left: i64, found: set[int]
    ) -> None:
        """Try one card with its entry at an opening."""
        self.relaxation.meter.add(2)
        placed = self.placed
        corner = placed.corner_for(card, slot, entry)
        if not placed.lay(other, corner, placed.turn_for(card, slot, entry)):
            return
        placed.group[other] = placed.group[card]
        own: i64 = 0
        for each in self.openings[other]:
            if placed.grid[placed.behind(other, each)] != EMPTY:
                there: i64 = i64(placed.grid[placed.behind(other, each)]) - 1
                own |= bit_of(there, placed.facing(other, each))
        for mask in self.added(left & ~(i64(1) << other)):
            found.add(int((own | i64(mask)) & ~CARDS[other]))
        placed.lift(other)

    def joined(self) -> list[Completion]:
        """The links between two groups, for each way to join them."""
        placed = self.placed
        near, far = placed.cards_by_group()
        found: list[Completion] = []
        tried: set[int] = set()
        for here in near:
            for slot in self.openings[here]:
                if placed.grid[placed.behind(here, slot)] == EMPTY:
                    for other in far:
                        for entry in self.openings[other]:
                            if (slot // 2 + entry // 2) % 2 == 0:
                                self.try_join(here, slot, other, entry, near, far, tried, found)
        return found

    def try_join(
        self,
        card: i64,
        slot: i64,
        other: i64,
        entry: i64,
        near: list[int],
        far: list[int],
        tried: set[int],
        found: list[Completion],
    ) -> None:
        """Join two groups by two openings, unless they have been tried in this position."""
        placed = self.placed
        if placed.grid[placed.behind(other, entry)] != EMPTY:
            return
        before, was_turned = placed.corner[other], placed.turned[other]
        corner, turned = placed.corner_for(card, slot, entry), placed.turn_for(card, slot, entry)
        first: i64 = far[0]
        offset = placed.corner[first] - before
        place = (corner - offset if turned ^ was_turned else corner + offset) * 2
        place += turned ^ was_turned
        if int(place) in tried:
            return
        tried.add(int(place))
        self.relaxation.meter.add(4)
        if move_group(placed, far, other, corner, turned):
            found.append(Completion(0, self.links_between(near, far)))
            move_group(placed, far, other, before, was_turned)

    def links_between(self, near: list[int], far: list[int]) -> list[int]:
        """The links from the cards of one group to those of the other."""
        placed = self.placed
        links: list[int] = []
        for card in near:
            for slot in self.openings[card]:
                there: i64 = i64(placed.grid[placed.behind(card, slot)]) - 1
                if there >= 0 and int(there) in far:
                    links.append(int(bit_of(card, slot) | bit_of(there, placed.facing(card, slot))))
        return links


def largest(masks: set[int]) -> list[int]:
    """The masks that are no subset of another one; more than MOST_WAYS are united to one."""
    kept: list[int] = []
    for mask in sorted(masks, key=int.bit_count, reverse=True):
        if not is_subset(mask, kept):
            kept.append(mask)
            if len(kept) > MOST_WAYS:
                return [union(masks)]
    return kept


def is_subset(mask: int, others: list[int]) -> bool:
    """Whether a mask is a subset of one of the others."""
    for other in others:
        if mask & ~other == 0:
            return True
    return False
