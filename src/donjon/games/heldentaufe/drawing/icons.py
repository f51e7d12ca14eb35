"""Which icon and tint stand for what in Heldentaufe: one concept, one icon."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon, Tint

AP_ICON: Final = "walking-boot"
HEART_ICON: Final = "hearts"
SWORD_ICON: Final = "broadsword"
RING_ICON: Final = "ring"
TOOTH_ICON: Final = "saber-tooth"
DANGER_ICON: Final = "death-skull"
CHEST_ICON: Final = "locked-chest"
CHIEF_ICON: Final = "crowned-skull"
PACK_ICON: Final = "knapsack"
BELT_ICON: Final = "round-potion"
DEFEAT_ICON: Final = "broken-heart"
MISSION_ICON: Final = "scroll-unfurled"
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

KIND_ICONS: Final[dict[str, Icon]] = {"boots": AP_ICON, "ring": RING_ICON, "sword": SWORD_ICON}
KIND_TINTS: Final[dict[str, Tint]] = {"boots": "umber", "ring": "ochre", "sword": "slate"}
FOOD_ICONS: Final[dict[str, Icon]] = {
    "apple": "shiny-apple",
    "fish": "double-fish",
    "mushroom": "super-mushroom",
}
FOOD_TINTS: Final[dict[str, Tint]] = {"apple": "garnet", "fish": "lapis", "mushroom": "moss"}
POTION_ICONS: Final[dict[str, Icon]] = {
    "healing": "health-potion",
    "berserk": "potion-of-madness",
    "teleport": "magic-potion",
}
POTION_TINTS: Final[dict[str, Tint]] = {"healing": "blood", "berserk": "plum", "teleport": "arcane"}

HERO_ICONS: Final[dict[str, Icon]] = {
    "corlof": "viking-helmet",
    "jupanila": "crested-helmet",
    "erla": "elf-helmet",
    "luphius": "hooded-figure",
    "mathian": "heavy-helm",
}
SEAT_TINTS: Final[list[Tint]] = ["garnet", "lapis", "teal", "plum", "umber"]
"""The tint of each seat's hero: the one nearest to the colour of the seat."""
MONSTER_ICONS: Final[dict[str, Icon]] = {
    "ulumu": "fish-monster",
    "zibber": "imp-laugh",
    "wallrog": "gooey-daemon",
}
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
