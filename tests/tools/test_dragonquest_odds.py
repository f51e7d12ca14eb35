"""The tables of DragonQuest's bot are what the tool works out."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.content.bot_tables import TABLES
from donjon.games.dragonquest.content.tables import LIFE
from tools.dragonquest_odds import BONES, DETOUR, WALL, cell, written


@pytest.mark.parametrize("squares", [1, 4])
def test_the_last_turn_is_as_in_the_table(squares: int) -> None:
    """With one turn left a hero gets out in that turn or not at all."""
    nothing = [[float(not at and life > 0) for life in range(BONES + 1)] for at in range(9)]
    near = cell(nothing, nothing, squares, LIFE)
    far = cell(nothing, nothing, squares + DETOUR, LIFE)
    row = [*TABLES.time[0], 0]
    assert round(10_000 * ((1 - WALL) * near + WALL * far)) == row[squares - 1]


def test_rows_are_written_without_noughts_at_the_end() -> None:
    assert written("time", [[0.5, 0.25, 0.0], [0.0, 1.0]], 100) == (
        "time = [\n  [50, 25],\n  [0, 100],\n]"
    )
