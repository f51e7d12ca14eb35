"""What must hold in DragonQuest's content file beyond its form."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.dragonquest.content.schema import (
    DANGER_DICE,
    OBJECT_IDS,
    ROW_DANGERS,
    SYMBOLS,
    Content,
    Die,
    Grid,
    Monster,
    Sheet,
    Trap,
    Treasure,
)
from donjon.kernel.content import load, wrong

ONE_OF_A_KIND: Final = [
    "move_red", "letter", "combat_ghoul", "combat_troll", "combat_orc", "spider", "skeleton",
]  # fmt: skip
BLANK_TREASURES: Final = 2
TRAP_BOXES: Final = 2
COIN_BOXES_PRINTED: Final = 12
MOST_WALL_TILES: Final = 9


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
    for monster in content.monsters:
        check_monster(path, monster)
    for trap in content.traps:
        check_trap(path, trap)
    check_wounds(path, content)
    check_treasures(path, content.treasures, content.game.min_stars_for_treasure)
    check_sheet(path, content.sheet)
    if not 1 <= content.game.wall_tiles <= MOST_WALL_TILES:
        raise wrong(path, "game", "wall_tiles", f"not 1 to {MOST_WALL_TILES}")
    check_grid(path, content.grid)
    return content


def check_dice(path: Path, dice: list[Die]) -> None:
    """Every die is known and has six faces with symbols of its own, in a number that can be."""
    check_ids(path, "dice", [die.id for die in dice], list(SYMBOLS))
    for die in dice:
        right = 1 if die.id in ONE_OF_A_KIND else DANGER_DICE if die.id == "danger" else 0
        if right and die.count != right:
            raise wrong(path, f"dice ({die.id})", "count", f"{die.count} instead of {right}")
        if die.count < 1:
            raise wrong(path, f"dice ({die.id})", "count", "less than one")
        if len(die.faces) != 6:
            raise wrong(path, f"dice ({die.id})", "faces", f"{len(die.faces)} faces instead of 6")
        for face in die.faces:
            if face not in SYMBOLS[die.id]:
                known = ", ".join(SYMBOLS[die.id])
                raise wrong(path, f"dice ({die.id})", "faces", f"no symbol {face!r}: {known}")


def check_monster(path: Path, monster: Monster) -> None:
    """A monster has a combat die, and wounds either by dice or by a ladder."""
    entry = f"monsters ({monster.id})"
    if "sword" not in SYMBOLS.get(monster.combat_die, []):
        raise wrong(path, entry, "combat_die", "no such combat die")
    if monster.id == "skeleton":
        if not monster.ladder:
            raise wrong(path, entry, "ladder", "is empty")
        if monster.wound_dice:
            raise wrong(path, entry, "wound_dice", "the skeleton wounds by its ladder")
    elif monster.ladder:
        raise wrong(path, entry, "ladder", "only the skeleton has one")
    elif monster.wound_dice < 1:
        raise wrong(path, entry, "wound_dice", "less than one")


def check_trap(path: Path, trap: Trap) -> None:
    """A trap has two boxes and an object that cancels it."""
    entry = f"traps ({trap.id})"
    if trap.protected_by not in OBJECT_IDS:
        raise wrong(path, entry, "protected_by", "no such object")
    if len(trap.loss) != TRAP_BOXES:
        raise wrong(path, entry, "loss", f"{len(trap.loss)} boxes instead of {TRAP_BOXES}")
    if trap.wound_dice < 0:
        raise wrong(path, entry, "wound_dice", "less than none")


def check_wounds(path: Path, content: Content) -> None:
    """Nothing is thrown with more wound dice than there are."""
    dice = next(die.count for die in content.dice if die.id == "wound")
    throws = [(f"monsters ({each.id})", each.wound_dice) for each in content.monsters]
    throws += [(f"traps ({each.id})", each.wound_dice) for each in content.traps]
    for entry, count in throws:
        if count > dice:
            raise wrong(path, entry, "wound_dice", f"there are only {dice}")
    if not 0 <= content.game.breath_wound_dice <= dice:
        raise wrong(path, "game", "breath_wound_dice", f"there are only {dice}")


def check_treasures(path: Path, treasures: list[Treasure], least: int) -> None:
    """Every treasure can be had, and the last two are the blank ones."""
    check_once(path, "treasures", [treasure.id for treasure in treasures])
    for treasure in treasures:
        if treasure.stars < least:
            raise wrong(path, f"treasures ({treasure.id})", "stars", f"less than {least}")
    for place, treasure in enumerate(treasures):
        if treasure.blank != (place >= len(treasures) - BLANK_TREASURES):
            right = f"the last {BLANK_TREASURES} treasures are the blank ones"
            raise wrong(path, f"treasures ({treasure.id})", "blank", right)


def check_sheet(path: Path, sheet: Sheet) -> None:
    """Each find row ends in a danger of its own, and the coin boxes find room on the sheet."""
    if sorted(sheet.find_rows) != sorted(ROW_DANGERS):
        raise wrong(path, "sheet", "find_rows", f"not each of {', '.join(ROW_DANGERS)} once")
    for field, count in (
        ("coin_50", sheet.coin_boxes.coin_50),
        ("coin_100", sheet.coin_boxes.coin_100),
    ):
        if not 0 <= count <= COIN_BOXES_PRINTED:
            raise wrong(path, "sheet.coin_boxes", field, f"not 0 to {COIN_BOXES_PRINTED}")


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
