"""What the solver is asked (`Question`), and what it answers (`Solution`)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.printed_icons import (
    BARREL,
    CIRCLE,
    KINDS,
    MONSTER,
    PADLOCK,
    ROOM,
    TRAPDOOR,
    USES,
)
from donjon.games.map_masters.content.quadrant_grid import UNPLACED, is_turned, place_x, place_y
from donjon.games.map_masters.content.spellbooks import (
    BANE,
    BARREL_HOP,
    BLANK_SCROLL,
    EAST_WEST_FOLD,
    FAIRY_FAVOUR,
    KNOCK,
    MONSTER_CALL,
    NORTH_SOUTH_FOLD,
    ON_PATHS,
    SPELL_FOR,
    SPELLS,
    UPDRAFT,
)
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.model.dungeon import lay
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.plan import Placement, Plan
from donjon.games.map_masters.plans.path_notation import write_path
from donjon.games.map_masters.rules.path.engine import trace
from donjon.games.map_masters.solver.input.resources import SPELL_OF, most_needed
from donjon.games.map_masters.solver.input.weights import Weights
from donjon.kernel.rules.immutable import Immutable

LARGE: Final = MONSTER_CALL | BARREL_HOP | EAST_WEST_FOLD | NORTH_SOUTH_FOLD | FAIRY_FAVOUR
"""The spells that make a search large: those for jumps, and SB-11, which takes several searches."""
SERVED: Final[list[int]] = [0] * KINDS
"""By kind of icon: the spells that are useless in a hand without it."""
SERVED[MONSTER] = BANE | MONSTER_CALL
SERVED[PADLOCK] = KNOCK
SERVED[TRAPDOOR] = UPDRAFT
SERVED[CIRCLE] = BLANK_SCROLL
SERVED[BARREL] = BARREL_HOP


@final
class Question(Immutable):
    """A hand (faces by number), tokens by use, ready spells, and the weights of the seat."""

    def __init__(self, faces: list[int], tokens: list[int], spells: int, weights: Weights) -> None:
        self.faces: Final = faces
        self.tokens: Final = tokens
        self.spells: Final = spells
        self.weights: Final = weights

    def supply(self) -> list[int]:
        """MM-6.9  How often each use can be paid with tokens and spellbooks."""
        spells = SPELL_FOR + SPELL_OF
        tokens = self.tokens + [0] * len(SPELL_OF)
        return [tokens[use] + (1 if self.spells & spell else 0) for use, spell in enumerate(spells)]

    def resource_key(self) -> str:
        """Tokens and spells as a key for a dict."""
        return f"{self.tokens}{self.spells}"

    def with_resources(self, tokens: list[int], spells: int) -> Question:
        """The same hand and weights with other tokens and spells."""
        return Question(self.faces, tokens, spells, self.weights)

    def useful(self) -> Question:
        """The same question without the tokens and spells that this hand cannot use."""
        kinds = [kind for face in self.faces for kind in FACES[face].kinds]
        needed = most_needed(kinds)
        tokens = [min(held, needed[use]) for use, held in enumerate(self.tokens)]
        spells = self.spells & ON_PATHS
        for kind, served in enumerate(SERVED):
            if kind not in kinds:
                spells &= ~served
        return self.with_resources(tokens, spells)

    def plain(self) -> Question:
        """The same question without the spells in LARGE; `self` if it has none of them."""
        if not self.spells & LARGE:
            return self
        return self.with_resources(self.tokens, self.spells & ~LARGE)

    def with_one_less(self) -> list[Question]:
        """The questions with one spell or one token less, one for each."""
        found: list[Question] = []
        for spell in range(SPELLS):
            if self.spells >> spell & 1:
                found.append(self.with_resources(self.tokens, self.spells & ~(1 << spell)))
        for use, held in enumerate(self.tokens):
            if held:
                tokens = self.tokens[:]
                tokens[use] -= 1
                found.append(self.with_resources(tokens, self.spells))
        return found

    def ceiling(self) -> int:
        """A value that no path can exceed: everything on the cards, and the exit."""
        total = self.weights.exit
        for face in self.faces:
            total += self.weights.worth[ROOM] * len(FACES[face].rooms)
            for kind in FACES[face].kinds:
                total += self.weights.worth[kind]
        return total

    def supplies(self) -> list[list[int]]:
        """The supplies to search with.

        With SB-11 there is one for each use that may run short, with one more of that use.
        """
        supply = self.supply()
        if not self.spells & FAIRY_FAVOUR:
            return [supply]
        needed = most_needed([kind for face in self.faces for kind in FACES[face].kinds])
        found: list[list[int]] = []
        for use in range(USES):
            if needed[use] > supply[use]:
                more = supply[:]
                more[use] += 1
                found.append(more)
        return found or [supply]


@final
class Solution(Immutable):
    """A dungeon and a path through it, its value, and an upper bound for all paths.

    `value` and `bound` are in parts of a point; `search_steps` counts the work of the search.
    """

    def __init__(
        self,
        question: Question,
        places: list[int],
        start: int,
        steps: list[int],
        value: int,
        bound: int,
        search_steps: int,
    ) -> None:
        self.question: Final = question
        self.places: Final = places
        self.start: Final = start
        self.steps: Final = steps
        self.value: Final = value
        self.bound: Final = bound
        self.search_steps: Final = search_steps

    def is_proven(self) -> bool:
        """Whether it is proven that no path is worth more."""
        return self.bound <= self.value

    def path(self) -> Path:
        """The path, drawn by the rules."""
        asked = self.question
        dungeon = lay([FACES[face] for face in asked.faces], self.places)
        return trace(dungeon, asked.tokens, asked.spells, self.start, self.steps)

    def plan(self) -> Plan:
        """Dungeon and path in the form in which they are handed in."""
        placements = [
            Placement(FACES[face].name, place_x(there), place_y(there), is_turned(there))
            for face, there in zip(self.question.faces, self.places)
            if there != UNPLACED
        ]
        return Plan(placements, write_path(self.path()))
