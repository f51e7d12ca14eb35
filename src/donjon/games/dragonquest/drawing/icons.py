"""Which icon stands for what in DragonQuest: one concept, one icon."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon

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

COUNT_ICONS: Final[dict[str, Icon]] = {
    "dq-row-treasures": "open-treasure-chest",
    "dq-row-coins": "two-coins",
    "dq-row-jewels": "pearl-necklace",
    "dq-row-gold": "laurels",
}
"""The rows of the count at the end."""
