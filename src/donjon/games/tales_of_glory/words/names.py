"""What things are called, as messages."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.cell_grid import x_of, y_of
from donjon.games.tales_of_glory.words.ids import SHORT_IDS
from donjon.kernel.words.message import Message

TILE_NAMES: Final[list[Message]] = [Message(f"tg-tile-{id}") for id in SHORT_IDS]


def tile_name(tile: int) -> Message:
    """A tile: «Cellar Rats»."""
    return TILE_NAMES[tile]


def tile_names(tiles: list[int]) -> list[Message]:
    """The names of several tiles."""
    return [tile_name(tile) for tile in tiles]


def cell_name(cell: int) -> Message:
    """A cell as seen from the hero: «2 east, 1 north»."""
    x, y = x_of(cell), y_of(cell)
    across = Message("tg-east" if x > 0 else "tg-west", {"n": abs(x)})
    along = Message("tg-north" if y > 0 else "tg-south", {"n": abs(y)})
    if x and y:
        return Message("tg-cell", {"across": across, "along": along})
    return across if x else along
