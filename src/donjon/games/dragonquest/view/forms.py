"""The forms of a view: what a seat may know, as plain data."""

from __future__ import annotations

import msgspec


class HeroView(msgspec.Struct, frozen=True):
    """A hero and its sheet; squares by name, rows from the top."""

    seat: int
    status: str
    death: str
    suns: int
    sun_boxes: int
    bones: int
    bones_lost: int
    square: str
    line: list[str]
    stops: list[int]
    blocked: list[str]
    been_in_chamber: bool
    finds: list[int]
    rows: list[str]
    traps: dict[str, int]
    danger: list[str]
    skip: str
    objects: list[str]
    treasures: list[str]
    coins_50: int
    coins_100: int
    crossed_50: int
    crossed_100: int
    bitten: bool
    demon: str | None
    demon_line: list[str]
    gold: int


class TreasureView(msgspec.Struct, frozen=True):
    """A treasure's figures; a blank one may have a name of its own."""

    id: str
    stars: int
    gold: int
    name: str


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. `tile` is the hidden wall tile, only for the seat that hid it.

    For the seat that must choose: `shortcuts` are ways of several steps, `within_reach` is where
    the present dice lead. `steps_left` and `stars` are what the open decision still has to spend:
    on a walk, on a treasure.
    """

    viewer: int | None
    active: int
    first: int
    over: bool
    heroes: list[HeroView]
    objects: list[str]
    treasures: list[str]
    all_treasures: list[TreasureView]
    skip_markers: int
    spider_tiles: int
    demon_tiles: int
    dice: list[str]
    throws: int
    chamber_dice: list[str]
    dice_in_pool: int
    dragons_aside: int
    tile_hidden_by: int | None
    tile: int | None
    phase: int | None
    shown: int | None
    steps_left: int
    stars: int
    shortcuts: list[list[str]]
    within_reach: list[str]
