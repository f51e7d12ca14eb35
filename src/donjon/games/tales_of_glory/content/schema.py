"""The form of Tales of Glory's content file.

Structs stay interpreted, so they stand apart from the tables that the rules read.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Resource = Literal["combat", "magic", "potion", "coin"]
TypeName = Literal["monster", "character", "place", "treasure"]
SetName = Literal["hero", "age1", "age2", "age3", "quest"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; a field that it does not know is an error."""


class GainEntry(Entry, frozen=True):
    kind: Literal["coin", "potion", "prestige", "combat", "magic", "key", "first_player"]
    n: int
    per: (
        Literal[
            "monster",
            "character",
            "place",
            "treasure",
            "key",
            "combat",
            "magic",
            "majority",
            "coins3",
            "potions3",
            "surrounded",
            "closed_chest",
        ]
        | None
    ) = None
    when: Literal["end"] | None = None


class CostEntry(Entry, frozen=True):
    combat: int = 0
    magic: int = 0
    coin: int = 0
    potion: int = 0


class SideEntry(Entry, frozen=True):
    kind: Literal["none", "plain", "half_key", "gain"]
    gain: list[GainEntry] = []
    need: TypeName | None = None


class SideEntries(Entry, frozen=True):
    n: SideEntry
    e: SideEntry
    s: SideEntry
    w: SideEntry


class TileEntry(Entry, frozen=True):
    id: str
    set: SetName
    type: TypeName | Literal["hero", "quest"]
    cost: CostEntry
    gain: list[GainEntry]
    chests: list[list[GainEntry]]
    sides: SideEntries


class Parameters(Entry, frozen=True):
    players_min: int
    players_max: int
    rounds: int
    draw_per_round: int
    majority_prestige: int
    majority_order: list[Resource]
    quests_dealt: int
    wild_surcharge: int
    discard_compensation: list[GainEntry]


class Counts(Entry, frozen=True):
    age1: int
    age2: int
    age3: int
    quest: int
    hero: int
    total: int


class SeatsEntry(Entry, frozen=True):
    board: str
    age1_removed: int
    discard_per_round: int


class BoardEntry(Entry, frozen=True):
    slots: int
    wild: list[int]


class Supply(Entry, frozen=True):
    combat: int
    magic: int
    key: int


class Content(Entry, frozen=True):
    game: Parameters
    counts: Counts
    players: dict[str, SeatsEntry]
    board: dict[str, BoardEntry]
    supply: Supply
    tile: list[TileEntry]
