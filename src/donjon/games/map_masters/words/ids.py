"""The ids of pieces and spots."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import SLOT_IDS, FaceGraph
from donjon.games.map_masters.content.printed_icons import KIND_IDS, USE_IDS
from donjon.games.map_masters.content.quadrant_grid import QUADRANTS, place_x, place_y
from donjon.games.map_masters.content.tables import FACE_OF, SEATS, face_of

PHASE_IDS: Final = ["market", "hand", "exploration", "reward", "reset"]
"""By the number of the phase."""
CARD_IDS: Final = [f"card:{card}" for card in range(len(FACE_OF))]
NODE_IDS: Final = [
    [f"node:{card}:{node}" for node in range(len(face_of(card).level))]
    for card in range(len(FACE_OF))
]
TABLE_IDS: Final = [f"cell:{seat}:" for seat in range(SEATS)]
"""How the ids of all places on a seat's table begin."""
COORDINATES: Final = [f"{place_x(place)},{place_y(place)}" for place in range(QUADRANTS)]
"""Of every place of a card that is not turned."""


def card_id(card: int) -> str:
    """The piece of a card."""
    return CARD_IDS[card]


def book_id(spell: int) -> str:
    """The piece of a spellbook."""
    return f"book:{spell}"


def pile_id(column: int) -> str:
    """The face-down pile of a market column."""
    return f"pile:{column}"


BOOK_PILE_ID: Final = "pile:books"


def token_id(use: int) -> str:
    """The stock of a kind of fairy token."""
    return f"token:{USE_IDS[use]}"


def cell_id(seat: int, place: int) -> str:
    """The quadrant of a player's table where the upper left corner of a card may lie."""
    return TABLE_IDS[seat] + COORDINATES[place % QUADRANTS]


def node_id(card: int, node: int) -> str:
    """A corridor cell or room of a placed card."""
    return NODE_IDS[card][node]


def end_id(card: int, slot: int) -> str:
    """An opening of a placed card."""
    return f"end:{card}:{SLOT_IDS[slot]}"


def mark_id(kind: str, card: int, icon: int) -> str:
    """A ring round a printed icon, or a stroke through it."""
    return f"{kind}:{card}:{icon}"


def pawn_id(seat: int) -> str:
    """The tip of a seat's pen."""
    return f"pawn:{seat}"


def goal_id(n: int) -> str:
    """The primary (0) or secondary (1) objective."""
    return f"goal:{n}"


GOALS_ID: Final = "goals"
"""The zone of the objectives."""


def goal_face_id(objective: str, is_timed: bool) -> str:
    """The face of an objective card."""
    return f"goal:{objective}:timed" if is_timed else f"goal:{objective}"


def plan_face_id(face: FaceGraph) -> str:
    """What is printed on a card."""
    return f"plan:{face.name}"


CARD_FACES: Final = [plan_face_id(face_of(card)) for card in range(len(FACE_OF))]
"""The face of each single card."""


def book_face_id(spell: int) -> str:
    """The face of a spellbook."""
    return f"spell:{spell}"


def found_id(kind: int, seat: int) -> str:
    """The counter of what a seat has found of a kind."""
    return f"found:{KIND_IDS[kind]}:{seat}"


def coins_id(seat: int) -> str:
    """The counter of a seat's coins."""
    return f"coins:{seat}"
