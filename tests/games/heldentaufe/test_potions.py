"""Heldentaufe 4.5: food and potions."""

from __future__ import annotations

import pytest

from donjon.games.heldentaufe.content.tables import APPLE, FURY, TELEPORT
from donjon.games.heldentaufe.model.state import NO_POTION, NOBODY
from donjon.games.heldentaufe.rules.action_points import sword_value
from tests.games.heldentaufe.set_table import Quest


def test_eating() -> None:
    """HT-5.1, HT-A.7, HT-1.7, HT-R34  A food for a heart, in either world, only while wounded."""
    for below in (False, True):
        table = Quest()
        if below:
            table.below("U09")
        table.packs("apple fish mushroom")
        table.hero().hearts = 3
        table.acts(spent=4)
        table.does("Eat: Apple", "Eat: Fish")
        assert (table.hero().hearts, table.pack()) == (5, ["mushroom"])
        assert not table.offers_any("Eat")
        assert table.offers_any("Return") == ["Return to the reserve: Mushroom"]
        assert table.state.reserve[APPLE] == 14


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
        table = Quest(2, "mathian corlof")
        table.packs(food)
        table.wears(f"ring{value}")
        table.below("U09")
        table.acts(spent=4)
        assert table.offers_any("Brew") == ([f"Brew: {potion}"] if value >= ring else [])
    table.chooses(f"Brew: {potion}")
    assert (table.pack(), table.state.spent) == ([], 4)
    assert table.hero().belt == ring - 1


def test_one_potion_at_a_time() -> None:
    """HT-1.4, HT-R33, HT-5.10  Brew, use or discard, brew again; a full belt stops it."""
    table = Quest(2, "luphius erla")
    table.wears("ring1")
    table.packs("apple fish apple fish")
    table.hero().hearts = 1
    table.acts()
    table.chooses("Brew: Healing potion")
    assert not table.offers_any("Brew")
    table.does("Drink: Healing potion", "Brew: Healing potion")
    assert (table.hero().hearts, table.pack()) == (4, [])


def test_healing() -> None:
    """HT-5.4, HT-5.5, HT-A.9, HT-R34  All hearts, the potion is gone; only for the wounded."""
    table = Quest(2, "mathian corlof")
    table.belt("healing")
    table.acts()
    assert not table.offers_any("Drink")
    table.hero().hearts = 1
    table.chooses("Drink: Healing potion")
    assert (table.hero().hearts, table.hero().belt, table.state.potions[0]) == (7, NO_POTION, 8)


def test_nobody_drinks_out_of_turn() -> None:
    """HT-5.4, HT-5.1, HT-5.2  What another holds is not offered."""
    table = Quest()
    table.belt("healing", 1)
    table.packs("apple", 1)
    table.hero(1).hearts = 1
    table.acts(0)
    assert not table.offers_any("Drink")
    assert not table.offers_any("Eat")


def test_fury() -> None:
    """HT-5.6, HT-8.7, HT-R32  Three more in every fight, drunk above ground or below."""
    table = Quest(2, "corlof mathian")
    table.wears("sword2")
    table.belt("berserk")
    table.acts()
    assert sword_value(table.hero()) == 3
    table.chooses("Drink: Raging fury")
    assert (sword_value(table.hero()), table.hero().belt) == (6, FURY)
    assert not table.offers_any("Drink")
    table.chooses("End your turn")
    table.below("U09")
    table.below("U12", 1)
    table.acts(1)
    table.script(5, 0)
    table.chooses("Attack Corlof")
    assert "6 (die 6) against 7 (die 1)" in table.log_lines()[-1]


def test_fury_ends() -> None:
    """HT-5.7  With leaving the underground, or on wish in the own turn."""
    table = Quest()
    table.lies("portal1", 1, 0)
    table.below("U04")
    table.belt("berserk", used=True)
    table.acts()
    table.script(0, 0, 0, 0)
    table.chooses("Go up: Portal 1")
    assert (table.hero().belt, table.state.potions[FURY]) == (NO_POTION, 6)
    table.belt("berserk", used=True)
    table.chooses("Return from your belt to the reserve: Raging fury")
    assert (table.hero().belt, table.hero().used, table.state.potions[FURY]) == (-1, False, 6)


def test_an_unused_fury_stays() -> None:
    """HT-5.7  Only the active one ends."""
    table = Quest()
    table.lies("portal1", 1, 0)
    table.below("U04")
    table.belt("berserk")
    table.acts()
    table.script(0, 0, 0, 0)
    table.chooses("Go up: Portal 1")
    assert table.hero().belt == FURY


def test_teleport_targets() -> None:
    """HT-5.8, HT-D.11, HT-A.9, HT-R31  Every other tile, every free hex; also after AP are lost."""
    table = Quest()
    table.lies("meadow", 1, 0)
    table.lies("forest", 2, 0)
    table.below("U09", 1)
    table.belt("teleport")
    table.acts()
    table.state.ap_lost = True
    above = table.offers_any("Teleport above")
    assert above == [
        "Teleport above ground: Meadow (1, 0)",
        "Teleport above ground: Forest (2, 0)",
    ]
    below = table.offers_any("Teleport underground")
    assert len(below) == 21 - 4
    assert "Teleport underground: hex 9" not in below
    assert "Teleport underground: gold hex 13" in below
    table.chooses("Teleport above ground: Forest (2, 0)")
    assert (table.place(), table.state.spent) == ((2, 0), 0)
    assert not table.offers_any("Teleport")


def test_the_used_potion_stays_until_the_end_of_the_turn() -> None:
    """HT-5.8, HT-5.10, HT-2.9, HT-R59  It blocks the belt and cannot be discarded."""
    table = Quest(2, "luphius corlof")
    table.lies("meadow", 1, 0)
    table.wears("ring3")
    table.packs("apple fish mushroom")
    table.belt("teleport")
    table.turn(0)
    table.chooses("Teleport above ground: Meadow (1, 0)")
    assert (table.hero().belt, table.hero().used) == (TELEPORT, True)
    assert not table.offers_any("Brew")
    assert not [label for label in table.offers() if "Teleportation potion" in label]
    table.chooses("End your turn")
    assert (table.hero().belt, table.hero().used) == (NO_POTION, False)


def test_a_used_potion_delivers_nothing() -> None:
    """HT-5.10  Nor does another one."""
    table = Quest()
    table.at("meadow")
    table.holds("B04")
    table.belt("berserk", used=True)
    table.acts()
    assert not table.offers_any("Deliver")


def test_teleport_enters_and_leaves() -> None:
    """HT-5.9, HT-7.6, HT-11.1  A trap below works at once; going up from below is leaving."""
    table = Quest()
    table.lies("meadow", 1, 0)
    table.arms("U19")
    table.belt("teleport")
    table.acts()
    table.chooses("Teleport underground: skull hex 19")
    assert (table.place(), table.hero().hearts, table.ap) == ("U19", 4, 0)
    assert table.state.chief == 0
    table.hero().used = False
    table.acts()
    table.script(0, 0, 0, 0)
    table.chooses("Teleport above ground: Meadow (1, 0)")
    assert (table.place(), table.state.chief) == ((1, 0), NOBODY)


def test_teleport_within_the_underground() -> None:
    """HT-5.9, HT-5.8  From hex to hex: the hex is entered, the chief stays."""
    table = Quest()
    table.below("U04")
    table.belt("teleport")
    table.acts()
    table.chooses("Teleport underground: skull hex 11")
    assert (table.place(), table.state.chief) == ("U11", 0)
    assert "U11" not in table.seen().dangers
