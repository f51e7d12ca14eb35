"""The form of DragonQuest's content file, and what must hold in it.

Structs stay interpreted, so they stand apart from the tables that the rules read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from donjon.kernel.content import load, wrong


class Params(msgspec.Struct, frozen=True):
    suns: int
    life_points: int
    movement_black_dice: int
    movement_red_dice: int
    max_rerolls: int
    skulls_for_danger: int
    find_rows: int
    find_boxes_per_row: int
    max_objects_per_player: int
    chamber_dice: int
    dragon_wakes_at: int
    min_stars_for_treasure: int
    demon_steps_per_turn: int
    wall_tile_numbers: list[int]
    skip_markers: int
    spider_tiles: int
    demon_tiles: int
    potion_life_points: int
    amulet_extra_suns: int


class Die(msgspec.Struct, frozen=True):
    id: str
    colour: str
    count: int
    faces: list[str]


class Monster(msgspec.Struct, frozen=True):
    id: str
    combat_die: str
    wound_rule: str
    ladder: list[int] = []


class Trap(msgspec.Struct, frozen=True):
    id: str
    loss: list[int]
    wound_dice: int
    skip_turn: bool
    protected_by: str


class Object(msgspec.Struct, frozen=True):
    id: str
    find_cost: int
    timing: str
    gold: int


class Treasure(msgspec.Struct, frozen=True):
    id: str
    stars: int
    gold: int
    blank: bool


class CoinBoxes(msgspec.Struct, frozen=True):
    value: int
    count: int


class Sheet(msgspec.Struct, frozen=True):
    coin_boxes: list[CoinBoxes]


class Square(msgspec.Struct, frozen=True):
    name: str
    row: int
    col: int
    kind: str


class Grid(msgspec.Struct, frozen=True):
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


class Content(msgspec.Struct, frozen=True):
    params: Params
    dice: list[Die]
    monsters: list[Monster]
    traps: list[Trap]
    objects: list[Object]
    treasures: list[Treasure]
    sheet: Sheet
    grid: Grid


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

OBJECT_IDS: Final = [
    "amulet_of_time", "dragon_talisman", "golden_necklace", "healing_potion",
    "magic_ring", "orb_of_light", "key_to_secret_doors", "golden_belt_buckle",
    "chainmail_coat", "rope", "leather_hood", "silver_ring",
]  # fmt: skip


def read(path: Path) -> Content:
    """The file's content, checked as far as its own kinds cannot."""
    content = load(path, Content)
    check_dice(path, content.dice)
    check_ids(path, "objects", [thing.id for thing in content.objects], OBJECT_IDS)
    check_ids(path, "traps", [trap.id for trap in content.traps], SYMBOLS["danger"][:3])
    check_ids(
        path,
        "monsters",
        [monster.id for monster in content.monsters],
        [*SYMBOLS["danger"][3:], "skeleton"],
    )
    check_once(path, "treasures", [treasure.id for treasure in content.treasures])
    for trap in content.traps:
        if trap.protected_by not in OBJECT_IDS:
            raise wrong(path, f"traps ({trap.id})", "protected_by", "no such object")
    for treasure in content.treasures:
        if treasure.stars < content.params.min_stars_for_treasure:
            raise wrong(path, f"treasures ({treasure.id})", "stars", "less than two")
    check_grid(path, content.grid)
    return content


def check_dice(path: Path, dice: list[Die]) -> None:
    """Every die is known and has six faces with symbols of its own."""
    check_ids(path, "dice", [die.id for die in dice], list(SYMBOLS))
    for die in dice:
        if len(die.faces) != 6:
            raise wrong(path, f"dice ({die.id})", "faces", f"{len(die.faces)} faces instead of 6")
        for face in die.faces:
            if face not in SYMBOLS[die.id]:
                known = ", ".join(SYMBOLS[die.id])
                raise wrong(path, f"dice ({die.id})", "faces", f"no symbol {face!r}: {known}")


def check_ids(path: Path, entry: str, found: list[str], known: list[str]) -> None:
    """The entries are just the known ones, each once, in this order."""
    check_once(path, entry, found)
    if found != known:
        raise wrong(path, entry, "id", f"expected {', '.join(known)}")


def check_once(path: Path, entry: str, ids: list[str]) -> None:
    """No id stands twice."""
    for id in ids:
        if ids.count(id) > 1:
            raise wrong(path, entry, "id", f"{id!r} stands twice")


def check_grid(path: Path, grid: Grid) -> None:
    """Map, list of squares and list of edges tell the same castle."""
    marked = [
        (row, col)
        for row, line in enumerate(grid.map)
        for col, mark in enumerate(line)
        if mark not in "#T"
    ]
    if marked != [(square.row, square.col) for square in grid.squares]:
        raise wrong(path, "grid", "squares", "the list differs from the map")
    if len(grid.map) != grid.rows or any(len(line) != grid.columns for line in grid.map):
        raise wrong(path, "grid", "map", f"not {grid.rows} rows of {grid.columns}")
    names = {(square.row, square.col): square.name for square in grid.squares}
    for square in grid.squares:
        if square.name != f"{chr(65 + square.col)}{square.row + 1}":
            raise wrong(path, f"grid.squares ({square.name})", "name", "is not column and row")
    edges = {
        frozenset((name, names[there]))
        for (row, col), name in names.items()
        for there in ((row, col + 1), (row + 1, col))
        if there in names
    }
    if edges != {frozenset(edge) for edge in grid.edges}:
        raise wrong(path, "grid", "edges", "the list differs from the map")
    check_special_squares(path, grid, names)


MARKS: Final = {"start": "S", "orange": "O", "black": "D", "exit": "E"}


def check_special_squares(path: Path, grid: Grid, names: dict[tuple[int, int], str]) -> None:
    """Start, orange, black, exit and the chamber's surroundings are where the map shows them."""
    for row, line in enumerate(grid.map):
        for col, mark in enumerate(line):
            if mark not in ".#SODET":
                raise wrong(path, "grid", "map", f"no mark {mark!r} in row {row + 1}")
            for field, sign in MARKS.items():
                given = getattr(grid, field)
                if mark == sign and names[row, col] != given:
                    raise wrong(path, "grid", field, f"{given!r}, but {names[row, col]} on the map")
    for field, steps in (
        ("chamber_adjacent", [(0, 1), (1, 0), (0, -1), (-1, 0)]),
        ("chamber_corners", [(1, 1), (1, -1), (-1, 1), (-1, -1)]),
    ):
        if sorted(getattr(grid, field)) != sorted(beside_chamber(grid, names, steps)):
            raise wrong(path, "grid", field, "the list differs from the map")


def beside_chamber(
    grid: Grid, names: dict[tuple[int, int], str], steps: list[tuple[int, int]]
) -> list[str]:
    """The squares from which one of these steps leads into the chamber; corners only by a slant."""
    chamber = {
        (row, col)
        for row, line in enumerate(grid.map)
        for col, mark in enumerate(line)
        if mark == "T"
    }
    found: list[str] = []
    for (row, col), name in names.items():
        straight = [(row, col + 1), (row, col - 1), (row + 1, col), (row - 1, col)]
        there = [(row + down, col + right) for down, right in steps]
        if chamber & set(there) and (steps[0][0] == 0 or not chamber & set(straight)):
            found.append(name)
    return found
