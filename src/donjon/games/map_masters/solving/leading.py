"""How searches are led: stage by stage, and in each the aim is lowered until a path is found."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.solving.bounds import ONCE, STAGES
from donjon.games.map_masters.solving.search import Search

FINEST: Final = 64
"""The first try looks for paths within this part of the most that can be."""
NEAR: Final = 16
"""Within this part of the most a later stage is tried once only."""
NONE_YET: Final = -1


@final
class Lead:
    """Searches for the same cards, each with another supply, that share their best path.

    `most` is what a path of each search and stage can bring at most, as far as it is known;
    `winner` the search that has found the best path.
    """

    def __init__(self, searches: list[Search]) -> None:
        self.searches: Final = searches
        self.most: Final[list[list[int]]] = [[] for _ in searches]
        self.best = 0
        self.winner = NONE_YET
        self.looks = 0

    def go(self) -> None:
        """All searches through their first stage, then one after the other to its end."""
        self.go_once()
        for at, search in enumerate(self.searches):
            search.bounds.look_again()
            for stage in range(ONCE + 1, STAGES):
                self.most[at].append(search.most(stage))
            for stage in range(ONCE + 1, STAGES):
                self.finish(at, stage)
            search.bounds.forget()

    def go_once(self) -> None:
        """All searches through their first stage only: no card is visited twice."""
        for at, search in enumerate(self.searches):
            self.most[at].append(search.most(ONCE))
            self.finish(at, ONCE)

    def bound(self) -> int:
        """The most that any path can bring, as far as it is known by now."""
        return max(self.best, max([max(most) for most in self.most]))

    def tell(self, search: Search) -> None:
        """The watch hears of the bound, once all stages of all searches are looked at."""
        if len(self.most[-1]) == STAGES:
            search.watch.lowered(self.bound(), self.looks)

    def finish(self, at: int, stage: int) -> None:
        """Lower the aim until a path is found that is worth it, or none can be any more."""
        search, most = self.searches[at], self.most[at]
        tries = 0
        self.tell(search)
        while most[stage] > self.best and not search.is_over:
            floor = self.next_floor(stage, most[stage], tries)
            self.run(at, stage, floor)
            if not search.is_over:
                most[stage] = max(floor, self.best)
                self.tell(search)
            tries += 1

    def next_floor(self, stage: int, most: int, tries: int) -> int:
        """Near the most that can be at first; a later stage seldom beats what is found already."""
        if stage == ONCE:
            return max(self.best, most - max(1, most // FINEST))
        is_near = most - self.best < most // NEAR
        return self.best if tries or is_near else most - max(1, (most - self.best) // 2)

    def run(self, at: int, stage: int, floor: int) -> None:
        """One search for a path that is worth more than the floor."""
        search = self.searches[at]
        search.looks = self.looks
        search.run(stage, floor)
        self.looks = int(search.looks)
        if search.best > self.best:
            self.best = int(search.best)
            self.winner = at
