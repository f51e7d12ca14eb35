"""Which icon and tint stand for what in Clank!: one concept, one icon."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon, Tint

SKILL_ICON: Final = "magic-palm"
SWORD_ICON: Final = "broadsword"
BOOT_ICON: Final = "walking-boot"
GOLD_ICON: Final = "two-coins"
NOISE_ICON: Final = "ringing-bell"
DRAGON_ICON: Final = "spiked-dragon-head"
DANGER_ICON: Final = "dragon-breath"
BAG_ICON: Final = "swap-bag"
POINTS_ICON: Final = "laurels"
MAJOR_ICON: Final = "secret-book"
MINOR_ICON: Final = "tied-scroll"
IDOL_ICON: Final = "monkey"
BACK_ICON: Final = "domino-mask"
CHEST_ICON: Final = "open-treasure-chest"
CROWN_ICON: Final = "queen-crown"
MASTERY_ICON: Final = "trophy"
HEART_ICON: Final = "hearts"
LOST_HEART_ICON: Final = "broken-heart"
COUNTDOWN_ICON: Final = "sands-of-time"
ODDS_ICONS: Final = ["heart-shield", HEART_ICON, LOST_HEART_ICON]
"""No wound, one wound, more than one."""

TYPE_TINTS: Final[dict[str, Tint]] = {
    "plain": "slate",
    "companion": "lapis",
    "gem": "teal",
    "device": "plum",
    "monster": "garnet",
}
TYPE_ICONS: Final[dict[str, Icon]] = {
    "companion": "cowled",
    "gem": "cut-diamond",
    "device": "cog",
    "monster": "daemon-skull",
}
PLACE_ICONS: Final[dict[str, Icon]] = {"deep": "stairs", "crystal": "crystal-cluster"}

CARD_ART: Final[dict[str, Icon]] = {
    "burgle": "robber-hand",
    "stumble": "falling",
    "sidestep": "walking-scout",
    "scramble": "jump-across",
    "mercenary": "swordman",
    "explore": "treasure-map",
    "secret_tome": "secret-book",
    "goblin": "goblin-head",
    "amulet_of_vigor": "heart-necklace",
    "boots_of_swiftness": "wingfoot",
    "bracers_of_agility": "bracers",
    "brilliance": "brain",
    "dead_run": "run",
    "elven_boots": "leather-boot",
    "elven_cloak": "cloak",
    "elven_dagger": "plain-dagger",
    "flying_carpet": "rolled-cloth",
    "lucky_coin": "clover",
    "move_silently": "hooded-figure",
    "pickaxe": "war-pick",
    "scepter_of_the_ape_lord": "winged-scepter",
    "search": "magnifying-glass",
    "silver_spear": "spears",
    "singing_sword": "musical-notes",
    "sleight_of_hand": "card-exchange",
    "sneak": "ninja-head",
    "swagger": "sword-brandish",
    "tattle": "talk",
    "treasure_map": "coins",
    "underworld_dealing": "trade",
    "wand_of_recall": "crystal-wand",
    "wand_of_wind": "fairy-wand",
    "apothecary": "test-tubes",
    "archaeologist": "dig-dug",
    "cleric_of_the_sun": "sun-priest",
    "dwarven_peddler": "dwarf-face",
    "gem_collector": "gem-pendant",
    "invoker_of_the_ancients": "magic-swirl",
    "kobold_merchant": "shop",
    "master_burglar": "bandit",
    "mister_whiskers": "cat",
    "monkeybot_3000": "robot-antennas",
    "rebel_captain": "rally-the-troops",
    "rebel_miner": "miner",
    "rebel_scout": "spyglass",
    "rebel_soldier": "swordwoman",
    "the_duke": "mustache",
    "the_mountain_king": "dwarf-king",
    "the_queen_of_hearts": "crowned-heart",
    "treasure_hunter": "lantern-flame",
    "tunnel_guide": "torch",
    "wizard": "wizard-face",
    "sapphire": "saphir",
    "emerald": "emerald",
    "ruby": "rupee",
    "diamond": "cut-diamond",
    "dragons_eye": "dragon-orb",
    "ladder": "ladder",
    "teleporter": "portal",
    "shrine": "sword-altar",
    "dragon_shrine": "dragon-spiral",
    "the_vault": "strongbox",
    "animated_door": "wooden-door",
    "belcher": "vomiting",
    "cave_troll": "troll",
    "crystal_golem": "rock-golem",
    "kobold": "lizardman",
    "ogre": "ogre",
    "orc_grunt": "orc-head",
    "overlord": "overlord-helm",
    "watcher": "evil-eyes",
}
TOKEN_ICONS: Final[dict[str, Icon]] = {
    "artifact_5": "ring",
    "artifact_7": "ankh",
    "artifact_10": "amphora",
    "artifact_15": "banana-bunch",
    "artifact_20": "shield",
    "artifact_25": "breastplate",
    "artifact_30": "incense",
    "chalice": "jeweled-chalice",
    "greater_healing": "health-potion",
    "dragon_egg": "big-egg",
    "healing_potion": "health-potion",
    "strength_potion": "round-potion",
    "swiftness_potion": "round-potion",
    "master_key": "skeleton-key",
    "backpack": "knapsack",
    "crown_10": CROWN_ICON,
    "crown_9": CROWN_ICON,
    "crown_8": CROWN_ICON,
    "idol": IDOL_ICON,
    "mastery": MASTERY_ICON,
}

COUNT_ICONS: Final[dict[str, Icon]] = {
    "cl-row-artifacts": CHEST_ICON,
    "cl-row-mastery": MASTERY_ICON,
    "cl-row-tokens": IDOL_ICON,
    "cl-row-items": CROWN_ICON,
    "cl-row-gold": GOLD_ICON,
    "cl-row-cards": "card-pickup",
    "cl-row-total": POINTS_ICON,
}
"""The rows of the final count."""
