"""DragonQuest C.1: the movement dice (DQ-5)."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.schema import SYMBOLS
from donjon.games.dragonquest.content.tables import CONTENT, MOVE_BLACK, MOVE_RED, NAMES, NUMBER
from donjon.games.dragonquest.model.state import INSIDE, OPEN
from donjon.games.dragonquest.rules.movement_dice import (
    Reroll,
    finds_thrown,
    skulls,
    steps_thrown,
    throw_movement_dice,
)
from donjon.games.dragonquest.rules.turn import Act, Turn
from tests.games.dragonquest.scenario import DragonQuestScenario

STOP_NOTHING = "Stop: no square, no find"


def faces(scenario: DragonQuestScenario) -> list[str]:
    """What the five dice show, the red one first."""
    return [SYMBOLS["move_black"][face] for face in scenario.state.dice]


def asked_of(scenario: DragonQuestScenario) -> tuple[str, int]:
    """The class of the open decision, and its seat."""
    return type(scenario.decision()).__name__, scenario.decision().seat


def throwing(*dice: str) -> DragonQuestScenario:
    """A lone hero on A12 whose first throw shows these faces, the red die first."""
    scenario = DragonQuestScenario(1)
    scenario.script_movement_dice(*dice)
    scenario.happens(Act(0))
    return scenario


def escapes_danger(scenario: DragonQuestScenario) -> None:
    """Three different dangers and a blank letter die, which have no effect."""
    scenario.script_throws("danger", "arrow", "trapdoor", "fog")
    scenario.script_throws("letter", "blank")


def test_anna_stops_after_her_first_throw() -> None:
    """DQ-E3, DQ-5.8, DQ-5.11  2 skulls, room, corridor, find: up to 2 squares and 1 find point."""
    scenario = DragonQuestScenario(2)
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("skull", "skull", "room", "corridor", "find")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 2 squares, 1 find")
    assert asked_of(scenario) == ("Walk", 0)
    scenario.chooses("To B12")
    scenario.chooses("To C12")

    assert [NAMES[square] for square in scenario.hero().line] == ["A12", "B12", "C12"]
    assert list(scenario.hero().finds) == [1, 0, 0]
    assert scenario.hero().bones == 13
    assert scenario.state.active == 1


def test_beate_throws_two_blanks_again() -> None:
    """DQ-E4, DQ-5.5, DQ-5.6, DQ-5.8  Skull and room for the blanks: 2 skulls in all and M = 3."""
    scenario = throwing("skull", "blank", "blank", "room", "corridor")
    scenario.script_throws("move_black", "skull", "room")
    scenario.chooses("Throw again: die 1 (blank), die 2 (blank)")

    assert faces(scenario) == ["skull", "skull", "room", "room", "corridor"]
    assert skulls(scenario.state.dice) == 2
    scenario.chooses("Stop: 3 squares, no find")
    for square in ("B12", "C12", "D12"):
        scenario.chooses(f"To {square}")
    assert scenario.hero().square == NUMBER["D12"]
    assert scenario.is_idle


def test_christopher_stops_at_two_skulls_and_three_blanks() -> None:
    """DQ-E5, DQ-5.10, DQ-5.11  No move, no point, no danger; his square is unchanged."""
    scenario = throwing("skull", "skull", "blank", "blank", "blank")
    scenario.chooses(STOP_NOTHING)

    assert scenario.is_idle
    assert (scenario.hero().square, list(scenario.hero().line)) == (NUMBER["A12"], [NUMBER["A12"]])
    assert (list(scenario.hero().finds), scenario.hero().bones, scenario.hero().status) == (
        [0, 0, 0],
        13,
        INSIDE,
    )
    assert scenario.script_is_used_up


def test_david_uses_both_rerolls() -> None:
    """DQ-E6, DQ-5.5, DQ-5.6  The second reroll ends the throwing: M = 2, F = 2."""
    scenario = throwing("find", "blank", "blank", "room", "room")
    scenario.script_throws("move_black", "skull", "blank")
    scenario.chooses("Throw again: die 1 (blank), die 2 (blank)")
    scenario.script_throws("move_black", "find")
    scenario.chooses("Throw again: die 2 (blank)")

    assert faces(scenario) == ["find", "skull", "find", "room", "room"]
    assert asked_of(scenario) == ("Walk", 0)
    scenario.chooses("To B12")
    scenario.chooses("To B11")
    assert list(scenario.hero().finds) == [2, 0, 0]
    assert list(scenario.hero().rows) == [OPEN] * 3
    assert scenario.is_idle


def test_five_dice_are_thrown_the_red_one_and_four_black() -> None:
    """DQ-5.1  Each shows a face of its own kind of die."""
    for side in range(6):
        scenario = DragonQuestScenario(1)
        scenario.script(side, *[5 - side] * 4)
        throw_movement_dice(scenario.state, 0)

        assert scenario.state.chance.drawn == 5
        assert list(scenario.state.dice) == [MOVE_RED[side], *[MOVE_BLACK[5 - side]] * 4]
        assert scenario.state.throws == 1


def test_a_die_with_a_skull_is_set_aside() -> None:
    """DQ-5.2  Neither the red die nor black die 2 may be thrown again; the other three may."""
    scenario = throwing("skull", "room", "skull", "blank", "find")

    assert Reroll(0).pieces(scenario.state) == ["die:1", "die:3", "die:4"]
    assert len(scenario.offers()) == 8
    assert not any("red" in label or "die 2" in label for label in scenario.offers())


def test_a_skull_of_a_later_throw_is_set_aside_as_well() -> None:
    """DQ-5.2  After the first reroll die 1 shows a skull and stays out of the second."""
    scenario = throwing("skull", "blank", "blank", "blank", "blank")
    scenario.script_throws("move_black", "skull", "room")
    scenario.chooses("Throw again: die 1 (blank), die 2 (blank)")

    assert Reroll(0).pieces(scenario.state) == ["die:2", "die:3", "die:4"]
    assert not any("die 1" in label for label in scenario.offers())


def test_a_double_skull_counts_as_two() -> None:
    """DQ-5.3, DQ-5.4  Alone it is no danger yet; it is set aside like a single one."""
    scenario = throwing("double_skull", "blank", "blank", "room", "find")

    assert skulls(scenario.state.dice) == 2
    assert asked_of(scenario) == ("Reroll", 0)
    assert Reroll(0).pieces(scenario.state) == ["die:1", "die:2", "die:3", "die:4"]


def test_a_double_skull_and_one_more_are_danger_at_once() -> None:
    """DQ-E30, DQ-5.3, DQ-5.4  3 skulls on the first throw: no reroll, no move, no find points."""
    scenario = DragonQuestScenario(1)
    scenario.script_movement_dice("double_skull", "skull", "room", "corridor", "find")
    escapes_danger(scenario)
    scenario.happens(Act(0))

    assert scenario.is_idle
    assert scenario.script_is_used_up
    assert scenario.hero().square == NUMBER["A12"]
    assert list(scenario.hero().finds) == [0, 0, 0]
    assert [SYMBOLS["danger"][die] for die in scenario.hero().danger] == [
        "arrow",
        "trapdoor",
        "fog",
    ]


@pytest.mark.parametrize("count", [3, 4])
def test_three_single_skulls_or_more_are_danger(count: int) -> None:
    """DQ-5.4  With three, and with more than three."""
    scenario = DragonQuestScenario(1)
    black = ["skull"] * count + ["room"] * (4 - count)
    scenario.script_movement_dice("room", *black)
    escapes_danger(scenario)
    scenario.happens(Act(0))

    assert scenario.is_idle
    assert len(scenario.hero().danger) == 3
    assert scenario.hero().square == NUMBER["A12"]


def test_a_third_skull_in_the_first_reroll_is_danger() -> None:
    """DQ-5.4, DQ-R19  The count is checked after every throw; skulls of both throws add up."""
    scenario = throwing("skull", "skull", "room", "room", "blank")
    scenario.script_throws("move_black", "skull")
    escapes_danger(scenario)
    scenario.chooses("Throw again: die 4 (blank)")

    assert scenario.is_idle
    assert scenario.script_is_used_up
    assert scenario.hero().square == NUMBER["A12"]


def test_a_third_skull_in_the_last_reroll_is_danger() -> None:
    """DQ-R19, DQ-5.4  It cannot be ignored because the throwing is over anyway."""
    scenario = throwing("skull", "skull", "room", "find", "blank")
    scenario.script_throws("move_black", "blank")
    scenario.chooses("Throw again: die 4 (blank)")
    scenario.script_throws("move_black", "skull")
    escapes_danger(scenario)
    scenario.chooses("Throw again: die 4 (blank)")

    assert scenario.is_idle
    assert scenario.script_is_used_up
    assert scenario.hero().square == NUMBER["A12"]
    assert list(scenario.hero().finds) == [0, 0, 0]


def test_any_choice_of_the_dice_without_skull_may_be_thrown_again() -> None:
    """DQ-5.5, DQ-22.8  Of three loose dice the seven non-empty choices, or stop."""
    scenario = throwing("skull", "skull", "room", "blank", "find")

    assert scenario.offers() == [
        "Stop: 1 square, 1 find",
        "Throw again: die 2 (room)",
        "Throw again: die 3 (blank)",
        "Throw again: die 2 (room), die 3 (blank)",
        "Throw again: die 4 (find)",
        "Throw again: die 2 (room), die 4 (find)",
        "Throw again: die 3 (blank), die 4 (find)",
        "Throw again: die 2 (room), die 3 (blank), die 4 (find)",
    ]
    assert asked_of(scenario) == ("Reroll", 0)


def test_all_five_dice_may_be_thrown_again() -> None:
    """DQ-5.5  Without a skull there are 31 choices and the stop, the red die among them."""
    scenario = throwing("room", "blank", "blank", "blank", "blank")
    assert len(scenario.offers()) == 32
    scenario.script_movement_dice("find", "room", "corridor", "find", "blank")
    scenario.chooses(scenario.offers()[-1])

    assert faces(scenario) == ["find", "room", "corridor", "find", "blank"]


def test_dice_are_thrown_again_at_most_twice() -> None:
    """DQ-5.5  After the second reroll nobody is asked to throw any more."""
    scenario = throwing("skull", "blank", "blank", "blank", "blank")
    for _ in range(2):
        assert asked_of(scenario) == ("Reroll", 0)
        scenario.script_throws("move_black", "blank")
        scenario.chooses("Throw again: die 1 (blank)")

    assert scenario.is_idle
    assert scenario.state.chance.drawn == 7


def test_the_owner_may_stop_before_each_reroll() -> None:
    """DQ-5.5, DQ-22.8  After the first reroll it is a free choice again."""
    scenario = throwing("skull", "blank", "blank", "blank", "room")
    scenario.script_throws("move_black", "find")
    scenario.chooses("Throw again: die 1 (blank)")
    scenario.chooses("Stop: 1 square, 1 find")

    assert asked_of(scenario) == ("Walk", 0)
    assert scenario.script_is_used_up


def test_dice_not_chosen_keep_their_face() -> None:
    """DQ-5.6  Only die 2 is thrown; it was kept at the first reroll and is thrown at the second."""
    scenario = throwing("find", "room", "blank", "corridor", "blank")
    scenario.script_throws("move_black", "room")
    scenario.chooses("Throw again: die 4 (blank)")
    assert faces(scenario) == ["find", "room", "blank", "corridor", "room"]
    scenario.script_throws("move_black", "find")
    scenario.chooses("Throw again: die 2 (blank)")

    assert faces(scenario) == ["find", "room", "find", "corridor", "room"]


def test_a_die_thrown_again_counts_only_with_its_new_face() -> None:
    """DQ-5.7, DQ-R18  A room thrown again shows a blank: one square less to go."""
    scenario = throwing("room", "room", "corridor", "skull", "blank")
    scenario.script_throws("move_black", "blank")
    scenario.chooses("Throw again: die 1 (room)")

    assert faces(scenario) == ["room", "blank", "corridor", "skull", "blank"]
    assert scenario.offers()[0] == "Stop: 2 squares, no find"


def test_a_kept_find_may_be_thrown_again_later() -> None:
    """DQ-R18, DQ-5.6  «Dice of your choice» excludes only skulls: find and room as well."""
    scenario = throwing("find", "find", "blank", "skull", "room")
    scenario.script_throws("move_black", "blank")
    scenario.chooses("Throw again: die 2 (blank)")
    scenario.script_throws("move_red", "room")
    scenario.script_throws("move_black", "room", "corridor")
    scenario.chooses("Throw again: red die (find), die 1 (find), die 4 (room)")

    assert faces(scenario) == ["room", "room", "blank", "skull", "corridor"]
    assert (steps_thrown(scenario.state.dice), finds_thrown(scenario.state.dice)) == (3, 0)


@pytest.mark.parametrize(
    ("dice", "label"),
    [
        (["room", "room", "corridor", "find", "find"], "Stop: 3 squares, 2 finds"),
        (["find", "find", "find", "find", "find"], "Stop: no square, 5 finds"),
        (["room", "corridor", "corridor", "corridor", "corridor"], "Stop: 5 squares, no find"),
        (["double_skull", "room", "blank", "blank", "find"], "Stop: 1 square, 1 find"),
        (["skull", "blank", "blank", "blank", "blank"], STOP_NOTHING),
    ],
)
def test_steps_and_finds_are_counted_when_the_owner_stops(dice: list[str], label: str) -> None:
    """DQ-5.8, DQ-5.9, DQ-5.10  M counts rooms and corridors alike, F the finds, blanks nothing."""
    scenario = throwing(*dice)

    assert scenario.offers()[0] == label


def test_room_and_corridor_are_one_square_each() -> None:
    """DQ-5.9  With one of each the hero goes two squares, and then no further."""
    scenario = throwing("skull", "room", "corridor", "blank", "blank")
    scenario.chooses("Stop: 2 squares, no find")
    scenario.chooses("To B12")
    scenario.chooses("To C12")

    assert scenario.is_idle
    assert len(scenario.hero().line) == 3


def test_a_turn_may_have_no_effect() -> None:
    """DQ-5.10, DQ-5.11  M = 0 and F = 0: nobody is asked to walk, and the next turn begins."""
    scenario = DragonQuestScenario(2)
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("double_skull", "blank", "blank", "blank", "blank")
    scenario.chooses("Say 2")
    scenario.chooses(STOP_NOTHING)

    assert scenario.state.active == 1
    assert (scenario.hero().bones, scenario.hero().square) == (13, NUMBER["A12"])
    assert list(scenario.hero().danger) == []


def test_an_absent_owner_stops() -> None:
    """DQ-22.8, DQ-R56  The default never throws a die again."""
    scenario = throwing("room", "blank", "blank", "blank", "blank")
    option = scenario.decision().default(scenario.state, FastChance(1))

    assert (
        scenario.offers()[scenario.decision().options(scenario.state).index(option)]
        == "Stop: 1 square, no find"
    )


def test_no_face_shows_two_finds() -> None:
    """DQ-R20  Per die or per symbol is the same: three dice with a find tick three boxes."""
    symbols = {face for die in CONTENT.dice for face in die.faces if die.id.startswith("move")}
    assert symbols == {"skull", "double_skull", "blank", "find", "room", "corridor"}

    scenario = throwing("find", "find", "find", "skull", "blank")
    scenario.chooses("Stop: no square, 3 finds")
    assert list(scenario.hero().finds) == [3, 0, 0]
