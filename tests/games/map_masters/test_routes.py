"""The catalogue's index of the cards against the path engine: contents, ways and routes (5.5)."""

from __future__ import annotations

import re
from pathlib import Path as File

import pytest

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOT_IDS, FaceGraph
from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS, OBJECTIVES, matching
from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.content.tables import FACES, OBJECTIVE_VP
from donjon.games.map_masters.model.clones import clone_path
from donjon.games.map_masters.model.path import new_path
from donjon.games.map_masters.model.path_step import FALL, STAIRS, WALK, payment_of, way_of
from donjon.games.map_masters.rules.path.engine import begin, moves, take
from tests.games.map_masters.dungeon_sketch import SIGNS, alone

CATALOGUE = File(__file__).parents[3] / "docs" / "rules" / "map_masters.md"
ROW = re.compile(
    r"\| ([SD][\d-]+) \| [^|]+ \| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]*) \| (\d+) \| (\d+) \|"
)
INDEX = {found[1]: found for found in ROW.finditer(CATALOGUE.read_text(encoding="utf-8"))}
PLENTY = 99
ATTAINABLE = {
    "barrel": 62, "sword": 49, "coin": 77, "scroll": 34, "room": 73, "stairs": 40, "key": 27,
    "circle": 13, "monster": 13, "trap": 16, "rope": 13, "padlock": 12,
}  # fmt: skip


def routes(id: str, tokens: int) -> list[tuple[int, int]]:
    """All routes from opening to opening, as pairs of ends; no jumps. Found items are not used."""
    found: list[tuple[int, int]] = []
    where = alone(id)
    for end in where.free_ends():
        first = new_path(where, [tokens] * USES, 0)
        begin(first, end)
        ahead = [first]
        while ahead:
            path = ahead.pop()
            if path.is_exit():
                found.append((end, where.end_at(path.at)))
                continue
            for step in moves(path):
                if way_of(step) in (WALK, STAIRS, FALL) and payment_of(step) == 0:
                    twin = clone_path(path)
                    take(twin, step)
                    twin.bag = [[] for _ in range(USES)]
                    ahead.append(twin)
    return found


def test_the_index_has_every_card() -> None:
    """81 rows, in the order of the file."""
    assert list(INDEX) == [face.name for face in FACES]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_card_is_as_the_index_says(face: FaceGraph) -> None:
    """MM-4.7, MM-7.12  Openings, contents, rooms with their doors."""
    row = INDEX[face.name]
    openings = [SLOT_IDS[slot] for slot, node in enumerate(face.openings) if node != NOWHERE]
    assert row[2] == " ".join(openings)
    found = face.contents()
    assert set(row[3].split()) == {
        f"{SIGNS[kind]}{count}" for kind, count in enumerate(found) if count
    }
    rooms = set()
    for node in range(face.cells, len(face.level)):
        inside = "".join(sorted(SIGNS[face.kinds[icon]] for icon in face.inside[node]))
        rooms.add(f"{face.room(node).letter}:{inside or '-'}/{len(face.doors[node])}")
    assert set(row[4].split()) == rooms


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_card_has_the_routes_of_the_index(face: FaceGraph) -> None:
    """MM-5.3, MM-5.4, MM-6.17, MM-7.7, MM-8.2  Routes counted, with all items and with none."""
    row = INDEX[face.name]
    assert len(routes(face.name, PLENTY)) == int(row[6])
    pairs = {tuple(sorted(pair)) for pair in routes(face.name, 0)}
    assert len(pairs) == int(row[5])


def bests(id: str) -> list[int]:
    """The most that each objective can count on a card alone, with empty hands."""
    best = [0] * OBJECTIVES
    where = alone(id)
    for end in where.free_ends():
        first = new_path(where, [0] * USES, 0)
        begin(first, end)
        ahead = [first]
        while ahead:
            path = ahead.pop()
            for objective in range(OBJECTIVES):
                best[objective] = max(best[objective], matching(path.found, objective))
            for step in moves(path):
                twin = clone_path(path)
                take(twin, step)
                ahead.append(twin)
    return best


def test_what_can_be_scored_on_one_card() -> None:
    """MM-5.13, MM-6.6, MM-10.9  How many cards serve each objective, with 3 to 9 points at best."""
    found = [bests(face.name) for face in FACES]
    cards = {id: sum(best[at] > 0 for best in found) for at, id in enumerate(OBJECTIVE_IDS)}
    assert cards == ATTAINABLE
    most = [max(best[at] for best in found) * OBJECTIVE_VP[at] for at in range(OBJECTIVES)]
    assert (min(most), max(most)) == (3, 9)
