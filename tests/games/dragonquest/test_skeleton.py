"""DragonQuest D.6: the skeleton."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.content.tables import MAGIC_RING
from donjon.games.dragonquest.model.state import (
    BOUGHT,
    DEAD,
    DIED_OF_SKELETON,
    INSIDE,
    WOKEN,
)
from donjon.games.dragonquest.rules.find_points import TickFinds
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from tests.games.dragonquest.scenario import FACES, DragonQuestScenario


def on_the_third_row(seats: int = 2) -> DragonQuestScenario:
    """Seat 0 has spent two rows and filled the third."""
    scenario = DragonQuestScenario(seats)
    scenario.hero().rows = bytes([BOUGHT, BOUGHT, 0])
    scenario.hero().finds = bytes([4, 4, 6])
    return scenario


def enters_chamber(scenario: DragonQuestScenario) -> None:
    """Seat 0 goes into the chamber with one find on the dice."""
    scenario.set_line("H7 I7")
    scenario.script_movement_dice("skull", "room", "find", "blank", "blank")
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()
    scenario.chooses("Stop: 1 square, 1 find")


def test_the_skeleton_is_fought_at_once_and_has_no_tile() -> None:
    """DQ-12.16  The seventh point of row 3 brings the fight; spider and demon tiles lie still."""
    scenario = on_the_third_row()
    scenario.script_throws("skeleton", "sword")
    scenario.happens(TickFinds(0, 1))
    assert scenario.log_lines() == ["wakes the skeleton!", "The skeleton is beaten."]
    assert list(scenario.hero().rows) == [BOUGHT, BOUGHT, WOKEN]
    assert (scenario.state.spider_tiles, scenario.state.demon_tiles) == (3, 3)
    assert scenario.script_is_used_up


def test_the_skeleton_comes_before_the_chamber_dice() -> None:
    """DQ-12.16, DQ-12.19, DQ-R62  Fought on entering, then the turn goes on with the throw."""
    scenario = on_the_third_row()
    enters_chamber(scenario)
    scenario.script_throws("skeleton", "skull", "sword")
    scenario.script_throws("chamber", "coin_100", *["blank"] * 9)
    scenario.chooses("To the treasure chamber")
    assert scenario.log_lines()[1:] == [
        "enters the treasure chamber.",
        "wakes the skeleton!",
        "The skeleton strikes.",
        "loses one life point; 12 left.",
        "The skeleton is beaten.",
        "throws 10 chamber dice: no dragon, no star.",
        "ticks 100 gold in coins.",
    ]
    assert scenario.script_is_used_up


def test_a_hero_that_the_skeleton_kills_does_not_throw() -> None:
    """DQ-12.19  Dead in the chamber it has no throw any more."""
    scenario = on_the_third_row()
    scenario.hero().bones, scenario.hero().bones_lost = 1, 12
    enters_chamber(scenario)
    scenario.script_throws("skeleton", "skull")
    scenario.chooses("To the treasure chamber")
    assert scenario.hero().status == DEAD
    assert scenario.is_idle
    assert scenario.script_is_used_up


def test_three_skulls_and_a_sword_with_seven_points() -> None:
    """DQ-E27, DQ-12.17  1 + 2 + 3 = 6 points lost, and one is left."""
    scenario = on_the_third_row()
    scenario.hero().bones, scenario.hero().bones_lost = 7, 6
    scenario.script_throws("skeleton", "skull", "skull", "skull", "sword")
    scenario.happens(TickFinds(0, 1))
    assert (scenario.hero().bones, scenario.hero().status) == (1, INSIDE)
    assert scenario.log_lines()[-1] == "The skeleton is beaten."


@pytest.mark.parametrize(("skulls", "left"), [(0, 13), (1, 12), (2, 10), (3, 7), (4, 3)])
def test_each_skull_costs_one_point_more(skulls: int, left: int) -> None:
    """DQ-12.17, DQ-R50  1, 2, 3, 4 points for the skulls of the one fight."""
    scenario = on_the_third_row()
    scenario.script_throws("skeleton", *["skull"] * skulls, "sword")
    scenario.happens(TickFinds(0, 1))
    assert (scenario.hero().bones, scenario.hero().status) == (left, INSIDE)
    assert scenario.script_is_used_up


def test_the_fifth_skull_kills() -> None:
    """DQ-12.17  Though the hero has three points left."""
    scenario = on_the_third_row()
    scenario.script_throws("skeleton", *["skull"] * 5)
    scenario.happens(TickFinds(0, 1))
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SKELETON)
    assert scenario.script_is_used_up


def test_the_fight_ends_when_the_last_bone_goes() -> None:
    """DQ-12.17  Six points are gone with the third skull; nothing is thrown after it."""
    scenario = on_the_third_row()
    scenario.hero().bones, scenario.hero().bones_lost = 6, 7
    scenario.script_throws("skeleton", "skull", "skull", "skull")
    scenario.happens(TickFinds(0, 1))
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SKELETON)
    assert scenario.script_is_used_up


def test_every_sword_side_beats_it() -> None:
    """DQ-12.17  Three sides are skulls, three are swords."""
    assert FACES["skeleton"] == ["skull"] * 3 + ["sword"] * 3
    for side in (3, 4, 5):
        scenario = on_the_third_row()
        scenario.script(side)
        scenario.happens(TickFinds(0, 1))
        assert scenario.log_lines()[-1] == "The skeleton is beaten."


def test_the_ring_sends_the_skeleton_away() -> None:
    """DQ-12.18, DQ-R22  Before the first throw; the chamber throw still follows."""
    scenario = on_the_third_row()
    scenario.hero().objects = 1 << MAGIC_RING
    enters_chamber(scenario)
    scenario.chooses("To the treasure chamber")
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.chooses("Send the skeleton away with the ring", 0)
    assert scenario.hero().bones == 13
    assert not scenario.hero().has(MAGIC_RING)
    assert scenario.log_lines()[-1] == "throws 10 chamber dice: no dragon, no star."
    assert scenario.script_is_used_up


def test_who_fights_the_skeleton_keeps_the_ring() -> None:
    """DQ-12.18  It is asked once, before the first throw."""
    scenario = on_the_third_row()
    scenario.hero().objects = 1 << MAGIC_RING
    scenario.happens(TickFinds(0, 1))
    scenario.script_throws("skeleton", "skull", "skull", "sword")
    scenario.chooses("Fight the skeleton", 0)
    assert scenario.hero().bones == 10
    assert scenario.hero().has(MAGIC_RING)
    assert scenario.is_idle


def test_the_skeleton_is_met_once() -> None:
    """DQ-R50  With the third row crossed out, finds bring nothing more."""
    scenario = on_the_third_row()
    scenario.script_throws("skeleton", "skull", "sword")
    scenario.happens(TickFinds(0, 3))
    scenario.happens(TickFinds(0, 5))
    assert scenario.log_lines().count("wakes the skeleton!") == 1
    assert scenario.hero().bones == 12
    assert list(scenario.hero().finds) == [4, 4, 6]
    assert scenario.script_is_used_up


def test_a_beaten_skeleton_does_not_end_the_action_of_a_hero_outside() -> None:
    """DQ-R62, DQ-12.19  Unlike a troll, it is met after the move: nothing else is open there."""
    scenario = on_the_third_row()
    scenario.set_line("A12 B12")
    scenario.script_movement_dice("skull", "room", "find", "blank", "blank")
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()
    scenario.chooses("Stop: 1 square, 1 find")
    scenario.script_throws("skeleton", "sword")
    scenario.chooses("To C12")
    assert scenario.log_lines()[-3:] == [
        "goes to C12.",
        "wakes the skeleton!",
        "The skeleton is beaten.",
    ]
    assert scenario.is_idle
