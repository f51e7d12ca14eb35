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
AP_ICON: Final = "walking-boot"
HEART_ICON: Final = "hearts"
SWORD_ICON: Final = "broadsword"
RING_ICON: Final = "ring"
TOOTH_ICON: Final = "saber-tooth"
DANGER_ICON: Final = "death-skull"
CHEST_ICON: Final = "locked-chest"
CHIEF_ICON: Final = "crowned-skull"
DEFEAT_ICON: Final = "broken-heart"
MISSION_ICON: Final = "scroll-unfurled"
COMPASS_ICON: Final = "compass"
ROBBED_ICON: Final = "robber-hand"
FIGHT_ICON: Final = "crossed-swords"
STRENGTH_ICON: Final = "muscle-up"
TRAP_ICON: Final = "wolf-trap"
SLEEP_ICON: Final = "sleepy"
VOTE_ICON: Final = "vote"
DICE_ICON: Final = "rolling-dices"

KIND_ICONS: Final[dict[str, Icon]] = {"boots": AP_ICON, "ring": RING_ICON, "sword": SWORD_ICON}
FOOD_ICONS: Final[dict[str, Icon]] = {
    "apple": "shiny-apple",
    "fish": "double-fish",
    "mushroom": "super-mushroom",
}
POTION_ICONS: Final[dict[str, Icon]] = {
    "healing": "health-potion",
    "berserk": "potion-of-madness",
    "teleport": "magic-potion",
}
HERO_ICONS: Final[dict[str, Icon]] = {
    "corlof": "viking-helmet",
    "jupanila": "crested-helmet",
    "erla": "elf-helmet",
    "luphius": "hooded-figure",
    "mathian": "heavy-helm",
}
MONSTER_ICONS: Final[dict[str, Icon]] = {
    "ulumu": "fish-monster",
    "zibber": "imp-laugh",
    "wallrog": "gooey-daemon",
}

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
    "deliverer": PACK_ICON,
    "observer": "spyglass",
    "thief": ROBBED_ICON,
    "discoverer": COMPASS_ICON,
    "slayer": FIGHT_ICON,
}
PIPS: Final[list[Icon]] = [
    f"dice-six-faces-{name}" for name in ("one", "two", "three", "four", "five", "six")
]

COUNT_ICONS: Final[dict[str, Icon]] = {
    "ht-row-small": "tooth",
    "ht-row-precious": "sharp-smile",
    "ht-row-points": "laurels",
    "ht-row-defeats": DEFEAT_ICON,
}
"""The rows of the final count."""
