"""An upper bound for what further visits of revisited cards can add, in the layout so far.

The bounds of a run (`ValuedRun.extra`, `ValuedRun.through`) ignore the layout and later runs.
Here a run counts only if it is compatible with all earlier ones and its entry can be reached.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.return_paths import ReturnPaths
from donjon.games.map_masters.solver.bounds.revisited_cards import RevisitedCards
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.hand.opening_masks import count_slots, slots_of
from donjon.games.map_masters.solver.hand.valued_run import ValuedRun, worth_of
from donjon.games.map_masters.solver.input.resources import has
from donjon.games.map_masters.solver.runs.card_run import STOP

NOTHING: Final = -1
ANY_STOCK: Final = -1


@final
class RevisitGain:
    """The most that further runs on revisited cards can add, set by `update`.

    `extras` is the sum if every run leaves its card, `bonus` how much more if the path ends in
    one. Of one card: `ways_in` and `ways_out` are masks of the slots by which a run can enter and
    leave, `through` is the gain of the best run that leaves the card, `end` that of the best run.
    The lists keep the last result of each card with what it depends on.
    """

    def __init__(self, cards: list[HandCard], revisited: RevisitedCards, may_fold: bool) -> None:
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.revisited: Final = revisited
        self.may_fold: Final = may_fold
        self.extras: i64 = 0
        self.bonus: i64 = 0
        self.ways_in: i64 = 0
        self.ways_out: i64 = 0
        self.ends: i64 = 0
        self.through: i64 = 0
        self.end: i64 = 0
        self.version: Final = vec[i64]([0] * len(cards))
        self.openings: Final = vec[i64]([0] * len(cards))
        self.stock: Final = vec[i64]([0] * len(cards))
        self.throughs: Final = vec[i64]([0] * len(cards))
        self.most: Final = vec[i64]([0] * len(cards))

    def update(self, return_paths: ReturnPaths, left: i64, jumps: i64, supply: i64) -> bool:
        """Whether every pending revisit is still possible with `jumps` jumps left."""
        self.extras = 0
        self.bonus = 0
        revisited = self.revisited
        for card in range(self.count):
            if not revisited.is_revisited(card):
                continue
            self.find_ways(card, return_paths)
            self.recall_best(card, jumps, supply + revisited.items if left == 0 else ANY_STOCK)
            if self.end == NOTHING and revisited.is_pending(card):
                return False
            ends = self.ends + min(2 * jumps, return_paths.jump_ends[card])
            through = min(revisited.through[card], ends // 2 * max(0, self.through))
            most = (ends - 1) // 2 * max(0, self.through) + max(0, self.end) if ends else i64(0)
            most = max(through, min(revisited.extra[card], most))
            self.extras += through
            self.bonus = max(self.bonus, most - through)
        return True

    def find_ways(self, card: i64, return_paths: ReturnPaths) -> None:
        """Find the unused slots by which a run can enter, and leave (also by a free end)."""
        ways_out = return_paths.linked | return_paths.free | return_paths.reserved
        self.ways_in = slots_of(return_paths.linked | return_paths.reach, card)
        self.ways_out = slots_of(ways_out, card)
        self.ends = count_slots(ways_out, card)

    def recall_best(self, card: i64, jumps: i64, stock: i64) -> None:
        """The best further run, from the last result if nothing has changed for the card."""
        openings = (self.ways_in << SLOTS | self.ways_out) * 2 + (1 if jumps else 0)
        if (
            self.version[card] != self.revisited.version[card]
            or self.openings[card] != openings
            or self.stock[card] != stock
        ):
            self.find_best(card, jumps, stock)
            self.version[card] = self.revisited.version[card]
            self.openings[card] = openings
            self.stock[card] = stock
            self.throughs[card] = self.through
            self.most[card] = self.end
        self.through = self.throughs[card]
        self.end = self.most[card]

    def find_best(self, card: i64, jumps: i64, stock: i64) -> None:
        """Find the best further run that `stock` can pay for (ANY_STOCK: do not check)."""
        hand, revisited = self.cards[card], self.revisited
        low, high, met = revisited.low[card], revisited.high[card], revisited.met[card]
        if hand.may_cross:
            low, high = 0, 0
        self.through = NOTHING
        self.end = NOTHING
        for run in hand.partners_by_value(revisited.taken[card][0]):
            if run.value <= self.through:
                return
            hand.meter.add(1)
            if run.low & low or run.high & high or not self.may_come_in(run, jumps):
                continue
            if stock != ANY_STOCK and run.met & met == 0 and not has(stock, run.needs):
                continue
            gain = worth_of(hand.worth, run.met & ~met)
            self.end = max(self.end, gain)
            if gain > self.through and self.may_leave(run, jumps, hand.may_call):
                self.through = gain

    def may_come_in(self, run: ValuedRun, jumps: i64) -> bool:
        """Whether the path can reach the entry of a run."""
        if run.entry >= SLOTS:
            return jumps > 0
        slots = self.ways_in | self.ways_out if self.may_fold and jumps else self.ways_in
        return slots >> run.entry & 1 == 1

    def may_leave(self, run: ValuedRun, jumps: i64, may_call: bool) -> bool:
        """Whether the path can continue, or exit, where a run ends."""
        if run.exit == STOP:
            return may_call and jumps > 0
        if run.exit >= SLOTS:
            return jumps > 0
        return self.ways_out >> run.exit & 1 == 1
