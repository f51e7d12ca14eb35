"""What DragonQuest's bot knows in advance, as flat tables: see `bot.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec

from donjon.games.dragonquest.content.schema import BotTables
from donjon.kernel.content import load

FILE: Final = Path(__file__).parent / "bot.toml"
TABLES: Final = load(FILE, BotTables)

MOST_TURNS: Final[int] = len(TABLES.time)
MOST_SQUARES: Final[int] = max(len(row) for row in TABLES.time)
MOST_LIFE: Final[int] = len(TABLES.life)
MOST_EXPOSED: Final[int] = len(TABLES.life[0]) - 1


def padded(row: list[int], width: int, unit: int) -> list[float]:
    """A row as parts of one, filled up with noughts."""
    return [number / unit for number in row] + [0.0] * (width - len(row))


TIME: Final = vec[float](
    [x for row in TABLES.time for x in [1.0, *padded(row, MOST_SQUARES, 10_000)]]
)
"""The chance of a healthy hero to get out, by turns (from 1) and squares (from 0)."""
LIFE: Final = vec[float]([x for row in TABLES.life for x in padded(row, MOST_EXPOSED + 1, 1_000)])
"""What wounds leave of it, by life points (from 1) and by how long the hero is exposed."""
EXPOSED_BY_TURN: Final[float] = TABLES.exposed_by_turn
WIN_START: Final[float] = TABLES.win_start
WIN_SLOPE: Final[float] = TABLES.win_slope
FIRST_CHANCE: Final[list[float]] = TABLES.first_chance
"""By the number of seats: the chance to win before the line begins."""
