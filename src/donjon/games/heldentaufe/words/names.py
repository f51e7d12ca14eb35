"""What things are called: as messages, and as the ids of pieces and spots."""

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
from donjon.games.heldentaufe.content.underground_map import BOARD, HEX_IDS
from donjon.kernel.words.message import Message

if TYPE_CHECKING:
    from donjon.games.heldentaufe.model.state import Heldentaufe
    from donjon.kernel.words.ids import Id

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
    """«portal 2», «the lair of Zibber», «skull 6»."""
    hex = BOARD[at]
    if hex.kind == "portal":
        return Message("ht-hex-portal", {"n": hex.portal})
    if hex.kind == "lair":
        return Message("ht-hex-lair", {"monster": Message(f"ht-monster-{hex.monster}")})
    return Message(f"ht-hex-{hex.kind}", {"n": at + 1})


HEX_NAMES: Final = [hex_message(at) for at in range(len(BOARD))]


def hero_name(s: Heldentaufe, seat: int) -> Message:
    """«Corlof»."""
    return HERO_NAMES[s.heroes[seat].kind]


def tile_name(s: Heldentaufe, tile: int) -> Message:
    """«Meadow»."""
    return TILE_NAMES[s.surface.kinds[tile]]


def tile_place(s: Heldentaufe, tile: int) -> Message:
    """«Meadow (1, -2)»: no two tiles are called alike."""
    return Message(
        "ht-tile-at",
        {"tile": tile_name(s, tile), "q": s.surface.q(tile), "r": s.surface.r(tile)},
    )


def land_id(q: int, r: int) -> Id:
    """A position of the surface, laid or empty."""
    return f"land:{q},{r}"


def tile_id(s: Heldentaufe, tile: int) -> Id:
    """The position of a tile."""
    return land_id(s.surface.q(tile), s.surface.r(tile))


def hex_id(hex: int) -> Id:
    """A hex of the underground."""
    return f"cave:{HEX_IDS[hex]}"


def hero_id(seat: int) -> Id:
    """The figure of a seat."""
    return f"hero:{seat}"


def monster_id(monster: int) -> Id:
    """The figure of a monster."""
    return f"monster:{MONSTER_IDS[monster]}"


def mission_id(card: int) -> Id:
    """A mission card that one sees."""
    return f"mission:{MISSION_IDS[card]}"


def pack_id(seat: int, token: int) -> Id:
    """The first token of its kind in a backpack."""
    return f"pack:{seat}:{TOKEN_IDS[token]}"


def worn_id(seat: int, kind: int) -> Id:
    """The piece in a slot of the inventory."""
    return f"worn:{seat}:{EQUIPMENT_IDS[kind]}"


def slot_id(seat: int, kind: int) -> Id:
    """A slot of the inventory."""
    return f"slot:{seat}:{EQUIPMENT_IDS[kind]}"


def backpack_id(seat: int, place: int) -> Id:
    """A place of the backpack."""
    return f"backpack:{seat}:{place}"


def belt_id(seat: int) -> Id:
    """The potion on a belt."""
    return f"belt:{seat}"


def danger_id(hex: int) -> Id:
    """The danger token of a hex."""
    return f"danger:{HEX_IDS[hex]}"


def hero_card_id(kind: int) -> Id:
    """A hero who can be chosen."""
    return f"card:{HERO_IDS[kind]}"


RESERVE_ID: Final = "reserve"
DISCARD_ID: Final = "discard"
CHIEF_ID: Final = "chief"
CHEST_ID: Final = "chest"
