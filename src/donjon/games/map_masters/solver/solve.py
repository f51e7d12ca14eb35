"""Finds the best dungeon and path for a hand.

Jumps make a search many times larger. A search with them that is cut short may therefore find
less than a finished one without them. So the solver also searches with fewer tokens and spells,
and begins with the search without jumps, which takes a few milliseconds.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.model.dungeon import SPAN, Dungeon, lay
from donjon.games.map_masters.model.illegal_reasons import FINE
from donjon.games.map_masters.model.path import NOT_YET, Path, new_path
from donjon.games.map_masters.model.path_step import FOLD, move, node_of, way_of
from donjon.games.map_masters.rules.path.arrival import uses_at
from donjon.games.map_masters.rules.path.engine import ALL_WAYS, begin, take
from donjon.games.map_masters.rules.path.payment import payments
from donjon.games.map_masters.solver.bounds.relaxation import PLAIN_MODES, Relaxation
from donjon.games.map_masters.solver.bounds.upper_bound import ONCE, STAGES
from donjon.games.map_masters.solver.hand.deal import cards_of, most_jumps
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.resources import packed
from donjon.games.map_masters.solver.input.time_limit import OutOfTime, TimeLimit, WorkMeter
from donjon.games.map_masters.solver.search.depth_first import Search
from donjon.games.map_masters.solver.search.stages import StagedSearch


def answer(question: Question, limit: TimeLimit) -> Solution:
    """Search as long as the limit allows. MM-R11: if nothing is of value, no card is placed."""
    return Solver(question, limit, True).answer()


def quick_answer(question: Question, limit: TimeLimit) -> Solution:
    """Search only the paths that visit no card twice, which are by far the fewest.

    The bound of the answer holds for these paths only.
    """
    return Solver(question, limit, False).answer()


@final
class Solver:
    """Answers a question, with the help of questions about the same hand with fewer resources.

    MM-I26: the answer is never worth less than that to a question with fewer resources, whether
    the searches are finished or not. A first search covers the paths that visit no card twice.
    `is_whole` asks for all paths; first searches then have a fixed number of steps, so that
    every search begins in the same way.
    """

    def __init__(self, question: Question, limit: TimeLimit, is_whole: bool) -> None:
        self.question: Final = question
        self.useful: Final = question.useful()
        self.meter: Final = WorkMeter(limit)
        self.is_whole: Final = is_whole
        self.is_out_of_time = False
        self.staged_searches: Final[dict[str, StagedSearch]] = {}
        self.answers: Final[dict[str, Solution]] = {}

    def answer(self) -> Solution:
        """Find the plain answer whatever the time, then all others while there is time."""
        self.meter.is_timed = False
        self.first_search(self.useful.plain())
        self.meter.is_timed = True
        found = self.best(self.useful, self.is_whole)
        return same_path(self.question, found, found.bound, found.search_steps)

    def best(self, question: Question, is_whole: bool) -> Solution:
        """The best answer; without a proof, also try each question with one resource less."""
        key = f"{question.resource_key()}{is_whole}"
        if key not in self.answers:
            found = self.search(question) if is_whole else self.first_search(question)
            for fewer in question.with_one_less():
                if found.is_proven() or not self.may_go_on(is_whole):
                    break
                found = better_of(found, self.best(fewer, is_whole))
            self.answers[key] = found
        return self.answers[key]

    def may_go_on(self, is_whole: bool) -> bool:
        """Whether there is time for one more question."""
        return not self.is_out_of_time and (not is_whole or self.meter.limit.may_go_on(0))

    def first_search(self, question: Question) -> Solution:
        """Search the paths that visit no card twice, beginning with the answer without jumps."""
        plain = question.plain()
        start = empty_answer(question) if plain is question else self.best(plain, False)
        if question.resource_key() not in self.staged_searches:
            self.meter.is_first = self.is_whole
            self.run_stages(question, start, False)
            self.meter.is_first = False
        return self.solution(question, start, ONCE + 1)

    def search(self, question: Question) -> Solution:
        """Search all paths, beginning with the answer of the first search."""
        start = self.best(question, False)
        self.run_stages(question, start, True)
        return self.solution(question, start, STAGES)

    def run_stages(self, question: Question, start: Solution, is_whole: bool) -> None:
        """Search for a better path than `start`, while there is time."""
        staged = self.staged_search_for(question)
        staged.best = max(staged.best, start.value)
        try:
            if not staged.is_ready:
                for supply in question.supplies():
                    staged.add(new_search(question, supply, self.meter))
                staged.is_ready = True
            if is_whole:
                staged.search_all()
            else:
                staged.search_once()
        except OutOfTime:
            self.is_out_of_time = True

    def staged_search_for(self, question: Question) -> StagedSearch:
        """The staged search for a question; only the one for `self.useful` reports its bound."""
        key = question.resource_key()
        if key not in self.staged_searches:
            self.staged_searches[key] = StagedSearch(
                self.meter, question.ceiling(), question is self.useful
            )
        return self.staged_searches[key]

    def solution(self, question: Question, start: Solution, stages: int) -> Solution:
        """The best path found, or `start` if the search has found nothing better."""
        staged = self.staged_search_for(question)
        bound = staged.bound(stages)
        if start.value >= staged.best:
            return same_path(question, start, bound, staged.steps)
        path = path_of(question, staged.searches[staged.winner])
        places = staged.searches[staged.winner].route.found_places
        return Solution(question, places, path.start, path.moves, staged.best, bound, staged.steps)


def new_search(question: Question, supply: list[int], meter: WorkMeter) -> Search:
    """A search for one supply of the question."""
    cards = cards_of(question.faces, supply, question.spells, question.weights, meter)
    relaxation = Relaxation(cards, question.weights.exit, supply, PLAIN_MODES, meter)
    jumps = most_jumps(question.faces, supply)
    return Search(cards, relaxation, packed(supply), jumps)


def better_of(found: Solution, other: Solution) -> Solution:
    """The better of two answers, with the bound of `found`: `other` has fewer resources."""
    if other.value <= found.value:
        return found
    return same_path(found.question, other, found.bound, found.search_steps)


def same_path(question: Question, found: Solution, bound: int, search_steps: int) -> Solution:
    """The path of an answer to another question, paid with the resources of this question."""
    path = new_path(dungeon_of(question, found.places), question.tokens, question.spells)
    if found.start != NOT_YET:
        begin(path, found.start)
    for step in found.steps:
        take(path, paid(path, way_of(step), node_of(step)))
    return Solution(
        question, found.places, found.start, path.moves, found.value, bound, search_steps
    )


def empty_answer(question: Question) -> Solution:
    """The answer that places no card."""
    nowhere = [UNPLACED] * len(question.faces)
    return Solution(question, nowhere, NOT_YET, [], 0, question.ceiling(), 0)


def path_of(question: Question, search: Search) -> Path:
    """The best path of a search, drawn again by the rules."""
    route = search.route
    path = new_path(dungeon_of(question, route.found_places), question.tokens, question.spells)
    begin(path, route.found_cards[0] * SLOTS + route.found_runs[0].card_run.entry)
    is_first = True
    for card, run in zip(route.found_cards, route.found_runs):
        for step in run.card_run.moves:
            if not is_first:
                take(path, paid(path, way_of(step), card * SPAN + node_of(step)))
            is_first = False
    return path


def dungeon_of(question: Question, places: list[int]) -> Dungeon:
    """The dungeon with the cards of the hand on their places."""
    return lay([FACES[face] for face in question.faces], places)


def paid(path: Path, way: int, node: int) -> int:
    """A step with its usual payment, or with SB-11 where that is not enough.

    A step that the rules do not allow by `way` is a fold.
    """
    if ALL_WAYS[way].fault(path, node) != FINE:
        way = FOLD
    uses = ALL_WAYS[way].uses(path) + uses_at(path, node)
    return move(way, node, payments(path, uses)[0])
