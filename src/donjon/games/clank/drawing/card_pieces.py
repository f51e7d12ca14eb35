"""Clank!'s cards: row, reserve, and the deck, hand, play area and discard pile of a seat."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.tables import (
    CARD_IDS,
    DUNGEON_CARDS,
    KIND,
    PILES,
    ROW,
    SEATS,
    STAYING_KINDS,
)
from donjon.games.clank.drawing.faces import CARD_FACES
from donjon.games.clank.drawing.memory import DrawingMemory
from donjon.games.clank.view.forms import CardView, ThiefView, View
from donjon.games.clank.words.names import CARD_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import InZone, Piece, Slot, Zone
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

SLOTS: Final = [Slot(f"row:{n}", Message("cl-row-slot", {"n": n + 1})) for n in range(ROW)]
ROWS: Final = [
    Zone(
        "row", "grid", Message("cl-row"), cols=3, size="l", slots=SLOTS,
        badge=tinted_amount("card-draw", left, label=Message("cl-deck-left")),
    )
    for left in range(DUNGEON_CARDS + 1)
]  # fmt: skip
PILE_SLOTS: Final = [
    Slot(f"reserve:{CARD_IDS[kind]}", CARD_NAMES[kind]) for kind in PILES + STAYING_KINDS
]
RESERVE: Final = Zone("reserve", "grid", Message("cl-reserve"), cols=4, slots=PILE_SLOTS)
DISCARDS: Final = [
    Zone("discard", "stack", Message("cl-discard-pile"), seat) for seat in range(SEATS)
]
HANDS: Final = [
    Zone("hand", "fan", Message("cl-hand", {"seat": seat_name(seat)}), seat)
    for seat in range(SEATS)
]
PLAYED: Final = [
    Zone("played", "fan", Message("cl-played", {"seat": seat_name(seat)}), seat)
    for seat in range(SEATS)
]


def card_zones(view: View, seat: int, memory: DrawingMemory) -> list[Zone]:
    """The zones of the row, the reserve, the seat's own cards and the cards in play."""
    thief = view.thieves[seat]
    return [
        ROWS[view.deck_size],
        RESERVE,
        deck_zone(seat, thief.deck_size, memory),
        DISCARDS[seat],
        HANDS[seat],
        PLAYED[view.active],
    ]


def deck_zone(seat: int, count: int, memory: DrawingMemory) -> Zone:
    """The zone of a deck of `count` cards; cached in `memory`."""
    zone = memory.decks.get((seat, count))
    if zone is None:
        made = Zone("deck", "stack", Message("cl-deck"), seat, count=count)
        zone = memory.decks.put((seat, count), made)
    return zone


def table_cards(view: View, memory: DrawingMemory) -> list[Piece]:
    """The cards of the row, of the reserve with their number, and those in play."""
    pieces: list[Piece] = []
    for space, card in enumerate(view.row):
        if card is not None:
            pieces.append(piece_of(card, "row", space, 1, memory))
    for pile, card in enumerate(view.reserve):
        if card is not None:
            pieces.append(piece_of(card, "reserve", pile, view.reserve_left[pile], memory))
    for n, card in enumerate(view.staying):
        pieces.append(piece_of(card, "reserve", len(view.reserve) + n, 1, memory))
    for n, card in enumerate(view.thieves[view.active].played):
        pieces.append(piece_of(card, "played", n, 1, memory))
    return pieces


def seat_cards(thief: ThiefView, memory: DrawingMemory) -> list[Piece]:
    """Deck, hand and discard pile of the seat whose table is drawn."""
    pieces: list[Piece] = []
    if thief.deck_size:
        pieces.append(back("deck", 0, memory))
    if thief.hand is None:
        for n in range(thief.hand_size):
            pieces.append(back("hand", n, memory))
    else:
        for n, card in enumerate(thief.hand):
            pieces.append(piece_of(card, "hand", n, 1, memory))
    for n, card in enumerate(thief.discard):
        pieces.append(piece_of(card, "discard", n, 1, memory))
    return pieces


def piece_of(card: CardView, zone: Id, n: int, count: int, memory: DrawingMemory) -> Piece:
    """A card in its place; cached in `memory`."""
    key = (card.card, zone, n, count)
    piece = memory.cards.get(key)
    if piece is None:
        piece = memory.cards.put(key, new_piece(card.card, InZone(zone, n), count))
    return piece


def new_piece(card: int, at: InZone, count: int) -> Piece:
    """A card, or the top one of a pile of `count`."""
    kind = KIND[card]
    id, face, name = f"card:{card}", CARD_FACES[kind], CARD_NAMES[kind]
    if at.zone == "played":
        return Piece(id, face, name, at, state=["spent"])
    return Piece(id, face, name, at, n=count if count > 1 else None)


def back(zone: Id, n: int, memory: DrawingMemory) -> Piece:
    """A face-down card."""
    piece = memory.card_backs.get((zone, n))
    if piece is None:
        made = Piece(f"back:{zone}:{n}", "back", Message("cl-card-hidden"), InZone(zone, n))
        piece = memory.card_backs.put((zone, n), made)
    return piece
