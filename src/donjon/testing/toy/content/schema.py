"""The structs of the content file. Modules with structs are never compiled: tables are apart."""

from __future__ import annotations

import msgspec


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    die_sides: int
    certain_coins: int
    highest_number: int
    lucky_coins: int


class Chest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Parameters
    chests: list[Chest]
