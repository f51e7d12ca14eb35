"""Brute force: every layout of a few cards, and every path in it, by the rules alone."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import FaceGraph
from donjon.games.map_masters.content.quadrant_grid import UNPLACED, place, place_x, place_y
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.model.clones import clone_path
from donjon.games.map_masters.model.dungeon import lay, layout_fault
from donjon.games.map_masters.model.illegal_reasons import FINE
from donjon.games.map_masters.model.path import Path, new_path
from donjon.games.map_masters.rules.path.engine import begin, moves, take
from donjon.games.map_masters.solver.input.question import Question
from donjon.games.map_masters.solver.input.weights import Weights, value_of

NEAR = range(-2, 3)


def layouts(faces: list[FaceGraph]) -> set[tuple[int, ...]]:
    """Every legal layout of one or more of the cards; the first card laid is upright at (0, 0)."""
    found: set[tuple[int, ...]] = set()
    for first in range(len(faces)):
        alone = [UNPLACED] * len(faces)
        alone[first] = place(0, 0, False)
        ahead = [tuple(alone)]
        while ahead:
            places = ahead.pop()
            if places not in found:
                found.add(places)
                ahead.extend(one_more(faces, list(places), first))
    return found


def one_more(faces: list[FaceGraph], places: list[int], first: int) -> list[tuple[int, ...]]:
    """The layouts with one more card; cards before `first` are left out."""
    found = []
    for card in range(first + 1, len(faces)):
        if places[card] == UNPLACED:
            for spot in spots(places):
                more = [spot if at == card else each for at, each in enumerate(places)]
                if layout_fault(faces, more) == FINE:
                    found.append(tuple(more))
    return found


def spots(places: list[int]) -> set[int]:
    """Every place beside a laid card."""
    return {
        place(place_x(each) + dx, place_y(each) + dy, turned)
        for each in places
        if each != UNPLACED
        for dx in NEAR
        for dy in NEAR
        for turned in (False, True)
    }


def best_of(question: Question) -> int:
    """The worth of the best path of a hand."""
    faces = [FACES[face] for face in question.faces]
    return max(best_in(question, faces, list(places)) for places in layouts(faces))


def best_in(question: Question, faces: list[FaceGraph], places: list[int]) -> int:
    """The worth of the best path in one layout."""
    dungeon = lay(faces, places)
    best = 0
    for end in dungeon.free_ends():
        path = new_path(dungeon, question.tokens, question.spells)
        begin(path, end)
        best = max(best, best_from(path, question.weights))
    return best


def best_from(path: Path, weights: Weights) -> int:
    """The worth of the best path that begins like this one."""
    best = value_of(weights, path.found, path.is_exit())
    for step in moves(path):
        longer = clone_path(path)
        take(longer, step)
        best = max(best, best_from(longer, weights))
    return best
