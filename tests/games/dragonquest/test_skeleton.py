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
from tests.games.dragonquest.set_table import FACES, Castle


def on_the_third_row(seats: int = 2) -> Castle:
    """Seat 0 has spent two rows and filled the third."""
    t = Castle(seats)
    t.hero().rows = bytes([BOUGHT, BOUGHT, 0])
    t.hero().finds = bytes([4, 4, 6])
    return t


def enters_chamber(t: Castle) -> None:
    """Seat 0 goes into the chamber with one find on the dice."""
    t.draws_line("H7 I7")
    t.throws_movement("skull", "room", "find", "blank", "blank")
    throw_movement_dice(t.state, 0)
    t.run_until_choice()
    t.chooses("Stop: 1 square, 1 find")


def test_the_skeleton_is_fought_at_once_and_has_no_tile() -> None:
    """DQ-12.16  The seventh point of row 3 brings the fight; spider and demon tiles lie still."""
    t = on_the_third_row()
    t.throws("skeleton", "sword")
    t.happens(TickFinds(0, 1))
    assert t.log_lines() == ["wakes the skeleton!", "The skeleton is beaten."]
    assert list(t.hero().rows) == [BOUGHT, BOUGHT, WOKEN]
    assert (t.state.spider_tiles, t.state.demon_tiles) == (3, 3)
    assert t.script_is_used_up


def test_the_skeleton_comes_before_the_chamber_dice() -> None:
    """DQ-12.16, DQ-12.19, DQ-R62  Fought on entering, then the turn goes on with the throw."""
    t = on_the_third_row()
    enters_chamber(t)
    t.throws("skeleton", "skull", "sword")
    t.throws("chamber", "coin_100", *["blank"] * 9)
    t.chooses("To the treasure chamber")
    assert t.log_lines()[1:] == [
        "enters the treasure chamber.",
        "wakes the skeleton!",
        "The skeleton strikes.",
        "loses one life point; 12 left.",
        "The skeleton is beaten.",
        "throws 10 chamber dice: no dragon, no star.",
        "ticks 100 gold in coins.",
    ]
    assert t.script_is_used_up


def test_a_hero_that_the_skeleton_kills_does_not_throw() -> None:
    """DQ-12.19  Dead in the chamber it has no throw any more."""
    t = on_the_third_row()
    t.hero().bones, t.hero().bones_lost = 1, 12
    enters_chamber(t)
    t.throws("skeleton", "skull")
    t.chooses("To the treasure chamber")
    assert t.hero().status == DEAD
    assert t.is_idle
    assert t.script_is_used_up


def test_three_skulls_and_a_sword_with_seven_points() -> None:
    """DQ-E27, DQ-12.17  1 + 2 + 3 = 6 points lost, and one is left."""
    t = on_the_third_row()
    t.hero().bones, t.hero().bones_lost = 7, 6
    t.throws("skeleton", "skull", "skull", "skull", "sword")
    t.happens(TickFinds(0, 1))
    assert (t.hero().bones, t.hero().status) == (1, INSIDE)
    assert t.log_lines()[-1] == "The skeleton is beaten."


@pytest.mark.parametrize(("skulls", "left"), [(0, 13), (1, 12), (2, 10), (3, 7), (4, 3)])
def test_each_skull_costs_one_point_more(skulls: int, left: int) -> None:
    """DQ-12.17, DQ-R50  1, 2, 3, 4 points for the skulls of the one fight."""
    t = on_the_third_row()
    t.throws("skeleton", *["skull"] * skulls, "sword")
    t.happens(TickFinds(0, 1))
    assert (t.hero().bones, t.hero().status) == (left, INSIDE)
    assert t.script_is_used_up


def test_the_fifth_skull_kills() -> None:
    """DQ-12.17  Though the hero has three points left."""
    t = on_the_third_row()
    t.throws("skeleton", *["skull"] * 5)
    t.happens(TickFinds(0, 1))
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_SKELETON)
    assert t.script_is_used_up


def test_the_fight_ends_when_the_last_bone_goes() -> None:
    """DQ-12.17  Six points are gone with the third skull; nothing is thrown after it."""
    t = on_the_third_row()
    t.hero().bones, t.hero().bones_lost = 6, 7
    t.throws("skeleton", "skull", "skull", "skull")
    t.happens(TickFinds(0, 1))
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_SKELETON)
    assert t.script_is_used_up


def test_every_sword_side_beats_it() -> None:
    """DQ-12.17  Three sides are skulls, three are swords."""
    assert FACES["skeleton"] == ["skull"] * 3 + ["sword"] * 3
    for side in (3, 4, 5):
        t = on_the_third_row()
        t.script(side)
        t.happens(TickFinds(0, 1))
        assert t.log_lines()[-1] == "The skeleton is beaten."


def test_the_ring_sends_the_skeleton_away() -> None:
    """DQ-12.18, DQ-R22  Before the first throw; the chamber throw still follows."""
    t = on_the_third_row()
    t.hero().objects = 1 << MAGIC_RING
    enters_chamber(t)
    t.chooses("To the treasure chamber")
    t.throws("chamber", *["blank"] * 10)
    t.chooses("Send the skeleton away with the ring", 0)
    assert t.hero().bones == 13
    assert not t.hero().has(MAGIC_RING)
    assert t.log_lines()[-1] == "throws 10 chamber dice: no dragon, no star."
    assert t.script_is_used_up


def test_who_fights_the_skeleton_keeps_the_ring() -> None:
    """DQ-12.18  It is asked once, before the first throw."""
    t = on_the_third_row()
    t.hero().objects = 1 << MAGIC_RING
    t.happens(TickFinds(0, 1))
    t.throws("skeleton", "skull", "skull", "sword")
    t.chooses("Fight the skeleton", 0)
    assert t.hero().bones == 10
    assert t.hero().has(MAGIC_RING)
    assert t.is_idle


def test_the_skeleton_is_met_once() -> None:
    """DQ-R50  With the third row crossed out, finds bring nothing more."""
    t = on_the_third_row()
    t.throws("skeleton", "skull", "sword")
    t.happens(TickFinds(0, 3))
    t.happens(TickFinds(0, 5))
    assert t.log_lines().count("wakes the skeleton!") == 1
    assert t.hero().bones == 12
    assert list(t.hero().finds) == [4, 4, 6]
    assert t.script_is_used_up


def test_a_beaten_skeleton_does_not_end_the_action_of_a_hero_outside() -> None:
    """DQ-R62, DQ-12.19  Unlike a troll, it is met after the move: nothing else is open there."""
    t = on_the_third_row()
    t.draws_line("A12 B12")
    t.throws_movement("skull", "room", "find", "blank", "blank")
    throw_movement_dice(t.state, 0)
    t.run_until_choice()
    t.chooses("Stop: 1 square, 1 find")
    t.throws("skeleton", "sword")
    t.chooses("To C12")
    assert t.log_lines()[-3:] == ["goes to C12.", "wakes the skeleton!", "The skeleton is beaten."]
    assert t.is_idle
