"""The best dungeon and path for a hand: the question, the answer, and how the search is led."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.arriving import uses_at
from donjon.games.map_masters.content import FACES
from donjon.games.map_masters.dungeon import SPAN, lay
from donjon.games.map_masters.face import SLOTS
from donjon.games.map_masters.faults import FINE
from donjon.games.map_masters.icons import USES
from donjon.games.map_masters.lattice import UNPLACED, is_turned, place_x, place_y
from donjon.games.map_masters.move import FOLD, move, node_of, way_of
from donjon.games.map_masters.notation import write_path
from donjon.games.map_masters.path import NOT_YET, Path
from donjon.games.map_masters.paying import payments
from donjon.games.map_masters.plan import Placement, Plan
from donjon.games.map_masters.solving.aims import Aims
from donjon.games.map_masters.solving.dealing import cards_of, most_jumps
from donjon.games.map_masters.solving.outlook import PLAIN_LOOKS, Outlook
from donjon.games.map_masters.solving.search import ONCE, STAGES, Search
from donjon.games.map_masters.solving.supply import SPELL_OF, packed
from donjon.games.map_masters.solving.watch import Watch
from donjon.games.map_masters.spells import FAIRY_FAVOUR, SPELL_FOR
from donjon.games.map_masters.tracing import ALL_WAYS, begin, take, trace
from donjon.kernel.fixed import Fixed

FINEST: Final = 64
"""The first try looks for paths within this part of the most that can be."""


@final
class Question(Fixed):
    """A hand (faces by number), tokens by use, ready spells, and what the seat wants."""

    def __init__(self, faces: list[int], tokens: list[int], spells: int, aims: Aims) -> None:
        self.faces: Final = faces
        self.tokens: Final = tokens
        self.spells: Final = spells
        self.aims: Final = aims

    def supply(self) -> list[int]:
        """MM-6.9  Tokens and the spellbooks: how often each use is there."""
        spells = SPELL_FOR + SPELL_OF
        tokens = self.tokens + [0] * len(SPELL_OF)
        return [tokens[use] + (1 if self.spells & spell else 0) for use, spell in enumerate(spells)]

    def supplies(self) -> list[list[int]]:
        """The same with SB-11: one more use of any kind that is wanted."""
        supply = self.supply()
        if not self.spells & FAIRY_FAVOUR:
            return [supply]
        found: list[list[int]] = []
        for use in range(USES):
            more = supply[:]
            more[use] += 1
            found.append(more)
        return found


@final
class Solution(Fixed):
    """A dungeon and a path through it, what it is worth, and the most that any path can be.

    `value` and `bound` are in parts of a point (`aims`), `looks` is how much was looked at.
    """

    def __init__(
        self,
        question: Question,
        places: list[int],
        start: int,
        steps: list[int],
        value: int,
        bound: int,
        looks: int,
    ) -> None:
        self.question: Final = question
        self.places: Final = places
        self.start: Final = start
        self.steps: Final = steps
        self.value: Final = value
        self.bound: Final = bound
        self.looks: Final = looks

    def is_proven(self) -> bool:
        """Whether no path is worth more."""
        return self.bound <= self.value

    def path(self) -> Path:
        """The path, drawn by the rules."""
        asked = self.question
        dungeon = lay([FACES[face] for face in asked.faces], self.places)
        return trace(dungeon, asked.tokens, asked.spells, self.start, self.steps)

    def plan(self) -> Plan:
        """Dungeon and path as they are handed in."""
        placements = [
            Placement(FACES[face].name, place_x(there), place_y(there), is_turned(there))
            for face, there in zip(self.question.faces, self.places)
            if there != UNPLACED
        ]
        return Plan(placements, write_path(self.path()))


def answer(question: Question, watch: Watch) -> Solution:
    """Search as long as the watch allows. MM-R11: who finds nothing of worth places no card."""
    nowhere = [UNPLACED] * len(question.faces)
    best = Solution(question, nowhere, NOT_YET, [], 0, 0, 0)
    bound = 0
    looks = 0
    for supply in question.supplies():
        search = search_for(question, supply, watch)
        search.best = best.value
        search.looks = looks
        bound = max(bound, lead(search))
        looks = int(search.looks)
        if search.found_rides:
            best = solution_of(question, search)
    return Solution(question, best.places, best.start, best.steps, best.value, bound, looks)


def search_for(question: Question, supply: list[int], watch: Watch) -> Search:
    """A search with what the seat may use."""
    cards = cards_of(question.faces, supply, question.spells, question.aims)
    outlook = Outlook(cards, question.aims.exit, supply, PLAIN_LOOKS)
    jumps = most_jumps(question.faces, supply)
    return Search(cards, outlook, packed(supply), jumps, watch)


def lead(search: Search) -> int:
    """Through all stages; the most that can be is the answer."""
    bound = finish(search, ONCE)
    search.look_again()
    for stage in range(ONCE + 1, STAGES):
        bound = max(bound, finish(search, stage))
    return bound


def finish(search: Search, stage: int) -> int:
    """Lower the aim until a path is found that is worth it; the most that can be is the answer."""
    most = search.most(stage)
    while most > search.best and not search.is_over:
        step = most // FINEST if stage == ONCE else (most - int(search.best)) // 2
        floor = max(int(search.best), most - max(1, step))
        search.run(stage, floor)
        if search.is_over:
            return most
        if stage != ONCE and search.best <= floor:
            search.run(stage, int(search.best))
            return most if search.is_over else int(search.best)
        most = max(int(search.best), floor)
    return max(most, int(search.best))


def solution_of(question: Question, search: Search) -> Solution:
    """The best path so far, as steps of the rules."""
    faces = [FACES[face] for face in question.faces]
    path = Path(lay(faces, search.found_places), question.tokens, question.spells)
    begin(path, search.found_cards[0] * SLOTS + search.found_rides[0].run.entry)
    is_first = True
    for card, ride in zip(search.found_cards, search.found_rides):
        for step in ride.run.moves:
            if not is_first:
                take(path, paid(path, way_of(step), card * SPAN + node_of(step)))
            is_first = False
    value = int(search.best)
    return Solution(question, search.found_places, path.start, path.moves, value, value, 0)


def paid(path: Path, way: int, node: int) -> int:
    """The step with a payment: the usual one if it is enough, else with SB-11."""
    if ALL_WAYS[way].fault(path, node) != FINE:
        way = FOLD
    uses = ALL_WAYS[way].uses(path) + uses_at(path, node)
    return move(way, node, payments(path, uses)[0])
