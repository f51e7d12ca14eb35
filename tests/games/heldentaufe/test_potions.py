"""Heldentaufe 4.5: food and potions."""

from __future__ import annotations

import pytest

from donjon.games.heldentaufe.content.tables import APPLE, FURY, TELEPORT
from donjon.games.heldentaufe.model.state import NO_POTION, NOBODY
from donjon.games.heldentaufe.rules.action_points import sword_value
from tests.games.heldentaufe.scenario import HeldentaufeScenario


def test_eating() -> None:
    """HT-5.1, HT-A.7, HT-1.7, HT-R34  A food for a heart, in either world, only while wounded."""
    for below in (False, True):
        scenario = HeldentaufeScenario()
        if below:
            scenario.place_hero_underground("U09")
        scenario.give_tokens("apple fish mushroom")
        scenario.hero().hearts = 3
        scenario.acts(spent=4)
        scenario.chooses_each("Eat: Apple", "Eat: Fish")
        assert (scenario.hero().hearts, scenario.backpack()) == (5, ["mushroom"])
        assert not scenario.offers_starting_with("Eat")
        assert scenario.offers_starting_with("Return") == ["Return to the reserve: Mushroom"]
        assert scenario.state.reserve[APPLE] == 14


@pytest.mark.parametrize(
    ("potion", "food", "ring"),
    [
        ("Healing potion", "apple fish", 1),
        ("Raging fury", "apple mushroom", 2),
        ("Teleportation potion", "fish mushroom", 3),
    ],
)
def test_recipes(potion: str, food: str, ring: int) -> None:
    """HT-5.2, HT-5.3, HT-A.8  Ring value and both ingredients; either world, no AP."""
    for value in (1, 2, 3):
        scenario = HeldentaufeScenario(2, "mathian corlof")
        scenario.give_tokens(food)
        scenario.give_equipment(f"ring{value}")
        scenario.place_hero_underground("U09")
        scenario.acts(spent=4)
        assert scenario.offers_starting_with("Brew") == (
            [f"Brew: {potion}"] if value >= ring else []
        )
    scenario.chooses(f"Brew: {potion}")
    assert (scenario.backpack(), scenario.state.spent) == ([], 4)
    assert scenario.hero().belt == ring - 1


def test_one_potion_at_a_time() -> None:
    """HT-1.4, HT-R33, HT-5.10  Brew, use or discard, brew again; a full belt stops it."""
    scenario = HeldentaufeScenario(2, "luphius erla")
    scenario.give_equipment("ring1")
    scenario.give_tokens("apple fish apple fish")
    scenario.hero().hearts = 1
    scenario.acts()
    scenario.chooses("Brew: Healing potion")
    assert not scenario.offers_starting_with("Brew")
    scenario.chooses_each("Drink: Healing potion", "Brew: Healing potion")
    assert (scenario.hero().hearts, scenario.backpack()) == (4, [])


def test_healing() -> None:
    """HT-5.4, HT-5.5, HT-A.9, HT-R34  All hearts, the potion is gone; only for the wounded."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.give_potion("healing")
    scenario.acts()
    assert not scenario.offers_starting_with("Drink")
    scenario.hero().hearts = 1
    scenario.chooses("Drink: Healing potion")
    assert (scenario.hero().hearts, scenario.hero().belt, scenario.state.potions[0]) == (
        7,
        NO_POTION,
        8,
    )


def test_nobody_drinks_out_of_turn() -> None:
    """HT-5.4, HT-5.1, HT-5.2  What another holds is not offered."""
    scenario = HeldentaufeScenario()
    scenario.give_potion("healing", 1)
    scenario.give_tokens("apple", 1)
    scenario.hero(1).hearts = 1
    scenario.acts(0)
    assert not scenario.offers_starting_with("Drink")
    assert not scenario.offers_starting_with("Eat")


def test_fury() -> None:
    """HT-5.6, HT-8.7, HT-R32  Three more in every fight, drunk above ground or below."""
    scenario = HeldentaufeScenario(2, "corlof mathian")
    scenario.give_equipment("sword2")
    scenario.give_potion("berserk")
    scenario.acts()
    assert sword_value(scenario.hero()) == 3
    scenario.chooses("Drink: Raging fury")
    assert (sword_value(scenario.hero()), scenario.hero().belt) == (6, FURY)
    assert not scenario.offers_starting_with("Drink")
    scenario.chooses("End your turn")
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U12", 1)
    scenario.acts(1)
    scenario.script(5, 0)
    scenario.chooses("Attack Corlof")
    assert "6 (die 6) against 7 (die 1)" in scenario.log_lines()[-1]


def test_fury_ends() -> None:
    """HT-5.7  With leaving the underground, or on wish in the own turn."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("portal1", 1, 0)
    scenario.place_hero_underground("U04")
    scenario.give_potion("berserk", used=True)
    scenario.acts()
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Go up: Portal 1")
    assert (scenario.hero().belt, scenario.state.potions[FURY]) == (NO_POTION, 6)
    scenario.give_potion("berserk", used=True)
    scenario.chooses("Return from your belt to the reserve: Raging fury")
    assert (scenario.hero().belt, scenario.hero().used, scenario.state.potions[FURY]) == (
        -1,
        False,
        6,
    )


def test_an_unused_fury_stays() -> None:
    """HT-5.7  Only the active one ends."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("portal1", 1, 0)
    scenario.place_hero_underground("U04")
    scenario.give_potion("berserk")
    scenario.acts()
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Go up: Portal 1")
    assert scenario.hero().belt == FURY


def test_teleport_targets() -> None:
    """HT-5.8, HT-D.11, HT-A.9, HT-R31  Every other tile, every free hex; also after AP are lost."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("meadow", 1, 0)
    scenario.place_tile("forest", 2, 0)
    scenario.place_hero_underground("U09", 1)
    scenario.give_potion("teleport")
    scenario.acts()
    scenario.state.ap_lost = True
    above = scenario.offers_starting_with("Teleport above")
    assert above == [
        "Teleport above ground: Meadow (1, 0)",
        "Teleport above ground: Forest (2, 0)",
    ]
    below = scenario.offers_starting_with("Teleport underground")
    assert len(below) == 21 - 4
    assert "Teleport underground: hex 9" not in below
    assert "Teleport underground: gold hex 13" in below
    scenario.chooses("Teleport above ground: Forest (2, 0)")
    assert (scenario.hero_position(), scenario.state.spent) == ((2, 0), 0)
    assert not scenario.offers_starting_with("Teleport")


def test_the_used_potion_stays_until_the_end_of_the_turn() -> None:
    """HT-5.8, HT-5.10, HT-2.9, HT-R59  It blocks the belt and cannot be discarded."""
    scenario = HeldentaufeScenario(2, "luphius corlof")
    scenario.place_tile("meadow", 1, 0)
    scenario.give_equipment("ring3")
    scenario.give_tokens("apple fish mushroom")
    scenario.give_potion("teleport")
    scenario.begins_turn(0)
    scenario.chooses("Teleport above ground: Meadow (1, 0)")
    assert (scenario.hero().belt, scenario.hero().used) == (TELEPORT, True)
    assert not scenario.offers_starting_with("Brew")
    assert not [label for label in scenario.offers() if "Teleportation potion" in label]
    scenario.chooses("End your turn")
    assert (scenario.hero().belt, scenario.hero().used) == (NO_POTION, False)


def test_a_used_potion_delivers_nothing() -> None:
    """HT-5.10  Nor does another one."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("meadow")
    scenario.give_missions("B04")
    scenario.give_potion("berserk", used=True)
    scenario.acts()
    assert not scenario.offers_starting_with("Deliver")


def test_teleport_enters_and_leaves() -> None:
    """HT-5.9, HT-7.6, HT-11.1  A trap below works at once; going up from below is leaving."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("meadow", 1, 0)
    scenario.place_danger("U19")
    scenario.give_potion("teleport")
    scenario.acts()
    scenario.chooses("Teleport underground: skull hex 19")
    assert (scenario.hero_position(), scenario.hero().hearts, scenario.ap_left) == ("U19", 4, 0)
    assert scenario.state.chief == 0
    scenario.hero().used = False
    scenario.acts()
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Teleport above ground: Meadow (1, 0)")
    assert (scenario.hero_position(), scenario.state.chief) == ((1, 0), NOBODY)


def test_teleport_within_the_underground() -> None:
    """HT-5.9, HT-5.8  From hex to hex: the hex is entered, the chief stays."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U04")
    scenario.give_potion("teleport")
    scenario.acts()
    scenario.chooses("Teleport underground: skull hex 11")
    assert (scenario.hero_position(), scenario.state.chief) == ("U11", 0)
    assert "U11" not in scenario.view().dangers
