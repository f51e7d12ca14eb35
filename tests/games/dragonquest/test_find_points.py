"""DragonQuest C.3 and C.4: find points and the dangers at the ends of the rows (DQ-7)."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.content.tables import BLACK, MAGIC_RING, NAMES, NONE, NUMBER, ROWS
from donjon.games.dragonquest.model.state import (
    BOUGHT,
    DEAD,
    DIED_OF_SKELETON,
    ESCAPED,
    INSIDE,
    OPEN,
    WOKEN,
)
from donjon.games.dragonquest.rules.find_points import TickFinds
from donjon.games.dragonquest.rules.movement import move
from donjon.games.dragonquest.rules.objects import Purchase, active_row
from donjon.games.dragonquest.rules.turn import Act, Turn
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.scenario import DragonQuestScenario


def with_finds(*finds: int, rows: tuple[int, int, int] = (OPEN, OPEN, OPEN)) -> DragonQuestScenario:
    """A table where seat 0 has ticked these numbers of boxes in its three rows."""
    scenario = DragonQuestScenario(2)
    scenario.hero().finds = bytes(finds)
    scenario.hero().rows = bytes(rows)
    return scenario


def asked_of(scenario: DragonQuestScenario) -> tuple[str, int]:
    """The class of the open decision, and its seat."""
    return type(scenario.decision()).__name__, scenario.decision().seat


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_one_box_is_ticked_for_each_find(count: int) -> None:
    """DQ-7.1, DQ-7.2  After the dice stand nobody is asked whether to tick."""
    scenario = with_finds(0, 0, 0)
    red, black = ("find", count - 1) if count == 5 else ("skull", count)
    scenario.script_movement_dice(red, *["find"] * black, *["blank"] * (4 - black))
    scenario.happens(Act(0))
    scenario.chooses(scenario.offers()[0])

    assert scenario.is_idle
    assert list(scenario.hero().finds) == [count, 0, 0]


def test_finds_are_ticked_after_the_move() -> None:
    """DQ-7.1  While the hero walks no box is ticked yet; when it stands they are."""
    scenario = with_finds(1, 0, 0)
    move(scenario.state, 0, 2, 2)
    scenario.run_until_choice()
    scenario.chooses("To B12")
    assert list(scenario.hero().finds) == [1, 0, 0]
    scenario.chooses("Stop on B12")

    assert list(scenario.hero().finds) == [3, 0, 0]


def test_an_unwelcome_find_is_ticked_all_the_same() -> None:
    """DQ-7.1  The seventh point of row 2 wakes the demon, and the owner has no say in it."""
    scenario = with_finds(6, 6, 0, rows=(BOUGHT, OPEN, OPEN))
    scenario.happens(TickFinds(0, 1))

    assert scenario.is_idle
    assert scenario.hero().is_hunted()


@pytest.mark.parametrize(
    ("rows", "finds", "after"),
    [
        ((OPEN, OPEN, OPEN), (2, 0, 0), [4, 0, 0]),
        ((BOUGHT, OPEN, OPEN), (5, 1, 0), [5, 3, 0]),
        ((WOKEN, OPEN, OPEN), (6, 0, 0), [6, 2, 0]),
        ((BOUGHT, WOKEN, OPEN), (4, 6, 3), [4, 6, 5]),
    ],
)
def test_boxes_are_ticked_in_the_active_row_only(
    rows: tuple[int, int, int], finds: tuple[int, int, int], after: list[int]
) -> None:
    """DQ-7.2  The topmost row that is not crossed out: 1, then 2, then 3, from left to right."""
    scenario = with_finds(*finds, rows=rows)
    scenario.happens(TickFinds(0, 2))

    assert list(scenario.hero().finds) == after


def test_a_row_holds_six_boxes() -> None:
    """DQ-7.2, DQ-7.4  Six points one by one fill row 1; none of them wakes anything."""
    scenario = with_finds(0, 0, 0)
    for points in range(1, 7):
        scenario.happens(TickFinds(0, 1))
        assert list(scenario.hero().finds) == [points, 0, 0]

    assert list(scenario.hero().rows) == [OPEN] * 3
    assert not scenario.hero().bitten


def test_the_rows_end_in_spider_demon_and_skeleton() -> None:
    """DQ-7.3, DQ-R53  The seventh point wakes the danger of its own row and no other."""
    spider = with_finds(6, 0, 0)
    spider.happens(TickFinds(0, 1))
    hero = spider.hero()
    assert (hero.bitten, hero.is_hunted(), hero.bones) == (True, False, 13)
    assert list(hero.rows) == [WOKEN, OPEN, OPEN]

    demon = with_finds(6, 6, 0, rows=(BOUGHT, OPEN, OPEN))
    demon.happens(TickFinds(0, 1))
    hero = demon.hero()
    assert (hero.bitten, hero.is_hunted(), hero.bones) == (False, True, 13)
    assert list(hero.rows) == [BOUGHT, WOKEN, OPEN]

    skeleton = with_finds(6, 6, 6, rows=(BOUGHT, BOUGHT, OPEN))
    skeleton.script_throws("skeleton", "skull", "sword")
    skeleton.happens(TickFinds(0, 1))
    hero = skeleton.hero()
    assert (hero.bitten, hero.is_hunted(), hero.bones) == (False, False, 12)
    assert list(hero.rows) == [BOUGHT, BOUGHT, WOKEN]


def test_the_sheet_prints_the_dangers_in_this_order() -> None:
    """DQ-R53, DQ-7.3  Three rows of six boxes on the sheet, with the dangers in this order."""
    spots = DragonQuestScenario(1).scene(0).boards[0].spots
    ends = [
        translate(spot.label, "en")
        for spot in spots
        if spot.id.endswith("-danger") and isinstance(spot.label, Message)
    ]

    assert ends == ["spider", "demon", "skeleton"]
    assert [spot.id for spot in spots if "0:find-1-" in spot.id] == [
        *[f"0:find-1-{box}" for box in range(1, 7)],
        "0:find-1-danger",
    ]


def test_frederic_wakes_the_spider() -> None:
    """DQ-E8, DQ-7.4  5 points, 2 finds: box 6 and the spider are ticked, row 1 crossed out."""
    scenario = with_finds(5, 0, 0)
    scenario.happens(Turn(0))
    scenario.chooses("Take nothing")
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("skull", "skull", "corridor", "find", "find")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 1 square, 2 finds")
    scenario.chooses("To B12")

    hero = scenario.hero()
    assert hero.square == NUMBER["B12"]
    assert list(hero.finds) == [6, 0, 0]
    assert list(hero.rows) == [WOKEN, OPEN, OPEN]
    assert (hero.bitten, hero.spider_tile, scenario.state.spider_tiles) == (True, True, 2)
    assert active_row(hero) == 1
    assert scenario.state.active == 1


def test_three_finds_on_a_full_second_row() -> None:
    """DQ-E26, DQ-7.5, DQ-R16  The demon is woken, two points are lost, row 3 is active, empty."""
    scenario = with_finds(6, 6, 0, rows=(BOUGHT, OPEN, OPEN))
    scenario.happens(Turn(0))
    scenario.chooses("Take nothing")
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("find", "find", "find", "blank", "blank")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, 3 finds")

    hero = scenario.hero()
    assert list(hero.rows) == [BOUGHT, WOKEN, OPEN]
    assert list(hero.finds) == [6, 6, 0]
    assert active_row(hero) == 2
    assert (hero.demon, [NAMES[square] for square in hero.demon_line]) == (BLACK, ["E3"])
    assert (hero.demon_tile, scenario.state.demon_tiles) == (True, 2)
    assert scenario.state.active == 1  # the demon did not move in this turn


@pytest.mark.parametrize(("points", "count"), [(6, 5), (5, 4), (2, 5)])
def test_points_beyond_the_danger_are_lost(points: int, count: int) -> None:
    """DQ-7.5, DQ-R16  They do not go to the next row; 2 and 5 wake the danger just so."""
    scenario = with_finds(points, 0, 0)
    scenario.happens(TickFinds(0, count))

    assert list(scenario.hero().finds) == [6, 0, 0]
    assert list(scenario.hero().rows) == [WOKEN, OPEN, OPEN]


def test_later_points_start_in_the_next_row() -> None:
    """DQ-7.5  With the spider woken, the next throw ticks row 2 from its first box."""
    scenario = with_finds(6, 0, 0)
    scenario.happens(TickFinds(0, 2))
    scenario.happens(TickFinds(0, 2))

    assert list(scenario.hero().finds) == [6, 2, 0]


def test_a_row_lost_to_its_danger_buys_nothing() -> None:
    """DQ-7.6  Six points stood in it; after the waking no purchase is offered for them."""
    scenario = with_finds(6, 0, 0)
    scenario.happens(Purchase(0))
    assert asked_of(scenario) == ("BuyObject", 0)
    scenario.chooses("Take nothing")
    scenario.happens(TickFinds(0, 1))
    scenario.happens(Purchase(0))

    assert scenario.is_idle
    assert scenario.hero().objects == 0


def test_without_an_active_row_finds_have_no_effect() -> None:
    """DQ-7.7  All rows are crossed out: five finds tick nothing and wake nothing."""
    scenario = with_finds(4, 6, 5, rows=(BOUGHT, WOKEN, BOUGHT))
    scenario.happens(TickFinds(0, 5))

    assert list(scenario.hero().finds) == [4, 6, 5]
    assert active_row(scenario.hero()) == ROWS
    assert (scenario.hero().bitten, scenario.hero().demon, scenario.hero().bones) == (
        False,
        NONE,
        13,
    )


def test_a_woken_danger_acts_before_the_chamber_throw() -> None:
    """DQ-7.8, DQ-R17  Move, tick, skeleton, then ten chamber dice: in this order."""
    scenario = with_finds(4, 4, 6, rows=(BOUGHT, BOUGHT, OPEN))
    scenario.set_line("I8")
    move(scenario.state, 0, 1, 1)
    scenario.run_until_choice()
    scenario.script_throws("skeleton", "skull", "sword")
    scenario.script_throws("chamber", "coin_50", *["blank"] * 9)
    scenario.chooses("To the treasure chamber")

    lines = scenario.log_lines()
    order = [
        lines.index("enters the treasure chamber."),
        lines.index("wakes the skeleton!"),
        lines.index("The skeleton is beaten."),
        lines.index("throws 10 chamber dice: no dragon, no star."),
    ]
    assert order == sorted(order)
    assert (scenario.hero().bones, scenario.hero().coins_50) == (12, 1)
    assert scenario.script_is_used_up


def test_with_the_ring_the_fight_is_still_settled_before_the_chamber_throw() -> None:
    """DQ-7.8, DQ-R17  While the owner thinks about the ring no chamber die has been thrown."""
    scenario = with_finds(4, 4, 6, rows=(BOUGHT, BOUGHT, OPEN))
    scenario.set_line("I8")
    scenario.hero().objects = 1 << MAGIC_RING
    move(scenario.state, 0, 1, 1)
    scenario.run_until_choice()
    scenario.chooses("To the treasure chamber")
    assert asked_of(scenario) == ("UseRing", 0)
    assert scenario.state.chance.drawn == 0
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.chooses("Send the skeleton away with the ring")

    assert scenario.script_is_used_up
    assert scenario.hero().bones == 13


def test_a_hero_killed_by_the_skeleton_in_the_chamber_does_not_throw() -> None:
    """DQ-R17, DQ-7.8  It has entered, ticked and died; the chamber dice lie still."""
    scenario = with_finds(4, 4, 6, rows=(BOUGHT, BOUGHT, OPEN))
    scenario.set_line("I8")
    scenario.hero().bones = 3
    move(scenario.state, 0, 1, 1)
    scenario.run_until_choice()
    scenario.script_throws("skeleton", "skull", "skull")
    scenario.chooses("To the treasure chamber")

    assert scenario.is_idle
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SKELETON)
    assert scenario.script_is_used_up


def test_the_demon_is_awake_before_the_chamber_throw() -> None:
    """DQ-7.8, DQ-R17  The black square is crossed when the treasure is chosen."""
    scenario = with_finds(4, 6, 0, rows=(BOUGHT, OPEN, OPEN))
    scenario.set_line("I8")
    move(scenario.state, 0, 1, 1)
    scenario.run_until_choice()
    scenario.script_throws("chamber", "star", "star", *["blank"] * 8)
    scenario.chooses("To the treasure chamber")

    assert asked_of(scenario) == ("TakeTreasure", 0)
    assert scenario.hero().demon == BLACK


def test_at_the_exit_no_find_is_ticked() -> None:
    """DQ-E31, DQ-7.9, DQ-R15  3 rooms, 2 finds, 6 points in row 3: escaped, and no skeleton."""
    scenario = with_finds(4, 4, 6, rows=(BOUGHT, BOUGHT, OPEN))
    scenario.set_line("I8 CH M8 S2 S1")
    scenario.script_movement_dice("room", "room", "room", "find", "find")
    scenario.happens(Act(0))
    scenario.chooses("Stop: 3 squares, 2 finds")
    scenario.chooses("To T1")
    scenario.chooses("To U1")

    assert scenario.is_idle
    assert scenario.hero().status == ESCAPED
    assert list(scenario.hero().finds) == [4, 4, 6]
    assert list(scenario.hero().rows) == [BOUGHT, BOUGHT, OPEN]
    assert scenario.hero().bones == 13
    assert scenario.script_is_used_up


def test_one_square_before_the_exit_the_finds_are_ticked() -> None:
    """DQ-7.9  A hero who stops on T1 has not reached the exit and meets the skeleton."""
    scenario = with_finds(4, 4, 6, rows=(BOUGHT, BOUGHT, OPEN))
    scenario.set_line("I8 CH M8 S2 S1")
    scenario.script_movement_dice("room", "room", "room", "find", "find")
    scenario.happens(Act(0))
    scenario.chooses("Stop: 3 squares, 2 finds")
    scenario.chooses("To T1")
    scenario.script_throws("skeleton", *["skull"] * 5)
    scenario.chooses("Stop on T1")

    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SKELETON)


def test_a_spider_without_a_tile_bites_all_the_same() -> None:
    """DQ-7.10  The supply is empty: the bite is noted on the sheet and the venom acts in full."""
    scenario = with_finds(6, 0, 0)
    scenario.state.spider_tiles = 0
    scenario.set_line("I8 CH M8 N8")
    scenario.happens(TickFinds(0, 1))
    assert (scenario.hero().bitten, scenario.hero().spider_tile, scenario.state.spider_tiles) == (
        True,
        False,
        0,
    )
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Turn(0))

    assert scenario.hero().bones == 11


def test_a_demon_without_a_tile_hunts_all_the_same() -> None:
    """DQ-7.10  The supply is empty: it stands on the black square and moves from the next turn."""
    scenario = with_finds(4, 6, 0, rows=(BOUGHT, OPEN, OPEN))
    scenario.state.demon_tiles = 0
    scenario.set_line("I8 CH")  # towards the chamber its first two steps are forced
    scenario.happens(TickFinds(0, 1))
    assert (scenario.hero().demon, scenario.hero().demon_tile, scenario.state.demon_tiles) == (
        BLACK,
        False,
        0,
    )
    scenario.happens(Turn(0))
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.chooses("Stay and throw 10 dice")

    assert len(scenario.hero().demon_line) == 3
    assert scenario.hero().status == INSIDE
