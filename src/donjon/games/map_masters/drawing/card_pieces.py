"""Dungeon cards as pieces, cached: each is the same object as long as its place is the same."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.words.ids import CARD_FACES, card_id
from donjon.games.map_masters.words.names import card_name
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import XY, Amount, InZone, OnBoard, Piece, PieceState
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

NO_STATE: Final[list[PieceState]] = []
SPENT: Final[list[PieceState]] = ["spent"]
OUT: Final[list[PieceState]] = ["out"]
STAYS: Final = 0
IS_KEPT: Final = 16384
IS_GONE: Final = 2
RECYCLED: Final[list[Amount]] = [tinted_amount("recycle", label=Message("mm-recycled"))]
NO_BADGES: Final[list[Amount]] = []


def card_in(card: int, zone: Id, n: int, memory: DrawingMemory) -> Piece:
    """A dungeon card in a zone."""
    key = f"{card} {zone} {n}"
    found = memory.pieces.get(key)
    if found is None:
        made = Piece(card_id(card), CARD_FACES[card], card_name(card), InZone(zone, n))
        found = memory.pieces.put(key, made)
    return found


def card_on(card: int, board: Id, at: XY, turned: bool, fate: int, memory: DrawingMemory) -> Piece:
    """A dungeon card on a board, upright or turned by 180 degrees, with an optimiser's mark."""
    key = f"{card} {board} {at} {turned} {fate}"
    found = memory.pieces.get(key)
    if found is None:
        made = Piece(
            id=card_id(card),
            face=CARD_FACES[card],
            label=card_name(card),
            at=OnBoard(board, at),
            turn=180 if turned else None,
            state=OUT if fate == IS_GONE else NO_STATE,
            badges=RECYCLED if fate == IS_KEPT else NO_BADGES,
        )
        found = memory.pieces.put(key, made)
    return found
