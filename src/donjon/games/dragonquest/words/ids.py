"""The ids of pieces and spots."""

from __future__ import annotations

from donjon.games.dragonquest.content.schema import SYMBOLS
from donjon.games.dragonquest.content.tables import NAMES


def die_id(die: int) -> str:
    """The piece of a movement die: the red one is the first."""
    return "die:red" if die == 0 else f"die:{die}"


def die_face_id(die: int, symbol: str) -> str:
    """The face of a movement die."""
    return f"red-{symbol}" if die == 0 else f"black-{symbol}"


def chamber_die_id(die: int) -> str:
    """The piece of a treasure die."""
    return f"die:chamber-{die}"


def spot_id(seat: int, square: int) -> str:
    """The spot of a square on a seat's sheet."""
    return f"{seat}:{NAMES[square]}"


def find_danger_id(seat: int, row: int) -> str:
    """The spot of the danger at the end of a find row."""
    return f"{seat}:find-{row}-danger"


def chamber_face_ids(faces: bytes) -> list[str]:
    """The faces of thrown treasure dice."""
    return [f"chamber-{SYMBOLS['chamber'][face]}" for face in faces]


def wound_face_ids(points: list[int]) -> list[str]:
    """The faces of thrown wound dice."""
    return [f"wound-{each}" for each in points]
