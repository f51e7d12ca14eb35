"""The structs of a view of Three Chests."""

from __future__ import annotations

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. `chest` is the one picked last, `lucky` the number if the viewer knows it."""

    seat: int
    coins: int
    wins: int
    chest: str | None
    lucky: int | None


class View(msgspec.Struct, frozen=True):
    """What one viewer may know."""

    viewer: int | None
    round: int
    rounds: int
    over: bool
    players: list[PlayerView]
