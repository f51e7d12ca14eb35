"""The cards that the search has laid: which quadrants they cover, and what is behind a slot.

A card that is reached by a jump begins a group of its own, far from the others on the grid. How
the groups lie to each other is decided later (`join_groups`).
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
"""Quadrants between the first cards of two groups: groups never touch."""
EMPTY: Final = 0
RESERVED: Final = 99
NOT_PLACED: Final = -1

OUT: Final = vec[i64]([
    (SLOT_DY[slot] + OUT_Y[SLOT_SIDE[slot]]) * WIDE + SLOT_DX[slot] + OUT_X[SLOT_SIDE[slot]]
    for slot in range(SLOTS)
])  # fmt: skip
"""By slot as it lies: the offset from the corner of a card to the quadrant behind the slot."""
SIDE: Final = vec[i64](SLOT_SIDE)
TURN: Final = vec[i64](TURNED_SLOT)
MEETS: Final = vec[i64]([SLOT_AT[(side + 2) % 4][cell] for side in range(4) for cell in range(4)])
"""By side and quadrant of the other card: the slot of that card that a slot on the side meets."""


@final
class PlacedCards:
    """The layout so far.

    By card: its `corner` on the grid (or NOT_PLACED), whether it is `turned`, and its `group`.
    `next_group` is the number of the next group, `group_count` how many groups there are now.
    """

    def __init__(self, cards: list[HandCard]) -> None:
        self.grid: Final = vec[u8]([EMPTY] * (WIDE * HIGH))
        self.corner: Final = vec[i64]([NOT_PLACED] * len(cards))
        self.turned: Final = vec[i64]([0] * len(cards))
        self.group: Final = vec[i64]([0] * len(cards))
        self.open: Final = vec[u8]([
            1 if card.face.openings[slot if not turned else TURNED_SLOT[slot]] != NOWHERE else 0
            for card in cards
            for turned in range(2)
            for slot in range(SLOTS)
        ])  # fmt: skip
        self.cards: Final = len(cards)
        self.next_group: i64 = 0
        self.group_count: i64 = 0

    def lying(self, card: i64, slot: i64) -> i64:
        """The slot as it lies for a printed slot of a card, and the other way round."""
        return TURN[slot] if self.turned[card] else slot

    def behind(self, card: i64, slot: i64) -> i64:
        """The quadrant behind a printed slot of a laid card."""
        return self.corner[card] + OUT[self.lying(card, slot)]

    def facing(self, card: i64, slot: i64) -> i64:
        """The printed slot that a slot meets; a card must lie behind it."""
        lying = self.lying(card, slot)
        quadrant = self.corner[card] + OUT[lying]
        other: i64 = i64(self.grid[quadrant]) - 1
        return self.lying(other, self.met_slot(SIDE[lying], quadrant - self.corner[other]))

    def met_slot(self, side: i64, within: i64) -> i64:
        """The slot as it lies that a slot on a side meets, for a quadrant within a card."""
        return MEETS[side * 4 + (within & 1) + (2 if within >= WIDE else 0)]

    def corner_for(self, card: i64, slot: i64, entry: i64) -> i64:
        """The corner of a new card whose entry meets a slot of a laid card."""
        return self.behind(card, slot) - self.quadrant_of(entry, self.turn_for(card, slot, entry))

    def turn_for(self, card: i64, slot: i64, entry: i64) -> i64:
        """1 if the new card has to be turned for that, else 0."""
        return 0 if (SIDE[self.lying(card, slot)] + 2) % 4 == SIDE[entry] else 1

    def quadrant_of(self, slot: i64, turned: i64) -> i64:
        """The offset from the corner of a card to the quadrant of a slot."""
        lying = TURN[slot] if turned else slot
        return i64(SLOT_DY[lying]) * WIDE + i64(SLOT_DX[lying])

    def lay(self, card: i64, corner: i64, turned: i64) -> bool:
        """MM-4.5, MM-4.8  Lay a card if its quadrants are empty and every slot fits."""
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
            if there != EMPTY and there != RESERVED:
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
        """Take a card away."""
        self.fill(self.corner[card], u8(EMPTY))
        self.corner[card] = NOT_PLACED

    def fill(self, corner: i64, what: u8) -> None:
        """Write the four quadrants of a card."""
        self.grid[corner] = what
        self.grid[corner + 1] = what
        self.grid[corner + WIDE] = what
        self.grid[corner + WIDE + 1] = what

    def lay_first(self, card: i64) -> None:
        """Begin a group with a card, upright."""
        self.group[card] = self.next_group
        self.lay(card, first_corner(self.next_group), 0)
        self.next_group += 1
        self.group_count += 1

    def lift_first(self, card: i64) -> None:
        """Take away the first card of the last group, and the group with it."""
        self.next_group -= 1
        self.group_count -= 1
        self.lift(card)

    def reserve(self, card: i64, slot: i64, is_reserved: bool) -> i64:
        """MM-5.1  Reserve the quadrant behind the start of the path, or free it; returns it."""
        quadrant = self.behind(card, slot)
        self.grid[quadrant] = u8(RESERVED) if is_reserved else u8(EMPTY)
        return quadrant

    def cards_in(self, group: i64) -> list[int]:
        """The laid cards of a group."""
        return [
            card
            for card in range(self.cards)
            if self.corner[card] != NOT_PLACED and self.group[card] == group
        ]

    def cards_by_group(self) -> list[list[int]]:
        """The laid cards, one list for each group."""
        found = [self.cards_in(group) for group in range(self.next_group)]
        return [members for members in found if members]

    def merge(self, cards: list[int], group: i64) -> None:
        """Move cards into another group; one group less."""
        for card in cards:
            self.group[card] = group
        self.group_count -= 1

    def split_off(self, cards: list[int], group: i64) -> None:
        """Undo `merge`: the cards are a group of their own again."""
        for card in cards:
            self.group[card] = group
        self.group_count += 1

    def places(self) -> list[int]:
        """The places of all cards, with the first laid card at (0, 0)."""
        base: i64 = 0
        while self.corner[base] == NOT_PLACED:
            base += 1
        origin = self.corner[base]
        found: list[int] = []
        for card in range(self.cards):
            corner = self.corner[card]
            if corner == NOT_PLACED:
                found.append(UNPLACED)
            else:
                dx = corner % WIDE - origin % WIDE
                found.append(place(dx, corner // WIDE - origin // WIDE, self.turned[card] == 1))
        return found


def first_corner(group: i64) -> i64:
    """The corner of the first card of a group."""
    return i64(MIDDLE) * WIDE + 12 + group * APART
