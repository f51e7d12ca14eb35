"""Map Masters' pictures: the icon and tint of everything that is printed or counted."""

from __future__ import annotations

from typing import Final, Literal

from donjon.games.map_masters.content.printed_icons import (
    BARREL,
    CIRCLE,
    COIN,
    KEY,
    KINDS,
    LAVA,
    MONSTER,
    PADLOCK,
    RECYCLE,
    ROOM,
    ROPE,
    SCISSORS,
    SCROLL,
    STAIRS,
    SWORD,
    TRAPDOOR,
)
from donjon.kernel.words.ids import Icon, Tint

COIN_ICON: Final = "two-coins"
POINTS_ICON: Final = "laurels"
EXIT_ICON: Final = "exit-door"
TIME_ICON: Final = "sands-of-time"
GOAL_ICON: Final = "scroll-unfurled"
BOOK_ICON: Final = "spell-book"
CARD_BACK_ICON: Final = "dungeon-gate"
UNKNOWN_ICON: Final = "uncertainty"

KIND_ICONS: Final[list[Icon]] = [""] * KINDS
KIND_ICONS[COIN] = COIN_ICON
KIND_ICONS[BARREL] = "barrel"
KIND_ICONS[SWORD] = "broadsword"
KIND_ICONS[KEY] = "key"
KIND_ICONS[SCROLL] = "tied-scroll"
KIND_ICONS[ROPE] = "rope-coil"
KIND_ICONS[MONSTER] = "daemon-skull"
KIND_ICONS[PADLOCK] = "padlock"
KIND_ICONS[TRAPDOOR] = "hole"
KIND_ICONS[LAVA] = "lava"
KIND_ICONS[CIRCLE] = "pentagram-rose"
KIND_ICONS[RECYCLE] = "recycle"
KIND_ICONS[SCISSORS] = "scissors"
KIND_ICONS[STAIRS] = "stairs"
KIND_ICONS[ROOM] = "doorway"

KIND_TINTS: Final[list[Tint]] = [
    "gold", "umber", "slate", "gold", "teal", "ochre", "garnet", "rock", "deep", "blood", "plum",
    "life", "life", "deep", "sand",
]  # fmt: skip
"""In the order of the kinds."""

SQUARE_KINDS: Final = [PADLOCK, TRAPDOOR, LAVA, STAIRS]
"""Kinds drawn as a square because they are part of the corridor; all others are discs."""

SPELL_ART: Final[list[Icon]] = [
    "crossed-swords", "feather", "skeleton-key", "wind-slap", "scroll-unfurled", "monster-grasp",
    "barrel-leak", "crossroad", "horizontal-flip", "vertical-flip", "fairy-wand", "price-tag",
    "fairy", "crystal-ball", "yarn", "trade", "clockwork",
]  # fmt: skip
"""In the order of the spellbooks."""


def shape_of(kind: int) -> Literal["disc", "square"]:
    """How a kind of thing is drawn."""
    return "square" if kind in SQUARE_KINDS else "disc"


COUNT_ICONS: Final[dict[str, Icon]] = {
    "mm-row-primary": "treasure-map",
    "mm-row-secondary": GOAL_ICON,
    "mm-row-bonus": "hourglass",
    "mm-row-exits": EXIT_ICON,
    "mm-row-coins": COIN_ICON,
    "mm-row-total": POINTS_ICON,
}
"""The rows of the final count."""
