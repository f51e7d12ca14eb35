"""The icons of what happens and of what is drawn alike: one concept, one icon."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon

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
