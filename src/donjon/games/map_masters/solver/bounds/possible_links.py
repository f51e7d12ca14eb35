"""Which openings can still be linked: every way in which the rest of the dungeon can be laid.

For a block of one group with at most two cards left, and for two groups with none, all ways are
worked out and kept by layout. Where there are more, any opening may be linked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.map_masters.solver.bounds.relaxation import Outlook
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of, union
from donjon.games.map_masters.solver.hand.opening_masks import CARDS, bit_of
from donjon.games.map_masters.solver.hand.valued_run import count_of
from donjon.games.map_masters.solver.layout.join_groups import move_group
from donjon.games.map_masters.solver.layout.placed_cards import ASIDE, EMPTY, KEPT_FREE, WIDE, Block

MOST_LEFT: Final = 2
MOST_WAYS: Final = 60
SPAN: Final = 17
MIDDLE: Final = 8
"""Two cards of one group lie at most eight quadrants apart."""
SPOTS: Final = 2 * 2 * SPAN * SPAN + 1


@final
class Way:
    """One way to lay the rest, as masks of openings.

    `new` are those that are linked to cards still to be laid, `links` those between two cards that
    lie, both openings in one mask.
    """

    def __init__(self, new: int, links: list[int]) -> None:
        self.new: Final[i64] = new
        self.links: Final = vec[i64](links)


@final
class Linking:
    """The ways to add links to a block."""

    def __init__(self, cards: list[HandCard], block: Block, outlook: Outlook) -> None:
        self.block: Final = block
        self.outlook: Final = outlook
        self.count: Final[i64] = len(cards)
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.known: Final[dict[int, list[Way]]] = {}
        self.masks: Final[dict[int, list[int]]] = {}

    def is_settled(self, left: i64) -> bool:
        """Whether all ways to lay the rest are few enough to be worked out."""
        if self.block.apart == 1:
            return count_of(left) <= MOST_LEFT
        return self.block.apart == 2 and left == 0

    def ways(self, left: i64, kept: i64) -> list[Way]:
        """All ways to lay the rest; `kept` is a quadrant that is free all the same."""
        layout = self.layout()
        if layout in self.known:
            return self.known[layout]
        self.block.grid[kept] = u8(EMPTY)
        if self.block.apart == 1:
            found = [Way(mask, []) for mask in self.added(left)]
        else:
            found = self.joined()
        self.block.grid[kept] = u8(KEPT_FREE)
        self.known[layout] = found
        return found

    def layout(self) -> int:
        """A number for the layout, the same wherever its groups lie and whichever side is up."""
        block = self.block
        first: i64 = ASIDE
        second: i64 = ASIDE
        number: i64 = 0
        for card in range(self.count):
            number *= SPOTS
            corner = block.corner[card]
            if corner == ASIDE:
                continue
            if first == ASIDE:
                first = card
            is_second = block.group[card] != block.group[first]
            if is_second and second == ASIDE:
                second = card
            base = second if is_second else first
            dx = corner % WIDE - block.corner[base] % WIDE
            dy = corner // WIDE - block.corner[base] // WIDE
            if block.turned[base]:
                dx, dy = -dx, -dy
            turned = block.turned[card] ^ block.turned[base]
            spot = (dy + MIDDLE) * SPAN + dx + MIDDLE
            number += 1 + (spot * 2 + turned) * 2 + (1 if is_second else 0)
        return int(number)

    def added(self, left: i64) -> list[int]:
        """The openings, as masks, that can be linked to cards that are left: the largest sets."""
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
        """Lay every card that is left at every opening."""
        block = self.block
        for card in range(self.count):
            if block.corner[card] == ASIDE:
                continue
            for slot in self.openings[card]:
                if block.grid[block.behind(card, slot)] != EMPTY:
                    continue
                for other in range(self.count):
                    if left >> other & 1:
                        for entry in self.openings[other]:
                            if self.outlook.can_follow(card, slot, other, entry):
                                self.try_card(card, slot, other, entry, left, found)

    def try_card(
        self, card: i64, slot: i64, other: i64, entry: i64, left: i64, found: set[int]
    ) -> None:
        """Lay one card with its entry at an opening."""
        self.outlook.pace.work(2)
        block = self.block
        corner = block.corner_for(card, slot, entry)
        if not block.lay(other, corner, block.turn_for(card, slot, entry)):
            return
        block.group[other] = block.group[card]
        own: i64 = 0
        for each in self.openings[other]:
            if block.grid[block.behind(other, each)] != EMPTY:
                there: i64 = i64(block.grid[block.behind(other, each)]) - 1
                own |= bit_of(there, block.facing(other, each))
        for mask in self.added(left & ~(i64(1) << other)):
            found.add(int((own | i64(mask)) & ~CARDS[other]))
        block.lift(other)

    def joined(self) -> list[Way]:
        """The links between two groups, for each way in which they can lie together."""
        block = self.block
        near, far = block.parts()
        found: list[Way] = []
        tried: set[int] = set()
        for here in near:
            for slot in self.openings[here]:
                if block.grid[block.behind(here, slot)] == EMPTY:
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
        found: list[Way],
    ) -> None:
        """Bring one group to the other so that two openings are linked, if not done so before."""
        block = self.block
        if block.grid[block.behind(other, entry)] != EMPTY:
            return
        before, was_turned = block.corner[other], block.turned[other]
        corner, turned = block.corner_for(card, slot, entry), block.turn_for(card, slot, entry)
        lead: i64 = far[0]
        apart = block.corner[lead] - before
        place = (corner - apart if turned ^ was_turned else corner + apart) * 2
        place += turned ^ was_turned
        if int(place) in tried:
            return
        tried.add(int(place))
        self.outlook.pace.work(4)
        if move_group(block, far, other, corner, turned):
            found.append(Way(0, self.links_between(near, far)))
            move_group(block, far, other, before, was_turned)

    def links_between(self, near: list[int], far: list[int]) -> list[int]:
        """The links from the cards of one group to those of the other."""
        block = self.block
        links: list[int] = []
        for card in near:
            for slot in self.openings[card]:
                there: i64 = i64(block.grid[block.behind(card, slot)]) - 1
                if there >= 0 and int(there) in far:
                    links.append(int(bit_of(card, slot) | bit_of(there, block.facing(card, slot))))
        return links


def largest(masks: set[int]) -> list[int]:
    """The masks that are no part of another one; if they are too many, all in one."""
    kept: list[int] = []
    for mask in sorted(masks, key=int.bit_count, reverse=True):
        if not is_part(mask, kept):
            kept.append(mask)
            if len(kept) > MOST_WAYS:
                return [union(masks)]
    return kept


def is_part(mask: int, others: list[int]) -> bool:
    """Whether one of the others has all that a mask has."""
    for other in others:
        if mask & ~other == 0:
            return True
    return False
