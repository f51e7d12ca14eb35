"""Dungeons and paths for tests, written as the catalogue writes them (4.18)."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import SLOT_IDS, SLOTS, FaceGraph
from donjon.games.map_masters.content.printed_icons import KINDS, LETTERS, USE_IDS
from donjon.games.map_masters.content.quadrant_grid import UNPLACED, place
from donjon.games.map_masters.content.tables import FACES, NUMBER
from donjon.games.map_masters.model.dungeon import Dungeon, lay, layout_fault
from donjon.games.map_masters.model.illegal_reasons import FAULT_IDS
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.plans.path_notation import BadNotation, read_path

Spot = tuple[int, int] | tuple[int, int, str]
SIGNS = LETTERS + "SR"


def face(id: str) -> FaceGraph:
    """A card face by its id."""
    return FACES[NUMBER[id]]


def places_of(cards: dict[str, Spot | None]) -> list[int]:
    """Places as numbers; `None` is a card that is left out."""
    return [
        UNPLACED if spot is None else place(spot[0], spot[1], len(spot) == 3)
        for spot in cards.values()
    ]


def dungeon(cards: dict[str, Spot | None]) -> Dungeon:
    """A dungeon of cards on their places: `{"S-9": (0, 0), "S-4": (2, 1, "turned")}`."""
    return lay([face(id) for id in cards], places_of(cards))


def fault_of(cards: dict[str, Spot | None]) -> str:
    """What is wrong with a layout."""
    return FAULT_IDS[layout_fault([face(id) for id in cards], places_of(cards))]


def alone(id: str) -> Dungeon:
    """One card alone."""
    return dungeon({id: (0, 0)})


def walk(
    where: Dungeon | str, text: str, *, spells: int = 0, tokens: dict[str, int] | None = None
) -> Path:
    """The path of a text through a dungeon or one card alone."""
    held = [(tokens or {}).get(id, 0) for id in USE_IDS]
    return read_path(alone(where) if isinstance(where, str) else where, held, spells, text)


def refused(
    where: Dungeon | str, text: str, *, spells: int = 0, tokens: dict[str, int] | None = None
) -> str:
    """Why a path is refused, as the id of the fault and the word at which it is."""
    try:
        walk(where, text, spells=spells, tokens=tokens)
    except BadNotation as error:
        return f"{FAULT_IDS[error.fault]} {error.word}"
    return "fine"


def counts(path: Path) -> str:
    """What a path has found, as the catalogue writes it: `k1 R1 c1`, in the order of the kinds."""
    found = [f"{SIGNS[kind]}{path.found[kind]}" for kind in range(KINDS) if path.found[kind]]
    return " ".join(sorted(found, key=lambda word: SIGNS.index(word[0])))


def same(text: str) -> str:
    """Counts as written, in the order in which `counts` gives them."""
    return " ".join(sorted(text.split(), key=lambda word: SIGNS.index(word[0])))


def free_ends(where: Dungeon) -> list[str]:
    """The free ends, as card and slot."""
    return [
        f"{where.faces[end // SLOTS].name} {SLOT_IDS[end % SLOTS]}" for end in where.free_ends()
    ]


def links(where: Dungeon) -> list[str]:
    """The links, as printed slots of both cards."""
    found = []
    for end, other in enumerate(where.across):
        if other > end:
            names = [
                f"{where.faces[at // SLOTS].name} {SLOT_IDS[at % SLOTS]}" for at in (end, other)
            ]
            found.append("-".join(names))
    return found
