"""The runs of every card, found once and kept: without those that another run makes needless."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import Face
from donjon.games.map_masters.content.printed_icons import CIRCLE
from donjon.games.map_masters.content.spellbooks import (
    BARREL_HOP,
    CROSSED_WAYS,
    MONSTER_CALL,
    UPDRAFT,
)
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.solver.input.resources import ALL_USES
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.runs.card_run import Run
from donjon.games.map_masters.solver.runs.compatible_runs import crossings
from donjon.games.map_masters.solver.runs.find_runs import Finder

ON_CARDS: Final = UPDRAFT | MONSTER_CALL | BARREL_HOP | CROSSED_WAYS
"""The spells that make more runs."""
MOST_TELEPORTS: Final = 8
BY_SPELL: Final = 1 << 20
"""Added to a partner with which a run agrees only by SB-8."""


@final
class Catalogue:
    """The runs of one face, and which of them can both be on one path."""

    def __init__(self, face: Face, teleports: int, spells: int, pace: Pace) -> None:
        self.face: Final = face
        self.may_cross: Final = spells & CROSSED_WAYS != 0
        self.runs: Final = needed(Finder(face, teleports, spells, pace).find(), pace)
        self.partners: list[list[int]] = []

    def find_partners(self, pace: Pace) -> None:
        """Work out which runs agree, when this is first wanted."""
        if not self.partners:
            self.partners = all_partners(self.face, self.runs, self.may_cross, pace)

    def partners_of(self, run: int) -> list[int]:
        """The runs that can be on one path with this one, once they are worked out."""
        return self.partners[run]


KNOWN: Final[dict[int, Catalogue]] = {}


def runs_of(face: int, teleports: int, spells: int, pace: Pace) -> Catalogue:
    """The runs of a face with at most so many teleports on the card itself."""
    circles = sum([1 for kind in FACES[face].kinds if kind == CIRCLE])
    teleports = min(teleports, circles // 2)
    spells &= ON_CARDS
    key = (face * MOST_TELEPORTS + teleports) * (ON_CARDS + 1) + spells
    if key not in KNOWN:
        pace.look()
        KNOWN[key] = Catalogue(FACES[face], teleports, spells, pace)
    return KNOWN[key]


def needed(runs: list[Run], pace: Pace) -> list[Run]:
    """Only the runs that no other one makes needless."""
    alike: dict[int, list[Run]] = {}
    for run in runs:
        key = ((run.circled * 64 + run.rooms) * 64 + run.entry) * 64 + run.exit
        others = alike.setdefault(key, [])
        pace.work(2 * len(others) + 1)
        if not is_needless_beside(run, others):
            others[:] = [other for other in others if not is_needless(other, run)]
            others.append(run)
    return [run for others in alike.values() for run in others]


def is_needless_beside(run: Run, others: list[Run]) -> bool:
    """Whether one of the others makes it needless."""
    for other in others:
        if is_needless(run, other):
            return True
    return False


def is_needless(run: Run, other: Run) -> bool:
    """Whether the other one meets the same, uses up no more and leaves no less."""
    if other.low & ~run.low or other.high & ~run.high or other.crossed & ~run.crossed:
        return False
    for use in range(ALL_USES):
        if other.needs[use] > run.needs[use] or other.gains[use] < run.gains[use]:
            return False
    for passage in other.passages:
        if passage not in run.passages:
            return False
    return True


def all_partners(face: Face, runs: list[Run], may_cross: bool, pace: Pace) -> list[list[int]]:
    """For each run those that agree with it."""
    partners: list[list[int]] = [[] for _ in runs]
    for at, run in enumerate(runs):
        pace.work(at)
        for before in range(at):
            other = runs[before]
            if not may_cross and (run.low & other.low or run.high & other.high):
                continue
            found = crossings(face, run, other)
            if found == 0 or (found == 1 and may_cross):
                partners[at].append(before + BY_SPELL * found)
                partners[before].append(at + BY_SPELL * found)
    return partners
