"""The icons of what is met and taken; great moments show them, too."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon

BONE: Final[Icon] = "crossed-bones"
COIN: Final[Icon] = "two-coins"
DIE: Final[Icon] = "perspective-dice-six-faces-random"
DRAGON: Final[Icon] = "spiked-dragon-head"
EXIT_DOOR: Final[Icon] = "exit-door"
GOLD: Final[Icon] = "laurels"
JEWEL: Final[Icon] = "pearl-necklace"
SKULL: Final[Icon] = "death-skull"
SWORD: Final[Icon] = "broadsword"
TREASURE: Final[Icon] = "open-treasure-chest"
WALL: Final[Icon] = "brick-wall"
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
"""What the danger dice show."""
ROW_ICONS: Final = {"spider": "spider-alt", "demon": "imp", "skeleton": "raise-skeleton"}
"""What waits at the ends of the find rows."""
MET_ICONS: Final = {**DANGER_ICONS, "skeleton": ROW_ICONS["skeleton"]}
"""Every danger that one falls into or fights."""
