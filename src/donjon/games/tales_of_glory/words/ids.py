"""The ids of pieces and spots."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.cell_grid import x_of, y_of
from donjon.games.tales_of_glory.content.tables import TILE_IDS

SHORT_IDS: Final[list[str]] = [id.removeprefix("TG-") for id in TILE_IDS]
FIRST_PLAYER_ID: Final = "first-player"


def tile_id(tile: int) -> str:
    """The piece of a tile whose face is seen."""
    return f"tile:{SHORT_IDS[tile]}"


def face_id(tile: int) -> str:
    """The face of a tile."""
    return f"face:{SHORT_IDS[tile]}"


def hidden_quest_id(seat: int, n: int) -> str:
    """The piece of a Quest that lies face down before another seat."""
    return f"quest:{seat}:{n}"


def cell_id(seat: int, cell: int) -> str:
    """The spot of a cell of a seat's zone."""
    return f"cell:{seat}:{x_of(cell)},{y_of(cell)}"


def slot_id(slot: int) -> str:
    """The spot of a slot of the central board."""
    return f"slot:{slot}"
