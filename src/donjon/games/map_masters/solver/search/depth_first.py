"""The depth-first search: the path grows card by card, and the dungeon with it (7.9).

A card is laid when the path reaches it, so its place is forced. A card is either visited `once`,
or its first visit declares that it will be visited `again`: then all its runs are tried, not only
the non-dominated ones.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.bounds.relaxation import Relaxation
from donjon.games.map_masters.solver.bounds.return_check import PLENTY, ReturnCheck
from donjon.games.map_masters.solver.bounds.revisited_cards import (
    NOT_VISITED,
    VISITED_ONCE,
    RevisitedCards,
)
from donjon.games.map_masters.solver.bounds.upper_bound import MORE_AGAIN, ONCE, UpperBound
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.hand.jump_costs import NO_JUMP, jump_cost
from donjon.games.map_masters.solver.hand.valued_run import ValuedRun, count_of, worth_of
from donjon.games.map_masters.solver.input.resources import ONE_CALL, ONE_CROSSING, has
from donjon.games.map_masters.solver.layout.join_groups import NO_CARD, move_group
from donjon.games.map_masters.solver.layout.placed_cards import EMPTY, RESERVED, PlacedCards
from donjon.games.map_masters.solver.layout.route_so_far import RouteSoFar
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
"""A mask: the limit is asked every 512 steps."""


@final
class Search:
    """Tries every path whose upper bound exceeds the `floor`.

    Of the path so far: `left` is the mask of cards that are not laid, `supply` what can still be
    spent (packed), `value` its worth.
    """

    def __init__(
        self, cards: list[HandCard], relaxation: Relaxation, supply: int, jumps: int
    ) -> None:
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.all: Final[i64] = (1 << len(cards)) - 1
        self.relaxation: Final = relaxation
        self.placed: Final = PlacedCards(cards)
        self.meter: Final = relaxation.meter
        self.supply: Final[i64] = supply
        self.exit: Final[i64] = relaxation.exit
        self.stage: i64 = ONCE
        self.best: i64 = 0
        self.floor: i64 = 0
        self.steps: i64 = 0
        self.is_over = False
        self.route: Final = RouteSoFar(cards, self.placed, self.meter)
        self.revisited: Final = RevisitedCards(cards)
        self.return_check: Final = ReturnCheck(
            cards, self.placed, relaxation, self.revisited, jumps
        )
        self.upper_bound: Final = UpperBound(
            cards, self.placed, relaxation, self.revisited, self.return_check, supply
        )

    def most(self, stage: int) -> int:
        """The upper bound of a stage."""
        self.stage = stage
        self.upper_bound.stage = stage
        entries = starts(self.upper_bound)
        return int(most_by(entries[0])) if entries else 0

    def find_path(self, stage: int, floor: int) -> None:
        """Find the best path of a stage, if one is worth more than the floor."""
        self.stage = stage
        self.upper_bound.stage = stage
        self.floor = floor
        for start in starts(self.upper_bound):
            if most_by(start) <= self.floor or self.is_over:
                break
            card, entry = card_by(start), port_by(start)
            self.placed.lay_first(card)
            self.return_check.reserved = self.placed.reserve(card, entry, True)
            left = self.all & ~(i64(1) << card)
            if self.stage == ONCE or self.return_check.are_enough(self.stage, card, left):
                self.enter(card, entry, left, self.supply, 0)
            self.return_check.most_returns = PLENTY
            self.placed.reserve(card, entry, False)
            self.placed.lift_first(card)

    def enter(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """Enter a card for the first time and try its runs."""
        self.meter.add(4)
        self.revisited.status[card] = VISITED_ONCE
        for run in self.cards[card].once[entry]:
            if has(supply, run.needs):
                self.take_run(run, card, left, supply + run.gains, value + run.value)
        if self.return_check.revisits_left() and (
            self.stage == MORE_AGAIN or self.revisited.count < self.stage
        ):
            self.enter_revisited(card, entry, left, supply, value)
        self.revisited.status[card] = NOT_VISITED

    def enter_revisited(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """Enter a card that will be visited again, and try all runs that may be worth it."""
        revisited = self.revisited
        items = revisited.items
        revisited.add(card)
        rest = revisited.extras + revisited.bonus + self.upper_bound.rest_of(left) + self.exit
        for run in self.cards[card].again[entry]:
            if value + run.value + run.extra + rest <= self.floor or self.is_over:
                break
            if has(supply, run.needs):
                self.meter.add(1)
                revisited.set_potential(card, run.extra, run.through)
                revisited.items = items + run.left
                revisited.put(run, card)
                self.take_run(run, card, left, supply + run.gains, value + run.value)
                revisited.take_back(card)
        revisited.items = items
        revisited.remove(card)

    def take_run(self, run: ValuedRun, card: i64, left: i64, supply: i64, value: i64) -> None:
        """Take a run: the path ends there, or it leaves the card."""
        if run.exit == STOP:
            if value > self.floor:
                self.route.put(card, run)
                self.keep_path(value, NO_CARD, STOP)
                self.route.take_back()
            if not has(supply, ONE_CALL):
                return
        if (
            value + self.upper_bound.leaving(left, card, run.exit, supply) <= self.floor
            or self.is_over
        ):
            return
        if self.revisited.count + count_of(left) < self.stage:
            return
        self.route.put(card, run)
        self.leave(card, run.exit, left, supply, value)
        self.route.take_back()

    def leave(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """Leave a card by a port: out of the dungeon, to a new card, or back to a laid one."""
        self.steps += 1
        self.meter.add(4)
        if self.steps & ASK_EVERY == 0 and not self.meter.may_go_on(int(self.steps)):
            self.is_over = True
        if self.revisited.count and not self.upper_bound.is_worth_it(
            card, port, left, supply, self.floor - value
        ):
            return
        if port >= SLOTS:
            self.jump(card, port, left, supply, value)
            return
        there: i64 = i64(self.placed.grid[self.placed.behind(card, port)])
        if there == EMPTY or there == RESERVED:
            if value + self.exit > self.floor:
                self.keep_path(value + self.exit, card, port)
            if there == EMPTY:
                self.attach(card, port, left, supply, value)
                if self.placed.group_count > 1 and self.revisited.count:
                    self.rejoin(card, port, left, supply, value)
            if self.return_check.jumps:
                self.jump(card, port, left, supply, value)
        elif self.revisited.is_revisited(there - 1):
            self.enter_again(there - 1, self.placed.facing(card, port), left, supply, value)

    def attach(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """Lay each unplaced card with each of its openings at the port, best first."""
        for each in followers(self.upper_bound, card, port, left, supply, self.floor - value):
            if value + most_by(each) <= self.floor or self.is_over:
                return
            self.lay(card, port, card_by(each), port_by(each), left, supply, value)

    def lay(
        self, card: i64, port: i64, other: i64, entry: i64, left: i64, supply: i64, value: i64
    ) -> None:
        """Lay one card at the port and enter it, if it fits there."""
        placed = self.placed
        corner = placed.corner_for(card, port, entry)
        if placed.lay(other, corner, placed.turn_for(card, port, entry)):
            placed.group[other] = placed.group[card]
            left &= ~(i64(1) << other)
            most_returns = self.return_check.most_returns
            if self.may_lie(other, left):
                self.enter(other, entry, left, supply, value)
            self.return_check.most_returns = most_returns
            placed.lift(other)

    def may_lie(self, card: i64, left: i64) -> bool:
        """Whether the layout still allows the folds of the path and the returns it needs."""
        folds = self.route.folds
        if folds and not may_be_folds(self.placed, folds):
            return False
        return self.stage == ONCE or self.return_check.are_enough(self.stage, card, left)

    def rejoin(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """Walk to a revisited card of another group; this joins the two groups."""
        placed = self.placed
        for other in range(self.count):
            if self.revisited.is_revisited(other) and placed.group[other] != placed.group[card]:
                for entry in self.cards[other].entries:
                    if entry < SLOTS and self.relaxation.can_follow(card, port, other, entry):
                        if self.revisited.is_unused(other, entry):
                            self.bring(card, port, other, entry, left, supply, value)

    def bring(
        self, card: i64, port: i64, other: i64, entry: i64, left: i64, supply: i64, value: i64
    ) -> None:
        """Move the group of a revisited card to the port and enter that card."""
        placed = self.placed
        group, own = placed.group[other], placed.group[card]
        members = placed.cards_in(group)
        start, slot = self.route.first_card(), self.route.first_slot()
        corner, turned = placed.corner[other], placed.turned[other]
        placed.reserve(start, slot, False)
        to = placed.corner_for(card, port, entry)
        if move_group(placed, members, other, to, placed.turn_for(card, port, entry)):
            if placed.grid[placed.behind(start, slot)] == EMPTY:
                placed.merge(members, own)
                self.return_check.reserved = placed.reserve(start, slot, True)
                most_returns = self.return_check.most_returns
                if self.may_lie(other, left):
                    self.enter_again(other, entry, left, supply, value)
                self.return_check.most_returns = most_returns
                placed.reserve(start, slot, False)
                placed.split_off(members, group)
            move_group(placed, members, other, corner, turned)
        self.return_check.reserved = placed.reserve(start, slot, True)

    def jump(self, card: i64, port: i64, left: i64, supply: i64, value: i64) -> None:
        """MM-6.26, SB-6, SB-7, SB-9, SB-10  Jump to a port of a new or of a revisited card."""
        is_fold = port < SLOTS
        if is_fold and not is_outermost(self.placed, card, port):
            return
        self.return_check.jumped += 1
        for other in range(self.count):
            is_new = left >> other & 1 == 1
            if not is_new and not (
                self.revisited.is_revisited(other) and (is_fold or other != card)
            ):
                continue
            for entry in self.cards[other].entries:
                price = jump_cost(port, entry)
                if price == NO_JUMP or not has(supply, price):
                    continue
                if is_fold:
                    self.route.folds.append(Fold(card, port, other, entry))
                if is_new:
                    self.jump_to_new(other, entry, left, supply - price, value)
                elif not is_fold or may_be_folds(self.placed, self.route.folds):
                    self.enter_again(other, entry, left, supply - price, value)
                if is_fold:
                    self.route.folds.pop()
        self.return_check.jumped -= 1

    def jump_to_new(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """Jump to a new card, which begins a group of its own."""
        left &= ~(i64(1) << card)
        if value + self.upper_bound.entering(left, card, entry, supply) > self.floor:
            self.placed.lay_first(card)
            most_returns = self.return_check.most_returns
            if self.may_lie(card, left):
                self.enter(card, entry, left, supply, value)
            self.return_check.most_returns = most_returns
            self.placed.lift_first(card)

    def enter_again(self, card: i64, entry: i64, left: i64, supply: i64, value: i64) -> None:
        """Enter a card again and try every run that is compatible with the earlier ones."""
        hand, revisited = self.cards[card], self.revisited
        pending = revisited.pending
        extra, through = revisited.extra[card], revisited.through[card]
        if revisited.is_pending(card):
            revisited.pending -= 1
        for partner in hand.tables.partners_of(revisited.taken[card][0].at):
            self.meter.add(1)
            run = hand.runs[partner % BY_SPELL]
            if run.entry != entry or not hand.is_useful[run.at]:
                continue
            crossed = partner // BY_SPELL + revisited.crossings(run, card)
            needs, gains = revisited.changes(run, card)
            if crossed < 2 and has(supply, needs + crossed * ONE_CROSSING):
                gain = worth_of(hand.worth, run.met & ~revisited.met[card])
                revisited.set_potential(card, max(0, extra - gain), max(0, through - gain))
                revisited.put(run, card)
                after = supply + gains - crossed * ONE_CROSSING
                self.take_run(run, card, left, after, value + gain)
                revisited.take_back(card)
        revisited.set_potential(card, extra, through)
        revisited.pending = pending

    def keep_path(self, value: i64, card: i64, port: i64) -> None:
        """Keep the path as the best one, if its dungeon can be laid."""
        if self.route.keep(card, port):
            self.best = value
            self.floor = value
            self.meter.on_better_path(int(value), int(self.steps))
