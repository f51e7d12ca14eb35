"""DragonQuest's objects and treasures as small cards: in the supply, held by a seat, or gone."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import OBJECT_IDS
from donjon.games.dragonquest.content.tables import OBJECTS, TREASURE_IDS
from donjon.games.dragonquest.drawing.memory import DrawingMemory
from donjon.games.dragonquest.view.forms import TreasureView, View
from donjon.kernel.scene import InZone, Piece, Zone
from donjon.kernel.words.ids import Id, Text
from donjon.kernel.words.message import Message

SUPPLY: Final = -1
GONE: Final = -2

ZONES: Final = [
    Zone("objects", "grid", Message("dq-objects"), cols=4, size="s"),
    Zone("treasures", "grid", Message("dq-treasures"), cols=4, size="s"),
]
OBJECT_NAMES: Final = [Message(f"dq-object-{id}") for id in OBJECT_IDS]


def goods_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """The cards at their present places; cached, since their owners rarely change."""
    hands = [tuple(hero.objects + hero.treasures) for hero in view.heroes]
    key = (tuple(view.objects + view.treasures), *hands)
    pieces = memory.goods.get(key)
    if pieces is None:
        pieces = memory.goods.put(key, new_goods(view, memory))
    return pieces


def new_goods(view: View, memory: DrawingMemory) -> list[Piece]:
    """Every object by its cost and every treasure by its stars, in a place of its own."""
    owners = owners_of(view)
    pieces = [
        card(f"object:{n}", f"face:{OBJECT_IDS[n]}", OBJECT_NAMES[n], "objects", n,
             owners.get(OBJECT_IDS[n], GONE), memory)
        for n in range(OBJECTS)
    ]  # fmt: skip
    for place, treasure in enumerate(by_stars(view.all_treasures)):
        number = TREASURE_IDS.index(treasure.id)
        pieces.append(
            card(f"treasure:{number}", f"face:{treasure.id}", treasure_title(treasure),
                 "treasures", place, owners.get(treasure.id, GONE), memory)
        )  # fmt: skip
    return pieces


def owners_of(view: View) -> dict[str, int]:
    """The seat that holds each card. A card neither held nor in the supply is out of the game."""
    found = dict.fromkeys(view.objects, SUPPLY)
    for id in view.treasures:
        found[id] = SUPPLY
    for hero in view.heroes:
        for id in hero.objects:
            found[id] = hero.seat
        for id in hero.treasures:
            found[id] = hero.seat
    return found


def by_stars(treasures: list[TreasureView]) -> list[TreasureView]:
    """Sort treasures by value, the highest first."""
    return sorted(treasures, key=value_order, reverse=True)


def value_order(treasure: TreasureView) -> tuple[int, int]:
    """Stars, then gold."""
    return (treasure.stars, treasure.gold)


def treasure_title(treasure: TreasureView) -> Text:
    """What a treasure is called; a blank one may have a name of its own."""
    return treasure.name or Message(f"dq-treasure-{treasure.id}")


def card(
    id: Id, face: Id, label: Text, zone: str, n: int, owner: int, memory: DrawingMemory
) -> Piece:
    """A card in its place; cached in `memory`."""
    key = (id, label if isinstance(label, str) else label.key, n, owner)
    piece = memory.cards.get(key)
    if piece is None:
        piece = memory.cards.put(key, new_card(id, face, label, InZone(zone, n), owner))
    return piece


def new_card(id: Id, face: Id, label: Text, at: InZone, owner: int) -> Piece:
    """A card: its owner's badge on it, or out of the game."""
    if owner == GONE:
        return Piece(id, face, label, at, state=["out"])
    if owner == SUPPLY:
        return Piece(id, face, label, at)
    return Piece(id, face, label, at, owner)
