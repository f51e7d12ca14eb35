"""The end of the game (MM-12)."""

from __future__ import annotations

import pytest

from donjon.games.map_masters.rules.scoring import exit_points, places, result, scores
from tests.games.map_masters.scenario import MapMastersScenario


def test_the_final_score_of_the_booklet() -> None:
    """MM-E8, MM-12.2, MM-12.3, MM-12.4, MM-12.5, MM-12.7, MM-I21  20 + 6 + 2 + 1 + 2 = 31."""
    scenario = MapMastersScenario()
    one, two = scenario.player(0), scenario.player(1)
    one.board.primary = [3, 2, 6, 2, 4, 3]
    one.board.secondary = [4, 1, 2, 0, 4, 2]
    one.board.bonus = [0, 2, 0, 0, 0, 0]
    one.board.exits = [1, 0, 0, 0, 0, 0]
    two.board.exits = [1, 1, 0, 0, 0, 0]
    one.coins, two.coins = 6, 0
    assert scores(scenario.state) == [31, 2]
    found = result(scenario.state)
    assert found.winners == [0]
    assert [row.values[0] for row in found.details] == [20, 6, 2, 1, 2, 31]


@pytest.mark.parametrize(
    ("ticks", "points"),
    [
        ([5, 5, 3, 3, 0], [2, 2, 1, 1, 0]),
        ([4, 2], [2, 1]),
        ([0, 0], [0, 0]),
        ([3, 0, 0], [2, 0, 0]),
        ([4, 4, 4], [2, 2, 2]),
        ([5, 4, 3], [2, 1, 0]),
        ([3], [2]),
    ],
)
def test_exits_by_rank(ticks: list[int], points: list[int]) -> None:
    """MM-12.6, MM-E31, MM-R23, MM-R46  Ties share, no rank is skipped, no tick no point."""
    assert exit_points(ticks) == points


def test_the_highest_score_wins() -> None:
    """MM-12.8, MM-12.9, MM-R24  Ties go to the un-halved pink column, else they are shared."""
    assert places([10, 12, 12], [0, 5, 4]) == [[1], [2], [0]]
    assert places([12, 12], [4, 4]) == [[0, 1]]
    scenario = MapMastersScenario()
    scenario.player(0).board.secondary, scenario.player(1).board.secondary = [5], [4]
    assert result(scenario.state).winners == [0]  # both halves are 2
    scenario.player(1).board.secondary = [5]
    assert result(scenario.state).winners == [0, 1]


def test_coins_count_by_threes() -> None:
    """MM-12.7, MM-2.18  Rounded down."""
    scenario = MapMastersScenario()
    scenario.player(0).coins, scenario.player(1).coins = 8, 2
    assert scores(scenario.state) == [2, 0]
