"""What the solver is asked, and what it answers."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content import FACES
from donjon.games.map_masters.dungeon import lay
from donjon.games.map_masters.icons import USES
from donjon.games.map_masters.lattice import UNPLACED, is_turned, place_x, place_y
from donjon.games.map_masters.notation import write_path
from donjon.games.map_masters.path import Path
from donjon.games.map_masters.plan import Placement, Plan
from donjon.games.map_masters.solving.aims import Aims
from donjon.games.map_masters.solving.supply import SPELL_OF, most_needed
from donjon.games.map_masters.spells import FAIRY_FAVOUR, SPELL_FOR
from donjon.games.map_masters.tracing import trace
from donjon.kernel.fixed import Fixed


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
