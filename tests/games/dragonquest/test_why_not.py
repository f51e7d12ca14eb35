"""What DragonQuest's table says of things that cannot be picked, and what they mean now."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber
from donjon.games.dragonquest.rules.chamber.treasure_chamber import TakeTreasure, treasures_for
from donjon.games.dragonquest.rules.dangers.demon import SteerDemon, demon_steps
from donjon.games.dragonquest.rules.movement import Walk
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.objects import Purchase
from donjon.games.dragonquest.rules.walls import Walls
from tests.games.dragonquest.scenario import DragonQuestScenario


def walking(line: str, left: int) -> DragonQuestScenario:
    """Seat 0 has walked this line and has so many steps left."""
    scenario = DragonQuestScenario()
    scenario.set_line(line)
    scenario.happens(Walk(0, left, False, False))
    return scenario


class TestASquareToWalkTo:
    @pytest.mark.parametrize(
        ("square", "reason"),
        [
            ("D13", "one square away, you have one step"),
            ("E13", "2 squares away, you have one step"),
            ("B12", "across a corner: only with the orb"),
            ("A13", "your line has been there"),
            ("U1", "first the treasure chamber"),
        ],
    )
    def test_steps_and_ink_are_counted(self, square: str, reason: str) -> None:
        """DQ-6.1, DQ-6.2, DQ-6.3, DQ-6.8"""
        scenario = walking("A12 A13 B13 C13", 1)
        told = scenario.why_not(f"0:{square}")
        assert told == ("" if square == "D13" else reason)

    def test_a_wall_and_the_demon_close_a_square(self) -> None:
        """DQ-4.12, DQ-6.3"""
        scenario = walking("A12 A13 B13", 2)
        scenario.block_squares("C13")
        scenario.set_demon_line("D13 D12")
        assert scenario.why_not("0:C13") == "a wall: only the key leads through"
        assert scenario.why_not("0:wall:C13") == "a wall: only the key leads through"
        assert scenario.why_not("0:D13") == "the demon has crossed it"

    def test_several_steps_need_no_reason(self) -> None:
        scenario = walking("A12", 3)
        assert scenario.why_not("0:A11") == ""
        assert scenario.why_not("0:A13") == ""

    def test_one_walks_on_the_own_sheet(self) -> None:
        assert walking("A12", 3).why_not("1:A11") == "you walk on your own sheet"

    def test_the_chamber_is_not_entered_where_it_was_left(self) -> None:
        """DQ-6.7"""
        scenario = walking("A12 I8 CH J9", 3)
        assert scenario.why_not("0:CH") == "you have just left by this square"


class TestDiceAndBoxes:
    def thrown(self) -> DragonQuestScenario:
        scenario = DragonQuestScenario()
        scenario.set_line("A12")
        scenario.script_movement_dice("skull", "room", "corridor", "find", "blank")
        throw_movement_dice(scenario.state, 0)
        scenario.run_until_choice()
        return scenario

    def test_a_skull_stays(self) -> None:
        """DQ-5.2"""
        scenario = self.thrown()
        assert scenario.why_not("die:red") == "a skull is not thrown again this turn"
        assert scenario.why_not("die:1") == ""
        assert scenario.means_now("die:red") == "skulls: 1 of 3"

    def test_squares_wait_for_the_dice(self) -> None:
        """DQ-5.8, DQ-6.1"""
        scenario = self.thrown()
        assert scenario.why_not("0:A13") == "keep the dice first, then walk"
        assert scenario.why_not("0:C13") == "3 squares away, you have 2 steps"

    def test_dice_wait_when_one_walks(self) -> None:
        scenario = self.thrown()
        scenario.chooses(scenario.offers()[0])
        assert scenario.why_not("die:2") == "the dice stand: now you walk"

    def test_boxes_are_ticked_as_the_rules_say(self) -> None:
        scenario = self.thrown()
        for box in ("sun-3", "bone-2", "find-0-1", "trap-0-0", "danger-1", "death", "gold"):
            assert scenario.why_not(f"0:{box}") == "ticked as the rules say, not picked"

    @pytest.mark.parametrize(
        ("traps", "said"),
        [
            ((0, 0, 0), ["2 to 4 life", "3 life", "2 life and a turn"]),
            ((1, 1, 1), ["3 to 5 life", "6 life", "5 life and a turn"]),
        ],
    )
    def test_a_trap_says_what_the_next_one_costs(
        self, traps: tuple[int, ...], said: list[str]
    ) -> None:
        """DQ-10.2, DQ-10.3, DQ-10.4"""
        scenario = self.thrown()
        scenario.hero().traps = bytes(traps)
        found = [scenario.means_now(f"0:trap-{n}-0") for n in range(3)]
        assert found == [f"the next one: {each}" for each in said]

    def test_the_third_trap_kills(self) -> None:
        """DQ-10.5"""
        scenario = self.thrown()
        scenario.hero().traps = bytes((2, 0, 0))
        assert scenario.means_now("0:trap-0-1") == "the next one kills"

    def test_what_is_left_is_counted(self) -> None:
        scenario = self.thrown()
        scenario.hero().finds = bytes((4, 0, 0))
        assert scenario.means_now("0:find-0-2") == "finds: 4 of 6; one too many wakes: spider"
        assert scenario.means_now("0:bone-1").endswith("life points left")
        assert "left after this one" in scenario.means_now("0:sun-1")


class TestObjectsAndTreasures:
    def test_find_points_are_counted(self) -> None:
        """DQ-3.5"""
        scenario = DragonQuestScenario()
        scenario.set_line("A12")
        scenario.hero().finds = bytes((4, 0, 0))
        scenario.happens(Purchase(0))
        reasons = {scenario.why_not(f"object:{n}") for n in range(12)}
        assert reasons == {"", "5 find points, you have 4", "6 find points, you have 4"}

    def test_objects_are_bought_at_their_moment(self) -> None:
        """DQ-3.4, DQ-21.1"""
        scenario = walking("A12", 2)
        assert scenario.why_not("object:9") == "objects are bought after the sun, before the walls"
        scenario.hero().objects = 1 << 9
        scenario.hero(1).objects = 1 << 8
        scenario.state.objects &= ~(3 << 8) & ~(1 << 7)
        assert scenario.why_not("object:9") == "it is yours; it is offered at its moment"
        assert scenario.why_not("object:8").endswith("has it")
        assert scenario.why_not("object:7") == "used up: it is out of the game"

    def test_stars_are_counted(self) -> None:
        """DQ-13.8"""
        scenario = DragonQuestScenario()
        s: DragonQuest = scenario.state
        scenario.happens(TakeTreasure(0, 2, treasures_for(s, 2)))
        reasons = {scenario.why_not(f"treasure:{n}") for n in range(8)}
        assert "" in reasons
        assert {each for each in reasons if each} <= {
            f"{cost} stars, you have 2" for cost in range(3, 9)
        }
        assert len(reasons) > 1

    def test_treasures_wait_for_the_chamber(self) -> None:
        told = walking("A12", 2).why_not("treasure:0")
        assert told.endswith("stars of one throw in the treasure chamber")


class TestOutOfTheChamber:
    def test_only_free_squares_beside_it(self) -> None:
        """DQ-14.2"""
        scenario = DragonQuestScenario()
        scenario.set_line("A12 I8 CH")
        scenario.happens(LeaveChamber(0))
        assert scenario.why_not("0:J9") == ""
        assert scenario.why_not("0:I8") == "the square is not free"
        assert scenario.why_not("0:E5") == "not beside the treasure chamber"


class TestWalls:
    def blocking(self, line: str, walls: str = "") -> DragonQuestScenario:
        scenario = DragonQuestScenario()
        scenario.set_line(line)
        scenario.block_squares(walls)
        scenario.happens(Walls(0))
        scenario.chooses("Hide tile 1")
        scenario.chooses("Say 1")
        return scenario

    def test_a_number_comes_before_the_tile(self) -> None:
        """DQ-4.5"""
        scenario = DragonQuestScenario()
        scenario.set_line("A12")
        scenario.happens(Walls(0))
        scenario.chooses("Hide tile 1")
        assert scenario.why_not("wall-tile") == "say a number first: then it is turned up"

    @pytest.mark.parametrize(
        ("square", "reason"),
        [
            ("C13", "line, wall or demon: the square is taken"),
            ("E3", "no wall may stand here"),
            ("F12", "it would close the last way"),
            ("E12", ""),
        ],
    )
    def test_what_keeps_a_wall_away(self, square: str, reason: str) -> None:
        """DQ-4.8, DQ-4.10, DQ-E21"""
        scenario = self.blocking("A12 A13 B13 C13 D13 E13 F13")
        assert scenario.why_not(f"0:{square}") == reason

    def test_walls_do_not_touch(self) -> None:
        """DQ-4.9, DQ-E20"""
        scenario = self.blocking("A12", "H3 I3")
        touching = "walls stand alone or in straight pairs, and touch no other"
        assert {scenario.why_not(f"0:{square}") for square in ("J3", "J4", "H4", "G3")} == {
            touching
        }
        assert scenario.why_not("0:K3") == ""
        assert scenario.why_not("1:K3").startswith("the sheet of")


def test_the_demon_comes_nearer() -> None:
    """DQ-12.9, DQ-12.13"""
    scenario = DragonQuestScenario()
    scenario.set_line("A12 A13 B13")
    scenario.set_demon_line("E3 E4")
    scenario.happens(SteerDemon(1, 0, 2, demon_steps(scenario.hero())))
    assert scenario.why_not("0:E3") == "the demon has crossed it already"
    assert scenario.why_not("0:K3") == "the demon goes one square at a time"
    assert scenario.why_not("0:F3") == "it would bring the demon no nearer"
    assert "" in {scenario.why_not(f"0:{square}") for square in ("D5", "E5")}
