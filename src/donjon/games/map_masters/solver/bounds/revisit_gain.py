"""What the marked cards can still bring where they lie: which of their runs are still possible.

The promise of a run (`Ride.extra`, `Ride.through`) knows nothing of the dungeon and of later runs.
Here only runs count that agree with all earlier ones and come in where something leads to.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.return_paths import Coming
from donjon.games.map_masters.solver.bounds.revisited_cards import Marks
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.hand.opening_masks import count_slots, slots_of
from donjon.games.map_masters.solver.hand.valued_run import Ride, worth_of
from donjon.games.map_masters.solver.input.resources import has
from donjon.games.map_masters.solver.runs.card_run import STOP

NOTHING: Final = -1
ANY_STOCK: Final = -1


@final
class Remaining:
    """The most that further runs on marked cards can add, worked out anew by `look`.

    `extras` if all of them leave their card, `bonus` how much more if the path ends in one. Of one
    card: the slots by which a run can come (`ways`) or leave (`outs`), as masks, and the best
    further run that leaves the card (`through`) and of all (`end`).
    """

    def __init__(self, cards: list[HandCard], marks: Marks, may_fold: bool) -> None:
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.marks: Final = marks
        self.may_fold: Final = may_fold
        self.extras: i64 = 0
        self.bonus: i64 = 0
        self.ways: i64 = 0
        self.outs: i64 = 0
        self.ends: i64 = 0
        self.through: i64 = 0
        self.end: i64 = 0
        self.stamp: Final = vec[i64]([0] * len(cards))
        self.spot: Final = vec[i64]([0] * len(cards))
        self.stock: Final = vec[i64]([0] * len(cards))
        self.throughs: Final = vec[i64]([0] * len(cards))
        self.most: Final = vec[i64]([0] * len(cards))

    def look(self, coming: Coming, left: i64, jumps: i64, supply: i64) -> bool:
        """Whether all that is due can still be; the path has so many jumps left."""
        self.extras = 0
        self.bonus = 0
        marks = self.marks
        for card in range(self.count):
            if not marks.is_marked(card):
                continue
            self.find_ways(card, coming)
            self.recall_best(card, jumps, supply + marks.items if left == 0 else ANY_STOCK)
            if self.end == NOTHING and marks.is_due(card):
                return False
            ends = self.ends + min(2 * jumps, coming.sockets[card])
            through = min(marks.through[card], ends // 2 * max(0, self.through))
            most = (ends - 1) // 2 * max(0, self.through) + max(0, self.end) if ends else i64(0)
            most = max(through, min(marks.extra[card], most))
            self.extras += through
            self.bonus = max(self.bonus, most - through)
        return True

    def find_ways(self, card: i64, coming: Coming) -> None:
        """By which unused slots a run can come, and by which it can leave: also by a free end."""
        outs = coming.linked | coming.free | coming.kept
        self.ways = slots_of(coming.linked | coming.reach, card)
        self.outs = slots_of(outs, card)
        self.ends = count_slots(outs, card)

    def recall_best(self, card: i64, jumps: i64, stock: i64) -> None:
        """The best further run: the same as last time if nothing has changed for the card."""
        spot = (self.ways << SLOTS | self.outs) * 2 + (1 if jumps else 0)
        if (
            self.stamp[card] != self.marks.stamp[card]
            or self.spot[card] != spot
            or self.stock[card] != stock
        ):
            self.find_best(card, jumps, stock)
            self.stamp[card] = self.marks.stamp[card]
            self.spot[card] = spot
            self.stock[card] = stock
            self.throughs[card] = self.through
            self.most[card] = self.end
        self.through = self.throughs[card]
        self.end = self.most[card]

    def find_best(self, card: i64, jumps: i64, stock: i64) -> None:
        """The best further run; no more items than `stock` come when no new card does."""
        hand, marks = self.cards[card], self.marks
        low, high, met = marks.low[card], marks.high[card], marks.met[card]
        if hand.may_cross:
            low, high = 0, 0
        self.through = NOTHING
        self.end = NOTHING
        for ride in hand.partners_by_value(marks.taken[card][0]):
            if ride.value <= self.through:
                return
            hand.pace.work(1)
            if ride.low & low or ride.high & high or not self.may_come_in(ride, jumps):
                continue
            if stock != ANY_STOCK and ride.met & met == 0 and not has(stock, ride.needs):
                continue
            gain = worth_of(hand.worth, ride.met & ~met)
            self.end = max(self.end, gain)
            if gain > self.through and self.may_leave(ride, jumps, hand.may_call):
                self.through = gain

    def may_come_in(self, ride: Ride, jumps: i64) -> bool:
        """Whether the path can get to where a run begins."""
        if ride.entry >= SLOTS:
            return jumps > 0
        slots = self.ways | self.outs if self.may_fold and jumps else self.ways
        return slots >> ride.entry & 1 == 1

    def may_leave(self, ride: Ride, jumps: i64, may_call: bool) -> bool:
        """Whether the path can go on, or out, where a run ends."""
        if ride.exit == STOP:
            return may_call and jumps > 0
        if ride.exit >= SLOTS:
            return jumps > 0
        return self.outs >> ride.exit & 1 == 1
