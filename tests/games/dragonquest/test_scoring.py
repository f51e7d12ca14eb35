"""DragonQuest's end and gold."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.content.tables import (
    GOLDEN_BELT_BUCKLE,
    GOLDEN_NECKLACE,
    MAGIC_RING,
    SILVER_RING,
    TREASURE_IDS,
)
from donjon.games.dragonquest.model.state import DEAD, DIED_OF_WOUNDS, ESCAPED, INSIDE
from donjon.games.dragonquest.rules.life_points import die
from donjon.games.dragonquest.rules.scoring import gold, result
from donjon.games.dragonquest.rules.turn import NextTurn, Turn
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of

ENDS = "Nobody is left in the castle."


def escaped(scenario: DragonQuestScenario, seat: int, coins: int = 0, *treasures: str) -> None:
    """The seat has escaped with this number of coins of 100 and these treasures."""
    hero = scenario.hero(seat)
    hero.status = ESCAPED
    hero.coins_100 = coins
    hero.treasures = sum(1 << TREASURE_IDS.index(treasure) for treasure in treasures)


def test_gold_is_treasures_coins_and_jewels() -> None:
    """DQ-18.2  2200 + 600, 3 x 50 + 2 x 100, 500 + 800 + 1000: crossed boxes count nothing."""
    scenario = DragonQuestScenario(2)
    escaped(scenario, 0, 2, "golden_apple", "silver_goblet")
    hero = scenario.hero()
    hero.coins_50, hero.crossed_50, hero.crossed_100 = 3, 5, 7
    hero.objects = 1 << SILVER_RING | 1 << GOLDEN_BELT_BUCKLE | 1 << GOLDEN_NECKLACE
    hero.objects |= 1 << MAGIC_RING
    assert gold(scenario.state, hero) == 2200 + 600 + 150 + 200 + 2300
    assert result(scenario.state).scores == [5450, 0]


@pytest.mark.parametrize(
    ("treasure", "worth"),
    [
        ("silver_goblet", 600),
        ("jade_figurine", 700),
        ("pearl_string", 800),
        ("ruby_brooch", 1200),
        ("jewelled_dagger", 1400),
        ("ivory_chess_king", 1600),
        ("sapphire_chalice", 2000),
        ("golden_apple", 2200),
        ("emerald_sceptre", 3000),
        ("diamond_tiara", 3500),
        ("crown_of_the_wizard_king", 5000),
    ],
)
def test_each_treasure_has_its_value(treasure: str, worth: int) -> None:
    """DQ-18.2  The values of the tiles."""
    scenario = DragonQuestScenario(1)
    escaped(scenario, 0, 0, treasure)
    assert gold(scenario.state, scenario.hero()) == worth


def test_the_richest_who_escaped_wins() -> None:
    """DQ-18.3  Places go by gold, whatever the order of escaping."""
    scenario = DragonQuestScenario(4)
    escaped(scenario, 0, 3)
    escaped(scenario, 1, 0, "golden_apple")
    escaped(scenario, 2, 12)
    escaped(scenario, 3, 1)
    assert result(scenario.state).ranking == [[1], [2], [0], [3]]
    assert result(scenario.state).winners == [1]
    assert translate(result(scenario.state).text, "en") == "Player 2 wins with 2,200 gold."


def test_equal_gold_is_a_shared_victory() -> None:
    """DQ-R43, DQ-18.3  Twelve coins of 100 are as good as a brooch of 1200."""
    scenario = DragonQuestScenario(3)
    escaped(scenario, 0, 12)
    escaped(scenario, 1, 11)
    escaped(scenario, 2, 0, "ruby_brooch")
    assert result(scenario.state).ranking == [[0, 2], [1]]
    assert result(scenario.state).winners == [0, 2]


def test_the_dead_score_nothing_and_rank_below_the_poorest() -> None:
    """DQ-18.4, DQ-R57  A lone survivor with no gold wins over a dead hero that was rich."""
    scenario = DragonQuestScenario(2)
    hero = scenario.hero(0)
    hero.coins_100, hero.treasures, hero.objects = 9, 1, 1 << GOLDEN_NECKLACE
    die(scenario.state, hero, DIED_OF_WOUNDS)
    escaped(scenario, 1)
    count = result(scenario.state)
    assert count.scores == [0, 0]
    assert count.ranking == [[1], [0]]
    assert count.winners == [1]


def test_the_details_add_up() -> None:
    """DQ-18.2, DQ-18.4  Treasures, coins and jewels in lines of their own; nothing for the dead."""
    scenario = DragonQuestScenario(2)
    escaped(scenario, 0, 4, "pearl_string")
    scenario.hero(0).objects = 1 << SILVER_RING
    scenario.hero(1).coins_50 = 6
    die(scenario.state, scenario.hero(1), DIED_OF_WOUNDS)
    rows = [row.values for row in result(scenario.state).details]
    assert rows == [[800, 0], [400, 0], [500, 0], [1700, 0]]


def test_if_nobody_escaped_the_dragon_wins() -> None:
    """DQ-18.5  There is no winner and no ranking."""
    scenario = DragonQuestScenario(3)
    for seat in range(3):
        scenario.hero(seat).coins_50 = seat
        die(scenario.state, scenario.hero(seat), DIED_OF_WOUNDS)
    count = result(scenario.state)
    assert (count.ranking, count.winners, count.scores) == ([], [], [0, 0, 0])
    assert translate(count.text, "en") == "The dragon wins: nobody escaped."


def test_the_game_ends_when_nobody_is_inside() -> None:
    """DQ-18.1  One out, one dead, long before the nineteenth turn: nothing is owed any more."""
    scenario = DragonQuestScenario(2)
    scenario.hero(0).status, scenario.hero(0).suns = ESCAPED, 12
    scenario.hero(1).status, scenario.hero(1).suns = DEAD, 11
    scenario.happens(NextTurn(0))
    assert scenario.state.owed == []
    assert scenario.log_lines() == [ENDS]
    assert view_of(scenario.state, None).over


def test_the_game_goes_on_while_one_is_inside() -> None:
    """DQ-18.1  The last hero takes turn after turn alone."""
    scenario = DragonQuestScenario(3)
    scenario.hero(0).status, scenario.hero(2).status = ESCAPED, DEAD
    scenario.happens(NextTurn(2))
    assert scenario.state.active == 1
    assert ENDS not in scenario.log_lines()
    assert not view_of(scenario.state, None).over


def test_the_game_ends_with_the_last_sunset() -> None:
    """DQ-18.1  The nineteenth turn of the last hero is the end of the game."""
    scenario = DragonQuestScenario(2)
    scenario.hero(0).suns, scenario.hero(1).suns, scenario.hero(1).status = 18, 19, DEAD
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1", 1)
    scenario.chooses("Say 2", 0)
    assert scenario.hero(0).status == INSIDE
    scenario.chooses("Stop: no square, no find")
    assert scenario.hero(0).status == DEAD
    assert scenario.state.owed == []
    assert scenario.log_lines()[-1] == ENDS
