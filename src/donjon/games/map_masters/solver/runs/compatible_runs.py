"""Whether two runs of one card can be part of one path.

They must share nothing and must not cross; with SB-8 they may cross once.
"""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import FaceGraph
from donjon.games.map_masters.model.path_step import node_of
from donjon.games.map_masters.rules.path.room_crossings import DOORS, is_between
from donjon.games.map_masters.solver.runs.card_run import HALF, CardRun

NEVER: Final = 99
"""A number of crossings that no spell allows."""


def are_crossing(passage: int, other: int) -> bool:
    """MM-7.7  Whether two passages cross in one room."""
    if passage // (DOORS * DOORS) != other // (DOORS * DOORS):
        return False
    here, there = passage // DOORS % DOORS, passage % DOORS
    first = is_between(here, there, other // DOORS % DOORS)
    return first != is_between(here, there, other % DOORS)


def crossings(face: FaceGraph, run: CardRun, other: CardRun) -> int:
    """MM-5.4, MM-7.6, MM-7.7, MM-R52  How often two runs cross; NEVER if they share more."""
    if run.crossed & other.crossed:
        return NEVER
    found = 0
    shared = run.low & other.low | (run.high & other.high) << HALF
    if shared:
        if shared & shared - 1 or not is_crossing(face, run, other, shared.bit_length() - 1):
            return NEVER
        found = 1
    for passage in run.passages:
        for earlier in other.passages:
            found += are_crossing(passage, earlier)
    return found


def is_crossing(face: FaceGraph, run: CardRun, other: CardRun, cell: int) -> bool:
    """MM-R36  Whether a cell has four arms and each run passes it once, by two arms of its own."""
    if not face.is_four_way(cell):
        return False
    arms = arms_of(run, cell)
    others = arms_of(other, cell)
    if len(arms) != 2 or len(others) != 2:
        return False
    return arms[0] not in others and arms[1] not in others


def arms_of(run: CardRun, cell: int) -> list[int]:
    """The nodes before and after a cell, for each time the run passes it."""
    nodes = [node_of(each) for each in run.moves]
    found: list[int] = []
    for at, node in enumerate(nodes):
        if node == cell:
            found += nodes[max(at - 1, 0) : at] + nodes[at + 1 : at + 2]
    return found
