"""Clank!'s market, and what the thieves carry: artifacts, goods, secrets, idols, mastery."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.tables import (
    ARTIFACT_IDS,
    GOODS as GOODS_KINDS,
    ITEM_IDS,
    PRICE,
    SEATS,
    SECRET_IDS,
)
from donjon.games.clank.drawing.card_pieces import piece_of
from donjon.games.clank.drawing.memory import DrawingMemory
from donjon.games.clank.view.forms import ThiefView, View
from donjon.games.clank.words.names import ARTIFACT_NAMES, ITEM_NAMES, SECRET_NAMES
from donjon.kernel.scene import InZone, Piece, Zone
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

MARKET: Final = Zone("market", "row", Message("cl-market", {"price": PRICE}), size="s")
LOOT_ROWS: Final = 3
LOOT: Final = [
    [
        Zone(f"loot:{seat}", "grid", Message("cl-loot", {"seat": seat_name(seat)}), seat, cols)
        for cols in range(1, 9)
    ]
    for seat in range(SEATS)
]
DISCARD_FROM: Final = 100


def market_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """CL-9.2  What can be bought: each kind with its number; of a stack, the top one."""
    pieces: list[Piece] = []
    for place, goods in enumerate(GOODS_KINDS):
        for item in goods:
            left = view.stock.get(ITEM_IDS[item], 0)
            if left:
                id, name = ITEM_IDS[item], ITEM_NAMES[item]
                pieces.append(
                    token(f"item:{id}", f"face:{id}", name, "market", place, left, memory)
                )
                break
    return pieces


def loot_zones(view: View) -> list[Zone]:
    """What each thief carries."""
    return [loot_zone(thief) for thief in view.thieves]


def loot_zone(thief: ThiefView) -> Zone:
    """What a thief carries, in columns of three."""
    kinds = len(thief.artifacts) + len(thief.secrets) + len(thief.items)
    kinds += (thief.idols > 0) + thief.mastery
    return LOOT[thief.seat][max(0, kinds - 1) // LOOT_ROWS]


def loot(thief: ThiefView, memory: DrawingMemory) -> list[Piece]:
    """Everything that a thief carries, in the order of the lists of the view."""
    seat, zone = thief.seat, f"loot:{thief.seat}"
    pieces: list[Piece] = []
    for at, id in enumerate(ARTIFACT_IDS):
        if id in thief.artifacts:
            name, place = ARTIFACT_NAMES[at], len(pieces)
            pieces.append(token(f"artifact:{id}", f"face:{id}", name, zone, place, 1, memory))
    for at, id in enumerate(SECRET_IDS):
        n = thief.secrets.get(id, 0)
        if n:
            name, place = secret_label(at), len(pieces)
            pieces.append(token(f"secret:{seat}:{id}", f"face:{id}", name, zone, place, n, memory))
    if thief.idols:
        name, place, n = Message("cl-idol"), len(pieces), thief.idols
        pieces.append(token(f"idols:{seat}", "face:idol", name, zone, place, n, memory))
    for at, id in enumerate(ITEM_IDS):
        n = thief.items.get(id, 0)
        if n:
            name, place = ITEM_NAMES[at], len(pieces)
            pieces.append(token(f"owned:{seat}:{id}", f"face:{id}", name, zone, place, n, memory))
    if thief.mastery:
        name, place = Message("cl-token-mastery"), len(pieces)
        pieces.append(token(f"mastery:{seat}", "face:mastery", name, zone, place, 1, memory))
    return pieces


def secret_label(kind: int) -> Message:
    """«Potion of Healing: heals 1»."""
    text = Message(f"cl-text-{SECRET_IDS[kind]}")
    return Message("cl-token-says", {"name": SECRET_NAMES[kind], "text": text})


def has_loot(thief: ThiefView) -> bool:
    """Whether a thief carries anything but cards and gold."""
    return bool(thief.artifacts or thief.secrets or thief.idols or thief.items or thief.mastery)


def discarded(thief: ThiefView, memory: DrawingMemory) -> list[Piece]:
    """CL-3.7  The discard pile of another seat: all may look through it."""
    zone = f"loot:{thief.seat}"
    return [
        piece_of(card, zone, DISCARD_FROM + n, 1, memory) for n, card in enumerate(thief.discard)
    ]


def token(
    id: Id, face: Id, name: Message, zone: Id, place: int, count: int, memory: DrawingMemory
) -> Piece:
    """A token in its place; cached in `memory`."""
    key = (id, zone, place, count)
    piece = memory.goods.get(key)
    if piece is None:
        n = count if count > 1 else None
        piece = memory.goods.put(key, Piece(id, face, name, InZone(zone, place), n=n))
    return piece
