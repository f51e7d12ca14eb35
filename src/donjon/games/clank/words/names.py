"""What things are called, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.games.clank.content.tables import (
    ARTIFACT_IDS,
    ARTIFACT_VP,
    CARD_IDS,
    IS_CROWN,
    ITEM_IDS,
    ITEM_VP,
    KIND,
    SECRET_IDS,
)
from donjon.kernel.words.message import Message

if TYPE_CHECKING:
    from donjon.games.clank.model.state import Clank

CARD_NAMES: Final = [Message(f"cl-card-{id}") for id in CARD_IDS]
SECRET_NAMES: Final = [Message(f"cl-token-{id}") for id in SECRET_IDS]
ARTIFACT_NAMES: Final = [
    Message("cl-artifact", {"name": Message(f"cl-token-{id}"), "vp": ARTIFACT_VP[at]})
    for at, id in enumerate(ARTIFACT_IDS)
]
ITEM_NAMES: Final = [
    Message("cl-crown", {"vp": ITEM_VP[at]}) if IS_CROWN[at] else Message(f"cl-token-{id}")
    for at, id in enumerate(ITEM_IDS)
]


def card_name(card: int) -> Message:
    """A card: «Burgle»."""
    return CARD_NAMES[KIND[card]]


def card_names(cards: list[int]) -> list[Message]:
    """The names of several cards."""
    return [card_name(card) for card in cards]


def secret_name(kind: int) -> Message:
    """A secret: «Dragon Egg»."""
    return SECRET_NAMES[kind]


def artifact_name(artifact: int) -> Message:
    """An artifact: «Ring (5)»."""
    return ARTIFACT_NAMES[artifact]


def item_name(item: int) -> Message:
    """An item of the market: «Master Key», «Crown (10)»."""
    return ITEM_NAMES[item]


def room_name(s: Clank, room: int) -> Message:
    """A room: «Great Hall»."""
    return Message(f"cl-room-{s.dungeon.rooms[room]}")
