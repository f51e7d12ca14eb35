"""What a seat may know of a match of Three Chests, as plain data."""

from __future__ import annotations

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a seat. `chest` is the one picked last, `lucky` the number if known."""

    seat: int
    coins: int
    wins: int
    chest: str | None
    lucky: int | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    viewer: int | None
    round: int
    rounds: int
    over: bool
    players: list[PlayerView]
