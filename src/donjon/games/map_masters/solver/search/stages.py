"""Searches in stages; in each stage the floor is lowered until a path is found.

The floor is a value: a search only looks for paths that are worth more.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.solver.bounds.upper_bound import ONCE, STAGES
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.search.depth_first import Search

FINEST: Final = 64
"""The first floor of the first stage lies this fraction (1/64) below the upper bound."""
NEAR: Final = 16
"""A later stage is run only once if it can improve the best path by less than 1/16."""
NONE_YET: Final = -1


@final
class StagedSearch:
    """Searches for the same cards, each with its own supply, that share the best value.

    `most[at][stage]` is the upper bound of a search in a stage, as far as it is known;
    `ceiling` is a value that no path can exceed. `best` is the best value, `winner` the search
    that has found it (NONE_YET if none of these has). When the limit ends one search, all are
    over. `is_ready` is set when there is a search for every supply.
    """

    def __init__(self, meter: WorkMeter, ceiling: int, reports_bound: bool) -> None:
        self.meter: Final = meter
        self.ceiling: Final = ceiling
        self.reports_bound: Final = reports_bound
        self.searches: Final[list[Search]] = []
        self.most: Final[list[list[int]]] = []
        self.best = 0
        self.winner = NONE_YET
        self.steps = 0
        self.is_over = False
        self.is_ready = False

    def add(self, search: Search) -> None:
        """Add a search."""
        self.searches.append(search)
        self.most.append([])

    def search_once(self) -> None:
        """Run the first stage of all searches: no card is visited twice."""
        for at, search in enumerate(self.searches):
            if not self.most[at]:
                self.most[at].append(search.most(ONCE))
            self.finish(at, ONCE)

    def search_all(self) -> None:
        """Run the rest of the first stage, then the later stages of one search after the other."""
        self.is_over = not self.meter.may_go_on(self.steps)
        self.search_once()
        for at, search in enumerate(self.searches):
            search.upper_bound.prepare_revisits()
            for stage in range(ONCE + 1, STAGES):
                self.most[at].append(search.most(stage))
            for stage in range(ONCE + 1, STAGES):
                self.finish(at, stage)
            search.upper_bound.drop_tables()

    def bound(self, stages: int) -> int:
        """The upper bound for paths of the first `stages` stages, as far as it is known."""
        bound = self.best
        for most in self.most:
            if len(most) < stages:
                return self.ceiling
            bound = max(bound, max(most))
        return bound if self.is_ready else self.ceiling

    def report_bound(self) -> None:
        """Report the bound to the limit, once it is known for all stages of all searches."""
        if self.reports_bound and len(self.most[-1]) == STAGES:
            self.meter.limit.on_lower_bound(self.bound(STAGES), self.steps)

    def finish(self, at: int, stage: int) -> None:
        """Lower the floor until a better path is found or the stage cannot have one."""
        most = self.most[at]
        tries = 0
        self.report_bound()
        while most[stage] > self.best and not self.is_over:
            floor = self.next_floor(stage, most[stage], tries)
            self.run_search(at, stage, floor)
            if not self.is_over:
                most[stage] = max(floor, self.best)
                self.report_bound()
            tries += 1

    def next_floor(self, stage: int, most: int, tries: int) -> int:
        """A floor near the upper bound; lower in a later stage, which seldom improves much."""
        if stage == ONCE:
            return max(self.best, most - max(1, most // FINEST))
        is_near = most - self.best < most // NEAR
        return self.best if tries or is_near else most - max(1, (most - self.best) // 2)

    def run_search(self, at: int, stage: int, floor: int) -> None:
        """Run one search above the floor; its best path is kept even if the time runs out."""
        search = self.searches[at]
        search.steps = self.steps
        search.is_over = False
        try:
            search.find_path(stage, floor)
        finally:
            self.steps = int(search.steps)
            self.is_over = search.is_over
            if search.best > self.best:
                self.best = int(search.best)
                self.winner = at
