"""The search: the path grows card by card, and the dungeon with it (7.9).

A card is laid when the path comes to it, so its place is forced; what lies behind an exit decides
where the path goes on. Every card is visited `once`, or it is marked at the first visit to be
visited `again`: then all its runs are tried, not only the best of those with the same exit.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.face import SLOTS
from donjon.games.map_masters.solving.block import ASIDE, EMPTY, KEPT_FREE, Block
from donjon.games.map_masters.solving.bounds import MORE_AGAIN, ONCE, Bounds
from donjon.games.map_masters.solving.catalogue import BY_SPELL
from donjon.games.map_masters.solving.folds import Fold, are_folds, is_outermost, may_be_folds
from donjon.games.map_masters.solving.hand import HandCard
from donjon.games.map_masters.solving.joining import NO_CARD, Joiner, move_group
from donjon.games.map_masters.solving.marks import NOT_SEEN, SEEN_ONCE, Marks
from donjon.games.map_masters.solving.outlook import (
    Outlook,
)
from donjon.games.map_masters.solving.prices import NO_JUMP, price_of
from donjon.games.map_masters.solving.returning import PLENTY, Returns
from donjon.games.map_masters.solving.ride import Ride, count_of, worth_of
from donjon.games.map_masters.solving.run import STOP
from donjon.games.map_masters.solving.supply import (
    ONE_CALL,
    ONE_CROSSING,
    has,
)
from donjon.games.map_masters.solving.watch import Watch

DEPTH: Final = 64
ASK_EVERY: Final = 511


@final
class Search:
    """One line that goes every way that may still be better than the best path so far."""

    def __init__(
        self, cards: list[HandCard], outlook: Outlook, supply: int, jumps: int, watch: Watch
    ) -> None:
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.all: Final[i64] = (1 << len(cards)) - 1
        self.outlook: Final = outlook
        self.block: Final = Block(cards)
        self.watch: Final = watch
        self.supply: Final[i64] = supply
        self.exit: Final[i64] = outlook.exit
        self.stage: i64 = ONCE
        self.best: i64 = 0
        self.floor: i64 = 0
        self.looks: i64 = 0
        self.is_over = False
        self.found_cards: list[int] = []
        self.found_rides: list[Ride] = []
        self.found_places: list[int] = []
        self.trail: Final = vec[i64]([0] * DEPTH)
        self.rides: Final[list[Ride]] = []
        self.folds: Final[list[Fold]] = []
        self.marks: Final = Marks(cards)
        self.returns: Final = Returns(cards, self.block, outlook, self.marks, jumps)
        self.bounds: Final = Bounds(cards, self.block, outlook, self.marks, self.returns, supply)

    def most(self, stage: int) -> int:
        """The most that a path of a stage can bring."""
        self.stage = stage
        self.bounds.stage = stage
        best: i64 = 0
        for card in range(self.count):
            for entry in self.cards[card].entries:
                if entry < SLOTS:
                    left = self.all & ~(i64(1) << card)
                    best = max(best, self.bounds.entering(left, card, entry, self.supply))
        return int(best)

    def run(self, stage: int, floor: int) -> None:
        """Find the best path of a stage that is worth more than the floor."""
        self.stage = stage
        self.bounds.stage = stage
        self.floor = floor
        for start in self.starts():
            if start // DEPTH <= self.floor or self.is_over:
                break
            card: i64 = start % DEPTH // SLOTS
            entry: i64 = start % SLOTS
            self.block.lay_first(card)
            self.block.keep_free(card, entry, True)
            self.returns.kept = self.block.behind(card, entry)
            left = self.all & ~(i64(1) << card)
            if self.stage == ONCE or self.returns.are_enough(self.stage, card, left):
                self.enter(card, entry, left, self.supply, 0)
            self.returns.most = PLENTY
            self.block.keep_free(card, entry, False)
            self.block.lift_first(card)

    def starts(self) -> list[int]:
        """Where a path may begin, the most promising first."""
        found: list[int] = []
        for card in range(self.count):
            left = self.all & ~(i64(1) << card)
            for entry in self.cards[card].entries:
                if entry < SLOTS:
                    bound = self.bounds.entering(left, card, entry, self.supply)
                    found.append(int(bound) * DEPTH + int(card) * SLOTS + entry)
        found.sort(reverse=True)
        return found

    def enter(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """The path enters a card for the first time: every run that may be worth it."""
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
                self.rides.append(ride)
                self.trail[len(self.rides) - 1] = card
                self.keep(value, NO_CARD, STOP)
                self.rides.pop()
            if not has(supply, ONE_CALL):
                return
        if value + self.bounds.leaving(left, card, ride.exit, supply) <= self.floor or self.is_over:
            return
        if self.marks.count + count_of(left) < self.stage:
            return
        self.rides.append(ride)
        self.trail[len(self.rides) - 1] = card
        self.leave(card, ride.exit, left, supply, value)
        self.rides.pop()

    def leave(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """The path stands at a port: out, on to a new card, or back to one that lies there."""
        self.looks += 1
        if self.looks & ASK_EVERY == 0 and not self.watch.goes_on(int(self.looks)):
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
        found: list[int] = []
        for other in range(self.count):
            if left >> other & 1:
                rest = left & ~(i64(1) << other)
                for entry in self.cards[other].entries:
                    if entry < SLOTS and self.outlook.can_follow(card, port, other, entry):
                        bound = value + self.bounds.entering(rest, other, entry, supply)
                        if bound > self.floor:
                            found.append(int(bound) * DEPTH + int(other) * SLOTS + entry)
        found.sort(reverse=True)
        for each in found:
            if each // DEPTH <= self.floor or self.is_over:
                return
            self.lay(card, port, i64(each % DEPTH // SLOTS), i64(each % SLOTS), left, supply, value)

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
        if self.folds and not may_be_folds(self.block, self.folds):
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
        members = [
            int(each)
            for each in range(self.count)
            if block.group[each] == group and block.corner[each] != ASIDE
        ]
        start, slot = self.trail[0], self.rides[0].entry
        corner, turned = block.corner[other], block.turned[other]
        block.keep_free(start, slot, False)
        to = block.corner_for(card, port, entry)
        if move_group(block, members, other, to, block.turn_for(card, port, entry)):
            if block.grid[block.behind(start, slot)] == EMPTY:
                self.set_group(members, own)
                block.apart -= 1
                block.keep_free(start, slot, True)
                self.returns.kept = block.behind(start, slot)
                most = self.returns.most
                if self.may_lie(other, left):
                    self.visit(other, entry, left, supply, value)
                self.returns.most = most
                block.keep_free(start, slot, False)
                block.apart += 1
                self.set_group(members, group)
            move_group(block, members, other, corner, turned)
        block.keep_free(start, slot, True)
        self.returns.kept = block.behind(start, slot)

    def set_group(self, members: list[int], group: i64) -> None:
        """Cards change their group."""
        for card in members:
            self.block.group[card] = group

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
                    self.folds.append(Fold(card, port, other, entry))
                if is_new:
                    self.jump_to_new(other, entry, left, supply - price, value)
                elif not is_fold or may_be_folds(self.block, self.folds):
                    self.visit(other, entry, left, supply - price, value)
                if is_fold:
                    self.folds.pop()
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
        """A better path: remember it, if its cards can lie together and its folds are right."""
        places: list[int] = []
        if self.block.apart > 1:
            joiner = Joiner(self.cards, self.block, self.trail[0], self.rides[0].entry, self.folds)
            places = joiner.join(card, port)
        elif are_folds(self.block, self.folds):
            places = self.block.places()
        if not places:
            return
        self.best = value
        self.floor = value
        self.found_cards = [int(self.trail[at]) for at in range(len(self.rides))]
        self.found_rides = self.rides[:]
        self.found_places = places
        self.watch.better(int(value), int(self.looks))
