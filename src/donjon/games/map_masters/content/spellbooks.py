"""The numbers of the spellbooks, as bits of a mask (5.2)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.printed_icons import BLADES, LINES, OPENERS, READINGS, USES

SPELLS: Final = 17
BANE: Final = 1 << 0
FEATHER_STEP: Final = 1 << 1
KNOCK: Final = 1 << 2
UPDRAFT: Final = 1 << 3
BLANK_SCROLL: Final = 1 << 4
MONSTER_CALL: Final = 1 << 5
BARREL_HOP: Final = 1 << 6
CROSSED_WAYS: Final = 1 << 7
EAST_WEST_FOLD: Final = 1 << 8
NORTH_SOUTH_FOLD: Final = 1 << 9
FAIRY_FAVOUR: Final = 1 << 10
HAGGLER: Final = 1 << 11
TWIN_FAIRIES: Final = 1 << 12
FORESIGHT: Final = 1 << 13
UNRAVEL: Final = 1 << 14
BARTER: Final = 1 << 15
REWIND: Final = 1 << 16
ON_PATHS: Final = (1 << 11) - 1
"""MM-14.6  Those that act in phase D."""

SPELL_FOR: Final[list[int]] = [0] * USES
"""MM-6.9  The spellbook that replaces an item."""
SPELL_FOR[BLADES] = BANE
SPELL_FOR[LINES] = FEATHER_STEP
SPELL_FOR[OPENERS] = KNOCK
SPELL_FOR[READINGS] = BLANK_SCROLL
