"""The ids of pieces and spots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.games.heldentaufe.content.mission_tables import (
    COSTS,
    LATER_COSTS,
    MISSION_IDS,
    MISSION_KIND,
    THIEF,
)
from donjon.games.heldentaufe.content.tables import EQUIPMENT_IDS, HERO_IDS, MONSTER_IDS, TOKEN_IDS
from donjon.games.heldentaufe.content.underground_map import HEX_IDS

if TYPE_CHECKING:
    from donjon.games.heldentaufe.model.state import Heldentaufe
    from donjon.kernel.words.ids import Id


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


def mission_face_id(card: int, two_food: bool, thief_any_time: bool) -> Id:
    """HT-R13, HT-R17  The face of a mission, with the text that the options of the table set."""
    is_thief = MISSION_KIND[card] == THIEF
    switched = thief_any_time if is_thief else two_food and LATER_COSTS[card] != COSTS[card]
    face = f"mission:{MISSION_IDS[card]}"
    return f"{face}:switched" if switched else face


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
