"""Tales of Glory chapter 17: the end of the game."""

from __future__ import annotations

from itertools import permutations

import pytest

from donjon.games.tales_of_glory import GAME
from donjon.games.tales_of_glory.content.tie_breaks import TIE_BREAKS
from donjon.games.tales_of_glory.rules.scoring import FinalCount, majority_holders
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario

COMBAT, MAGIC, POTIONS, COINS = range(4)


def test_majorities_before_end_gains() -> None:
    """TG-17.2, TG-17.6, TG-22.7  The Queen counts the majorities that were just decided."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A3-09", 0, -1)
    scenario.set_goods(0, combat=1, magic=1, potions=1, coins=1)
    scenario.happens(FinalCount())
    player = scenario.player()
    assert (player.from_majorities, player.from_end) == (16, 12)


@pytest.mark.parametrize("name", ["combat", "magic", "potions", "coins"])
def test_four_majorities(name: str) -> None:
    """TG-17.3, TG-17.5, TG-R28  The highest value of each of the four, independently."""
    scenario = TalesOfGloryScenario(3)
    for seat, n in enumerate([2, 5, 4]):
        scenario.set_goods(seat, **{name: n})
    others = [each for each in ("combat", "magic", "potions", "coins") if each != name]
    scenario.set_goods(0, **dict.fromkeys(others, 1))
    scenario.happens(FinalCount())
    assert [player.from_majorities for player in scenario.state.players] == [12, 4, 0]


def test_a_tie_gives_the_majority_to_all() -> None:
    """TG-17.4, TG-17.13  Each receives four Prestige."""
    scenario = TalesOfGloryScenario(3)
    scenario.set_goods(0, coins=3)
    scenario.set_goods(1, combat=1, magic=1, potions=1)
    scenario.set_goods(2, coins=3)
    assert majority_holders(scenario.state, COINS) == [0, 2]
    scenario.happens(FinalCount())
    assert [player.prestige for player in scenario.state.players] == [4, 12, 4]


def test_all_who_have_nothing_tie() -> None:
    """TG-R27, TG-17.4, TG-17.5, TG-15.5  When everybody has none, each has the majority, and an
    end-of-game gain counts it.
    """
    scenario = TalesOfGloryScenario(2)
    scenario.place_tile("A3-09", 0, -1)
    scenario.set_goods(0, combat=1)
    assert [majority_holders(scenario.state, resource) for resource in range(4)] == [[0]] + [
        [0, 1]
    ] * 3
    assert scenario.view(None).leading["magic"] == [0, 1]
    scenario.happens(FinalCount())
    assert [player.from_majorities for player in scenario.state.players] == [16, 12]
    assert [player.from_end for player in scenario.state.players] == [12, 0]
    assert scenario.log_lines().count("has the majority in Magic: 4 Prestige.") == 2


def test_a_table_may_want_at_least_one_for_a_majority() -> None:
    """TG-R27, TG-17.5  By the option nobody has the most of what nobody has."""
    scenario = TalesOfGloryScenario(2, majority_needs_one=True)
    scenario.set_goods(1, coins=1)
    assert [majority_holders(scenario.state, resource) for resource in range(4)] == [
        [],
        [],
        [],
        [1],
    ]
    scenario.happens(FinalCount())
    assert [player.prestige for player in scenario.state.players] == [0, 4]


def test_end_gains_of_every_tile_in_the_zone() -> None:
    """TG-17.7, TG-12.8, TG-R43  Keys, skills, types; also on a Quest that was played."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(combat=3, magic=2)
    scenario.set_goods(1, potions=1, coins=1)
    scenario.open_chest("H1", 0)
    for at, id in enumerate(["A3-07", "A3-08", "A3-10", "Q16"]):
        scenario.place_tile(id, 5, at)
    scenario.happens(FinalCount())
    rows = scenario.score_rows()
    assert rows["At the end: Warlord"] == [6, None]
    assert rows["At the end: Archmage"] == [4, None]
    assert rows["At the end: Locksmith"] == [2, None]
    assert rows["At the end: The Crown Disputed"] == [6, None]


def test_unplayed_quests_give_nothing_and_are_shown() -> None:
    """TG-17.8, TG-18.12  Nor do they cost anything."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.set_quests("Q16")
    scenario.set_goods(combat=1)
    scenario.set_goods(1, magic=1, potions=1, coins=1)
    scenario.happens(FinalCount())
    assert scenario.player().prestige == 4
    assert "did not play The Crown Disputed." in scenario.log_lines(1)
    assert scenario.view(1).players[0].quests == ["Q16"]


def test_the_most_prestige_wins() -> None:
    """TG-17.9, TG-2.6, TG-17.12  What is left over has no value of its own."""
    scenario = TalesOfGloryScenario(2)
    scenario.set_goods(0, prestige=10)
    scenario.set_goods(1, prestige=11)
    result = GAME.rules.result(scenario.state)
    assert result.ranking == [[1], [0]]
    assert result.scores == [10, 11]
    assert result.winners == [1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"combat": 2}, {"combat": 1, "magic": 9, "potions": 9, "coins": 9}),
        ({"magic": 2}, {"magic": 1, "potions": 9, "coins": 9}),
        ({"potions": 2}, {"potions": 1, "coins": 9}),
        ({"coins": 2}, {"coins": 1}),
    ],
)
def test_ties_are_broken(one: dict[str, int], other: dict[str, int]) -> None:
    """TG-17.10, TG-R29  Combat, then Magic, then potions, then coins."""
    scenario = TalesOfGloryScenario(2)
    scenario.set_goods(0, **other)
    scenario.set_goods(1, **one)
    assert GAME.rules.result(scenario.state).ranking == [[1], [0]]


def test_a_table_may_reorder_the_tie_breaks() -> None:
    """TG-R29, TG-I17  Any order of the four; the default is the catalogue's."""
    assert TIE_BREAKS[0] == "combat-magic-potion-coin"
    assert sorted(TIE_BREAKS) == sorted(
        ["-".join(order) for order in permutations(["combat", "magic", "potion", "coin"])]
    )
    scenario = TalesOfGloryScenario(2, tie_break="coin-potion-combat-magic")
    scenario.set_goods(0, combat=9, coins=1)
    scenario.set_goods(1, coins=2)
    assert GAME.rules.result(scenario.state).ranking == [[1], [0]]


def test_all_places_use_the_same_tie_breaks() -> None:
    """TG-17.11, TG-17.10  Players who tie in everything share a place, the first included."""
    scenario = TalesOfGloryScenario(5)
    for seat, (prestige, magic) in enumerate([(5, 1), (7, 0), (5, 2), (7, 0), (5, 1)]):
        scenario.set_goods(seat, prestige=prestige, magic=magic)
    assert GAME.rules.result(scenario.state).ranking == [[1, 3], [2], [0, 4]]
    assert GAME.rules.result(scenario.state).text.args["n"] == 2


def test_the_final_log_lists_where_prestige_came_from() -> None:
    """TG-22.10, TG-17.3  Tiles, chests, connectors, each majority, each end-of-game tile, total."""
    scenario = TalesOfGloryScenario(2)
    scenario.set_goods(0, prestige=3, combat=1)
    scenario.set_goods(1, magic=1, potions=1, coins=1)
    scenario.player().from_chests = 2
    scenario.player().from_edges = 5
    scenario.place_tile("A3-06", 5, 5)
    scenario.place_tile("A1-01", 5, 6)
    scenario.happens(FinalCount())
    rows = scenario.score_rows()
    assert list(rows) == [
        "Tiles",
        "Chests",
        "Place connectors",
        "Majority: Combat",
        "Majority: Magic",
        "Majority: potions",
        "Majority: coins",
        "At the end: The Barbarian",
        "Prestige",
    ]
    assert [values[0] for values in rows.values()] == [3, 2, 5, 4, 0, 0, 0, 2, 16]
    assert "has the majority in Combat: 4 Prestige." in scenario.log_lines()
    assert "gains 2 Prestige from The Barbarian." in scenario.log_lines()
