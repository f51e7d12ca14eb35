"""How searches are led: stage by stage, and in each the aim is lowered until a path is found."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.solver.bounds.upper_bound import ONCE, STAGES
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.search.depth_first import Search

FINEST: Final = 64
"""The first try looks for paths within this part of the most that can be."""
NEAR: Final = 16
"""Within this part of the most a later stage is tried once only."""
NONE_YET: Final = -1


@final
class Lead:
    """Searches for the same cards, each with another supply, that share their best path.

    `most` is what a path of each search and stage can bring at most, as far as it is known, and
    `ceiling` what none can exceed. `best` is what the best path is worth, `winner` the search that
    has found it, if it was one of these. When the watch ends one search, all are over. It is ready
    when a search was added for every supply.
    """

    def __init__(self, pace: Pace, ceiling: int, is_told: bool) -> None:
        self.pace: Final = pace
        self.ceiling: Final = ceiling
        self.is_told: Final = is_told
        self.searches: Final[list[Search]] = []
        self.most: Final[list[list[int]]] = []
        self.best = 0
        self.winner = NONE_YET
        self.looks = 0
        self.is_over = False
        self.is_ready = False

    def add(self, search: Search) -> None:
        """One more search."""
        self.searches.append(search)
        self.most.append([])

    def go_once(self) -> None:
        """All searches through their first stage: no card is visited twice."""
        for at, search in enumerate(self.searches):
            if not self.most[at]:
                self.most[at].append(search.most(ONCE))
            self.finish(at, ONCE)

    def go_on(self) -> None:
        """What is left of the first stage, then one search after the other to its end."""
        self.is_over = not self.pace.goes_on(self.looks)
        self.go_once()
        for at, search in enumerate(self.searches):
            search.bounds.look_again()
            for stage in range(ONCE + 1, STAGES):
                self.most[at].append(search.most(stage))
            for stage in range(ONCE + 1, STAGES):
                self.finish(at, stage)
            search.bounds.forget()

    def bound(self, stages: int) -> int:
        """The most that any path of so many stages can bring, as far as it is known by now."""
        bound = self.best
        for most in self.most:
            if len(most) < stages:
                return self.ceiling
            bound = max(bound, max(most))
        return bound if self.is_ready else self.ceiling

    def tell(self) -> None:
        """The watch hears of the bound, once all stages of all searches are looked at."""
        if self.is_told and len(self.most[-1]) == STAGES:
            self.pace.watch.lowered(self.bound(STAGES), self.looks)

    def finish(self, at: int, stage: int) -> None:
        """Lower the aim until a path is found that is worth it, or none can be any more."""
        most = self.most[at]
        tries = 0
        self.tell()
        while most[stage] > self.best and not self.is_over:
            floor = self.next_floor(stage, most[stage], tries)
            self.run(at, stage, floor)
            if not self.is_over:
                most[stage] = max(floor, self.best)
                self.tell()
            tries += 1

    def next_floor(self, stage: int, most: int, tries: int) -> int:
        """Near the most that can be at first; a later stage seldom beats what is found already."""
        if stage == ONCE:
            return max(self.best, most - max(1, most // FINEST))
        is_near = most - self.best < most // NEAR
        return self.best if tries or is_near else most - max(1, (most - self.best) // 2)

    def run(self, at: int, stage: int, floor: int) -> None:
        """One search for a path that is worth more than the floor; out of time it is kept too."""
        search = self.searches[at]
        search.looks = self.looks
        search.is_over = False
        try:
            search.run(stage, floor)
        finally:
            self.looks = int(search.looks)
            self.is_over = search.is_over
            if search.best > self.best:
                self.best = int(search.best)
                self.winner = at
