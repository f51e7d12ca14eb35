"""The most that the rest of a path can bring: the bound of the search (7.9).

The rest is looked at without the lattice: a card follows another one if the two alone can lie so,
and no card of the rest meets a third one. What was carried over from card to card is counted: a
monster needs a sword that was met before. Answers are kept.

Ways to look: PLAIN, every card is visited once. DUE, one card that was visited will be visited
again, so that the path may go on from there. OWING, one card to come may be visited again. MANY,
so many of the cards to come may be, and the path goes on from anywhere. Beside each a look that is
one higher: the path ends inside a card that it visits again, so it takes no exit.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.solver.hand.hand_card import HandCard, openings_of
from donjon.games.map_masters.solver.hand.jump_costs import price_of
from donjon.games.map_masters.solver.input.resources import (
    ALL_USES,
    CALLS,
    FIELD,
    MOST,
    PLENTIFUL,
    has,
    most_needed,
)
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.layout.placed_cards import Block
from donjon.games.map_masters.solver.runs.card_run import PORTS, STOP

PLAIN: Final = 0
DUE: Final = 2
OWING: Final = 4
MANY: Final = 6
ENDING: Final = 1
MOST_MARKS: Final = 5
LOOKS: Final = MANY + 2 * MOST_MARKS + 2
PLAIN_LOOKS: Final = 1
UNKNOWN: Final = -1
IMPOSSIBLE: Final = -(1 << 40)
MOST_STOCKS: Final = 100
"""How many different supplies are told apart at most; a use beyond that is taken as plentiful."""


@final
class Outlook:
    """Bounds for one hand and its aims."""

    def __init__(
        self, cards: list[HandCard], exit: int, supply: list[int], looks: int, pace: Pace
    ) -> None:
        self.cards: Final = cards
        self.pace: Final = pace
        self.exit: Final[i64] = exit
        self.count: Final[i64] = len(cards)
        self.sets: Final[i64] = 1 << len(cards)
        self.has_jumps: Final = cards[0].jumps > 0
        self.may_call: Final = supply[CALLS] > 0
        self.caps: Final = vec[i64](caps_of(cards, supply))
        self.stocks: Final[i64] = product(self.caps)
        told = [use for use in range(ALL_USES) if self.caps[use]]
        self.kinds: Final[i64] = len(told)
        self.shift: Final = vec[i64]([FIELD * use for use in told])
        self.most: Final = vec[i64]([self.caps[use] for use in told])
        self.told: Final[i64] = sum([(1 << FIELD) - 1 << FIELD * use for use in told])
        self.plenty: Final[i64] = sum([
            PLENTIFUL << FIELD * use for use in range(ALL_USES) if use not in told
        ])  # fmt: skip
        self.fits: Final = fitting(cards)
        size = looks * self.sets * self.count * PORTS * self.stocks
        pace.look()
        self.ahead: Final = vec[i64]([UNKNOWN] * size)
        pace.look()
        self.inside: Final = vec[i64]([UNKNOWN] * size)

    def key(self, look: i64, left: i64, card: i64, port: i64, supply: i64) -> i64:
        """The number of a question."""
        spot = (look * self.sets + left) * self.count + card
        return (spot * PORTS + port) * self.stocks + self.stock(supply)

    def stock(self, supply: i64) -> i64:
        """The number of a supply, as far as it is told apart."""
        number: i64 = 0
        for at in range(self.kinds):
            cap = self.most[at]
            number = number * (cap + 1) + min(cap, supply >> self.shift[at] & MOST)
        return number

    def after(self, look: i64, left: i64, card: i64, port: i64, supply: i64) -> i64:
        """The most that a path can still bring when it leaves a card by a port."""
        supply = supply & self.told | self.plenty
        if look >= MANY:
            card, port = 0, 0
        key = self.key(look, left, card, port, supply)
        known = self.ahead[key]
        if known != UNKNOWN:
            return known
        self.pace.work(1)
        is_exit = port < SLOTS or look == DUE
        best: i64 = self.exit if is_exit and look & ENDING == 0 else 0
        if port == STOP and look & ENDING:
            best = IMPOSSIBLE
        for other in range(self.count):
            if left >> other & 1:
                rest = left & ~(i64(1) << other)
                if look >= DUE and look < OWING:
                    later = look if self.has_jumps else look - DUE
                    best = max(best, self.anywhere(later, rest, other, supply))
                if look >= MANY:
                    best = max(best, self.anywhere(look, rest, other, supply))
                else:
                    best = max(best, self.into(look, rest, card, port, other, supply))
        self.ahead[key] = best
        return best

    def anywhere(self, look: i64, left: i64, card: i64, supply: i64) -> i64:
        """The most when the path goes on to a card by any of its entries."""
        best: i64 = IMPOSSIBLE
        for entry in self.cards[card].entries:
            best = max(best, self.entering(look, left, card, entry, supply))
        return best

    def into(self, look: i64, left: i64, card: i64, port: i64, other: i64, supply: i64) -> i64:
        """The most when it goes on to another card by any entry that fits, or by a jump."""
        best: i64 = IMPOSSIBLE
        for entry in self.cards[other].entries:
            if port < SLOTS and entry < SLOTS and self.can_follow(card, port, other, entry):
                best = max(best, self.entering(look, left, other, entry, supply))
            elif self.has_jumps:
                price = price_of(port, entry)
                if price and has(supply, price):
                    best = max(best, self.entering(look, left, other, entry, supply - price))
        return best

    def can_follow(self, card: i64, port: i64, other: i64, entry: i64) -> bool:
        """Whether two cards alone can lie so that two slots are linked."""
        return self.fits[((card * SLOTS + port) * self.count + other) * SLOTS + entry] == 1

    def entering(self, look: i64, left: i64, card: i64, entry: i64, supply: i64) -> i64:
        """The most that a path can still bring when it enters a card by a port."""
        supply = supply & self.told | self.plenty
        key = self.key(look, left, card, entry, supply)
        known = self.inside[key]
        if known != UNKNOWN:
            return known
        self.pace.work(1)
        best: i64 = IMPOSSIBLE
        for ride in self.cards[card].once[entry]:
            if has(supply, ride.needs):
                if ride.exit != STOP or self.may_call:
                    more = self.after(look, left, card, ride.exit, supply + ride.gains)
                    best = max(best, ride.value + more)
                elif look & ENDING == 0:
                    best = max(best, ride.value)
        if look == OWING:
            best = max(best, self.entering_again(DUE, left, card, entry, supply))
        elif look >= MANY + 2:
            best = max(best, self.entering_again(look - 2, left, card, entry, supply))
        self.inside[key] = best
        return best

    def entering_again(self, look: i64, left: i64, card: i64, entry: i64, supply: i64) -> i64:
        """The most when this is a card that will be visited again."""
        best: i64 = IMPOSSIBLE
        for ride in self.cards[card].again[entry]:
            self.pace.work(1)
            if has(supply, ride.needs):
                stock = supply + ride.gains + ride.left
                more = self.after(look, left, card, ride.exit, stock)
                best = max(best, ride.value + ride.through + more)
                if look & ENDING == 0:
                    more = self.after(look + ENDING, left, card, ride.exit, stock)
                    best = max(best, ride.value + ride.extra + more)
        return best


def product(caps: vec[i64]) -> i64:
    """How many supplies are told apart."""
    total: i64 = 1
    for cap in caps:
        total *= cap + 1
    return total


def caps_of(cards: list[HandCard], supply: list[int]) -> list[int]:
    """How many of each use can ever be needed; 0 where there is enough, or too much to tell."""
    caps = most_needed([kind for card in cards for kind in card.face.kinds]) + supply[USES:]
    total = 1
    for use in range(ALL_USES - 1, -1, -1):
        is_enough = use < USES and supply[use] >= caps[use]
        if is_enough or total * (caps[use] + 1) > MOST_STOCKS:
            caps[use] = 0
        total *= caps[use] + 1
    return caps


def fitting(cards: list[HandCard]) -> vec[u8]:
    """Which slots of two cards can be linked: whether the two cards alone can lie so."""
    count = len(cards)
    fits = vec[u8]([0] * (count * SLOTS * count * SLOTS))
    for card in range(count):
        block = Block(cards)
        block.lay_first(card)
        for slot in openings_of(cards[card].face):
            for other in range(count):
                for entry in openings_of(cards[other].face):
                    at = ((card * SLOTS + slot) * count + other) * SLOTS + entry
                    fits[at] = 1 if can_link(block, card, slot, other, entry) else 0
    return fits


def can_link(block: Block, card: int, slot: int, other: int, entry: int) -> bool:
    """Whether another card can lie with its entry at a slot of the only card laid."""
    if card == other or (slot // 2 + entry // 2) % 2:
        return False
    corner = block.corner_for(card, slot, entry)
    fits = block.lay(other, corner, block.turn_for(card, slot, entry))
    if fits:
        block.lift(other)
    return fits
