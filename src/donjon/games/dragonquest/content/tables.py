"""DragonQuest's content as flat tables: dice, dangers, objects, treasures and the castle.

Squares are numbered in reading order; the treasure chamber is one square, the last number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from donjon.games.dragonquest.content.checks import read
from donjon.games.dragonquest.content.schema import OBJECT_IDS, SYMBOLS, WOUND_RULES
from donjon.kernel.content import wrong

FILE: Final = Path(__file__).parent / "dragonquest.toml"
CONTENT: Final = read(FILE)
P: Final = CONTENT.game

SUNS: Final[int] = P.suns  # DQ-1.7
LIFE: Final[int] = P.life_points  # DQ-9.1
MAX_REROLLS: Final[int] = P.max_rerolls  # DQ-5.5
SKULLS_FOR_DANGER: Final[int] = P.skulls_for_danger  # DQ-5.4
BOXES: Final[int] = P.find_boxes_per_row  # DQ-7.2
DRAGON_WAKES_AT: Final[int] = P.dragon_wakes_at  # DQ-13.6
BREATH_WOUND_DICE: Final[int] = P.breath_wound_dice  # DQ-15.3
STARS_FOR_TREASURE: Final[int] = P.min_stars_for_treasure  # DQ-13.8
DEMON_STEPS: Final[int] = P.demon_steps_per_turn  # DQ-12.8
WALL_TILES: Final[list[int]] = list(range(1, P.wall_tiles + 1))  # DQ-4.2
SKIP_MARKERS: Final[int] = P.skip_markers
SPIDER_TILES: Final[int] = P.spider_tiles
DEMON_TILES: Final[int] = P.demon_tiles
POTION: Final[int] = P.potion_life_points  # DQ-21.3
AMULET: Final[int] = P.amulet_extra_suns  # DQ-21.2
COIN_50_BOXES: Final[int] = CONTENT.sheet.coin_boxes.coin_50  # DQ-R40
COIN_100_BOXES: Final[int] = CONTENT.sheet.coin_boxes.coin_100  # DQ-R40
FIND_ROWS: Final[list[str]] = list(CONTENT.sheet.find_rows)  # DQ-7.3, DQ-R53
ROWS: Final[int] = len(FIND_ROWS)
SPIDER_ROW: Final[int] = FIND_ROWS.index("spider")
DEMON_ROW: Final[int] = FIND_ROWS.index("demon")
SKELETON_ROW: Final[int] = FIND_ROWS.index("skeleton")

BLANK: Final = 0
SKULL: Final = 1
DOUBLE_SKULL: Final = 2
FIND: Final = 3
ROOM: Final = 4
CORRIDOR: Final = 5

ARROW: Final = 0
TRAPDOOR: Final = 1
FOG: Final = 2
GHOUL: Final = 3
TROLL: Final = 4
ORC: Final = 5
SKELETON: Final = 6

LETTER_BLANK: Final = 3

LOWER: Final = 0
SUM: Final = 1
HIGHER: Final = 2

SWORD: Final = 0
STRIKE: Final = 1

CROSS_COIN: Final = 1
LOSE_TWO: Final = 2

DRAGON: Final = 1
COIN_50: Final = 2
COIN_100: Final = 3
STAR: Final = 4

AMULET_OF_TIME: Final = 0
DRAGON_TALISMAN: Final = 1
GOLDEN_NECKLACE: Final = 2
HEALING_POTION: Final = 3
MAGIC_RING: Final = 4
ORB_OF_LIGHT: Final = 5
KEY_TO_SECRET_DOORS: Final = 6
GOLDEN_BELT_BUCKLE: Final = 7
CHAINMAIL_COAT: Final = 8
ROPE: Final = 9
LEATHER_HOOD: Final = 10
SILVER_RING: Final = 11
OBJECTS: Final = 12


def faces(id: str) -> bytes:
    """A die's six faces as symbol numbers."""
    die = next(die for die in CONTENT.dice if die.id == id)
    return bytes(SYMBOLS[id].index(face) for face in die.faces)


def number_of(id: str) -> int:
    """How many dice of a kind there are."""
    count: int = next(die.count for die in CONTENT.dice if die.id == id)
    return count


MOVEMENT_DICE: Final = number_of("move_red") + number_of("move_black")  # DQ-5.1
CHAMBER_DICE: Final = number_of("chamber")  # DQ-13.1


MOVE_BLACK: Final = faces("move_black")
MOVE_RED: Final = faces("move_red")
DANGER_DIE: Final = faces("danger")
LETTER_DIE: Final = faces("letter")
COMBAT_DIE_IDS: Final[list[str]] = [monster.combat_die for monster in CONTENT.monsters]
COMBAT_DICE: Final = [faces(id) for id in COMBAT_DIE_IDS]  # ghoul, troll, orc, skeleton
WOUND_DIE: Final = faces("wound")
SPIDER_DIE: Final = faces("spider")
CHAMBER_DIE: Final = faces("chamber")

OBJECT_COST: Final = bytes(thing.find_cost for thing in CONTENT.objects)  # DQ-R52
OBJECT_GOLD: Final[list[int]] = [thing.gold for thing in CONTENT.objects]
TREASURE_IDS: Final[list[str]] = [treasure.id for treasure in CONTENT.treasures]
TREASURE_STARS: Final[list[int]] = [treasure.stars for treasure in CONTENT.treasures]
TREASURE_GOLD: Final[list[int]] = [treasure.gold for treasure in CONTENT.treasures]
PRINTED_TREASURES: Final[int] = len([t for t in CONTENT.treasures if not t.blank])
TREASURES: Final[int] = len(TREASURE_IDS)
TRAP_LOSS: Final[list[list[int]]] = [trap.loss for trap in CONTENT.traps]
TRAPS: Final[int] = len(TRAP_LOSS)
TRAP_WOUND_DICE: Final[list[int]] = [trap.wound_dice for trap in CONTENT.traps]
TRAP_SKIPS: Final[list[bool]] = [trap.skip_turn for trap in CONTENT.traps]
TRAP_CURE: Final[list[int]] = [OBJECT_IDS.index(trap.protected_by) for trap in CONTENT.traps]
MONSTER_WOUND_DICE: Final[list[int]] = [monster.wound_dice for monster in CONTENT.monsters]
MONSTER_WOUND_RULE: Final = [WOUND_RULES.index(each.wound_rule) for each in CONTENT.monsters]
SKELETON_LADDER: Final[list[int]] = CONTENT.monsters[-1].ladder  # DQ-12.17
DANGERS: Final[list[str]] = [*SYMBOLS["danger"], "skeleton"]

G: Final = CONTENT.grid
SQUARES: Final[int] = len(G.squares)
CHAMBER: Final[int] = SQUARES  # DQ-6.5
NODES: Final[int] = SQUARES + 1
NONE: Final = 255
NAMES: Final[list[str]] = [square.name for square in G.squares] + ["CH"]
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
CHAMBER_CELLS: Final = [
    (row, line.index("T") + line.count("T") // 2) for row, line in enumerate(G.map) if "T" in line
]
CHAMBER_CENTER: Final = CHAMBER_CELLS[len(CHAMBER_CELLS) // 2]
ROW: Final = bytes([square.row for square in G.squares] + [CHAMBER_CENTER[0]])
COLUMN: Final = bytes([square.col for square in G.squares] + [CHAMBER_CENTER[1]])
START: Final[int] = NUMBER[G.start]
ORANGE: Final[int] = NUMBER[G.orange]
BLACK: Final[int] = NUMBER[G.black]
EXIT: Final[int] = NUMBER[G.exit]
DOORS: Final[list[int]] = [NUMBER[name] for name in G.chamber_adjacent]
CORNERS: Final[list[int]] = [NUMBER[name] for name in G.chamber_corners]


def square_at(row: int, col: int) -> int:
    """The square there, the chamber, or NONE for masonry and outside."""
    if not (0 <= row < G.rows and 0 <= col < G.columns):
        return NONE
    if G.map[row][col] == "T":
        return CHAMBER
    return NUMBER.get(f"{chr(65 + col)}{row + 1}", NONE)


def around(square: int, steps: list[tuple[int, int]]) -> bytes:
    """The squares around a square, one byte for each step, NONE where there is no square."""
    return bytes(square_at(ROW[square] + row, COLUMN[square] + col) for row, col in steps)


STRAIGHT: Final = [(-1, 0), (0, -1), (0, 1), (1, 0)]
SLANTED: Final = [(-1, -1), (-1, 1), (1, -1), (1, 1)]

SIDES: Final[list[list[int]]] = [
    *[[x for x in around(square, STRAIGHT) if x != NONE] for square in range(SQUARES)],
    DOORS,
]
"""The squares that share a side, the chamber among them; at the end the chamber's own."""

SLANTS: Final[list[list[int]]] = [
    *[
        [x for x in around(square, SLANTED) if x != NONE and (x != CHAMBER or square in CORNERS)]
        for square in range(SQUARES)
    ],
    CORNERS,
]
"""DQ-21.6  The squares that touch at a corner; the chamber has four of them."""

KINGS: Final[list[list[int]]] = [
    sorted(x for x in SIDES[square] + SLANTS[square] if x != CHAMBER) for square in range(SQUARES)
]
"""DQ-12.9  Where the demon can step: king steps, never the chamber."""

RING: Final = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]
RINGS: Final = [vec[u8](around(square, RING)) for square in range(SQUARES)]
"""The eight places round a square, clockwise; NONE where no square lies."""

NORTH: Final = 1
EAST: Final = 3
SOUTH: Final = 5
WEST: Final = 7


def steps_to(goal: int) -> bytes:
    """How many ordinary steps each square is away from a goal in an empty castle."""
    steps = [NONE] * NODES
    steps[goal] = 0
    queue = [goal]
    for square in queue:
        for near in SIDES[square]:
            if steps[near] == NONE:
                steps[near] = steps[square] + 1
                queue.append(near)
    return bytes(steps)


STEPS_TO_CHAMBER: Final = steps_to(CHAMBER)
STEPS_TO_EXIT: Final = steps_to(EXIT)

BLOCKABLE: Final[list[int]] = [
    square
    for square in range(SQUARES)
    if square not in (START, ORANGE, BLACK, EXIT)
    and not any(near in (START, ORANGE, BLACK, EXIT, CHAMBER) for near in SIDES[square])  # DQ-R3
]
"""DQ-4.8 a, b; DQ-R3, DQ-R46  The squares that a wall may ever stand on."""

AWAY_FROM_CORNERS: Final[list[int]] = [
    square
    for square in BLOCKABLE
    if not any(near in (START, ORANGE, BLACK, EXIT, CHAMBER) for near in SLANTS[square])
]
"""DQ-R3  The same where squares that touch only at a corner count as adjacent too."""

BLOCKABLE_CELLS: Final = vec[u8](BLOCKABLE)
AWAY_FROM_CORNERS_CELLS: Final = vec[u8](AWAY_FROM_CORNERS)
IS_BLOCKABLE: Final = bytes(1 if square in BLOCKABLE else 0 for square in range(NODES))

if [NAMES[square] for square in range(SQUARES) if square not in BLOCKABLE] != sorted(
    G.never_blockable, key=lambda name: NUMBER[name]
):
    raise wrong(FILE, "grid", "never_blockable", "the list differs from the map")
