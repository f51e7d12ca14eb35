"""Which icon stands for what in DragonQuest: one concept, one icon."""

from __future__ import annotations

from typing import Final

FACE_ICONS: Final = {
    "blank": "",
    "skull": "death-skull",
    "double_skull": "death-skull",
    "find": "semi-closed-eye",
    "room": "doorway",
    "corridor": "stone-path",
    "dragon": "spiked-dragon-head",
    "star": "round-star",
    "coin_50": "two-coins",
    "coin_100": "two-coins",
}
OBJECT_ICONS: Final = {
    "amulet_of_time": "pocket-watch",
    "dragon_talisman": "dragon-orb",
    "golden_necklace": "pearl-necklace",
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
    "pearl_string": "pearl-necklace",
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
