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
from tests.games.dragonquest.set_table import FACES, Castle, view

OUTSIDE_AGAIN = "H7 I7 CH M7 N7"


def bitten(line: str, seats: int = 2) -> Castle:
    """Seat 0 has walked this line and carries the spider's tile."""
    t = Castle(seats)
    t.draws_line(line)
    hero = t.hero()
    hero.suns = 7
    hero.rows, hero.finds = bytes([WOKEN, 0, 0]), bytes([6, 0, 0])
    hero.bitten = hero.spider_tile = True
    t.state.spider_tiles -= 1
    return t


def test_the_spider_bites_and_its_tile_is_taken() -> None:
    """DQ-12.1  The seventh point of row 1 wakes it: a tile of three, and no life point lost."""
    t = Castle(2)
    t.hero().finds = bytes([6, 0, 0])
    t.happens(TickFinds(0, 1))
    assert t.log_lines() == ["wakes the spider and is bitten!"]
    assert (t.hero().bitten, t.hero().spider_tile, t.state.spider_tiles) == (True, True, 2)
    assert t.hero().bones == 13


def test_the_bite_sleeps_until_the_chamber_has_been_left() -> None:
    """DQ-12.1, DQ-R26  On the way there no spider die is thrown: the wall step comes first."""
    t = bitten("A12 B12 C12")
    t.happens(Turn(0))
    assert t.offers(1) == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]
    assert t.log_lines() == ["Sun 8 of 19: Player 1"]


def test_the_bite_sleeps_while_the_hero_stays_in_the_chamber() -> None:
    """DQ-12.1, DQ-R26  On the first visit, staying throws chamber dice and no spider die."""
    t = bitten("H7 I7 CH")
    t.throws("chamber", *["blank"] * 10)
    t.happens(Turn(0))
    t.chooses("Stay and throw 10 dice")
    assert t.log_lines()[1:3] == [
        "stays in the treasure chamber.",
        "throws 10 chamber dice: no dragon, no star.",
    ]
    assert t.script_is_used_up


def test_the_venom_wakes_in_the_turn_of_leaving() -> None:
    """DQ-12.2, DQ-R26  Leaving is declared, the spider die is thrown, then the hero leaves."""
    t = bitten("H7 I7 CH")
    t.throws("spider", "lose_2_lp")
    t.happens(Turn(0))
    assert t.hero().bones == 13
    t.chooses("Leave the chamber")
    assert t.log_lines() == [
        "Sun 8 of 19: Player 1",
        "leaves the treasure chamber.",
        "feels the venom: it costs 2 life points.",
        "loses 2 life points; 11 left.",
    ]
    assert "To M7" in t.offers(0)


def test_the_venom_stays_active_outside() -> None:
    """DQ-12.2, DQ-12.4  In every later turn, once."""
    t = bitten(OUTSIDE_AGAIN)
    for left in (11, 9):
        t.throws("spider", "lose_2_lp")
        t.happens(Turn(0))
        assert t.hero().bones == left
        assert t.script_is_used_up
        t.state.owed.clear()


def test_a_second_stay_does_not_stop_the_venom() -> None:
    """DQ-12.2, DQ-R26  Back in the chamber the spider die is thrown, stay or leave."""
    for choice in ("Stay and throw 10 dice", "Leave the chamber"):
        t = bitten("H7 I7 CH M7 M6 CH")
        t.throws("spider", "lose_2_lp")
        t.throws("chamber", *["blank"] * 10)
        t.happens(Turn(0))
        t.chooses(choice)
        assert t.hero().bones == 11


def test_a_hero_bitten_after_the_chamber_feels_it_from_the_next_turn() -> None:
    """DQ-12.3, DQ-R26  No die in the turn of the bite, one at T4 of the next."""
    t = Castle(2)
    t.draws_line(OUTSIDE_AGAIN)
    t.hero().suns = 7
    t.hero().finds = bytes([6, 0, 0])
    t.throws_movement("skull", "find", "blank", "blank", "blank")
    t.happens(Turn(0))
    t.chooses("Take nothing")
    t.chooses("Hide tile 1")
    t.chooses("Say 2")
    t.chooses("Stop: no square, 1 find")
    assert t.hero().bitten
    assert t.state.active == 1
    assert t.script_is_used_up
    t.state.owed.clear()
    t.throws("spider", "lose_2_lp")
    t.happens(Turn(0))
    assert t.hero().bones == 11


def test_after_a_flight_the_venom_is_active_in_the_next_turn() -> None:
    """DQ-R26  The dragon drove the hero out: the spider die comes with its next sun."""
    t = bitten("H7 I7 CH")
    t.throws("chamber", *["blank"] * 10)
    t.throws("wound", "1", "1")
    t.happens(DragonWakes(0))
    t.chooses("Flee to M7")
    assert t.script_is_used_up
    t.throws("spider", "lose_2_lp")
    t.throws_movement("skull", "blank", "blank", "blank", "blank")
    t.happens(Turn(0))
    assert t.hero().bones == 9


def test_the_spider_die_comes_after_the_sun_and_before_the_purchase() -> None:
    """DQ-12.4  It is compulsory: nothing is asked before it falls."""
    t = bitten(OUTSIDE_AGAIN)
    t.hero().finds = bytes([6, 5, 0])
    t.throws("spider", "blank")
    t.happens(Turn(0))
    assert t.log_lines() == [
        "Sun 8 of 19: Player 1",
        "feels the venom, but nothing happens.",
    ]
    assert "Take nothing" in t.offers(0)
    assert t.script_is_used_up


def test_who_is_not_bitten_throws_no_spider_die() -> None:
    """DQ-12.4  The die belongs to the venom."""
    t = Castle(2)
    t.draws_line(OUTSIDE_AGAIN)
    t.happens(Venom(0))
    assert t.is_idle
    assert t.log_lines() == []


def test_the_owner_chooses_which_coin_is_crossed() -> None:
    """DQ-12.5  A 50 or a 100, as the owner likes: the box is spent."""
    for label, left in (("Cross out a 50", (1, 1, 1, 0)), ("Cross out a 100", (2, 0, 0, 1))):
        t = bitten(OUTSIDE_AGAIN)
        hero = t.hero()
        hero.coins_50, hero.coins_100 = 2, 1
        t.throws("spider", "cross_coin")
        t.happens(Venom(0))
        assert t.offers(0) == ["Cross out a 50", "Cross out a 100"]
        t.chooses(label)
        assert (hero.coins_50, hero.coins_100, hero.crossed_50, hero.crossed_100) == left
        assert hero.bones == 13


@pytest.mark.parametrize("value", [50, 100])
def test_a_coin_of_the_only_value_ticked_is_crossed_unasked(value: int) -> None:
    """DQ-12.5  Only a ticked box can be crossed."""
    t = bitten(OUTSIDE_AGAIN)
    hero = t.hero()
    hero.coins_50, hero.coins_100 = (1, 0) if value == 50 else (0, 1)
    t.throws("spider", "cross_coin")
    t.happens(Venom(0))
    assert t.is_idle
    assert (hero.coins_50, hero.coins_100) == (0, 0)
    assert (hero.crossed_50, hero.crossed_100) == ((1, 0) if value == 50 else (0, 1))


def test_without_coins_nothing_is_crossed_and_nothing_else_is_lost() -> None:
    """DQ-R27, DQ-12.5  There is no substitute; boxes crossed before are no coins."""
    t = bitten(OUTSIDE_AGAIN)
    t.hero().crossed_50 = 3
    t.hero().objects = 1
    t.hero().treasures = 1
    t.throws("spider", "cross_coin")
    t.happens(Venom(0))
    hero = t.hero()
    assert t.is_idle
    assert (hero.bones, hero.objects, hero.treasures) == (13, 1, 1)
    assert (hero.crossed_50, hero.crossed_100) == (3, 0)


def test_the_faces_of_the_spider_die() -> None:
    """DQ-12.6, DQ-12.5  Two sides cross a coin, two cost two points, two are blank."""
    lost = []
    for side in range(6):
        t = bitten(OUTSIDE_AGAIN)
        t.hero().coins_50 = 1
        t.script(side)
        t.happens(Venom(0))
        lost.append((t.hero().bones_lost, t.hero().crossed_50))
    assert lost == [(0, 1), (0, 1), (2, 0), (2, 0), (0, 0), (0, 0)]
    assert FACES["spider"][4:] == ["blank", "blank"]


def test_a_skipped_turn_is_free_of_venom() -> None:
    """DQ-R25  No spider die, but the demon moves on: the neighbour is asked to steer it."""
    t = bitten(OUTSIDE_AGAIN)
    t.hero().skip, t.state.skip_markers = SKIP_MARKER, 1
    t.demon_walked("E3")
    t.happens(Turn(0))
    assert t.log_lines() == ["Sun 8 of 19: Player 1", "loses this turn to the fog."]
    assert t.offers(1)[0].startswith("The demon goes to F")


def test_the_fourth_bite_finds_no_tile_and_acts_in_full() -> None:
    """DQ-R28  Three tiles for four heroes: the supply shows 0, the venom works all the same."""
    t = Castle(4)
    for seat in range(4):
        t.hero(seat).finds = bytes([6, 0, 0])
        t.happens(TickFinds(seat, 1))
    assert t.state.spider_tiles == 0
    assert [t.hero(seat).spider_tile for seat in range(4)] == [True, True, True, False]
    assert view(t.state, 0).heroes[3].bitten
    t.draws_line(OUTSIDE_AGAIN, 3)
    t.throws("spider", "lose_2_lp")
    t.happens(Venom(3))
    assert t.hero(3).bones == 11


def test_the_fourth_demon_finds_no_tile_and_hunts() -> None:
    """DQ-R28  The same for the demon: it stands on the black square of the fourth sheet."""
    t = Castle(4)
    for seat in range(4):
        t.hero(seat).rows, t.hero(seat).finds = bytes([BOUGHT, 0, 0]), bytes([4, 6, 0])
        t.happens(TickFinds(seat, 1))
    assert t.state.demon_tiles == 0
    assert [t.hero(seat).demon_tile for seat in range(4)] == [True, True, True, False]
    assert view(t.state, 0).heroes[3].demon == "E3"


def test_tiles_are_pure_markers() -> None:
    """DQ-R28  A tile that returns makes no difference to who was bitten without one."""
    t = bitten(OUTSIDE_AGAIN)
    t.hero().spider_tile = False
    t.state.spider_tiles = SPIDER_TILES
    t.throws("spider", "lose_2_lp")
    t.happens(Venom(0))
    assert t.hero().bones == 11
    assert (t.state.spider_tiles, t.state.demon_tiles) == (SPIDER_TILES, DEMON_TILES)


def test_dying_of_venom_on_the_way_out() -> None:
    """DQ-R60  The hero declared to leave but dies in the chamber; alone, it resets the pool."""
    t = bitten("H7 I7 CH")
    t.hero().bones, t.hero().bones_lost = 2, 11
    t.state.aside = 4
    t.throws("spider", "lose_2_lp")
    t.happens(Turn(0))
    t.chooses("Leave the chamber")
    hero = t.hero()
    assert (hero.status, hero.death) == (DEAD, DIED_OF_VENOM)
    assert view(t.state, 1).heroes[0].line == ["H7", "I7", "CH"]
    assert t.state.aside == 0
    assert t.state.active == 1


def test_dying_of_venom_with_another_hero_inside() -> None:
    """DQ-R60  The pool is reset only by the last one inside."""
    t = bitten("H7 I7 CH")
    t.draws_line("H7 I7 CH", 1)
    t.hero().bones, t.hero().bones_lost = 1, 12
    t.state.aside = 4
    t.throws("spider", "lose_2_lp")
    t.happens(Turn(0))
    t.chooses("Leave the chamber")
    assert (t.hero().status, t.hero(1).status) == (DEAD, INSIDE)
    assert t.state.aside == 4


def test_a_bitten_hero_declares_before_the_spider_die_and_the_purchase() -> None:
    """DQ-R26, DQ-13.3  Leaving would wake the venom, so it is asked first, and only once."""
    t = bitten("H7 I7 CH")
    t.hero().finds = bytes([6, 4, 0])
    t.throws("spider", "blank")
    t.happens(Turn(0))
    assert t.offers(0) == ["Stay and throw 10 dice", "Leave the chamber"]
    assert view(t.state, 0).phase == 0
    detail = t.decision(0).detail(t.state)
    assert detail is not None
    assert "the spider die is thrown first" in translate(detail, "en")
    t.chooses("Leave the chamber")
    assert t.script_is_used_up
    t.chooses("Take: Rope (4 points)")
    t.chooses("To M7", 0)
    assert t.state.active == 1


def test_a_bitten_hero_that_stays_is_not_asked_twice() -> None:
    """DQ-R26  What was declared before the purchase holds after it."""
    t = bitten("H7 I7 CH")
    t.hero().finds = bytes([6, 5, 0])
    t.throws("chamber", *["blank"] * 10)
    t.happens(Turn(0))
    t.chooses("Stay and throw 10 dice")
    t.chooses("Take: Orb of light (5 points)")
    assert t.state.active == 1
    assert t.hero().is_in_chamber()
    assert t.script_is_used_up


def test_the_orb_of_a_bitten_hero_that_was_shut_in_wakes_the_venom() -> None:
    """DQ-R26, DQ-12.2  With every way closed nothing is declared early."""
    t = bitten("H7 I7 CH")
    t.demon_walked("E3 J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9", woken_at_sun=99)
    t.hero().finds = bytes([6, 5, 0])
    t.happens(Turn(0))
    t.chooses("Take: Orb of light (5 points)")
    t.throws("spider", "lose_2_lp")
    t.chooses("Leave the chamber")
    assert t.log_lines()[-3:] == [
        "leaves the treasure chamber.",
        "feels the venom: it costs 2 life points.",
        "loses 2 life points; 11 left.",
    ]
    t.chooses("To M9, using: Orb of light")
    assert t.script_is_used_up
    assert t.state.active == 1


def test_an_active_venom_is_thrown_once_in_the_turn_of_leaving_again() -> None:
    """DQ-12.4, DQ-R26  On a second visit the die needs no declaration: venom, purchase, leaving."""
    t = bitten("H7 I7 CH M7 M6 CH")
    t.throws("spider", "blank")
    t.happens(Turn(0))
    assert t.log_lines()[1:] == ["feels the venom, but nothing happens."]
    t.chooses("Leave the chamber")
    t.chooses("To L5", 0)
    assert t.script_is_used_up
    assert t.state.active == 1
