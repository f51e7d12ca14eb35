"""What the runs from opening to opening of a card meet, counted by kind of icon (7.9)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import SLOTS, FaceGraph
from donjon.games.map_masters.content.printed_icons import KINDS, ROOM, USES
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.solver.input.time_limit import without_limit
from donjon.games.map_masters.solver.runs.card_run import CardRun
from donjon.games.map_masters.solver.runs.run_tables import run_tables

MOST_NEEDS: Final = 2
"""Runs that need more are left out: the rest of a hand can seldom pay for them."""
TALLIES: Final[dict[int, list[list[int]]]] = {}
"""By face, so there are at most 81; a tally depends on the content alone."""


def run_tallies(face: int) -> list[list[int]]:
    """The different tallies of the runs of a face that need little; found once."""
    if face not in TALLIES:
        found: list[list[int]] = []
        for run in run_tables(face, 0, 0, without_limit()).runs:
            if run.entry < SLOTS and run.exit < SLOTS:
                tally = tally_of(FACES[face], run)
                if tally[KINDS] <= MOST_NEEDS and tally not in found:
                    found.append(tally)
        TALLIES[face] = found
    return TALLIES[face]


def tally_of(face: FaceGraph, run: CardRun) -> list[int]:
    """The number of icons that a run meets by kind, then the number of uses that it needs."""
    counts = [0] * (KINDS + 1)
    for icon, kind in enumerate(face.kinds):
        counts[kind] += run.circled >> icon & 1
    counts[ROOM] += run.rooms.bit_count()
    counts[KINDS] = sum(run.needs[:USES])
    return counts
