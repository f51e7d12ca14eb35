"""Tales of Glory's content as flat tables: tiles, chests, boards.

A tile's number is its place in the file: heroes, the three ages, quests. A chest has a number of
its own among all chests. An edge is four times its tile and its side, from north clockwise.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.tales_of_glory.content.checks import SETS, read
from donjon.games.tales_of_glory.content.printed_gain import Item, items_of
from donjon.games.tales_of_glory.content.tile_checks import TYPES, sides_of

FILE: Final = Path(__file__).parent / "tales_of_glory.toml"
CONTENT: Final = read(FILE)
P: Final = CONTENT.game
TILES: Final = CONTENT.tile

ROUNDS: Final[int] = P.rounds  # TG-2.1
DRAWN: Final[int] = P.draw_per_round  # TG-16.4
MAJORITY_PRESTIGE: Final[int] = P.majority_prestige  # TG-17.3
QUESTS_DEALT: Final[int] = P.quests_dealt  # TG-18.2
SURCHARGE: Final[int] = P.wild_surcharge  # TG-8.6
COMPENSATION: Final[list[Item]] = items_of(P.discard_compensation)  # TG-9.3
SEATS: Final[int] = P.players_max

NONE: Final = 255

HERO: Final = 0
AGE_1: Final = 1
AGE_3: Final = 3
QUEST: Final = 4

MONSTER: Final = 0
CHARACTER: Final = 1
PLACE: Final = 2
TREASURE: Final = 3
NO_TYPE: Final = 4  # TG-R17: heroes and quests

TILE_COUNT: Final[int] = len(TILES)
TILE_IDS: Final[list[str]] = [tile.id for tile in TILES]
NUMBER: Final[dict[str, int]] = {id: tile for tile, id in enumerate(TILE_IDS)}
SET: Final = bytes([SETS.index(tile.set) for tile in TILES])
TYPE: Final = bytes([TYPES.index(tile.type) if tile.type in TYPES else NO_TYPE for tile in TILES])
OF_SET: Final[list[list[int]]] = [
    [tile for tile in range(TILE_COUNT) if SET[tile] == of_set] for of_set in range(len(SETS))
]

COMBAT_COST: Final = bytes([tile.cost.combat for tile in TILES])
MAGIC_COST: Final = bytes([tile.cost.magic for tile in TILES])
COIN_COST: Final = bytes([tile.cost.coin for tile in TILES])
POTION_COST: Final = bytes([tile.cost.potion for tile in TILES])

GAIN: Final[list[list[Item]]] = [items_of(tile.gain) for tile in TILES]
HAS_END: Final = bytes([any(item.when == "end" for item in tile.gain) for tile in TILES])
"""Whether a tile has an end-of-game gain."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[list[int]] = [NORTH, EAST, SOUTH, WEST]

BARE: Final = 0
PLAIN: Final = 1
HALF_KEY: Final = 2
GIVING: Final = 3
CONNECTORS: Final = ["none", "plain", "half_key", "gain"]
CONNECTOR: Final = bytes([CONNECTORS.index(side.kind) for tile in TILES for side in sides_of(tile)])
EDGE_GAIN: Final[list[list[Item]]] = [
    items_of(side.gain) for tile in TILES for side in sides_of(tile)
]
EDGE_NEED: Final = bytes(
    [
        NONE if side.need is None else TYPES.index(side.need)
        for tile in TILES
        for side in sides_of(tile)
    ]
)

CHEST_TILE: Final = bytes([at for at, tile in enumerate(TILES) for _ in tile.chests])
CHEST_GAIN: Final[list[list[Item]]] = [items_of(chest) for tile in TILES for chest in tile.chests]
CHESTS: Final[list[list[int]]] = [
    [chest for chest in range(len(CHEST_TILE)) if CHEST_TILE[chest] == tile]
    for tile in range(TILE_COUNT)
]
"""The chests of each tile."""

BOARD_OF: Final[list[str]] = [
    CONTENT.players[str(seats)].board if str(seats) in CONTENT.players else ""
    for seats in range(SEATS + 1)
]
SLOTS: Final[list[int]] = [CONTENT.board[name].slots if name else 0 for name in BOARD_OF]  # TG-1.2
FIRST_WILD: Final[list[int]] = [
    min(CONTENT.board[name].wild) if name else 0 for name in BOARD_OF
]  # TG-8.6
REMOVED: Final[list[int]] = [
    CONTENT.players[str(seats)].age1_removed if name else 0 for seats, name in enumerate(BOARD_OF)
]  # TG-1.5
DISCARDED: Final[list[int]] = [
    CONTENT.players[str(seats)].discard_per_round if name else 0
    for seats, name in enumerate(BOARD_OF)
]  # TG-1.6
