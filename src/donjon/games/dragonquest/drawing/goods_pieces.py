"""DragonQuest's objects and treasures as small cards: in the supply, held by a seat, or gone."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import OBJECT_IDS
from donjon.games.dragonquest.content.tables import OBJECTS, PRINTED_TREASURES, TREASURE_IDS
from donjon.games.dragonquest.drawing.memory import DrawingMemory
from donjon.games.dragonquest.view.forms import TreasureView, View
from donjon.games.dragonquest.view.printed_treasures import PRINTED
from donjon.kernel.scene import InZone, Piece, Zone
from donjon.kernel.words.ids import Id, Text
from donjon.kernel.words.message import Message

SUPPLY: Final = -1
GONE: Final = -2

ZONES: Final = [
    Zone("objects", "grid", Message("dq-objects"), cols=4, size="s"),
    Zone("treasures", "grid", Message("dq-treasures"), cols=4, size="s"),
]
OWNERS: Final = [*range(4), GONE, SUPPLY]
"""The owners that a card may have. The last is `SUPPLY` (-1), the one before `GONE` (-2): lists of
cards have the same order, so that `cards[owner]` is the card of this owner."""


def goods_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """The cards at their present places; the same for all viewers of a moment."""
    if memory.goods_of is not view.heroes:
        memory.goods_of, memory.goods = view.heroes, new_goods(view, memory)
    return memory.goods


def new_goods(view: View, memory: DrawingMemory) -> list[Piece]:
    """Every object by its cost and every treasure by its stars, in a place of its own."""
    owners = owners_of(view)
    pieces = [cards[owners.get(id, GONE)] for id, cards in OBJECT_CARDS.items()]
    for id, cards in treasure_cards(view, memory).items():
        pieces.append(cards[owners.get(id, GONE)])
    return pieces


def owners_of(view: View) -> dict[str, int]:
    """The seat that holds each card. A card neither held nor in the supply is out of the game."""
    found = dict.fromkeys(view.objects + view.treasures, SUPPLY)
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


def treasure_cards(view: View, memory: DrawingMemory) -> dict[str, list[Piece]]:
    """The cards of all treasures; most matches have no others than those printed."""
    if len(view.all_treasures) == PRINTED_TREASURES:
        return PRINTED_CARDS
    if memory.treasure_cards is None:
        memory.treasure_cards = all_treasure_cards(view.all_treasures)
    return memory.treasure_cards


def all_treasure_cards(treasures: list[TreasureView]) -> dict[str, list[Piece]]:
    """Each treasure by its stars in its place, for each of the `OWNERS`."""
    return {
        treasure.id: [
            new_card(
                f"treasure:{TREASURE_IDS.index(treasure.id)}", f"face:{treasure.id}",
                treasure_title(treasure), InZone("treasures", place), owner,
            )
            for owner in OWNERS
        ]
        for place, treasure in enumerate(by_stars(treasures))
    }  # fmt: skip


def object_cards(n: int) -> list[Piece]:
    """The card of an object, for each of the `OWNERS`."""
    id = OBJECT_IDS[n]
    label, at = Message(f"dq-object-{id}"), InZone("objects", n)
    return [new_card(f"object:{n}", f"face:{id}", label, at, owner) for owner in OWNERS]


def new_card(id: Id, face: Id, label: Text, at: InZone, owner: int) -> Piece:
    """A card: its owner's badge on it, or out of the game."""
    if owner == GONE:
        return Piece(id, face, label, at, state=["out"])
    if owner == SUPPLY:
        return Piece(id, face, label, at)
    return Piece(id, face, label, at, owner)


OBJECT_CARDS: Final = {OBJECT_IDS[n]: object_cards(n) for n in range(OBJECTS)}
PRINTED_CARDS: Final = all_treasure_cards(PRINTED)
