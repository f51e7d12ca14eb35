"""The best dungeon and path for a hand."""

from __future__ import annotations

from donjon.games.map_masters.arriving import uses_at
from donjon.games.map_masters.content import FACES
from donjon.games.map_masters.dungeon import SPAN, lay
from donjon.games.map_masters.face import SLOTS
from donjon.games.map_masters.faults import FINE
from donjon.games.map_masters.lattice import UNPLACED
from donjon.games.map_masters.move import FOLD, move, node_of, way_of
from donjon.games.map_masters.path import NOT_YET, Path
from donjon.games.map_masters.paying import payments
from donjon.games.map_masters.solving.dealing import cards_of, most_jumps
from donjon.games.map_masters.solving.leading import NONE_YET, Lead
from donjon.games.map_masters.solving.outlook import PLAIN_LOOKS, Outlook
from donjon.games.map_masters.solving.question import Question, Solution
from donjon.games.map_masters.solving.search import Search
from donjon.games.map_masters.solving.supply import packed
from donjon.games.map_masters.solving.watch import Watch
from donjon.games.map_masters.tracing import ALL_WAYS, begin, take


def answer(question: Question, watch: Watch) -> Solution:
    """Search as long as the watch allows. MM-R11: who finds nothing of worth places no card."""
    lead = lead_of(question, watch)
    lead.go()
    return solution_of(question, lead)


def quick_answer(question: Question, watch: Watch) -> Solution:
    """The same among the paths that visit no card twice, which are by far the fewest.

    Its bound holds for those alone.
    """
    lead = lead_of(question, watch)
    lead.go_once()
    return solution_of(question, lead)


def lead_of(question: Question, watch: Watch) -> Lead:
    """A search for each supply that there may be."""
    return Lead([search_for(question, supply, watch) for supply in question.supplies()])


def solution_of(question: Question, lead: Lead) -> Solution:
    """The best path that was found."""
    if lead.winner == NONE_YET:
        nowhere = [UNPLACED] * len(question.faces)
        return Solution(question, nowhere, NOT_YET, [], 0, lead.bound(), lead.looks)
    search = lead.searches[lead.winner]
    path = path_of(question, search)
    places, looks = search.route.found_places, lead.looks
    return Solution(question, places, path.start, path.moves, lead.best, lead.bound(), looks)


def search_for(question: Question, supply: list[int], watch: Watch) -> Search:
    """A search with what the seat may use."""
    cards = cards_of(question.faces, supply, question.spells, question.aims)
    outlook = Outlook(cards, question.aims.exit, supply, PLAIN_LOOKS)
    jumps = most_jumps(question.faces, supply)
    return Search(cards, outlook, packed(supply), jumps, watch)


def path_of(question: Question, search: Search) -> Path:
    """The best path that a search has found, drawn by the rules."""
    faces = [FACES[face] for face in question.faces]
    route = search.route
    path = Path(lay(faces, route.found_places), question.tokens, question.spells)
    begin(path, route.found_cards[0] * SLOTS + route.found_rides[0].run.entry)
    is_first = True
    for card, ride in zip(route.found_cards, route.found_rides):
        for step in ride.run.moves:
            if not is_first:
                take(path, paid(path, way_of(step), card * SPAN + node_of(step)))
            is_first = False
    return path


def paid(path: Path, way: int, node: int) -> int:
    """The step with a payment: the usual one if it is enough, else with SB-11."""
    if ALL_WAYS[way].fault(path, node) != FINE:
        way = FOLD
    uses = ALL_WAYS[way].uses(path) + uses_at(path, node)
    return move(way, node, payments(path, uses)[0])
