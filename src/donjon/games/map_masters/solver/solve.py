"""The best dungeon and path for a hand.

A search that is cut short may have found less than one with fewer means would have: a jump to
anywhere makes it many times larger. So what can be had with fewer means is looked for as well,
first of all what can be had without jumps, which takes some milliseconds.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.model.dungeon import SPAN, Dungeon, lay
from donjon.games.map_masters.model.illegal_reasons import FINE
from donjon.games.map_masters.model.path import NOT_YET, Path
from donjon.games.map_masters.model.path_step import FOLD, move, node_of, way_of
from donjon.games.map_masters.rules.path.arrival import uses_at
from donjon.games.map_masters.rules.path.engine import ALL_WAYS, begin, take
from donjon.games.map_masters.rules.path.payment import payments
from donjon.games.map_masters.solver.bounds.relaxation import PLAIN_LOOKS, Outlook
from donjon.games.map_masters.solver.bounds.upper_bound import ONCE, STAGES
from donjon.games.map_masters.solver.hand.deal import cards_of, most_jumps
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.resources import packed
from donjon.games.map_masters.solver.input.time_limit import OutOfTime, Pace, Watch
from donjon.games.map_masters.solver.search.depth_first import Search
from donjon.games.map_masters.solver.search.stages import Lead


def answer(question: Question, watch: Watch) -> Solution:
    """Search as long as the watch allows. MM-R11: who finds nothing of worth places no card."""
    return Solver(question, watch, True).answer()


def quick_answer(question: Question, watch: Watch) -> Solution:
    """The same among the paths that visit no card twice, which are by far the fewest.

    Its bound holds for those alone.
    """
    return Solver(question, watch, False).answer()


@final
class Solver:
    """Answers a question, and for it others about the same hand with fewer means.

    MM-I26: its answer is never worth less than that to one of the others, whether a search is
    finished or not. `first` answers are those of paths that visit no card twice; where more is
    asked for (`is_whole`), they take a fixed effort, so that all searches begin alike.
    """

    def __init__(self, question: Question, watch: Watch, is_whole: bool) -> None:
        self.question: Final = question
        self.useful: Final = question.useful()
        self.pace: Final = Pace(watch)
        self.is_whole: Final = is_whole
        self.is_late = False
        self.leads: Final[dict[str, Lead]] = {}
        self.known: Final[dict[str, Solution]] = {}

    def answer(self) -> Solution:
        """The plain answer is found whatever the time; then all the others, as there is time."""
        self.pace.is_timed = False
        self.first_search(self.useful.plain())
        self.pace.is_timed = True
        found = self.best(self.useful, self.is_whole)
        return same_path(self.question, found, found.bound, found.looks)

    def best(self, question: Question, is_whole: bool) -> Solution:
        """The best answer to a question; without a proof also with each of its means left out."""
        key = f"{question.means()}{is_whole}"
        if key not in self.known:
            found = self.search(question) if is_whole else self.first_search(question)
            for fewer in question.poorer():
                if found.is_proven() or not self.goes_on(is_whole):
                    break
                found = better_of(found, self.best(fewer, is_whole))
            self.known[key] = found
        return self.known[key]

    def goes_on(self, is_whole: bool) -> bool:
        """Whether one more question may be asked."""
        return not self.is_late and (not is_whole or self.pace.watch.goes_on(0))

    def first_search(self, question: Question) -> Solution:
        """Paths that visit no card twice; with jumps it begins with the answer without them."""
        plain = question.plain()
        start = nothing(question) if plain is question else self.best(plain, False)
        if question.means() not in self.leads:
            self.pace.is_first = self.is_whole
            self.run(question, start, False)
            self.pace.is_first = False
        return self.solution(question, start, ONCE + 1)

    def search(self, question: Question) -> Solution:
        """All paths, beginning with the first answer."""
        start = self.best(question, False)
        self.run(question, start, True)
        return self.solution(question, start, STAGES)

    def run(self, question: Question, start: Solution, is_whole: bool) -> None:
        """Search for a path that is better than the one to start with, while there is time."""
        lead = self.lead_for(question)
        lead.best = max(lead.best, start.value)
        try:
            if not lead.is_ready:
                for supply in question.supplies():
                    lead.add(search_for(question, supply, self.pace))
                lead.is_ready = True
            if is_whole:
                lead.go_on()
            else:
                lead.go_once()
        except OutOfTime:
            self.is_late = True

    def lead_for(self, question: Question) -> Lead:
        """The searches for a question; only the one that was asked tells of its bound."""
        key = question.means()
        if key not in self.leads:
            self.leads[key] = Lead(self.pace, question.ceiling(), question is self.useful)
        return self.leads[key]

    def solution(self, question: Question, start: Solution, stages: int) -> Solution:
        """The best path that was found, or the one that the search has begun with."""
        lead = self.lead_for(question)
        bound = lead.bound(stages)
        if start.value >= lead.best:
            return same_path(question, start, bound, lead.looks)
        path = path_of(question, lead.searches[lead.winner])
        places = lead.searches[lead.winner].route.found_places
        return Solution(question, places, path.start, path.moves, lead.best, bound, lead.looks)


def search_for(question: Question, supply: list[int], pace: Pace) -> Search:
    """A search with what the seat may use."""
    cards = cards_of(question.faces, supply, question.spells, question.aims, pace)
    outlook = Outlook(cards, question.aims.exit, supply, PLAIN_LOOKS, pace)
    jumps = most_jumps(question.faces, supply)
    return Search(cards, outlook, packed(supply), jumps)


def better_of(found: Solution, other: Solution) -> Solution:
    """The better of an answer and one with fewer means; the bound is that with all of them."""
    if other.value <= found.value:
        return found
    return same_path(found.question, other, found.bound, found.looks)


def same_path(question: Question, found: Solution, bound: int, looks: int) -> Solution:
    """The path of an answer to another question about the hand, paid with what there is here."""
    path = Path(dungeon_of(question, found.places), question.tokens, question.spells)
    if found.start != NOT_YET:
        begin(path, found.start)
    for step in found.steps:
        take(path, paid(path, way_of(step), node_of(step)))
    return Solution(question, found.places, found.start, path.moves, found.value, bound, looks)


def nothing(question: Question) -> Solution:
    """No card is placed."""
    nowhere = [UNPLACED] * len(question.faces)
    return Solution(question, nowhere, NOT_YET, [], 0, question.ceiling(), 0)


def path_of(question: Question, search: Search) -> Path:
    """The best path that a search has found, drawn by the rules."""
    route = search.route
    path = Path(dungeon_of(question, route.found_places), question.tokens, question.spells)
    begin(path, route.found_cards[0] * SLOTS + route.found_rides[0].run.entry)
    is_first = True
    for card, ride in zip(route.found_cards, route.found_rides):
        for step in ride.run.moves:
            if not is_first:
                take(path, paid(path, way_of(step), card * SPAN + node_of(step)))
            is_first = False
    return path


def dungeon_of(question: Question, places: list[int]) -> Dungeon:
    """The cards of the hand on their places."""
    return lay([FACES[face] for face in question.faces], places)


def paid(path: Path, way: int, node: int) -> int:
    """The step with a payment: the usual one if it is enough, else with SB-11."""
    if ALL_WAYS[way].fault(path, node) != FINE:
        way = FOLD
    uses = ALL_WAYS[way].uses(path) + uses_at(path, node)
    return move(way, node, payments(path, uses)[0])
