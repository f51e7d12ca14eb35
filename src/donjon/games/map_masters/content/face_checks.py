"""What must hold in the file of the faces beyond its form (7.2, 7.5)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.map_masters.content.drawing_checks import check_face
from donjon.games.map_masters.content.face_graph import (
    HEIGHT,
    NOWHERE,
    SLOT_IDS,
    SLOT_X,
    SLOT_Y,
    SLOTS,
    WIDTH,
    FaceGraph,
)
from donjon.games.map_masters.content.face_parser import BadDrawing, draw
from donjon.games.map_masters.content.printed_icons import KIND_IDS
from donjon.games.map_masters.content.schema import FaceEntry, Faces
from donjon.kernel.content import load, wrong

FORMAT: Final = 1
STARTING: Final = 9
COSTS: Final = [3, 4, 5, 6]
OF_A_COST: Final = 18


def read_faces(path: Path) -> list[FaceGraph]:
    """All faces; a card whose drawing differs from its `openings` or `contents` is refused."""
    file = load(path, Faces)
    check_measures(path, file)
    check_counts(path, file.card)
    faces: list[FaceGraph] = []
    for number, entry in enumerate(file.card):
        faces.append(read_face(path, entry, number))
    return faces


def check_measures(path: Path, file: Faces) -> None:
    """7.1  The lattice's measures and the places of the slots."""
    if (file.format, file.width, file.height) != (FORMAT, WIDTH, HEIGHT):
        raise wrong(path, "-", "format", f"not format {FORMAT} with {WIDTH} x {HEIGHT} cells")
    slots = {id: (SLOT_X[slot], SLOT_Y[slot]) for slot, id in enumerate(SLOT_IDS)}
    if file.slots != slots:
        raise wrong(path, "-", "slots", f"expected {slots}")


def check_counts(path: Path, cards: list[FaceEntry]) -> None:
    """7.5  Nine starting cards and eighteen of each cost, no id twice."""
    ids = [card.id for card in cards]
    for id in ids:
        if ids.count(id) > 1:
            raise wrong(path, f"card ({id})", "id", f"{id!r} stands twice")
    starting = [card for card in cards if card.set == "start"]
    if len(starting) != STARTING or cards[:STARTING] != starting:
        raise wrong(path, "card", "set", f"not {STARTING} starting cards, before all others")
    for card in starting:
        if card.cost:
            raise wrong(path, f"card ({card.id})", "cost", "a starting card has none")
    costs = [card.cost for card in cards if card.set == "dungeon"]
    if costs != [cost for cost in COSTS for _ in range(OF_A_COST)]:
        raise wrong(path, "card", "cost", f"not {OF_A_COST} cards of each cost from 3 to 6")


def read_face(path: Path, entry: FaceEntry, number: int) -> FaceGraph:
    """One face, drawn and compared."""
    where = f"card ({entry.id})"
    try:
        face = draw(FaceGraph(entry.id, number, entry.cost), entry.face)
        check_face(face)
    except BadDrawing as error:
        raise wrong(path, where, "face", str(error)) from error
    openings = [SLOT_IDS[slot] for slot in range(SLOTS) if face.openings[slot] != NOWHERE]
    if entry.openings != openings:
        raise wrong(path, where, "openings", f"the drawing shows {', '.join(openings)}")
    shown = {id: count for id, count in zip(KIND_IDS, face.contents(), strict=True) if count}
    if dict(entry.contents) != shown:
        raise wrong(path, where, "contents", f"the drawing shows {shown}")
    return face
