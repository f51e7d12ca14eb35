"""The cards that the search has laid: which quadrants are covered, and what lies behind a slot.

Cards that only a teleport joins lie in groups of their own, far from one another on the grid; how
the groups lie to each other is settled later (`join_groups`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS, TURNED_SLOT
from donjon.games.map_masters.content.quadrant_grid import (
    OUT_X,
    OUT_Y,
    SLOT_AT,
    SLOT_DX,
    SLOT_DY,
    SLOT_SIDE,
    UNPLACED,
    place,
)
from donjon.games.map_masters.solver.hand.hand_card import HandCard

WIDE: Final = 128
HIGH: Final = 32
MIDDLE: Final = 16
APART: Final = 25
"""From the first card of a group to that of the next: no two groups ever touch."""
EMPTY: Final = 0
KEPT_FREE: Final = 99
ASIDE: Final = -1

OUT: Final = vec[i64]([
    (SLOT_DY[slot] + OUT_Y[SLOT_SIDE[slot]]) * WIDE + SLOT_DX[slot] + OUT_X[SLOT_SIDE[slot]]
    for slot in range(SLOTS)
])  # fmt: skip
"""From a card's corner to the quadrant behind a slot, as it lies."""
SIDE: Final = vec[i64](SLOT_SIDE)
TURN: Final = vec[i64](TURNED_SLOT)
MEETS: Final = vec[i64]([SLOT_AT[(side + 2) % 4][cell] for side in range(4) for cell in range(4)])
"""The slot that one on a side meets, by the quadrant of the other card that it touches."""


@final
class Block:
    """Cards by their corner on the grid; ASIDE if not laid."""

    def __init__(self, cards: list[HandCard]) -> None:
        self.grid: Final = vec[u8]([EMPTY] * (WIDE * HIGH))
        self.corner: Final = vec[i64]([ASIDE] * len(cards))
        self.turned: Final = vec[i64]([0] * len(cards))
        self.group: Final = vec[i64]([0] * len(cards))
        self.open: Final = vec[u8]([
            1 if card.face.openings[slot if not turned else TURNED_SLOT[slot]] != NOWHERE else 0
            for card in cards
            for turned in range(2)
            for slot in range(SLOTS)
        ])  # fmt: skip
        self.cards: Final = len(cards)
        self.groups: i64 = 0
        self.apart: i64 = 0

    def lying(self, card: i64, slot: i64) -> i64:
        """Where a printed slot lies, and the other way round."""
        return TURN[slot] if self.turned[card] else slot

    def behind(self, card: i64, slot: i64) -> i64:
        """The quadrant behind a printed slot of a laid card."""
        return self.corner[card] + OUT[self.lying(card, slot)]

    def facing(self, card: i64, slot: i64) -> i64:
        """The printed slot of the laid card behind a slot."""
        lying = self.lying(card, slot)
        quadrant = self.corner[card] + OUT[lying]
        other: i64 = i64(self.grid[quadrant]) - 1
        return self.lying(other, self.met_slot(SIDE[lying], quadrant - self.corner[other]))

    def met_slot(self, side: i64, within: i64) -> i64:
        """The slot, as it lies, that a slot on a side meets in a quadrant of a card."""
        return MEETS[side * 4 + (within & 1) + (2 if within >= WIDE else 0)]

    def corner_for(self, card: i64, slot: i64, entry: i64) -> i64:
        """Where a new card lies when its entry meets a slot of a laid card."""
        return self.behind(card, slot) - self.quadrant_of(entry, self.turn_for(card, slot, entry))

    def turn_for(self, card: i64, slot: i64, entry: i64) -> i64:
        """Whether the new card is turned then."""
        return 0 if (SIDE[self.lying(card, slot)] + 2) % 4 == SIDE[entry] else 1

    def quadrant_of(self, slot: i64, turned: i64) -> i64:
        """From a card's corner to the quadrant of a slot."""
        lying = TURN[slot] if turned else slot
        return i64(SLOT_DY[lying]) * WIDE + i64(SLOT_DX[lying])

    def lay(self, card: i64, corner: i64, turned: i64) -> bool:
        """MM-4.5, MM-4.8  Lay a card if nothing is in its way and every slot fits."""
        grid = self.grid
        if (
            grid[corner] != EMPTY
            or grid[corner + 1] != EMPTY
            or grid[corner + WIDE] != EMPTY
            or grid[corner + WIDE + 1] != EMPTY
        ):
            return False
        own: i64 = (card * 2 + turned) * SLOTS
        for slot in range(i64(SLOTS)):
            quadrant = corner + OUT[slot]
            there: i64 = i64(grid[quadrant])
            if there != EMPTY and there != KEPT_FREE:
                other: i64 = there - 1
                met = self.met_slot(SIDE[slot], quadrant - self.corner[other])
                if (
                    self.open[own + slot]
                    != self.open[(other * 2 + self.turned[other]) * SLOTS + met]
                ):
                    return False
        self.fill(corner, u8(card + 1))
        self.corner[card] = corner
        self.turned[card] = turned
        return True

    def lift(self, card: i64) -> None:
        """Take a card away again."""
        self.fill(self.corner[card], u8(EMPTY))
        self.corner[card] = ASIDE

    def fill(self, corner: i64, what: u8) -> None:
        """Write the four quadrants of a card."""
        self.grid[corner] = what
        self.grid[corner + 1] = what
        self.grid[corner + WIDE] = what
        self.grid[corner + WIDE + 1] = what

    def lay_first(self, card: i64) -> None:
        """The first card of a group, upright."""
        self.group[card] = self.groups
        self.lay(card, first_corner(self.groups), 0)
        self.groups += 1
        self.apart += 1

    def lift_first(self, card: i64) -> None:
        """Take the first card of the last group away."""
        self.groups -= 1
        self.apart -= 1
        self.lift(card)

    def keep_free(self, card: i64, slot: i64, is_kept: bool) -> i64:
        """MM-5.1  Nothing may be laid in the quadrant behind the end at which the path begins."""
        quadrant = self.behind(card, slot)
        self.grid[quadrant] = u8(KEPT_FREE) if is_kept else u8(EMPTY)
        return quadrant

    def members(self, group: i64) -> list[int]:
        """The cards that lie in a group."""
        return [
            card
            for card in range(self.cards)
            if self.corner[card] != ASIDE and self.group[card] == group
        ]

    def parts(self) -> list[list[int]]:
        """The cards that lie, group by group."""
        found = [self.members(group) for group in range(self.groups)]
        return [members for members in found if members]

    def merge(self, cards: list[int], group: i64) -> None:
        """The cards of one group belong to another one from now on."""
        for card in cards:
            self.group[card] = group
        self.apart -= 1

    def part(self, cards: list[int], group: i64) -> None:
        """They have a group of their own again."""
        for card in cards:
            self.group[card] = group
        self.apart += 1

    def places(self) -> list[int]:
        """The places of all cards, the first laid one at (0, 0)."""
        base: i64 = 0
        while self.corner[base] == ASIDE:
            base += 1
        origin = self.corner[base]
        found: list[int] = []
        for card in range(self.cards):
            corner = self.corner[card]
            if corner == ASIDE:
                found.append(UNPLACED)
            else:
                dx = corner % WIDE - origin % WIDE
                found.append(place(dx, corner // WIDE - origin // WIDE, self.turned[card] == 1))
        return found


def first_corner(group: i64) -> i64:
    """Where the first card of a group lies."""
    return i64(MIDDLE) * WIDE + 12 + group * APART
