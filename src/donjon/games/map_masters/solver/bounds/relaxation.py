"""An upper bound for the rest of a path, from a simpler problem without the layout (7.9).

In the relaxation a card may follow another one if these two fit together alone; the rest of the
dungeon is ignored. Resources are counted: a monster needs a sword that was met before. Bounds are
computed on demand and kept in a table.

The modes say which visits the bound allows:
- PLAIN: every card is visited once.
- PENDING: one visited card will be visited again, and the path may continue from there.
- ONE_REVISIT: one card to come may be visited again.
- SOME_REVISITS + 2 * n: n cards to come may be, and the path may continue from anywhere.
- each of these + ENDS_INSIDE: the path ends inside a card that it visits again, without an exit.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.hand.jump_costs import jump_cost
from donjon.games.map_masters.solver.input.resources import (
    ALL_USES,
    CALLS,
    FIELD,
    MOST,
    PLENTIFUL,
    has,
    most_needed,
)
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.layout.placed_cards import PlacedCards
from donjon.games.map_masters.solver.runs.card_run import PORTS, STOP

PLAIN: Final = 0
PENDING: Final = 2
ONE_REVISIT: Final = 4
SOME_REVISITS: Final = 6
ENDS_INSIDE: Final = 1
MOST_REVISITS: Final = 5
MODES: Final = SOME_REVISITS + 2 * MOST_REVISITS + 2
PLAIN_MODES: Final = 1
UNKNOWN: Final = -1
IMPOSSIBLE: Final = -(1 << 40)
MOST_STOCKS: Final = 100
"""The most supplies that are distinguished; further uses are treated as never short."""


@final
class Relaxation:
    """Upper bounds for one hand and its weights.

    `counted` is the mask of the uses that are distinguished; `plenty` fills in all others.
    """

    def __init__(
        self, cards: list[HandCard], exit: int, supply: list[int], modes: int, meter: WorkMeter
    ) -> None:
        self.cards: Final = cards
        self.meter: Final = meter
        self.exit: Final[i64] = exit
        self.count: Final[i64] = len(cards)
        self.sets: Final[i64] = 1 << len(cards)
        self.has_jumps: Final = cards[0].jumps > 0
        self.may_call: Final = supply[CALLS] > 0
        self.caps: Final = vec[i64](caps_of(cards, supply))
        self.supply_count: Final[i64] = product(self.caps)
        counted = [use for use in range(ALL_USES) if self.caps[use]]
        self.kinds: Final[i64] = len(counted)
        self.shift: Final = vec[i64]([FIELD * use for use in counted])
        self.most: Final = vec[i64]([self.caps[use] for use in counted])
        self.counted: Final[i64] = sum([(1 << FIELD) - 1 << FIELD * use for use in counted])
        self.plenty: Final[i64] = sum([
            PLENTIFUL << FIELD * use for use in range(ALL_USES) if use not in counted
        ])  # fmt: skip
        self.fits: Final = fitting(cards)
        size = modes * self.sets * self.count * PORTS * self.supply_count
        meter.check_time()
        self.after_leaving: Final = vec[i64]([UNKNOWN] * size)
        meter.check_time()
        self.after_entering: Final = vec[i64]([UNKNOWN] * size)

    def key(self, mode: i64, left: i64, card: i64, port: i64, supply: i64) -> i64:
        """The index in the tables."""
        spot = (mode * self.sets + left) * self.count + card
        return (spot * PORTS + port) * self.supply_count + self.supply_number(supply)

    def supply_number(self, supply: i64) -> i64:
        """The number of a supply, as far as supplies are distinguished."""
        number: i64 = 0
        for at in range(self.kinds):
            cap = self.most[at]
            number = number * (cap + 1) + min(cap, supply >> self.shift[at] & MOST)
        return number

    def after(self, mode: i64, left: i64, card: i64, port: i64, supply: i64) -> i64:
        """The most that a path can add after it leaves a card by a port."""
        supply = supply & self.counted | self.plenty
        if mode >= SOME_REVISITS:
            card, port = 0, 0
        key = self.key(mode, left, card, port, supply)
        known = self.after_leaving[key]
        if known != UNKNOWN:
            return known
        self.meter.add(1)
        is_exit = port < SLOTS or mode == PENDING
        best: i64 = self.exit if is_exit and mode & ENDS_INSIDE == 0 else 0
        if port == STOP and mode & ENDS_INSIDE:
            best = IMPOSSIBLE
        for other in range(self.count):
            if left >> other & 1:
                rest = left & ~(i64(1) << other)
                if mode >= PENDING and mode < ONE_REVISIT:
                    later = mode if self.has_jumps else mode - PENDING
                    best = max(best, self.anywhere(later, rest, other, supply))
                if mode >= SOME_REVISITS:
                    best = max(best, self.anywhere(mode, rest, other, supply))
                else:
                    best = max(best, self.into(mode, rest, card, port, other, supply))
        self.after_leaving[key] = best
        return best

    def anywhere(self, mode: i64, left: i64, card: i64, supply: i64) -> i64:
        """The most if the path continues to a card by any of its entries."""
        best: i64 = IMPOSSIBLE
        for entry in self.cards[card].entries:
            best = max(best, self.entering(mode, left, card, entry, supply))
        return best

    def into(self, mode: i64, left: i64, card: i64, port: i64, other: i64, supply: i64) -> i64:
        """The most if the path continues to another card by an entry that fits, or by a jump."""
        best: i64 = IMPOSSIBLE
        for entry in self.cards[other].entries:
            if port < SLOTS and entry < SLOTS and self.can_follow(card, port, other, entry):
                best = max(best, self.entering(mode, left, other, entry, supply))
            elif self.has_jumps:
                price = jump_cost(port, entry)
                if price and has(supply, price):
                    best = max(best, self.entering(mode, left, other, entry, supply - price))
        return best

    def can_follow(self, card: i64, port: i64, other: i64, entry: i64) -> bool:
        """Whether two cards alone can be laid so that two of their slots are linked."""
        return self.fits[((card * SLOTS + port) * self.count + other) * SLOTS + entry] == 1

    def entering(self, mode: i64, left: i64, card: i64, entry: i64, supply: i64) -> i64:
        """The most that a path can add when it enters a card by a port."""
        supply = supply & self.counted | self.plenty
        key = self.key(mode, left, card, entry, supply)
        known = self.after_entering[key]
        if known != UNKNOWN:
            return known
        self.meter.add(1)
        best: i64 = IMPOSSIBLE
        for run in self.cards[card].once[entry]:
            if has(supply, run.needs):
                if run.exit != STOP or self.may_call:
                    more = self.after(mode, left, card, run.exit, supply + run.gains)
                    best = max(best, run.value + more)
                elif mode & ENDS_INSIDE == 0:
                    best = max(best, run.value)
        if mode == ONE_REVISIT:
            best = max(best, self.entering_again(PENDING, left, card, entry, supply))
        elif mode >= SOME_REVISITS + 2:
            best = max(best, self.entering_again(mode - 2, left, card, entry, supply))
        self.after_entering[key] = best
        return best

    def entering_again(self, mode: i64, left: i64, card: i64, entry: i64, supply: i64) -> i64:
        """The most if the card that is entered will be visited again."""
        best: i64 = IMPOSSIBLE
        for run in self.cards[card].again[entry]:
            self.meter.add(1)
            if has(supply, run.needs):
                later = supply + run.gains + run.left
                more = self.after(mode, left, card, run.exit, later)
                best = max(best, run.value + run.through + more)
                if mode & ENDS_INSIDE == 0:
                    more = self.after(mode + ENDS_INSIDE, left, card, run.exit, later)
                    best = max(best, run.value + run.extra + more)
        return best


def product(caps: vec[i64]) -> i64:
    """The number of supplies that are distinguished."""
    total: i64 = 1
    for cap in caps:
        total *= cap + 1
    return total


def caps_of(cards: list[HandCard], supply: list[int]) -> list[int]:
    """The most of each use that can be needed; 0 for a use that is not distinguished."""
    caps = most_needed([kind for card in cards for kind in card.face.kinds]) + supply[USES:]
    total = 1
    for use in range(ALL_USES - 1, -1, -1):
        is_enough = use < USES and supply[use] >= caps[use]
        if is_enough or total * (caps[use] + 1) > MOST_STOCKS:
            caps[use] = 0
        total *= caps[use] + 1
    return caps


def fitting(cards: list[HandCard]) -> vec[u8]:
    """For every two slots of two cards: 1 if they can be linked."""
    count = len(cards)
    fits = vec[u8]([0] * (count * SLOTS * count * SLOTS))
    for card in range(count):
        placed = PlacedCards(cards)
        placed.lay_first(card)
        for slot in openings_of(cards[card].face):
            for other in range(count):
                for entry in openings_of(cards[other].face):
                    at = ((card * SLOTS + slot) * count + other) * SLOTS + entry
                    fits[at] = 1 if can_link(placed, card, slot, other, entry) else 0
    return fits


def can_link(placed: PlacedCards, card: int, slot: int, other: int, entry: int) -> bool:
    """Whether another card fits with its entry at a slot of the only laid card."""
    if card == other or (slot // 2 + entry // 2) % 2:
        return False
    corner = placed.corner_for(card, slot, entry)
    fits = placed.lay(other, corner, placed.turn_for(card, slot, entry))
    if fits:
        placed.lift(other)
    return fits
