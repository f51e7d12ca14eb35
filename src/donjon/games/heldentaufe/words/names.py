"""What things are called, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.games.heldentaufe.content.mission_tables import MISSION_IDS
from donjon.games.heldentaufe.content.tables import (
    EQUIPMENT_IDS,
    HERO_IDS,
    KIND_OF,
    MONSTER_IDS,
    PIECES,
    POTION_IDS,
    TILE_IDS,
    TOKEN_IDS,
    VALUE_OF,
)
from donjon.games.heldentaufe.content.underground_map import BOARD
from donjon.kernel.words.message import Message

if TYPE_CHECKING:
    from donjon.games.heldentaufe.model.state import Heldentaufe

DIRECTIONS: Final = ["east", "north-east", "north-west", "west", "south-west", "south-east"]
DIRECTION_NAMES: Final = [Message(f"ht-direction-{name}") for name in DIRECTIONS]
HERO_NAMES: Final = [Message(f"ht-hero-{id}") for id in HERO_IDS]
PERKS: Final = [Message(f"ht-perk-{id}") for id in HERO_IDS]
MONSTER_NAMES: Final = [Message(f"ht-monster-{id}") for id in MONSTER_IDS]
KIND_NAMES: Final = [Message(f"ht-kind-{id}") for id in EQUIPMENT_IDS]
TOKEN_NAMES: Final = [
    Message("ht-piece", {"kind": KIND_NAMES[KIND_OF[token]], "value": VALUE_OF[token]})
    if token < PIECES
    else Message(f"ht-food-{id}")
    for token, id in enumerate(TOKEN_IDS)
]
POTION_NAMES: Final = [Message(f"ht-potion-{id}") for id in POTION_IDS]
TOKEN_LABELS: Final[dict[str, Message]] = dict(zip(TOKEN_IDS, TOKEN_NAMES, strict=True))
POTION_LABELS: Final[dict[str, Message]] = dict(zip(POTION_IDS, POTION_NAMES, strict=True))
MISSION_NAMES: Final = [Message(f"ht-mission-{id}") for id in MISSION_IDS]
TILE_NAMES: Final = [Message(f"ht-tile-{id}") for id in TILE_IDS]


def hex_message(at: int) -> Message:
    """A hex: «portal 2», «the lair of Zibber», «skull 6»."""
    hex = BOARD[at]
    if hex.kind == "portal":
        return Message("ht-hex-portal", {"n": hex.portal})
    if hex.kind == "lair":
        return Message("ht-hex-lair", {"monster": Message(f"ht-monster-{hex.monster}")})
    return Message(f"ht-hex-{hex.kind}", {"n": at + 1})


HEX_NAMES: Final = [hex_message(at) for at in range(len(BOARD))]


def hero_name(s: Heldentaufe, seat: int) -> Message:
    """A hero: «Corlof»."""
    return HERO_NAMES[s.heroes[seat].kind]


def tile_name(s: Heldentaufe, tile: int) -> Message:
    """A kind of tile: «Meadow»."""
    return TILE_NAMES[s.surface.kinds[tile]]


def tile_place(s: Heldentaufe, tile: int) -> Message:
    """A tile with its position, so that no two sound alike: «Meadow (1, -2)»."""
    return Message(
        "ht-tile-at",
        {"tile": tile_name(s, tile), "q": s.surface.q(tile), "r": s.surface.r(tile)},
    )
