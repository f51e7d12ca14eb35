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
from tests.games.dragonquest.set_table import Castle

STOP_NOTHING = "Stop: no square, no find"


def faces(t: Castle) -> list[str]:
    """What the five dice show, the red one first."""
    return [SYMBOLS["move_black"][face] for face in t.state.dice]


def asked_of(t: Castle) -> tuple[str, int]:
    """Which decision stands, and whose it is."""
    return type(t.decision()).__name__, t.decision().seat


def throwing(*dice: str) -> Castle:
    """A lone hero on A12 whose first throw shows these faces, the red die first."""
    t = Castle(1)
    t.throws_movement(*dice)
    t.happens(Act(0))
    return t


def escapes_danger(t: Castle) -> None:
    """Three different dangers and a blank letter die: nothing comes of it."""
    t.throws("danger", "arrow", "trapdoor", "fog")
    t.throws("letter", "blank")


def test_anna_stops_after_her_first_throw() -> None:
    """DQ-E3, DQ-5.8, DQ-5.11  2 skulls, room, corridor, find: up to 2 squares and 1 find point."""
    t = Castle(2)
    t.happens(Turn(0))
    t.chooses("Hide tile 1")
    t.throws_movement("skull", "skull", "room", "corridor", "find")
    t.chooses("Say 2")
    t.chooses("Stop: 2 squares, 1 find")
    assert asked_of(t) == ("Walk", 0)
    t.chooses("To B12")
    t.chooses("To C12")

    assert [NAMES[square] for square in t.hero().line] == ["A12", "B12", "C12"]
    assert list(t.hero().finds) == [1, 0, 0]
    assert t.hero().bones == 13
    assert t.state.active == 1


def test_beate_throws_two_blanks_again() -> None:
    """DQ-E4, DQ-5.5, DQ-5.6, DQ-5.8  Skull and room for the blanks: 2 skulls in all and M = 3."""
    t = throwing("skull", "blank", "blank", "room", "corridor")
    t.throws("move_black", "skull", "room")
    t.chooses("Throw again: die 1 (blank), die 2 (blank)")

    assert faces(t) == ["skull", "skull", "room", "room", "corridor"]
    assert skulls(t.state.dice) == 2
    t.chooses("Stop: 3 squares, no find")
    for square in ("B12", "C12", "D12"):
        t.chooses(f"To {square}")
    assert t.hero().square == NUMBER["D12"]
    assert t.is_idle


def test_christopher_stops_at_two_skulls_and_three_blanks() -> None:
    """DQ-E5, DQ-5.10, DQ-5.11  No move, no point, no danger; his square is unchanged."""
    t = throwing("skull", "skull", "blank", "blank", "blank")
    t.chooses(STOP_NOTHING)

    assert t.is_idle
    assert (t.hero().square, list(t.hero().line)) == (NUMBER["A12"], [NUMBER["A12"]])
    assert (list(t.hero().finds), t.hero().bones, t.hero().status) == ([0, 0, 0], 13, INSIDE)
    assert t.script_is_used_up


def test_david_uses_both_rerolls() -> None:
    """DQ-E6, DQ-5.5, DQ-5.6  The second reroll ends the throwing: M = 2, F = 2."""
    t = throwing("find", "blank", "blank", "room", "room")
    t.throws("move_black", "skull", "blank")
    t.chooses("Throw again: die 1 (blank), die 2 (blank)")
    t.throws("move_black", "find")
    t.chooses("Throw again: die 2 (blank)")

    assert faces(t) == ["find", "skull", "find", "room", "room"]
    assert asked_of(t) == ("Walk", 0)
    t.chooses("To B12")
    t.chooses("To B11")
    assert list(t.hero().finds) == [2, 0, 0]
    assert list(t.hero().rows) == [OPEN] * 3
    assert t.is_idle


def test_five_dice_are_thrown_the_red_one_and_four_black() -> None:
    """DQ-5.1  Each shows a face of its own kind of die."""
    for side in range(6):
        t = Castle(1)
        t.script(side, *[5 - side] * 4)
        throw_movement_dice(t.state, 0)

        assert t.state.chance.drawn == 5
        assert list(t.state.dice) == [MOVE_RED[side], *[MOVE_BLACK[5 - side]] * 4]
        assert t.state.throws == 1


def test_a_die_with_a_skull_is_set_aside() -> None:
    """DQ-5.2  Neither the red die nor black die 2 may be thrown again; the other three may."""
    t = throwing("skull", "room", "skull", "blank", "find")

    assert Reroll(0).pieces(t.state) == ["die:1", "die:3", "die:4"]
    assert len(t.offers()) == 8
    assert not any("red" in label or "die 2" in label for label in t.offers())


def test_a_skull_of_a_later_throw_is_set_aside_as_well() -> None:
    """DQ-5.2  After the first reroll die 1 shows a skull and stays out of the second."""
    t = throwing("skull", "blank", "blank", "blank", "blank")
    t.throws("move_black", "skull", "room")
    t.chooses("Throw again: die 1 (blank), die 2 (blank)")

    assert Reroll(0).pieces(t.state) == ["die:2", "die:3", "die:4"]
    assert not any("die 1" in label for label in t.offers())


def test_a_double_skull_counts_as_two() -> None:
    """DQ-5.3, DQ-5.4  Alone it is no danger yet; it is set aside like a single one."""
    t = throwing("double_skull", "blank", "blank", "room", "find")

    assert skulls(t.state.dice) == 2
    assert asked_of(t) == ("Reroll", 0)
    assert Reroll(0).pieces(t.state) == ["die:1", "die:2", "die:3", "die:4"]


def test_a_double_skull_and_one_more_are_danger_at_once() -> None:
    """DQ-E30, DQ-5.3, DQ-5.4  3 skulls on the first throw: no reroll, no move, no find points."""
    t = Castle(1)
    t.throws_movement("double_skull", "skull", "room", "corridor", "find")
    escapes_danger(t)
    t.happens(Act(0))

    assert t.is_idle
    assert t.script_is_used_up
    assert t.hero().square == NUMBER["A12"]
    assert list(t.hero().finds) == [0, 0, 0]
    assert [SYMBOLS["danger"][die] for die in t.hero().danger] == ["arrow", "trapdoor", "fog"]


@pytest.mark.parametrize("count", [3, 4])
def test_three_single_skulls_or_more_are_danger(count: int) -> None:
    """DQ-5.4  With three, and with more than three."""
    t = Castle(1)
    black = ["skull"] * count + ["room"] * (4 - count)
    t.throws_movement("room", *black)
    escapes_danger(t)
    t.happens(Act(0))

    assert t.is_idle
    assert len(t.hero().danger) == 3
    assert t.hero().square == NUMBER["A12"]


def test_a_third_skull_in_the_first_reroll_is_danger() -> None:
    """DQ-5.4, DQ-R19  The count is checked after every throw; skulls of both throws add up."""
    t = throwing("skull", "skull", "room", "room", "blank")
    t.throws("move_black", "skull")
    escapes_danger(t)
    t.chooses("Throw again: die 4 (blank)")

    assert t.is_idle
    assert t.script_is_used_up
    assert t.hero().square == NUMBER["A12"]


def test_a_third_skull_in_the_last_reroll_is_danger() -> None:
    """DQ-R19, DQ-5.4  It cannot be ignored because the throwing is over anyway."""
    t = throwing("skull", "skull", "room", "find", "blank")
    t.throws("move_black", "blank")
    t.chooses("Throw again: die 4 (blank)")
    t.throws("move_black", "skull")
    escapes_danger(t)
    t.chooses("Throw again: die 4 (blank)")

    assert t.is_idle
    assert t.script_is_used_up
    assert t.hero().square == NUMBER["A12"]
    assert list(t.hero().finds) == [0, 0, 0]


def test_any_choice_of_the_dice_without_skull_may_be_thrown_again() -> None:
    """DQ-5.5, DQ-22.8  Of three loose dice the seven non-empty choices, or stop."""
    t = throwing("skull", "skull", "room", "blank", "find")

    assert t.offers() == [
        "Stop: 1 square, 1 find",
        "Throw again: die 2 (room)",
        "Throw again: die 3 (blank)",
        "Throw again: die 2 (room), die 3 (blank)",
        "Throw again: die 4 (find)",
        "Throw again: die 2 (room), die 4 (find)",
        "Throw again: die 3 (blank), die 4 (find)",
        "Throw again: die 2 (room), die 3 (blank), die 4 (find)",
    ]
    assert asked_of(t) == ("Reroll", 0)


def test_all_five_dice_may_be_thrown_again() -> None:
    """DQ-5.5  Without a skull there are 31 choices and the stop, the red die among them."""
    t = throwing("room", "blank", "blank", "blank", "blank")
    assert len(t.offers()) == 32
    t.throws_movement("find", "room", "corridor", "find", "blank")
    t.chooses(t.offers()[-1])

    assert faces(t) == ["find", "room", "corridor", "find", "blank"]


def test_dice_are_thrown_again_at_most_twice() -> None:
    """DQ-5.5  After the second reroll nobody is asked to throw any more."""
    t = throwing("skull", "blank", "blank", "blank", "blank")
    for _ in range(2):
        assert asked_of(t) == ("Reroll", 0)
        t.throws("move_black", "blank")
        t.chooses("Throw again: die 1 (blank)")

    assert t.is_idle
    assert t.state.chance.drawn == 7


def test_the_owner_may_stop_before_each_reroll() -> None:
    """DQ-5.5, DQ-22.8  After the first reroll it is a free choice again."""
    t = throwing("skull", "blank", "blank", "blank", "room")
    t.throws("move_black", "find")
    t.chooses("Throw again: die 1 (blank)")
    t.chooses("Stop: 1 square, 1 find")

    assert asked_of(t) == ("Walk", 0)
    assert t.script_is_used_up


def test_dice_not_chosen_keep_their_face() -> None:
    """DQ-5.6  Only die 2 is thrown; it was kept at the first reroll and is thrown at the second."""
    t = throwing("find", "room", "blank", "corridor", "blank")
    t.throws("move_black", "room")
    t.chooses("Throw again: die 4 (blank)")
    assert faces(t) == ["find", "room", "blank", "corridor", "room"]
    t.throws("move_black", "find")
    t.chooses("Throw again: die 2 (blank)")

    assert faces(t) == ["find", "room", "find", "corridor", "room"]


def test_a_die_thrown_again_counts_only_with_its_new_face() -> None:
    """DQ-5.7, DQ-R18  A room thrown again shows a blank: one square less to go."""
    t = throwing("room", "room", "corridor", "skull", "blank")
    t.throws("move_black", "blank")
    t.chooses("Throw again: die 1 (room)")

    assert faces(t) == ["room", "blank", "corridor", "skull", "blank"]
    assert t.offers()[0] == "Stop: 2 squares, no find"


def test_a_kept_find_may_be_thrown_again_later() -> None:
    """DQ-R18, DQ-5.6  «Dice of your choice» excludes only skulls: find and room as well."""
    t = throwing("find", "find", "blank", "skull", "room")
    t.throws("move_black", "blank")
    t.chooses("Throw again: die 2 (blank)")
    t.throws("move_red", "room")
    t.throws("move_black", "room", "corridor")
    t.chooses("Throw again: red die (find), die 1 (find), die 4 (room)")

    assert faces(t) == ["room", "room", "blank", "skull", "corridor"]
    assert (steps_thrown(t.state.dice), finds_thrown(t.state.dice)) == (3, 0)


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
    t = throwing(*dice)

    assert t.offers()[0] == label


def test_room_and_corridor_are_one_square_each() -> None:
    """DQ-5.9  With one of each the hero goes two squares, and then no further."""
    t = throwing("skull", "room", "corridor", "blank", "blank")
    t.chooses("Stop: 2 squares, no find")
    t.chooses("To B12")
    t.chooses("To C12")

    assert t.is_idle
    assert len(t.hero().line) == 3


def test_a_turn_may_have_no_effect() -> None:
    """DQ-5.10, DQ-5.11  M = 0 and F = 0: nobody is asked to walk, and the next turn begins."""
    t = Castle(2)
    t.happens(Turn(0))
    t.chooses("Hide tile 1")
    t.throws_movement("double_skull", "blank", "blank", "blank", "blank")
    t.chooses("Say 2")
    t.chooses(STOP_NOTHING)

    assert t.state.active == 1
    assert (t.hero().bones, t.hero().square) == (13, NUMBER["A12"])
    assert list(t.hero().danger) == []


def test_an_absent_owner_stops() -> None:
    """DQ-22.8, DQ-R56  The default never throws a die again."""
    t = throwing("room", "blank", "blank", "blank", "blank")
    option = t.decision().default(t.state, FastChance(1))

    assert t.offers()[t.decision().options(t.state).index(option)] == "Stop: 1 square, no find"


def test_no_face_shows_two_finds() -> None:
    """DQ-R20  Per die or per symbol is the same: three dice with a find tick three boxes."""
    symbols = {face for die in CONTENT.dice for face in die.faces if die.id.startswith("move")}
    assert symbols == {"skull", "double_skull", "blank", "find", "room", "corridor"}

    t = throwing("find", "find", "find", "skull", "blank")
    t.chooses("Stop: no square, 3 finds")
    assert list(t.hero().finds) == [3, 0, 0]
