"""What things are called, as messages."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import LOWER, SLOT_IDS, FaceGraph
from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.printed_icons import KIND_IDS, USE_IDS
from donjon.games.map_masters.content.spellbooks import HAGGLER, REWIND
from donjon.games.map_masters.content.tables import (
    DISCOUNT,
    FACE_OF,
    FACES,
    OBJECTIVE_OF,
    REWIND_PRICE,
    SPELL_IDS,
)
from donjon.kernel.words.message import Message

FACE_NAMES: Final = [Message(f"mm-card-{face.name}") for face in FACES]
SPELL_NAMES: Final = [Message(f"mm-book-{id}") for id in SPELL_IDS]
SPELL_PRICES: Final = [0] * len(SPELL_IDS)
"""The number of coins that the text of a spellbook names."""
SPELL_PRICES[HAGGLER.bit_length() - 1] = DISCOUNT
SPELL_PRICES[REWIND.bit_length() - 1] = REWIND_PRICE
SPELL_TEXTS: Final = [
    Message(f"mm-book-{id}-text", {"n": SPELL_PRICES[at]} if SPELL_PRICES[at] else {})
    for at, id in enumerate(SPELL_IDS)
]
TOKEN_NAMES: Final = [Message(f"mm-token-{id}") for id in USE_IDS]
KIND_NAMES: Final = [Message(f"mm-icon-{id}") for id in KIND_IDS]
OBJECTIVE_NAMES: Final = [Message(f"mm-goal-{id}") for id in OBJECTIVE_IDS]


def card_name(card: int) -> Message:
    """A card: «Guard Room»."""
    return FACE_NAMES[FACE_OF[card]]


def card_names(cards: list[int]) -> list[Message]:
    """The names of several cards."""
    return [card_name(card) for card in cards]


def spell_name(spell: int) -> Message:
    """A spellbook: «Bane»."""
    return SPELL_NAMES[spell]


def token_name(use: int) -> Message:
    """A fairy token: «Sword token»."""
    return TOKEN_NAMES[use]


def objective_name(objective_card: int) -> Message:
    """An objective: «Magic circle met»."""
    return OBJECTIVE_NAMES[OBJECTIVE_OF[objective_card]]


def node_name(card: int, node: int) -> Message:
    """A node: «Guard Room (3,4)», «room A of Guard Room», «Guard Room (3,4), lower level»."""
    return NODE_NAMES[FACE_OF[card]][node]


def end_name(card: int, slot: int) -> Message:
    """An opening: «Guard Room, top left»."""
    return Message(f"mm-end-{SLOT_IDS[slot]}", {"card": card_name(card)})


def node_names(face: FaceGraph, card: Message) -> list[Message]:
    """The names of all nodes of a face."""
    names: list[Message] = []
    for node in range(len(face.level)):
        if face.is_room(node):
            letter = face.room(node).letter
            names.append(Message("mm-node-room", {"card": card, "room": letter}))
        else:
            key = "mm-node-lower" if face.level[node] == LOWER else "mm-node-upper"
            names.append(Message(key, {"card": card, "x": face.x[node], "y": face.y[node]}))
    return names


NODE_NAMES: Final = [node_names(face, FACE_NAMES[at]) for at, face in enumerate(FACES)]
