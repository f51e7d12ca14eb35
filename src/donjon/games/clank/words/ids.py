"""The ids of pieces and spots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from donjon.games.clank.content.tables import ARTIFACT_IDS, ITEM_IDS, SECRET_IDS

if TYPE_CHECKING:
    from donjon.games.clank.model.state import Clank


def card_id(card: int) -> str:
    """The piece of a card."""
    return f"card:{card}"


def room_id(s: Clank, room: int) -> str:
    """The spot of a room."""
    return f"room:{s.dungeon.rooms[room]}"


def tokens_id(s: Clank, room: int) -> str:
    """The face-down secrets, or the idols, that lie in a room."""
    return f"tokens:{s.dungeon.rooms[room]}"


def pawn_id(seat: int) -> str:
    """The pawn of a seat."""
    return f"pawn:{seat}"


def artifact_id(artifact: int) -> str:
    """An artifact's token."""
    return f"artifact:{ARTIFACT_IDS[artifact]}"


def item_id(item: int) -> str:
    """The piece of an item in the market."""
    return f"item:{ITEM_IDS[item]}"


def potion_id(seat: int, kind: int) -> str:
    """The piece for all potions of one kind of a seat."""
    return f"secret:{seat}:{SECRET_IDS[kind]}"
