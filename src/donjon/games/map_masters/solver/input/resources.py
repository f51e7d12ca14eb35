"""What a path can still spend, packed into one number with six bits for each use.

The uses are those of swords, scrolls, keys and ropes, and the spells that work once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from donjon.games.map_masters.content.printed_icons import (
    BLADES,
    CIRCLE,
    LAVA,
    LINES,
    MONSTER,
    OPENERS,
    PADLOCK,
    READINGS,
    TRAPDOOR,
    USES,
)
from donjon.games.map_masters.content.spellbooks import (
    BARREL_HOP,
    CROSSED_WAYS,
    EAST_WEST_FOLD,
    MONSTER_CALL,
    NORTH_SOUTH_FOLD,
    UPDRAFT,
)

CLIMBS: Final = USES
CROSSINGS: Final = USES + 1
HOPS: Final = USES + 2
CALLS: Final = USES + 3
FOLDS_ACROSS: Final = USES + 4
FOLDS_DOWN: Final = USES + 5
ALL_USES: Final = USES + 6
SPELL_OF: Final = [
    UPDRAFT, CROSSED_WAYS, BARREL_HOP, MONSTER_CALL, EAST_WEST_FOLD, NORTH_SOUTH_FOLD,
]  # fmt: skip
"""The spells of the uses from CLIMBS on."""

FIELD: Final = 6
MOST: Final = 0x1F
PLENTIFUL: Final = 0x10
GUARD: Final = 0x820820820820820
"""The highest bit of each of the ten fields."""
ONE_CROSSING: Final = 1 << FIELD * CROSSINGS
ONE_CALL: Final = 1 << FIELD * CALLS


def most_needed(kinds: list[int]) -> list[int]:
    """The most uses of each item that icons of these kinds can require."""
    needed = [0] * USES
    needed[BLADES] = kinds.count(MONSTER)
    needed[READINGS] = kinds.count(CIRCLE) // 2
    needed[OPENERS] = kinds.count(PADLOCK)
    needed[LINES] = kinds.count(TRAPDOOR) + kinds.count(LAVA)
    return needed


def packed(counts: list[int]) -> int:
    """Counts by use as one number. Negative counts are possible if the sum with others is not."""
    total = 0
    for use in range(ALL_USES):
        total += counts[use] << FIELD * use
    return total


def unpacked(supply: int) -> list[int]:
    """The counts by use of a packed supply."""
    return [supply >> FIELD * use & MOST for use in range(ALL_USES)]


def has(supply: i64, needs: i64) -> bool:
    """Whether a supply covers all needs.

    It compares each count, so those of two runs can be compared, too, negative ones included: no
    two may differ by more than MOST.
    """
    return (supply + GUARD - needs) & GUARD == GUARD
