"""The market: fairy tokens, spellbooks, and the dungeon cards in columns by cost."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.printed_icons import USE_IDS
from donjon.games.map_masters.content.tables import COLUMN_COST, COLUMNS
from donjon.games.map_masters.drawing.card_pieces import NO_STATE, SPENT, card_in
from donjon.games.map_masters.drawing.faces import BACK_FACE, BOOK_BACK_FACE, token_face_id
from donjon.games.map_masters.drawing.goods_pieces import book
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.view.forms import View
from donjon.games.map_masters.words.ids import BOOK_PILE_ID, pile_id, token_id
from donjon.games.map_masters.words.names import TOKEN_NAMES
from donjon.kernel.scene import InZone, Piece, Zone
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

TOKEN_STALL: Final = Zone("market:tokens", "grid", Message("mm-market-tokens"), cols=1)
BOOK_STALL: Final = Zone("market:books", "grid", Message("mm-market-books"), cols=1)
CARD_STALLS: Final = [
    Zone(f"market:{cost}", "grid", Message("mm-market-cards", {"cost": cost}), cols=1)
    for cost in COLUMN_COST
]
STALLS: Final = [TOKEN_STALL, BOOK_STALL, *CARD_STALLS]


def market_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """Everything that can be bought; the same for all viewers of a moment."""
    if memory.market_of is not view.display:
        memory.market_of, memory.market = view.display, new_market(view, memory)
    return memory.market


def new_market(view: View, memory: DrawingMemory) -> list[Piece]:
    """The stalls one after the other; each column ends with its face-down pile."""
    pieces = [stock(use, view.stock[id], memory) for use, id in enumerate(USE_IDS)]
    for n, spell in enumerate(view.books):
        if spell is not None:
            pieces.append(book(spell, BOOK_STALL.id, n, NO_STATE, memory))
    left = view.book_pile + len(view.book_discard)
    if left:
        n = len(view.books)
        pieces.append(pile(BOOK_PILE_ID, BOOK_BACK_FACE, BOOK_STALL.id, n, left, memory))
    for column in range(COLUMNS):
        pieces.extend(column_pieces(view, column, memory))
    return pieces


def column_pieces(view: View, column: int, memory: DrawingMemory) -> list[Piece]:
    """The visible cards of one cost, and the pile below them."""
    zone, row = CARD_STALLS[column].id, view.display[column]
    pieces = [card_in(card, zone, n, memory) for n, card in enumerate(row) if card is not None]
    left = view.piles[column] + len(view.discards[column])
    if left:
        pieces.append(pile(pile_id(column), BACK_FACE, zone, len(row), left, memory))
    return pieces


def stock(use: int, left: int, memory: DrawingMemory) -> Piece:
    """MM-2.10  The fairy tokens of one kind that are for sale; cached in `memory`."""
    key = f"stock {use} {left}"
    found = memory.pieces.get(key)
    if found is None:
        made = Piece(
            id=token_id(use),
            face=token_face_id(use),
            label=TOKEN_NAMES[use],
            at=InZone(TOKEN_STALL.id, use),
            state=NO_STATE if left else SPENT,
            n=left,
        )
        found = memory.pieces.put(key, made)
    return found


def pile(id: Id, face: Id, zone: Id, n: int, left: int, memory: DrawingMemory) -> Piece:
    """MM-R48  A face-down pile, from which the top one may be bought unseen."""
    key = f"{id} {left}"
    found = memory.pieces.get(key)
    if found is None:
        made = Piece(id, face, Message("mm-pile"), InZone(zone, n), n=left)
        found = memory.pieces.put(key, made)
    return found
