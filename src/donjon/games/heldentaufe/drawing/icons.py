"""Which icon and tint stand for what in Heldentaufe: one concept, one icon."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon, Tint

PACK_ICON: Final = "knapsack"
BELT_ICON: Final = "round-potion"
RESERVE_ICON: Final = "swap-bag"
UNKNOWN_ICON: Final = "help"
PORTAL_ICON: Final = "magic-portal"
LAIR_ICON: Final = "cave-entrance"
EMPTY_CHEST_ICON: Final = "open-chest"

TILE_ICONS: Final[dict[str, Icon]] = {
    "campfire": "campfire",
    "meadow": "high-grass",
    "forest": "pine-tree",
    "orchard": "fruit-tree",
    "pond": "double-fish",
    "mushrooms": "super-mushroom",
    "laboratory": "cauldron",
    "merchant": "shop",
    "smith": "anvil",
}
TILE_TINTS: Final[dict[str, Tint]] = {
    "campfire": "gold",
    "meadow": "life",
    "forest": "moss",
    "orchard": "ochre",
    "pond": "crystal",
    "mushrooms": "umber",
    "laboratory": "sand",
    "merchant": "sand",
    "smith": "sand",
}
"""All tiles but the portals, which are plum."""

KIND_TINTS: Final[dict[str, Tint]] = {"boots": "umber", "ring": "ochre", "sword": "slate"}
FOOD_TINTS: Final[dict[str, Tint]] = {"apple": "garnet", "fish": "lapis", "mushroom": "moss"}
POTION_TINTS: Final[dict[str, Tint]] = {"healing": "blood", "berserk": "plum", "teleport": "arcane"}

MISSION_ICONS: Final[dict[str, Icon]] = {
    "deliverer": "knapsack",
    "observer": "spyglass",
    "thief": "robber-hand",
    "discoverer": "compass",
    "slayer": "crossed-swords",
}
PIPS: Final[list[Icon]] = [
    f"dice-six-faces-{name}" for name in ("one", "two", "three", "four", "five", "six")
]

COUNT_ICONS: Final[dict[str, Icon]] = {
    "ht-row-small": "tooth",
    "ht-row-precious": "sharp-smile",
    "ht-row-points": "laurels",
    "ht-row-defeats": "broken-heart",
}
"""The rows of the count at the end."""
