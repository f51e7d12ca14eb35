"""Heldentaufe's content as flat tables: heroes, monsters, tokens, tiles, missions.

A token is a piece of equipment by kind and value, or a food: twelve numbers in all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.heldentaufe.content.checks import read

FILE: Final = Path(__file__).parent / "heldentaufe.toml"
CONTENT: Final = read(FILE)

NONE: Final = 255

SEATS: Final[int] = CONTENT.game.players_max
HAND: Final[int] = CONTENT.turn.hand_size  # HT-6.5
DEAL_RED: Final[int] = CONTENT.turn.deal_red  # HT-S.13
DEAL_BLUE: Final[int] = CONTENT.turn.deal_blue
MONSTER_AP: Final[int] = CONTENT.turn.monster_ap  # HT-9.2
FOOD_HEALS: Final[int] = CONTENT.turn.food_heal  # HT-5.1
BEST_VALUE: Final[int] = CONTENT.turn.equipment_max_value  # HT-4.11
FURY_BONUS: Final[int] = CONTENT.combat.berserk_bonus  # HT-5.6
CHEST_ROLLS: Final[int] = CONTENT.treasure.chest_rolls  # HT-7.9
FOREST_ROLLS: Final[int] = CONTENT.treasure.forest_rolls  # HT-4.3
HEARTS_IN_BOX: Final[int] = CONTENT.hearts.total
ARMED_TOKENS: Final[int] = CONTENT.danger.armed  # HT-S.8
SAFE_TOKENS: Final[int] = CONTENT.danger.disarmed

BOOTS: Final = 0
RING: Final = 1
SWORD: Final = 2
SLOTS: Final = 3
EQUIPMENT_IDS: Final = ["boots", "ring", "sword"]
PIECES: Final[int] = SLOTS * BEST_VALUE
KIND_OF: Final = bytes([piece // BEST_VALUE for piece in range(PIECES)])
VALUE_OF: Final = bytes([piece % BEST_VALUE + 1 for piece in range(PIECES)])

APPLE: Final[int] = PIECES
FISH: Final[int] = PIECES + 1
MUSHROOM: Final[int] = PIECES + 2
FOOD_IDS: Final = ["apple", "fish", "mushroom"]
TOKENS: Final[int] = PIECES + len(FOOD_IDS)
FOODS: Final[list[int]] = list(range(PIECES, TOKENS))
TOKEN_IDS: Final[list[str]] = [
    f"{EQUIPMENT_IDS[KIND_OF[piece]]}{VALUE_OF[piece]}" for piece in range(PIECES)
] + FOOD_IDS
TOKEN_COUNTS: Final[list[int]] = [
    CONTENT.equipment[kind].by_value[str(value)]
    for kind in ("boots", "ring", "sword")
    for value in range(1, BEST_VALUE + 1)
] + [CONTENT.food[food].count for food in ("apple", "fish", "mushroom")]

HEALING: Final = 0
FURY: Final = 1
TELEPORT: Final = 2
POTIONS: Final[int] = len(CONTENT.potions)
POTION_IDS: Final[list[str]] = [potion.id for potion in CONTENT.potions]
POTION_COUNTS: Final[list[int]] = [potion.count for potion in CONTENT.potions]
NEEDS_RING: Final = bytes([potion.needs_ring for potion in CONTENT.potions])  # HT-5.3
FIRST_FOOD: Final = bytes([PIECES + FOOD_IDS.index(p.ingredients[0]) for p in CONTENT.potions])
SECOND_FOOD: Final = bytes([PIECES + FOOD_IDS.index(p.ingredients[1]) for p in CONTENT.potions])

BEST_TOOTH: Final = 5
TEETH_IN_BOX: Final[list[int]] = [0, CONTENT.teeth.small] + [
    CONTENT.teeth.precious[str(value)] for value in range(2, BEST_TOOTH + 1)
]  # HT-12.1

HEROES: Final[int] = len(CONTENT.heroes)
HERO_IDS: Final[list[str]] = [hero.id for hero in CONTENT.heroes]
HERO_HEARTS: Final = bytes([hero.hearts for hero in CONTENT.heroes])  # HT-1.7
BASE_AP: Final = bytes([hero.ap for hero in CONTENT.heroes])  # HT-1.1
BASE_RING: Final = bytes([hero.ring for hero in CONTENT.heroes])
BASE_SWORD: Final = bytes([hero.sword for hero in CONTENT.heroes])
BACKPACK: Final = bytes([hero.backpack for hero in CONTENT.heroes])  # HT-1.3

MONSTERS: Final[int] = len(CONTENT.monsters)
MONSTER_IDS: Final[list[str]] = [monster.id for monster in CONTENT.monsters]
MONSTER_HEARTS: Final = bytes([monster.hearts_base for monster in CONTENT.monsters])
MONSTER_SWORD: Final = bytes([monster.sword_base for monster in CONTENT.monsters])
GROWN_HEARTS: Final = bytes([CONTENT.tooth_growth[at].hearts for at in range(BEST_TOOTH + 1)])
"""HT-8.10  By the tooth on top of the stack; 0 is none (HT-R21)."""
GROWN_SWORD: Final = bytes([CONTENT.tooth_growth[at].sword for at in range(BEST_TOOTH + 1)])
STACKS: Final[list[bytes]] = [bytes(stack.values) for stack in CONTENT.tooth_stacks]  # HT-S.10
FIXED_STACKS: Final[list[int]] = [
    [stack.fixed_monster for stack in CONTENT.tooth_stacks].index(id) for id in MONSTER_IDS
]  # HT-R2

CAMPFIRE: Final = 0
MEADOW: Final = 1
FOREST: Final = 2
ORCHARD: Final = 3
POND: Final = 4
MUSHROOMS: Final = 5
LABORATORY: Final = 6
MERCHANT: Final = 7
SMITH: Final = 8
FIRST_PORTAL: Final = 9
TILE_IDS: Final[list[str]] = [tile.id for tile in CONTENT.tiles]
TILE_COUNTS: Final[list[int]] = [tile.count for tile in CONTENT.tiles]
RESOURCES: Final[list[int]] = [ORCHARD, POND, MUSHROOMS]
GIVES: Final = bytes(
    [NONE if tile.gives is None else PIECES + FOOD_IDS.index(tile.gives) for tile in CONTENT.tiles]
)
"""HT-4.5  The food of a tile."""
PORTAL_OF_TILE: Final = bytes([tile.portal for tile in CONTENT.tiles])
PORTALS: Final = 5

TARGETS: Final[list[int]] = [0, 0] + [entry.target_vp for entry in CONTENT.setup]  # HT-S.20
FORESTS_OUT: Final[list[int]] = [0, 0] + [entry.remove_forest for entry in CONTENT.setup]
RESOURCES_OUT: Final[list[int]] = [0, 0] + [
    entry.remove_resource_total for entry in CONTENT.setup
]  # HT-S.2 to HT-S.5

COMBAT_FACES: Final = bytes([face for face in CONTENT.dice[0].faces if isinstance(face, int)])
TREASURE_PIECE: Final = bytes(
    [TOKEN_IDS.index(str(f)) if str(f) in TOKEN_IDS else NONE for f in CONTENT.dice[1].faces]
)
"""HT-4.10  The piece on each face of the treasure die, or none."""
TREASURE_TEETH: Final = bytes(
    [0 if str(face) in TOKEN_IDS else int(str(face)[-1]) for face in CONTENT.dice[1].faces]
)
