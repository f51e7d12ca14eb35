"""The form of DragonQuest's content file.

Structs stay interpreted, so they stand apart from the tables that the rules read.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; a field that it does not know is an error."""


class Parameters(Entry, frozen=True):
    suns: int
    life_points: int
    max_rerolls: int
    skulls_for_danger: int
    find_boxes_per_row: int
    dragon_wakes_at: int
    breath_wound_dice: int
    min_stars_for_treasure: int
    demon_steps_per_turn: int
    wall_tiles: int
    skip_markers: int
    spider_tiles: int
    demon_tiles: int
    potion_life_points: int
    amulet_extra_suns: int


class Die(Entry, frozen=True):
    id: str
    count: int
    faces: list[str]


class Monster(Entry, frozen=True):
    """A monster that wounds by dice has their number and what counts; the skeleton has a ladder."""

    id: str
    combat_die: str
    wound_dice: int = 0
    wound_rule: Literal["lower", "sum", "higher"] = "sum"
    ladder: list[int] = []


class Trap(Entry, frozen=True):
    id: str
    loss: list[int]
    wound_dice: int
    skip_turn: bool
    protected_by: str


class Object(Entry, frozen=True):
    id: str
    find_cost: int
    gold: int


class Treasure(Entry, frozen=True):
    id: str
    stars: int
    gold: int
    blank: bool


class CoinBoxes(Entry, frozen=True):
    coin_50: int
    coin_100: int


class Sheet(Entry, frozen=True):
    find_rows: list[Literal["spider", "demon", "skeleton"]]
    coin_boxes: CoinBoxes


class Square(Entry, frozen=True):
    name: str
    row: int
    col: int


class Grid(Entry, frozen=True):
    """The castle: its map, and what the map shows as lists, which must agree with it."""

    rows: int
    columns: int
    map: list[str]
    start: str
    orange: str
    black: str
    exit: str
    chamber_adjacent: list[str]
    chamber_corners: list[str]
    never_blockable: list[str]
    squares: list[Square]
    edges: list[tuple[str, str]]


class Content(Entry, frozen=True):
    game: Parameters
    dice: list[Die]
    monsters: list[Monster]
    traps: list[Trap]
    objects: list[Object]
    treasures: list[Treasure]
    sheet: Sheet
    grid: Grid


class BotTables(Entry, frozen=True):
    """The bot's own file: chances by turns and squares, and what wounds leave of them."""

    exposed_by_turn: float
    time: list[list[int]]
    life: list[list[int]]
    win_start: float
    win_slope: float
    first_chance: list[float]


SYMBOLS: Final = {
    "move_black": ["blank", "skull", "double_skull", "find", "room", "corridor"],
    "move_red": ["blank", "skull", "double_skull", "find", "room", "corridor"],
    "danger": ["arrow", "trapdoor", "fog", "ghoul", "troll", "orc"],
    "letter": ["A", "B", "C", "blank"],
    "combat_ghoul": ["sword", "monster"],
    "combat_troll": ["sword", "monster"],
    "combat_orc": ["sword", "monster"],
    "wound": ["0", "1", "2", "3"],
    "spider": ["blank", "cross_coin", "lose_2_lp"],
    "skeleton": ["sword", "skull"],
    "chamber": ["blank", "dragon", "coin_50", "coin_100", "star"],
}
WOUND_RULES: Final = ["lower", "sum", "higher"]
ROW_DANGERS: Final = ["spider", "demon", "skeleton"]
DANGER_DICE: Final = 3
"""One for each of the slots A, B and C (DQ-8.4)."""
OBJECT_IDS: Final = [
    "amulet_of_time", "dragon_talisman", "golden_necklace", "healing_potion",
    "magic_ring", "orb_of_light", "key_to_secret_doors", "golden_belt_buckle",
    "chainmail_coat", "rope", "leather_hood", "silver_ring",
]  # fmt: skip
