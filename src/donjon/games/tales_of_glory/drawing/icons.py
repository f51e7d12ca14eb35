"""The icons and tints of Tales of Glory: one concept, one icon; every tile its own picture."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon, Tint

PRESTIGE_ICON: Final = "laurels"
COIN_ICON: Final = "two-coins"
POTION_ICON: Final = "round-potion"
COMBAT_ICON: Final = "crossed-swords"
MAGIC_ICON: Final = "magic-swirl"
KEY_ICON: Final = "key"
CHEST_ICON: Final = "locked-chest"
OPEN_CHEST_ICON: Final = "open-chest"
TOKEN_ICON: Final = "flying-flag"
REVEAL_ICON: Final = "card-pick"
TILE_ICON: Final = "puzzle"
EDGE_ICON: Final = "castle"
CROWN_ICON: Final = "queen-crown"
LATE_ICON: Final = "hourglass"
QUEST_ICON: Final = "scroll-unfurled"
WILD_ICON: Final = "pine-tree"

GAIN_ICONS: Final[dict[str, Icon]] = {
    "coin": COIN_ICON,
    "potion": POTION_ICON,
    "prestige": PRESTIGE_ICON,
    "combat": COMBAT_ICON,
    "magic": MAGIC_ICON,
    "key": KEY_ICON,
    "first_player": TOKEN_ICON,
}
RESOURCE_ICONS: Final[list[Icon]] = [COMBAT_ICON, MAGIC_ICON, POTION_ICON, COIN_ICON]
"""Combat, Magic, potions and coins, the four resources of majorities and ties."""
KIND_ICONS: Final[dict[str, Icon]] = {
    "monster": "monster-grasp",
    "character": "cowled",
    "place": "stone-tower",
    "treasure": "cut-diamond",
    "hero": "visored-helm",
    "quest": QUEST_ICON,
}
KIND_TINTS: Final[dict[str, Tint]] = {
    "monster": "garnet",
    "character": "lapis",
    "place": "moss",
    "treasure": "ochre",
    "hero": "plum",
    "quest": "teal",
}
PER_ICONS: Final[dict[str, Icon]] = {
    "monster": KIND_ICONS["monster"],
    "character": KIND_ICONS["character"],
    "place": KIND_ICONS["place"],
    "treasure": KIND_ICONS["treasure"],
    "key": KEY_ICON,
    "combat": COMBAT_ICON,
    "magic": MAGIC_ICON,
    "majority": CROWN_ICON,
    "coins3": COIN_ICON,
    "potions3": POTION_ICON,
    "surrounded": "encirclement",
    "closed_chest": CHEST_ICON,
}
EVERY: Final[dict[str, int]] = {"coins3": 3, "potions3": 3}

TILE_ART: Final[dict[str, Icon]] = {
    "H1": "templar-shield",
    "H2": "totem-mask",
    "H3": "barbarian",
    "H4": "hooded-assassin",
    "H5": "wizard-face",
    "A1-01": "rat",
    "A1-02": "goblin-head",
    "A1-03": "lantern-flame",
    "A1-04": "raise-skeleton",
    "A1-05": "mimic-chest",
    "A1-06": "swordman",
    "A1-07": "fairy-wand",
    "A1-08": "pikeman",
    "A1-09": "pointy-hat",
    "A1-10": "herbs-bundle",
    "A1-11": "tavern-sign",
    "A1-12": "archery-target",
    "A1-13": "dolmen",
    "A1-14": "scales",
    "A1-15": "rusty-sword",
    "A1-16": "spell-book",
    "A1-17": "swap-bag",
    "A1-18": "wooden-crate",
    "A2-01": "ram-profile",
    "A2-02": "orc-head",
    "A2-03": "troll",
    "A2-04": "spectre",
    "A2-05": "medusa-head",
    "A2-06": "minotaur",
    "A2-07": "mounted-knight",
    "A2-08": "wizard-staff",
    "A2-09": "crossbow",
    "A2-10": "magnifying-glass",
    "A2-11": "treasure-map",
    "A2-12": "lyre",
    "A2-13": "castle-ruins",
    "A2-14": "tower-flag",
    "A2-15": "arena",
    "A2-16": "evil-tower",
    "A2-17": "shining-sword",
    "A2-18": "crystal-wand",
    "A2-19": "crown-coin",
    "A2-20": "cauldron",
    "A3-01": "spiked-dragon-head",
    "A3-02": "giant",
    "A3-03": "crowned-skull",
    "A3-04": "daemon-pull",
    "A3-05": "hydra",
    "A3-06": "axe-swing",
    "A3-07": "warlord-helmet",
    "A3-08": "magic-hat",
    "A3-09": "chess-queen",
    "A3-10": "lockpicks",
    "A3-11": "elven-castle",
    "A3-12": "magic-portal",
    "A3-13": "jeweled-chalice",
    "A3-14": "imperial-crown",
    "A3-15": "open-treasure-chest",
    "Q01": "gold-stack",
    "Q02": "prisoner",
    "Q03": "round-bottom-flask",
    "Q04": "healing",
    "Q05": "heart-tower",
    "Q06": "crossroad",
    "Q07": "locked-fortress",
    "Q08": "secret-door",
    "Q09": "hunting-horn",
    "Q10": "world",
    "Q11": "relic-blade",
    "Q12": "round-table",
    "Q13": "duel",
    "Q14": "evil-book",
    "Q15": "keyring",
    "Q16": "throne-king",
}

COUNT_ICONS: Final[dict[str, Icon]] = {
    "tg-row-tiles": TILE_ICON,
    "tg-row-chests": CHEST_ICON,
    "tg-row-edges": EDGE_ICON,
    "tg-row-majority-combat": COMBAT_ICON,
    "tg-row-majority-magic": MAGIC_ICON,
    "tg-row-majority-potion": POTION_ICON,
    "tg-row-majority-coin": COIN_ICON,
    "tg-row-end": LATE_ICON,
    "tg-row-total": PRESTIGE_ICON,
}
"""The rows of the final count."""
