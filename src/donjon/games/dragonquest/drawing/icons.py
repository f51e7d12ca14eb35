"""Which icon stands for what in DragonQuest: one concept, one icon."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon

BONE_ICON: Final = "crossed-bones"
COIN_ICON: Final = "two-coins"
DICE_ICON: Final = "perspective-dice-six-faces-random"
DRAGON_ICON: Final = "spiked-dragon-head"
EXIT_ICON: Final = "exit-door"
GOLD_ICON: Final = "laurels"
JEWEL_ICON: Final = "pearl-necklace"
SKULL_ICON: Final = "death-skull"
SWORD_ICON: Final = "broadsword"
TREASURE_ICON: Final = "open-treasure-chest"
WALL_ICON: Final = "brick-wall"
RUN_ICON: Final = "run"
FACE_ICONS: Final = {
    "blank": "",
    "skull": SKULL_ICON,
    "double_skull": SKULL_ICON,
    "find": "semi-closed-eye",
    "room": "doorway",
    "corridor": "stone-path",
    "dragon": DRAGON_ICON,
    "star": "round-star",
    "coin_50": COIN_ICON,
    "coin_100": COIN_ICON,
}
OBJECT_ICONS: Final = {
    "amulet_of_time": "pocket-watch",
    "dragon_talisman": "dragon-orb",
    "golden_necklace": JEWEL_ICON,
    "healing_potion": "health-potion",
    "magic_ring": "power-ring",
    "orb_of_light": "crystal-ball",
    "key_to_secret_doors": "skeleton-key",
    "golden_belt_buckle": "belt-buckles",
    "chainmail_coat": "chain-mail",
    "rope": "rope-coil",
    "leather_hood": "hood",
    "silver_ring": "ring",
}
TREASURE_ICONS: Final = {
    "silver_goblet": "jeweled-chalice",
    "jade_figurine": "ankh",
    "pearl_string": JEWEL_ICON,
    "ruby_brooch": "cut-diamond",
    "jewelled_dagger": "plain-dagger",
    "ivory_chess_king": "chess-king",
    "sapphire_chalice": "trophy-cup",
    "golden_apple": "shiny-apple",
    "emerald_sceptre": "orb-wand",
    "diamond_tiara": "tiara",
    "crown_of_the_wizard_king": "queen-crown",
    "blank_1": "locked-chest",
    "blank_2": "open-chest",
}
DANGER_ICONS: Final = {
    "arrow": "broadhead-arrow",
    "trapdoor": "hole",
    "fog": "poison-gas",
    "ghoul": "shambling-zombie",
    "troll": "troll",
    "orc": "orc-head",
}
"""What the danger dice show."""
ROW_ICONS: Final = {"spider": "spider-alt", "demon": "imp", "skeleton": "raise-skeleton"}
"""What waits at the ends of the find rows."""
MET_ICONS: Final = {**DANGER_ICONS, "skeleton": ROW_ICONS["skeleton"]}
"""Every danger that one falls into or fights."""

COUNT_ICONS: Final[dict[str, Icon]] = {
    "dq-row-treasures": TREASURE_ICON,
    "dq-row-coins": COIN_ICON,
    "dq-row-jewels": JEWEL_ICON,
    "dq-row-gold": GOLD_ICON,
}
"""The rows of the final count."""
