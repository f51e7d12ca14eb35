"""What the marked cards can still bring where they lie: which of their runs are still possible.

The promise of a run (`Ride.extra`, `Ride.through`) knows nothing of the dungeon and of later runs.
Here only runs count that agree with all earlier ones and come in where something leads to.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.face import SLOTS
from donjon.games.map_masters.solving.block import EMPTY, KEPT_FREE, Block
from donjon.games.map_masters.solving.hand import HandCard, Ride, openings_of, worth_of
from donjon.games.map_masters.solving.marks import Marks
from donjon.games.map_masters.solving.run import STOP
from donjon.games.map_masters.solving.supply import has

NOTHING: Final = -1


@final
class Remaining:
    """The most that further runs on marked cards can add, worked out anew by `look`.

    `extras` if all of them leave their card, `bonus` how much more if the path ends in one. Of one
    card: the slots by which a run can come (`ways`) or leave (`outs`), as masks, and the best
    further run that leaves the card (`through`) and of all (`end`).
    """

    def __init__(self, cards: list[HandCard], block: Block, marks: Marks, may_fold: bool) -> None:
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.block: Final = block
        self.marks: Final = marks
        self.may_fold: Final = may_fold
        self.openings: Final[list[list[int]]] = [openings_of(card.face) for card in cards]
        self.extras: i64 = 0
        self.bonus: i64 = 0
        self.ways: i64 = 0
        self.outs: i64 = 0
        self.ends: i64 = 0
        self.through: i64 = 0
        self.end: i64 = 0

    def look(self, here: i64, port: i64, left: i64, jumps: i64, supply: i64) -> bool:
        """Whether all that is due can still be; the path stands at a port, with so many jumps."""
        self.extras = 0
        self.bonus = 0
        marks = self.marks
        for card in range(self.count):
            if not marks.is_marked(card):
                continue
            self.find_ways(card, here, port, left)
            self.find_best(card, jumps, supply + marks.items, left == 0)
            if self.end == NOTHING and marks.is_due(card):
                return False
            ends = self.ends + 2 * jumps
            through = min(marks.through[card], ends // 2 * max(0, self.through))
            most = (ends - 1) // 2 * max(0, self.through) + max(0, self.end) if ends else i64(0)
            most = max(through, min(marks.extra[card], most))
            self.extras += through
            self.bonus = max(self.bonus, most - through)
        return True

    def find_ways(self, card: i64, here: i64, port: i64, left: i64) -> None:
        """By which unused slots a run can come, and by which it can leave: also by a free end."""
        block, marks = self.block, self.marks
        self.ways = 0
        self.outs = 0
        self.ends = 0
        for slot in self.openings[card]:
            if not marks.is_unused(card, slot):
                continue
            bit = i64(1) << slot
            there: i64 = i64(block.grid[block.behind(card, slot)])
            if there == EMPTY or there == KEPT_FREE:
                self.outs |= bit
                self.ends += 1
                if there == EMPTY and (left or block.apart > 1):
                    self.ways |= bit
            else:
                other = there - 1
                facing = block.facing(card, slot)
                if (other == here and facing == port) or (
                    marks.is_marked(other) and marks.is_unused(other, facing)
                ):
                    self.ways |= bit
                    self.outs |= bit
                    self.ends += 1

    def find_best(self, card: i64, jumps: i64, stock: i64, is_last: bool) -> None:
        """The best further run; no more items come when no new card does."""
        hand, marks = self.cards[card], self.marks
        low, high, met = marks.low[card], marks.high[card], marks.met[card]
        if hand.may_cross:
            low, high = 0, 0
        self.through = NOTHING
        self.end = NOTHING
        for ride in hand.partners_by_value(marks.taken[card][0]):
            if ride.value <= self.through:
                return
            if ride.low & low or ride.high & high or not self.may_come_in(ride, jumps):
                continue
            if is_last and ride.met & met == 0 and not has(stock, ride.needs):
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
