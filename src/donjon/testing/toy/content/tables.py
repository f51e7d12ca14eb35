"""The content of Three Chests as flat tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.kernel.content import load
from donjon.testing.toy.content.schema import Content

CONTENT: Final = load(Path(__file__).parent / "toy.toml", Content)

DIE_SIDES: Final[int] = CONTENT.game.die_sides  # TY-1.3
CERTAIN_COINS: Final[int] = CONTENT.game.certain_coins  # TY-1.5
HIGHEST_NUMBER: Final[int] = CONTENT.game.highest_number  # TY-0.2
LUCKY_COINS: Final[int] = CONTENT.game.lucky_coins  # TY-2.1

CHEST_IDS: Final[list[str]] = [chest.id for chest in CONTENT.chests]
CHESTS: Final[list[int]] = list(range(len(CHEST_IDS)))
