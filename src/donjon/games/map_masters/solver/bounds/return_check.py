"""Checks whether a path can return to cards: around a loop of the dungeon, or by a jump."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.solver.bounds.loop_count import LoopCount
from donjon.games.map_masters.solver.bounds.possible_links import PossibleLinks
from donjon.games.map_masters.solver.bounds.relaxation import Relaxation
from donjon.games.map_masters.solver.bounds.revisited_cards import RevisitedCards
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.layout.placed_cards import NOT_PLACED, PlacedCards

PLENTY: Final = 7
NEVER: Final = -99
ENOUGH: Final = [0, 1, PLENTY]
"""By stage of the search: the number of loops beyond which it is not counted further."""


@final
class ReturnCheck:
    """Counts how often a path can return to cards that it has visited.

    `most_returns` is an upper bound for the laid cards, or PLENTY. `jumps` is how often the path
    can jump in all, `jumped` how often it has; `reserved` is the quadrant behind its start.
    """

    def __init__(
        self,
        cards: list[HandCard],
        placed: PlacedCards,
        relaxation: Relaxation,
        revisited: RevisitedCards,
        jumps: int,
    ) -> None:
        self.placed: Final = placed
        self.revisited: Final = revisited
        self.count: Final[i64] = len(cards)
        self.corner: Final = vec[i64]([NOT_PLACED] * len(cards))
        self.turned: Final = vec[i64]([0] * len(cards))
        self.possible_links: Final = PossibleLinks(cards, placed, relaxation)
        self.loops: Final = [LoopCount(cards, placed, relaxation, each) for each in ENOUGH]
        self.most_returns: i64 = PLENTY
        self.jumps: Final[i64] = jumps
        self.jumped: i64 = 0
        self.reserved: i64 = 0

    def are_enough(self, stage: i64, card: i64, left: i64) -> bool:
        """Whether the path can return as often as the stage and the revisited cards require.

        Each return takes a loop or a jump. `card` was laid last. The bound for its group holds for
        every dungeon that contains this group.
        """
        loops = self.loops[stage]
        if loops.enough:
            most = self.jumps
            if most < loops.enough:
                most += self.most_loops(loops, card, left)
            if most < loops.enough:
                self.most_returns = min(self.most_returns, most)
        if self.most_returns == PLENTY:
            return True
        return self.most_returns >= max(stage, self.revisited.repeats + self.revisited.pending)

    def most_loops(self, loops: LoopCount, card: i64, left: i64) -> i64:
        """The number of loops that exist, plus the most that can be added."""
        if self.placed.group_count == 1:
            return loops.made() + loops.most(left, self.reserved)
        if self.placed.group_count == 2 and left == 0:
            between = self.most_between()
            return loops.made() + 1 + between if between >= 0 else i64(NEVER)
        hidden = self.hide_others(card)
        found = loops.made()
        if found < loops.enough:
            found += loops.most(left | hidden, self.reserved)
        self.show(hidden)
        return found

    def most_between(self) -> i64:
        """The most loops between two groups; -1 if they cannot be joined."""
        most: i64 = -1
        for way in self.possible_links.ways(0, self.reserved):
            most = max(most, i64(len(way.links)) - 1)
        return most

    def hide_others(self, card: i64) -> i64:
        """Lift all cards that are not in the group of `card`; returns them as a mask."""
        placed = self.placed
        hidden: i64 = 0
        for other in range(self.count):
            self.corner[other] = placed.corner[other]
            self.turned[other] = placed.turned[other]
            if placed.corner[other] != NOT_PLACED and placed.group[other] != placed.group[card]:
                hidden |= i64(1) << other
                placed.lift(other)
        return hidden

    def show(self, hidden: i64) -> None:
        """Lay the hidden cards again."""
        for other in range(self.count):
            if hidden >> other & 1:
                self.placed.lay(other, self.corner[other], self.turned[other])

    def revisits_left(self) -> i64:
        """How many more cards can be revisited; each takes a return, as does each pending one."""
        if self.most_returns == PLENTY:
            return PLENTY
        return max(0, self.most_returns - self.revisited.repeats - self.revisited.pending)
