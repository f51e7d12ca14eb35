"""What a buyer of Map Masters lacks for an article of the market."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.spellbooks import HAGGLER
from donjon.games.map_masters.content.tables import (
    BOOK_PRICE,
    COLUMN_COST,
    COLUMNS,
    DISCOUNT,
    HAND,
    TOKEN_PRICE,
    column_of,
    is_starting,
)
from donjon.games.map_masters.view.forms import PlayerView, View
from donjon.games.map_masters.words.ids import BOOK_PILE_ID, book_id, card_id
from donjon.kernel.drawing.asked import WhyNot, because, never
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import seat_name

NO_COLUMN: Final = COLUMNS


def is_for_sale(view: View, id: Id) -> bool:
    """Whether a thing lies in the market."""
    if id.startswith(("token:", "pile:")):
        return True
    shown = [card_id(card) for column in view.display for card in column if card is not None]
    shown.extend([book_id(book) for book in view.books if book is not None])
    return id in shown


def not_bought(view: View, kind: str, name: str) -> WhyNot | None:
    """MM-2.8, MM-2.9  Not in stock, no room in the hand, or too few coins."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    if kind == "token":
        sold_out = because("mm-tip-not-in-stock", "MM-2.10")
        return too_dear(player, TOKEN_PRICE) if view.stock[name] else sold_out
    if kind == "book" or f"{kind}:{name}" == BOOK_PILE_ID:
        owner = holder_of(view, int(name)) if kind == "book" else None
        if owner is not None:
            return never("mm-tip-not-owned", "MM-2.16", {"seat": seat_name(owner)})
        return too_dear(player, BOOK_PRICE)
    column = int(name) if kind == "pile" else column_of_shown(view, int(name))
    return None if column == NO_COLUMN else not_the_card(player, column)


def holder_of(view: View, spell: int) -> int | None:
    """The seat that has a spellbook."""
    for player in view.players:
        if any(book == spell for book, _ in player.books):
            return player.seat
    return None


def column_of_shown(view: View, card: int) -> int:
    """The market column of a visible card; NO_COLUMN for a card elsewhere."""
    if is_starting(card) or card not in view.display[column_of(card)]:
        return NO_COLUMN
    return column_of(card)


def not_the_card(player: PlayerView, column: int) -> WhyNot | None:
    """MM-2.9, MM-2.14  The hand is full, or the price is too high, also with the discount."""
    if len(player.zone) >= HAND:
        return because("mm-tip-not-full", "MM-2.14", {"n": HAND})
    haggles = any(is_ready and 1 << spell == HAGGLER for spell, is_ready in player.books)
    return too_dear(player, COLUMN_COST[column] - (DISCOUNT if haggles else 0))


def too_dear(player: PlayerView, price: int) -> WhyNot | None:
    """MM-2.8  There is no credit."""
    lack = because("mm-tip-not-coins", "MM-2.8", {"cost": price, "has": player.coins})
    return lack if price > player.coins else None
