"""What the objectives count, and what each is worth (5.1, MM-10.9)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.printed_icons import (
    BARREL,
    CIRCLE,
    COIN,
    KEY,
    LAVA,
    MONSTER,
    PADLOCK,
    ROOM,
    ROPE,
    SCROLL,
    STAIRS,
    SWORD,
    TRAPDOOR,
)

OBJECTIVES: Final = 12
OBJECTIVE_IDS: Final = [
    "barrel", "sword", "coin", "scroll", "room", "stairs", "key", "circle", "monster", "trap",
    "rope", "padlock",
]  # fmt: skip
TRAP: Final = 9
COUNTED: Final = [
    BARREL, SWORD, COIN, SCROLL, ROOM, STAIRS, KEY, CIRCLE, MONSTER, TRAPDOOR, ROPE, PADLOCK,
]  # fmt: skip
"""The kind that an objective counts; of traps there are two (`matching`)."""


def matching(found: list[int], objective: int) -> int:
    """MM-10.4, MM-10.9  How many of the discoveries an objective counts, used or not."""
    if objective == TRAP:
        return found[TRAPDOOR] + found[LAVA]
    return found[COUNTED[objective]]
