"""The search: the path grows card by card, and the dungeon with it (7.9).

A card is laid when the path comes to it, so its place is forced; what lies behind an exit decides
where the path goes on. Every card is visited `once`, or it is marked at the first visit to be
visited `again`: then all its runs are tried, not only the best of those with the same exit.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.relaxation import Outlook
from donjon.games.map_masters.solver.bounds.return_check import PLENTY, Returns
from donjon.games.map_masters.solver.bounds.revisited_cards import NOT_SEEN, SEEN_ONCE, Marks
from donjon.games.map_masters.solver.bounds.upper_bound import MORE_AGAIN, ONCE, Bounds
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.hand.jump_costs import NO_JUMP, price_of
from donjon.games.map_masters.solver.hand.valued_run import Ride, count_of, worth_of
from donjon.games.map_masters.solver.input.resources import ONE_CALL, ONE_CROSSING, has
from donjon.games.map_masters.solver.layout.join_groups import NO_CARD, move_group
from donjon.games.map_masters.solver.layout.placed_cards import EMPTY, KEPT_FREE, Block
from donjon.games.map_masters.solver.layout.route_so_far import Route
from donjon.games.map_masters.solver.layout.wraparound_ends import Fold, is_outermost, may_be_folds
from donjon.games.map_masters.solver.runs.card_run import STOP
from donjon.games.map_masters.solver.runs.run_tables import BY_SPELL
from donjon.games.map_masters.solver.search.entry_order import (
    card_by,
    followers,
    most_by,
    port_by,
    starts,
)

ASK_EVERY: Final = 511


@final
class Search:
    """One line that goes every way that may still be better than the best path so far."""

    def __init__(self, cards: list[HandCard], outlook: Outlook, supply: int, jumps: int) -> None:
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.all: Final[i64] = (1 << len(cards)) - 1
        self.outlook: Final = outlook
        self.block: Final = Block(cards)
        self.pace: Final = outlook.pace
        self.supply: Final[i64] = supply
        self.exit: Final[i64] = outlook.exit
        self.stage: i64 = ONCE
        self.best: i64 = 0
        self.floor: i64 = 0
        self.looks: i64 = 0
        self.is_over = False
        self.route: Final = Route(cards, self.block, self.pace)
        self.marks: Final = Marks(cards)
        self.returns: Final = Returns(cards, self.block, outlook, self.marks, jumps)
        self.bounds: Final = Bounds(cards, self.block, outlook, self.marks, self.returns, supply)

    def most(self, stage: int) -> int:
        """The most that a path of a stage can bring."""
        self.stage = stage
        self.bounds.stage = stage
        entries = starts(self.bounds)
        return int(most_by(entries[0])) if entries else 0

    def run(self, stage: int, floor: int) -> None:
        """Find the best path of a stage that is worth more than the floor."""
        self.stage = stage
        self.bounds.stage = stage
        self.floor = floor
        for start in starts(self.bounds):
            if most_by(start) <= self.floor or self.is_over:
                break
            card, entry = card_by(start), port_by(start)
            self.block.lay_first(card)
            self.returns.kept = self.block.keep_free(card, entry, True)
            left = self.all & ~(i64(1) << card)
            if self.stage == ONCE or self.returns.are_enough(self.stage, card, left):
                self.enter(card, entry, left, self.supply, 0)
            self.returns.most = PLENTY
            self.block.keep_free(card, entry, False)
            self.block.lift_first(card)

    def enter(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """The path enters a card for the first time: every run that may be worth it."""
        self.pace.work(4)
        self.marks.seen[card] = SEEN_ONCE
        for ride in self.cards[card].once[entry]:
            if has(supply, ride.needs):
                self.ride(ride, card, left, supply + ride.gains, value + ride.value)
        if self.returns.left_to_mark() and (
            self.stage == MORE_AGAIN or self.marks.count < self.stage
        ):
            self.enter_marked(card, entry, left, supply, value)
        self.marks.seen[card] = NOT_SEEN

    def enter_marked(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """The same for a card that will be visited again."""
        marks = self.marks
        items = marks.items
        marks.begin(card)
        rest = marks.extras + marks.bonus + self.bounds.rest_of(left) + self.exit
        for ride in self.cards[card].again[entry]:
            if value + ride.value + ride.extra + rest <= self.floor or self.is_over:
                break
            if has(supply, ride.needs):
                self.pace.work(1)
                marks.promise(card, ride.extra, ride.through)
                marks.items = items + ride.left
                marks.put(ride, card)
                self.ride(ride, card, left, supply + ride.gains, value + ride.value)
                marks.take_back(card)
        marks.items = items
        marks.end(card)

    def ride(self, ride: Ride, card: i64, left: i64, supply: i64, value: i64) -> None:
        """The path takes a run: it stops there, or it leaves the card."""
        if ride.exit == STOP:
            if value > self.floor:
                self.route.put(card, ride)
                self.keep(value, NO_CARD, STOP)
                self.route.take_back()
            if not has(supply, ONE_CALL):
                return
        if value + self.bounds.leaving(left, card, ride.exit, supply) <= self.floor or self.is_over:
            return
        if self.marks.count + count_of(left) < self.stage:
            return
        self.route.put(card, ride)
        self.leave(card, ride.exit, left, supply, value)
        self.route.take_back()

    def leave(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """The path stands at a port: out, on to a new card, or back to one that lies there."""
        self.looks += 1
        self.pace.work(4)
        if self.looks & ASK_EVERY == 0 and not self.pace.goes_on(int(self.looks)):
            self.is_over = True
        if self.marks.count and not self.bounds.is_worth(
            card, port, left, supply, self.floor - value
        ):
            return
        if port >= SLOTS:
            self.jump(card, port, left, supply, value)
            return
        there: i64 = i64(self.block.grid[self.block.behind(card, port)])
        if there == EMPTY or there == KEPT_FREE:
            if value + self.exit > self.floor:
                self.keep(value + self.exit, card, port)
            if there == EMPTY:
                self.attach(card, port, left, supply, value)
                if self.block.apart > 1 and self.marks.count:
                    self.rejoin(card, port, left, supply, value)
            if self.returns.jumps:
                self.jump(card, port, left, supply, value)
        elif self.marks.is_marked(there - 1):
            self.visit(there - 1, self.block.facing(card, port), left, supply, value)

    def attach(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """Lay each card that is left with each of its openings at the exit, best first."""
        for each in followers(self.bounds, card, port, left, supply, self.floor - value):
            if value + most_by(each) <= self.floor or self.is_over:
                return
            self.lay(card, port, card_by(each), port_by(each), left, supply, value)

    def lay(
        self, card: i64, port: i64, other: i64, entry: i64, left: i64, supply: i64, value: i64
    ) -> None:
        """Lay one card at the exit and enter it, if it can lie there."""
        block = self.block
        corner = block.corner_for(card, port, entry)
        if block.lay(other, corner, block.turn_for(card, port, entry)):
            block.group[other] = block.group[card]
            left &= ~(i64(1) << other)
            most = self.returns.most
            if self.may_lie(other, left):
                self.enter(other, entry, left, supply, value)
            self.returns.most = most
            block.lift(other)

    def may_lie(self, card: i64, left: i64) -> bool:
        """Whether the cards laid leave the path its folds and as many returns as it needs."""
        folds = self.route.folds
        if folds and not may_be_folds(self.block, folds):
            return False
        return self.stage == ONCE or self.returns.are_enough(self.stage, card, left)

    def rejoin(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """On foot to a marked card of another group: the two groups lie together from now on."""
        block = self.block
        for other in range(self.count):
            if self.marks.is_marked(other) and block.group[other] != block.group[card]:
                for entry in self.cards[other].entries:
                    if entry < SLOTS and self.outlook.can_follow(card, port, other, entry):
                        if self.marks.is_unused(other, entry):
                            self.bring(card, port, other, entry, left, supply, value)

    def bring(
        self, card: i64, port: i64, other: i64, entry: i64, left: i64, supply: i64, value: i64
    ) -> None:
        """Bring the group of a marked card to the exit and enter that card."""
        block = self.block
        group, own = block.group[other], block.group[card]
        members = block.members(group)
        start, slot = self.route.first_card(), self.route.first_slot()
        corner, turned = block.corner[other], block.turned[other]
        block.keep_free(start, slot, False)
        to = block.corner_for(card, port, entry)
        if move_group(block, members, other, to, block.turn_for(card, port, entry)):
            if block.grid[block.behind(start, slot)] == EMPTY:
                block.merge(members, own)
                self.returns.kept = block.keep_free(start, slot, True)
                most = self.returns.most
                if self.may_lie(other, left):
                    self.visit(other, entry, left, supply, value)
                self.returns.most = most
                block.keep_free(start, slot, False)
                block.part(members, group)
            move_group(block, members, other, corner, turned)
        self.returns.kept = block.keep_free(start, slot, True)

    def jump(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """MM-6.26, SB-6, SB-7, SB-9, SB-10  To a port of a new card, or of a marked one."""
        is_fold = port < SLOTS
        if is_fold and not is_outermost(self.block, card, port):
            return
        self.returns.jumped += 1
        for other in range(self.count):
            is_new = left >> other & 1 == 1
            if not is_new and not (self.marks.is_marked(other) and (is_fold or other != card)):
                continue
            for entry in self.cards[other].entries:
                price = price_of(port, entry)
                if price == NO_JUMP or not has(supply, price):
                    continue
                if is_fold:
                    self.route.folds.append(Fold(card, port, other, entry))
                if is_new:
                    self.jump_to_new(other, entry, left, supply - price, value)
                elif not is_fold or may_be_folds(self.block, self.route.folds):
                    self.visit(other, entry, left, supply - price, value)
                if is_fold:
                    self.route.folds.pop()
        self.returns.jumped -= 1

    def jump_to_new(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """A jump to a new card: it begins a group of its own."""
        left &= ~(i64(1) << card)
        if value + self.bounds.entering(left, card, entry, supply) > self.floor:
            self.block.lay_first(card)
            most = self.returns.most
            if self.may_lie(card, left):
                self.enter(card, entry, left, supply, value)
            self.returns.most = most
            self.block.lift_first(card)

    def visit(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """The path enters a marked card again: every run that agrees with the earlier ones."""
        hand, marks = self.cards[card], self.marks
        dues = marks.dues
        extra, through = marks.extra[card], marks.through[card]
        if marks.is_due(card):
            marks.dues -= 1
        for partner in hand.known.partners_of(marks.taken[card][0].at):
            self.pace.work(1)
            ride = hand.rides[partner % BY_SPELL]
            if ride.entry != entry or not hand.is_useful[ride.at]:
                continue
            crossed = partner // BY_SPELL + marks.crossings(ride, card)
            needs, gains = marks.changes(ride, card)
            if crossed < 2 and has(supply, needs + crossed * ONE_CROSSING):
                gain = worth_of(hand.worth, ride.met & ~marks.met[card])
                marks.promise(card, max(0, extra - gain), max(0, through - gain))
                marks.put(ride, card)
                after = supply + gains - crossed * ONE_CROSSING
                self.ride(ride, card, left, after, value + gain)
                marks.take_back(card)
        marks.promise(card, extra, through)
        marks.dues = dues

    def keep(self, value: i64, card: i64, port: i64) -> None:
        """A better path, if its dungeon can be laid."""
        if self.route.keep(card, port):
            self.best = value
            self.floor = value
            self.pace.better(int(value), int(self.looks))
