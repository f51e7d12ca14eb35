"""DragonQuest D.6: the spider's venom."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.content.tables import DEMON_TILES, SPIDER_TILES
from donjon.games.dragonquest.model.state import (
    BOUGHT,
    DEAD,
    DIED_OF_VENOM,
    INSIDE,
    SKIP_MARKER,
    WOKEN,
)
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes
from donjon.games.dragonquest.rules.dangers.spider import Venom
from donjon.games.dragonquest.rules.find_points import TickFinds
from donjon.games.dragonquest.rules.turn import Turn
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.scenario import FACES, DragonQuestScenario, view_of

OUTSIDE_AGAIN = "H7 I7 CH M7 N7"


def bitten(line: str, seats: int = 2) -> DragonQuestScenario:
    """Seat 0 has walked this line and carries the spider's tile."""
    scenario = DragonQuestScenario(seats)
    scenario.set_line(line)
    hero = scenario.hero()
    hero.suns = 7
    hero.rows, hero.finds = bytes([WOKEN, 0, 0]), bytes([6, 0, 0])
    hero.bitten = hero.spider_tile = True
    scenario.state.spider_tiles -= 1
    return scenario


def test_the_spider_bites_and_its_tile_is_taken() -> None:
    """DQ-12.1  The seventh point of row 1 wakes it: a tile of three, and no life point lost."""
    scenario = DragonQuestScenario(2)
    scenario.hero().finds = bytes([6, 0, 0])
    scenario.happens(TickFinds(0, 1))
    assert scenario.log_lines() == ["wakes the spider and is bitten!"]
    assert (scenario.hero().bitten, scenario.hero().spider_tile, scenario.state.spider_tiles) == (
        True,
        True,
        2,
    )
    assert scenario.hero().bones == 13


def test_the_bite_sleeps_until_the_chamber_has_been_left() -> None:
    """DQ-12.1, DQ-R26  On the way there no spider die is thrown: the wall step comes first."""
    scenario = bitten("A12 B12 C12")
    scenario.happens(Turn(0))
    assert scenario.offers(1) == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]
    assert scenario.log_lines() == ["Sun 8 of 19: Player 1"]


def test_the_bite_sleeps_while_the_hero_stays_in_the_chamber() -> None:
    """DQ-12.1, DQ-R26  On the first visit, staying throws chamber dice and no spider die."""
    scenario = bitten("H7 I7 CH")
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 10 dice")
    assert scenario.log_lines()[1:3] == [
        "stays in the treasure chamber.",
        "throws 10 chamber dice: no dragon, no star.",
    ]
    assert scenario.script_is_used_up


def test_the_venom_wakes_in_the_turn_of_leaving() -> None:
    """DQ-12.2, DQ-R26  Leaving is declared, the spider die is thrown, then the hero leaves."""
    scenario = bitten("H7 I7 CH")
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Turn(0))
    assert scenario.hero().bones == 13
    scenario.chooses("Leave the chamber")
    assert scenario.log_lines() == [
        "Sun 8 of 19: Player 1",
        "leaves the treasure chamber.",
        "feels the venom: it costs 2 life points.",
        "loses 2 life points; 11 left.",
    ]
    assert "To M7" in scenario.offers(0)


def test_the_venom_stays_active_outside() -> None:
    """DQ-12.2, DQ-12.4  In every later turn, once."""
    scenario = bitten(OUTSIDE_AGAIN)
    for left in (11, 9):
        scenario.script_throws("spider", "lose_2_lp")
        scenario.happens(Turn(0))
        assert scenario.hero().bones == left
        assert scenario.script_is_used_up
        scenario.state.owed.clear()


def test_a_second_stay_does_not_stop_the_venom() -> None:
    """DQ-12.2, DQ-R26  Back in the chamber the spider die is thrown, stay or leave."""
    for choice in ("Stay and throw 10 dice", "Leave the chamber"):
        scenario = bitten("H7 I7 CH M7 M6 CH")
        scenario.script_throws("spider", "lose_2_lp")
        scenario.script_throws("chamber", *["blank"] * 10)
        scenario.happens(Turn(0))
        scenario.chooses(choice)
        assert scenario.hero().bones == 11


def test_a_hero_bitten_after_the_chamber_feels_it_from_the_next_turn() -> None:
    """DQ-12.3, DQ-R26  No die in the turn of the bite, one at T4 of the next."""
    scenario = DragonQuestScenario(2)
    scenario.set_line(OUTSIDE_AGAIN)
    scenario.hero().suns = 7
    scenario.hero().finds = bytes([6, 0, 0])
    scenario.script_movement_dice("skull", "find", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Take nothing")
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, 1 find")
    assert scenario.hero().bitten
    assert scenario.state.active == 1
    assert scenario.script_is_used_up
    scenario.state.owed.clear()
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Turn(0))
    assert scenario.hero().bones == 11


def test_after_a_flight_the_venom_is_active_in_the_next_turn() -> None:
    """DQ-R26  The dragon drove the hero out: the spider die comes with its next sun."""
    scenario = bitten("H7 I7 CH")
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    scenario.chooses("Flee to M7")
    assert scenario.script_is_used_up
    scenario.script_throws("spider", "lose_2_lp")
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    assert scenario.hero().bones == 9


def test_the_spider_die_comes_after_the_sun_and_before_the_purchase() -> None:
    """DQ-12.4  It is compulsory: nothing is asked before it falls."""
    scenario = bitten(OUTSIDE_AGAIN)
    scenario.hero().finds = bytes([6, 5, 0])
    scenario.script_throws("spider", "blank")
    scenario.happens(Turn(0))
    assert scenario.log_lines() == [
        "Sun 8 of 19: Player 1",
        "feels the venom, but nothing happens.",
    ]
    assert "Take nothing" in scenario.offers(0)
    assert scenario.script_is_used_up


def test_who_is_not_bitten_throws_no_spider_die() -> None:
    """DQ-12.4  The die belongs to the venom."""
    scenario = DragonQuestScenario(2)
    scenario.set_line(OUTSIDE_AGAIN)
    scenario.happens(Venom(0))
    assert scenario.is_idle
    assert scenario.log_lines() == []


def test_the_owner_chooses_which_coin_is_crossed() -> None:
    """DQ-12.5  A 50 or a 100, as the owner likes: the box is spent."""
    for label, left in (("Cross out a 50", (1, 1, 1, 0)), ("Cross out a 100", (2, 0, 0, 1))):
        scenario = bitten(OUTSIDE_AGAIN)
        hero = scenario.hero()
        hero.coins_50, hero.coins_100 = 2, 1
        scenario.script_throws("spider", "cross_coin")
        scenario.happens(Venom(0))
        assert scenario.offers(0) == ["Cross out a 50", "Cross out a 100"]
        scenario.chooses(label)
        assert (hero.coins_50, hero.coins_100, hero.crossed_50, hero.crossed_100) == left
        assert hero.bones == 13


@pytest.mark.parametrize("value", [50, 100])
def test_a_coin_of_the_only_value_ticked_is_crossed_unasked(value: int) -> None:
    """DQ-12.5  Only a ticked box can be crossed."""
    scenario = bitten(OUTSIDE_AGAIN)
    hero = scenario.hero()
    hero.coins_50, hero.coins_100 = (1, 0) if value == 50 else (0, 1)
    scenario.script_throws("spider", "cross_coin")
    scenario.happens(Venom(0))
    assert scenario.is_idle
    assert (hero.coins_50, hero.coins_100) == (0, 0)
    assert (hero.crossed_50, hero.crossed_100) == ((1, 0) if value == 50 else (0, 1))


def test_without_coins_nothing_is_crossed_and_nothing_else_is_lost() -> None:
    """DQ-R27, DQ-12.5  There is no substitute; boxes crossed before are no coins."""
    scenario = bitten(OUTSIDE_AGAIN)
    scenario.hero().crossed_50 = 3
    scenario.hero().objects = 1
    scenario.hero().treasures = 1
    scenario.script_throws("spider", "cross_coin")
    scenario.happens(Venom(0))
    hero = scenario.hero()
    assert scenario.is_idle
    assert (hero.bones, hero.objects, hero.treasures) == (13, 1, 1)
    assert (hero.crossed_50, hero.crossed_100) == (3, 0)


def test_the_faces_of_the_spider_die() -> None:
    """DQ-12.6, DQ-12.5  Two sides cross a coin, two cost two points, two are blank."""
    lost = []
    for side in range(6):
        scenario = bitten(OUTSIDE_AGAIN)
        scenario.hero().coins_50 = 1
        scenario.script(side)
        scenario.happens(Venom(0))
        lost.append((scenario.hero().bones_lost, scenario.hero().crossed_50))
    assert lost == [(0, 1), (0, 1), (2, 0), (2, 0), (0, 0), (0, 0)]
    assert FACES["spider"][4:] == ["blank", "blank"]


def test_a_skipped_turn_is_free_of_venom() -> None:
    """DQ-R25  No spider die, but the demon moves on: the neighbour is asked to steer it."""
    scenario = bitten(OUTSIDE_AGAIN)
    scenario.hero().skip, scenario.state.skip_markers = SKIP_MARKER, 1
    scenario.set_demon_line("E3")
    scenario.happens(Turn(0))
    assert scenario.log_lines() == ["Sun 8 of 19: Player 1", "loses this turn to the fog."]
    assert scenario.offers(1)[0].startswith("The demon goes to F")


def test_the_fourth_bite_finds_no_tile_and_acts_in_full() -> None:
    """DQ-R28  Three tiles for four heroes: the supply shows 0, the venom works all the same."""
    scenario = DragonQuestScenario(4)
    for seat in range(4):
        scenario.hero(seat).finds = bytes([6, 0, 0])
        scenario.happens(TickFinds(seat, 1))
    assert scenario.state.spider_tiles == 0
    assert [scenario.hero(seat).spider_tile for seat in range(4)] == [True, True, True, False]
    assert view_of(scenario.state, 0).heroes[3].bitten
    scenario.set_line(OUTSIDE_AGAIN, 3)
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Venom(3))
    assert scenario.hero(3).bones == 11


def test_the_fourth_demon_finds_no_tile_and_hunts() -> None:
    """DQ-R28  The same for the demon: it stands on the black square of the fourth sheet."""
    scenario = DragonQuestScenario(4)
    for seat in range(4):
        scenario.hero(seat).rows, scenario.hero(seat).finds = (
            bytes([BOUGHT, 0, 0]),
            bytes([4, 6, 0]),
        )
        scenario.happens(TickFinds(seat, 1))
    assert scenario.state.demon_tiles == 0
    assert [scenario.hero(seat).demon_tile for seat in range(4)] == [True, True, True, False]
    assert view_of(scenario.state, 0).heroes[3].demon == "E3"


def test_tiles_are_pure_markers() -> None:
    """DQ-R28  A tile that returns makes no difference to a hero who was bitten without one."""
    scenario = bitten(OUTSIDE_AGAIN)
    scenario.hero().spider_tile = False
    scenario.state.spider_tiles = SPIDER_TILES
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Venom(0))
    assert scenario.hero().bones == 11
    assert (scenario.state.spider_tiles, scenario.state.demon_tiles) == (SPIDER_TILES, DEMON_TILES)


def test_dying_of_venom_on_the_way_out() -> None:
    """DQ-R60  The hero declared to leave but dies in the chamber; alone, it resets the pool."""
    scenario = bitten("H7 I7 CH")
    scenario.hero().bones, scenario.hero().bones_lost = 2, 11
    scenario.state.aside = 4
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    hero = scenario.hero()
    assert (hero.status, hero.death) == (DEAD, DIED_OF_VENOM)
    assert view_of(scenario.state, 1).heroes[0].line == ["H7", "I7", "CH"]
    assert scenario.state.aside == 0
    assert scenario.state.active == 1


def test_dying_of_venom_with_another_hero_inside() -> None:
    """DQ-R60  The pool is reset only by the last one inside."""
    scenario = bitten("H7 I7 CH")
    scenario.set_line("H7 I7 CH", 1)
    scenario.hero().bones, scenario.hero().bones_lost = 1, 12
    scenario.state.aside = 4
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    assert (scenario.hero().status, scenario.hero(1).status) == (DEAD, INSIDE)
    assert scenario.state.aside == 4


def test_a_bitten_hero_declares_before_the_spider_die_and_the_purchase() -> None:
    """DQ-R26, DQ-13.3  Leaving would wake the venom, so it is asked first, and only once."""
    scenario = bitten("H7 I7 CH")
    scenario.hero().finds = bytes([6, 4, 0])
    scenario.script_throws("spider", "blank")
    scenario.happens(Turn(0))
    assert scenario.offers(0) == ["Stay and throw 10 dice", "Leave the chamber"]
    assert view_of(scenario.state, 0).phase == 0
    detail = scenario.decision(0).detail(scenario.state)
    assert detail is not None
    assert "the spider die is thrown first" in translate(detail, "en")
    scenario.chooses("Leave the chamber")
    assert scenario.script_is_used_up
    scenario.chooses("Take: Rope (4 points)")
    scenario.chooses("To M7", 0)
    assert scenario.state.active == 1


def test_a_bitten_hero_that_stays_is_not_asked_twice() -> None:
    """DQ-R26  What was declared before the purchase holds after it."""
    scenario = bitten("H7 I7 CH")
    scenario.hero().finds = bytes([6, 5, 0])
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 10 dice")
    scenario.chooses("Take: Orb of light (5 points)")
    assert scenario.state.active == 1
    assert scenario.hero().is_in_chamber()
    assert scenario.script_is_used_up


def test_the_orb_of_a_bitten_hero_that_was_shut_in_wakes_the_venom() -> None:
    """DQ-R26, DQ-12.2  With every way closed nothing is declared early."""
    scenario = bitten("H7 I7 CH")
    scenario.set_demon_line("E3 J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9", woken_at_sun=99)
    scenario.hero().finds = bytes([6, 5, 0])
    scenario.happens(Turn(0))
    scenario.chooses("Take: Orb of light (5 points)")
    scenario.script_throws("spider", "lose_2_lp")
    scenario.chooses("Leave the chamber")
    assert scenario.log_lines()[-3:] == [
        "leaves the treasure chamber.",
        "feels the venom: it costs 2 life points.",
        "loses 2 life points; 11 left.",
    ]
    scenario.chooses("To M9, using: Orb of light")
    assert scenario.script_is_used_up
    assert scenario.state.active == 1


def test_an_active_venom_is_thrown_once_in_the_turn_of_leaving_again() -> None:
    """DQ-12.4, DQ-R26  On a second visit the die needs no declaration: venom, purchase, leaving."""
    scenario = bitten("H7 I7 CH M7 M6 CH")
    scenario.script_throws("spider", "blank")
    scenario.happens(Turn(0))
    assert scenario.log_lines()[1:] == ["feels the venom, but nothing happens."]
    scenario.chooses("Leave the chamber")
    scenario.chooses("To L5", 0)
    assert scenario.script_is_used_up
    assert scenario.state.active == 1
