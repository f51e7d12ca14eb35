"""What the solver is asked, and what it answers."""

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
from donjon.games.map_masters.solver.input.weights import Aims
from donjon.kernel.rules.immutable import Immutable

LARGE: Final = MONSTER_CALL | BARREL_HOP | EAST_WEST_FOLD | NORTH_SOUTH_FOLD | FAIRY_FAVOUR
"""The spells that make a search large: jumps, and SB-11, which is several searches."""
SERVED: Final[list[int]] = [0] * KINDS
"""The spells that are of no use without a kind of icon."""
SERVED[MONSTER] = BANE | MONSTER_CALL
SERVED[PADLOCK] = KNOCK
SERVED[TRAPDOOR] = UPDRAFT
SERVED[CIRCLE] = BLANK_SCROLL
SERVED[BARREL] = BARREL_HOP


@final
class Question(Immutable):
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

    def means(self) -> str:
        """Tokens and spells, as a key."""
        return f"{self.tokens}{self.spells}"

    def with_means(self, tokens: list[int], spells: int) -> Question:
        """The same hand and aims with other means."""
        return Question(self.faces, tokens, spells, self.aims)

    def useful(self) -> Question:
        """The same without tokens and spells for which the hand has no use."""
        kinds = [kind for face in self.faces for kind in FACES[face].kinds]
        needed = most_needed(kinds)
        tokens = [min(held, needed[use]) for use, held in enumerate(self.tokens)]
        spells = self.spells & ON_PATHS
        for kind, served in enumerate(SERVED):
            if kind not in kinds:
                spells &= ~served
        return self.with_means(tokens, spells)

    def plain(self) -> Question:
        """The same without the spells that make a search large; itself if it has none of them."""
        if not self.spells & LARGE:
            return self
        return self.with_means(self.tokens, self.spells & ~LARGE)

    def poorer(self) -> list[Question]:
        """The same with one spell or one token less, each in its turn."""
        found: list[Question] = []
        for spell in range(SPELLS):
            if self.spells >> spell & 1:
                found.append(self.with_means(self.tokens, self.spells & ~(1 << spell)))
        for use, held in enumerate(self.tokens):
            if held:
                tokens = self.tokens[:]
                tokens[use] -= 1
                found.append(self.with_means(tokens, self.spells))
        return found

    def ceiling(self) -> int:
        """What no path can exceed: everything on the cards, and the exit."""
        total = self.aims.exit
        for face in self.faces:
            total += self.aims.worth[ROOM] * len(FACES[face].rooms)
            for kind in FACES[face].kinds:
                total += self.aims.worth[kind]
        return total

    def supplies(self) -> list[list[int]]:
        """The same with SB-11: one more use of any kind of which there may be too few."""
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
