"""What things are called: as messages, and as the ids of pieces and spots."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.cell_grid import x_of, y_of
from donjon.games.tales_of_glory.content.tables import TILE_IDS
from donjon.kernel.words.message import Message

SHORT_IDS: Final[list[str]] = [id.removeprefix("TG-") for id in TILE_IDS]
FIRST_PLAYER_ID: Final = "first-player"
TILE_NAMES: Final[list[Message]] = [Message(f"tg-tile-{id}") for id in SHORT_IDS]


def tile_name(tile: int) -> Message:
    """«Cellar Rats»."""
    return TILE_NAMES[tile]


def tile_names(tiles: list[int]) -> list[Message]:
    """The names of several tiles."""
    return [tile_name(tile) for tile in tiles]


def cell_name(cell: int) -> Message:
    """«2 east, 1 north», as seen from the hero."""
    x, y = x_of(cell), y_of(cell)
    across = Message("tg-east" if x > 0 else "tg-west", {"n": abs(x)})
    along = Message("tg-north" if y > 0 else "tg-south", {"n": abs(y)})
    if x and y:
        return Message("tg-cell", {"across": across, "along": along})
    return across if x else along


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
