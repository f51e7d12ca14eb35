"""What is printed on the cards: the kinds of icons, and what each is good for (MM-6.1)."""

from __future__ import annotations

from typing import Final

COIN: Final = 0
BARREL: Final = 1
SWORD: Final = 2
KEY: Final = 3
SCROLL: Final = 4
ROPE: Final = 5
MONSTER: Final = 6
PADLOCK: Final = 7
TRAPDOOR: Final = 8
LAVA: Final = 9
CIRCLE: Final = 10
RECYCLE: Final = 11
SCISSORS: Final = 12
STAIRS: Final = 13
ROOM: Final = 14
KINDS: Final = 15
KIND_IDS: Final = [
    "coin", "barrel", "sword", "key", "scroll", "rope", "monster", "padlock", "trapdoor", "lava",
    "circle", "recycle", "scissors", "stairs", "room",
]  # fmt: skip
LETTERS: Final = "cbskprmltvoyz"
"""How the icons are drawn on a face, in the order of the kinds."""

BLADES: Final = 0
READINGS: Final = 1
OPENERS: Final = 2
LINES: Final = 3
USES: Final = 4
USE_IDS: Final = ["sword", "scroll", "key", "rope"]
"""MM-0.5  What can be used on a path, in the order of the fairy market."""
NO_USE: Final = -1

USE_OF: Final[list[int]] = [NO_USE] * KINDS
"""MM-6.6  What a collected item can be used as."""
USE_OF[SWORD] = BLADES
USE_OF[SCROLL] = READINGS
USE_OF[KEY] = OPENERS
USE_OF[ROPE] = LINES

NEED_OF: Final[list[int]] = [NO_USE] * KINDS
"""What overcomes an obstacle as soon as it is met."""
NEED_OF[MONSTER] = BLADES  # MM-6.8, MM-6.14
NEED_OF[PADLOCK] = OPENERS  # MM-6.15
NEED_OF[LAVA] = LINES  # MM-6.16
