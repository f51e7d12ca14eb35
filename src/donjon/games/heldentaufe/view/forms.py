"""The forms of a view: what a seat may know, as plain data."""

from __future__ import annotations

import msgspec


class HeroView(msgspec.Struct, frozen=True):
    """A hero and its board. `missions` is None for everyone but its owner.

    `worn` has the values of boots, ring and sword; `tile` is a position, `hex` an id; while a
    defeated hero waits to be placed both are None.
    """

    seat: int
    hero: str | None
    hearts: int
    most_hearts: int
    ap: int
    ring: int
    sword: int
    tile: tuple[int, int] | None
    hex: str | None
    worn: dict[str, int]
    backpack: dict[str, int]
    backpack_size: int
    potion: str | None
    potion_used: bool
    teeth: dict[int, int]
    points: int
    mission_count: int
    missions: list[str] | None
    defeats: int


class TileView(msgspec.Struct, frozen=True):
    """A tile of the surface."""

    q: int
    r: int
    tile: str


class MonsterView(msgspec.Struct, frozen=True):
    """A monster; `hex` is None while it is off the board. `teeth` from the bottom up."""

    monster: str
    hex: str | None
    hearts: int
    most_hearts: int
    sword: int
    teeth: list[int]


class TurnView(msgspec.Struct, frozen=True):
    """What the active player has left, and what the turn remembers.

    `arrived`: the hero has just come to a tile and done nothing else there (HT-6.15).
    """

    ap_left: int
    ap_spent: int
    ap_lost: bool
    traded: bool
    gathered: int
    free_actions: int
    arrived: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it.

    `chief` is the seat after which the monsters act; `fallen` waits to be placed; `empty` are the
    free positions next to a tile; `dangers` the hexes with a face-down token. `moment` is what is
    decided: a hero, a turn, a vote, a place, or what monsters do; `two_food` and
    `thief_any_time` are switches (HT-R13, HT-R17). `walks` are ways of several steps for whoever
    acts now, by the ids of their spots.
    """

    viewer: int | None
    moment: str
    active: int
    first: int
    round: int
    over: bool
    winner: int | None
    target: int
    heroes: list[HeroView]
    turn: TurnView
    tiles: list[TileView]
    empty: list[tuple[int, int]]
    stack_size: int
    box: dict[str, int]
    monsters: list[MonsterView]
    dangers: list[str]
    chest: bool
    chief: int | None
    commander: int | None
    monster_ap: int
    fallen: int | None
    reserve: dict[str, int]
    potions: dict[str, int]
    teeth: dict[int, int]
    hearts: int
    pile_size: int
    discard: list[str]
    two_food: bool
    thief_any_time: bool
    walks: list[list[str]]
