"""DragonQuest E.1: the treasure chamber."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import MAGIC_RING, TREASURE_IDS
from donjon.games.dragonquest.model.state import (
    BOUGHT,
    DEAD,
    DIED_OF_SUNSET,
    DIED_OF_WOUNDS,
    INSIDE,
)
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber
from donjon.games.dragonquest.rules.chamber.treasure_chamber import EntryThrow
from donjon.games.dragonquest.rules.life_points import die
from donjon.games.dragonquest.rules.scoring import gold
from donjon.games.dragonquest.rules.turn import Turn
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of

SUPPLY = [
    "Take: Silver goblet (600 gold)",
    "Take: Jade figurine (700 gold)",
    "Take: String of pearls (800 gold)",
    "Take: Ruby brooch (1,200 gold)",
    "Take: Jewelled dagger (1,400 gold)",
    "Take: Ivory chess king (1,600 gold)",
    "Take: Sapphire chalice (2,000 gold)",
    "Take: Golden apple (2,200 gold)",
    "Take: Emerald sceptre (3,000 gold)",
    "Take: Diamond tiara (3,500 gold)",
    "Take: Wizard king’s crown (5,000 gold)",
]
FOR_STARS = {2: 3, 3: 6, 4: 8, 5: 10, 6: 11}
"""How many treasures each number of stars can buy, from the cheapest on."""


def inside(*seats: int, of: int = 2, aside: int = 0) -> DragonQuestScenario:
    """These seats are in the chamber, with `aside` dice set aside."""
    scenario = DragonQuestScenario(of)
    for seat in seats:
        scenario.set_line("H7 I7 CH", seat)
    scenario.state.aside = aside
    return scenario


def throws(scenario: DragonQuestScenario, *faces: str, of: int = 10) -> None:
    """The chamber dice of the next throw: these faces, the rest blank."""
    scenario.script_throws("chamber", *faces, *["blank"] * (of - len(faces)))


def enters(scenario: DragonQuestScenario, seat: int, *dice: str) -> None:
    """The seat stands beside the chamber and takes a turn without a wall, up to the last step."""
    scenario.set_line("H7 I7", seat)
    scenario.script_movement_dice(*dice)
    scenario.happens(Turn(seat))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses(scenario.offers()[0])


def test_lars_enters_the_chamber() -> None:
    """DQ-E15, DQ-13.2, DQ-13.5, DQ-13.7, DQ-13.8  2 dragons, 200 gold in coins, and the apple."""
    scenario = DragonQuestScenario(2)
    enters(scenario, 0, "skull", "room", "blank", "blank", "blank")
    throws(scenario, "dragon", "dragon", "blank", "coin_50", "coin_50", "coin_100", *["star"] * 4)
    scenario.chooses("To the treasure chamber")
    hero = scenario.hero()
    assert scenario.state.aside == 2
    assert (hero.coins_50, hero.coins_100, gold(scenario.state, hero)) == (2, 1, 200)
    assert scenario.offers(0) == [*SUPPLY[:8], "Take no treasure"]
    scenario.chooses("Take: Golden apple (2,200 gold)")
    assert view_of(scenario.state, 1).heroes[0].treasures == ["golden_apple"]
    assert gold(scenario.state, hero) == 2400
    assert scenario.state.active == 1
    assert scenario.script_is_used_up


def test_martina_enters_while_lars_is_inside() -> None:
    """DQ-E16, DQ-13.10, DQ-13.13, DQ-13.15  Eight dice; four dragons aside; one star is nothing."""
    scenario = inside(0, aside=2)
    enters(scenario, 1, "skull", "room", "blank", "blank", "blank")
    throws(scenario, "dragon", "dragon", *["blank"] * 3, "coin_50", "coin_100", "star", of=8)
    scenario.chooses("To the treasure chamber")
    assert scenario.state.aside == 4
    assert (scenario.hero(1).coins_50, scenario.hero(1).coins_100) == (1, 1)
    assert (scenario.hero(0).coins_50, scenario.hero(0).coins_100) == (0, 0)
    assert scenario.offers(0) == ["Stay and throw 6 dice", "Leave the chamber"]
    assert scenario.script_is_used_up


@pytest.mark.parametrize("aside", range(7))
def test_the_dice_available_are_ten_less_those_aside(aside: int) -> None:
    """DQ-13.1, DQ-13.4  Staying throws all of them, once."""
    scenario = inside(0, aside=aside)
    assert view_of(scenario.state, 1).dice_in_pool == 10 - aside
    throws(scenario, of=10 - aside)
    scenario.happens(Turn(0))
    scenario.chooses(f"Stay and throw {10 - aside} dice")
    assert scenario.state.aside == aside
    assert scenario.script_is_used_up


def test_the_throw_on_entering_follows_the_find_points() -> None:
    """DQ-13.2  Compulsory, and after the tick: the log tells the order."""
    scenario = DragonQuestScenario(2)
    enters(scenario, 0, "skull", "room", "find", "blank", "blank")
    throws(scenario, "coin_100")
    scenario.chooses("To the treasure chamber")
    assert scenario.log_lines()[-5:-1] == [
        "enters the treasure chamber.",
        "ticks one find point: 1 in row 1.",
        "throws 10 chamber dice: no dragon, no star.",
        "ticks 100 gold in coins.",
    ]
    assert scenario.state.active == 1


def test_a_hero_in_the_chamber_buys_before_it_declares_whether_it_stays() -> None:
    """DQ-13.3  Staying or leaving is the action, after the purchase; there are two answers."""
    scenario = inside(0)
    scenario.hero().finds = bytes([6, 0, 0])
    scenario.hero().suns = 8
    scenario.happens(Turn(0))
    assert scenario.log_lines() == ["Sun 9 of 19: Player 1"]
    assert "Take nothing" in scenario.offers(0)
    scenario.chooses("Take: Rope (4 points)")
    assert scenario.offers(0) == ["Stay and throw 10 dice", "Leave the chamber"]
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.chooses("Stay and throw 10 dice")
    assert scenario.state.active == 1
    assert scenario.script_is_used_up


def test_a_hero_outside_has_nothing_to_declare() -> None:
    """DQ-13.3  Only who begins the turn in the chamber is asked."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("H7 I7 CH M7 N7")
    scenario.happens(Turn(0))
    assert scenario.offers(1)[0] == "Hide tile 1"


def test_staying_is_one_throw_and_no_movement() -> None:
    """DQ-13.4  No wall, no movement dice, one throw of all dice: then it is the next one's turn."""
    scenario = inside(0)
    throws(scenario, "coin_50")
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 10 dice")
    assert scenario.hero().coins_50 == 1
    assert scenario.state.active == 1
    assert scenario.hero().is_in_chamber()
    assert scenario.script_is_used_up


def test_dragons_are_set_aside_and_the_other_dice_return() -> None:
    """DQ-13.5  Two dragons of ten, then one of eight: seven dice are left."""
    scenario = inside(0)
    throws(scenario, "dragon", "coin_50", "dragon")
    scenario.happens(EntryThrow(0))
    assert scenario.state.aside == 2
    throws(scenario, "star", "dragon", of=8)
    scenario.happens(EntryThrow(0))
    assert scenario.state.aside == 3
    assert view_of(scenario.state, 0).dice_in_pool == 7


def test_six_dragons_let_the_beast_sleep() -> None:
    """DQ-13.6, DQ-13.1  The coins of the throw are ticked as usual."""
    scenario = inside(0, aside=4)
    throws(scenario, "dragon", "dragon", "coin_100", of=6)
    scenario.happens(EntryThrow(0))
    assert scenario.state.aside == 6
    assert scenario.hero().coins_100 == 1
    assert scenario.is_idle


@pytest.mark.parametrize("dragons", [3, 4, 5])
def test_seven_dragons_or_more_wake_it(dragons: int) -> None:
    """DQ-13.6  The attack follows at once and nothing of the throw is gained."""
    scenario = inside(0, aside=4)
    throws(scenario, *["dragon"] * dragons, "coin_100", of=6)
    throws(scenario)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(EntryThrow(0))
    assert (
        "wakes the dragon! The heroes in the chamber lose all their coins, "
        "and all their treasures go back to the supply."
    ) in scenario.log_lines()
    assert (scenario.hero().coins_100, scenario.hero().crossed_100) == (0, 0)
    assert scenario.offers(0)[0].startswith("Flee to")


def test_one_box_is_ticked_for_each_coin() -> None:
    """DQ-13.7, DQ-R36  Nobody is asked: coins may not be declined."""
    scenario = inside(0)
    scenario.hero().coins_50, scenario.hero().coins_100 = 3, 1
    throws(scenario, "coin_50", "coin_100", "coin_100", "coin_50", "coin_100")
    scenario.happens(EntryThrow(0))
    assert (scenario.hero().coins_50, scenario.hero().coins_100) == (5, 4)
    assert scenario.is_idle


def test_coins_without_a_free_box_are_lost() -> None:
    """DQ-13.7, DQ-R40  Twelve boxes of each value; a full row does not spill into the other."""
    scenario = inside(0)
    scenario.hero().coins_50, scenario.hero().coins_100 = 11, 2
    throws(scenario, *["coin_50"] * 4, "coin_100")
    scenario.happens(EntryThrow(0))
    assert (scenario.hero().coins_50, scenario.hero().coins_100) == (12, 3)
    assert scenario.log_lines()[-2:] == [
        "ticks 150 gold in coins.",
        "finds no free box for 150 gold in coins: lost.",
    ]


def test_a_crossed_box_is_used_up() -> None:
    """DQ-R40  Nine crossed and two ticked leave one box of that value for the rest of the game."""
    scenario = inside(0)
    scenario.hero().crossed_100, scenario.hero().coins_100 = 9, 2
    scenario.hero().crossed_50 = 12
    throws(scenario, *["coin_100"] * 3, *["coin_50"] * 3)
    scenario.happens(EntryThrow(0))
    assert (scenario.hero().coins_100, scenario.hero().crossed_100) == (3, 9)
    assert (scenario.hero().coins_50, scenario.hero().crossed_50) == (0, 12)


@pytest.mark.parametrize("stars", [2, 3, 4, 5, 6, 7])
def test_stars_buy_one_treasure_of_at_most_their_number(stars: int) -> None:
    """DQ-13.8, DQ-13.9  Everything in the supply that costs so much or less, or nothing at all."""
    scenario = inside(0)
    throws(scenario, *["star"] * stars)
    scenario.happens(EntryThrow(0))
    assert scenario.offers(0) == [*SUPPLY[: FOR_STARS[min(stars, 6)]], "Take no treasure"]
    scenario.chooses(scenario.offers(0)[0])
    assert scenario.is_idle
    assert view_of(scenario.state, 0).heroes[0].treasures == ["silver_goblet"]


def test_stars_are_not_stored() -> None:
    """DQ-13.9  One star now and one in the next throw are never two."""
    scenario = inside(0)
    throws(scenario, "star")
    scenario.happens(EntryThrow(0))
    assert scenario.is_idle
    throws(scenario, "star")
    scenario.happens(EntryThrow(0))
    assert scenario.is_idle


def test_stars_are_not_split_over_two_treasures() -> None:
    """DQ-13.9, DQ-R36  Six stars take one treasure of two, and the other four are gone."""
    scenario = inside(0)
    throws(scenario, *["star"] * 6)
    scenario.happens(EntryThrow(0))
    scenario.chooses("Take: String of pearls (800 gold)")
    assert scenario.is_idle
    throws(scenario)
    scenario.happens(EntryThrow(0))
    assert scenario.is_idle
    assert view_of(scenario.state, 0).heroes[0].treasures == ["pearl_string"]


def test_stars_are_not_shared() -> None:
    """DQ-13.9, DQ-13.13  A star of each of two heroes inside gives nothing to either."""
    scenario = inside(0, 1)
    throws(scenario, "star")
    scenario.happens(EntryThrow(0))
    throws(scenario, "star")
    scenario.happens(EntryThrow(1))
    assert scenario.is_idle


@pytest.mark.parametrize("stars", [0, 1])
def test_one_star_or_none_gives_nothing(stars: int) -> None:
    """DQ-13.10  Nobody is asked."""
    scenario = inside(0)
    throws(scenario, *["star"] * stars)
    scenario.happens(EntryThrow(0))
    assert scenario.is_idle
    assert scenario.hero().treasures == 0


def test_without_a_suitable_treasure_nothing_is_taken() -> None:
    """DQ-13.11  Two stars and nothing below three left: no question."""
    scenario = inside(0)
    scenario.state.treasures &= ~0b111
    throws(scenario, "star", "star")
    scenario.happens(EntryThrow(0))
    assert scenario.is_idle
    throws(scenario, "star", "star", "star")
    scenario.happens(EntryThrow(0))
    assert scenario.offers(0) == [*SUPPLY[3:6], "Take no treasure"]


def test_a_taken_treasure_lies_open_before_its_owner() -> None:
    """DQ-13.12  Everybody sees it there, and it is not in the supply any more."""
    scenario = inside(0)
    throws(scenario, "star", "star")
    scenario.happens(EntryThrow(0))
    scenario.chooses("Take: Jade figurine (700 gold)")
    for seat in (0, 1, None):
        seen = view_of(scenario.state, seat)
        assert seen.heroes[0].treasures == ["jade_figurine"]
        assert "jade_figurine" not in seen.treasures
        assert len(seen.treasures) == 10


def test_a_treasure_may_be_declined() -> None:
    """DQ-R36, DQ-13.8  The supply stays as it is."""
    scenario = inside(0)
    throws(scenario, *["star"] * 6)
    scenario.happens(EntryThrow(0))
    scenario.chooses("Take no treasure")
    assert scenario.is_idle
    assert scenario.hero().treasures == 0
    assert scenario.state.treasures == (1 << 11) - 1


def test_an_absent_owner_takes_the_most_valuable_treasure() -> None:
    """DQ-22.13  Owner, after two stars or more, optional; nothing suitable asks nobody."""
    scenario = inside(0)
    throws(scenario, *["star"] * 5)
    scenario.happens(EntryThrow(0))
    decision = scenario.decision(0)
    assert decision.default(scenario.state, FastChance(1)) == TREASURE_IDS.index("diamond_tiara")
    scenario = inside(0)
    scenario.state.treasures = 0
    throws(scenario, *["star"] * 5)
    scenario.happens(EntryThrow(0))
    assert scenario.is_idle


def test_the_default_looks_at_gold_and_not_at_stars() -> None:
    """DQ-22.13  A blank treasure of two stars and 9000 gold is the most valuable."""
    scenario = DragonQuestScenario(2, custom_treasures=True, blank_1_stars=2, blank_1_gold=9000)
    scenario.set_line("H7 I7 CH")
    throws(scenario, *["star"] * 6)
    scenario.happens(EntryThrow(0))
    assert scenario.decision(0).default(scenario.state, FastChance(1)) == TREASURE_IDS.index(
        "blank_1"
    )


def test_heroes_inside_throw_from_one_pool() -> None:
    """DQ-13.13  Each in its own turn: the dragons of all of them count together."""
    scenario = inside(0, 1)
    throws(scenario, "dragon", "dragon", "dragon")
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 10 dice")
    throws(scenario, "dragon", "dragon", of=7)
    scenario.chooses("Stay and throw 7 dice", 1)
    assert scenario.state.aside == 5
    assert scenario.offers(0)[0] == "Stay and throw 5 dice"
    assert scenario.script_is_used_up


def test_the_pool_is_whole_again_when_the_last_hero_leaves() -> None:
    """DQ-13.14, DQ-R41  While another stays nothing changes; with the last one gone it is ten."""
    scenario = inside(0, 1, aside=4)
    scenario.happens(LeaveChamber(0))
    scenario.chooses("To M7", 0)
    assert scenario.state.aside == 4
    scenario.happens(LeaveChamber(1))
    scenario.chooses("To M7", 1)
    assert scenario.state.aside == 0


def test_the_pool_is_whole_again_when_the_last_hero_flees() -> None:
    """DQ-13.14, DQ-R41  The dragon sleeps and all ten dice are there."""
    scenario = inside(0, aside=7)
    throws(scenario)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    scenario.chooses("Flee to M7")
    assert scenario.state.aside == 0


def test_the_pool_is_whole_again_when_the_last_hero_dies_inside() -> None:
    """DQ-13.14, DQ-R41  Whatever the cause; a death outside changes nothing."""
    scenario = inside(0, 1, aside=5)
    die(scenario.state, scenario.hero(0), DIED_OF_WOUNDS)
    assert scenario.state.aside == 5
    die(scenario.state, scenario.hero(1), DIED_OF_WOUNDS)
    assert scenario.state.aside == 0
    scenario = inside(0, aside=5)
    die(scenario.state, scenario.hero(1), DIED_OF_WOUNDS)
    assert scenario.state.aside == 5


@pytest.mark.parametrize("aside", [0, 3, 6])
def test_a_hero_entering_an_occupied_chamber_throws_what_is_there(aside: int) -> None:
    """DQ-13.15  Not ten, but the dice available at that time."""
    scenario = inside(0, aside=aside)
    enters(scenario, 1, "skull", "room", "blank", "blank", "blank")
    throws(scenario, of=10 - aside)
    scenario.chooses("To the treasure chamber")
    dice = 10 - aside
    assert f"throws {dice} chamber dice: no dragon, no star." in scenario.log_lines()
    assert scenario.script_is_used_up


def test_the_sun_alone_limits_the_stay() -> None:
    """DQ-13.16  Turn after turn the hero may stay, until its nineteenth is over."""
    scenario = inside(0, of=1)
    scenario.hero().suns = 8
    scenario.happens(Turn(0))
    for sun in range(9, 20):
        assert scenario.hero().suns == sun
        assert scenario.offers(0) == ["Stay and throw 10 dice", "Leave the chamber"]
        throws(scenario)
        scenario.chooses("Stay and throw 10 dice")
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SUNSET)


def test_a_hero_has_been_in_the_chamber_from_the_moment_it_enters() -> None:
    """DQ-13.17  Before any die is thrown there: the skeleton is still to be fought."""
    scenario = DragonQuestScenario(2)
    scenario.hero().rows, scenario.hero().finds = bytes([BOUGHT, BOUGHT, 0]), bytes([4, 4, 6])
    scenario.hero().objects = 1 << MAGIC_RING
    scenario.set_line("H7 I7")
    scenario.script_movement_dice("skull", "room", "find", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Take nothing")
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 1 square, 1 find")
    assert not view_of(scenario.state, 0).heroes[0].been_in_chamber
    scenario.chooses("To the treasure chamber")
    assert scenario.offers(0)[1] == "Fight the skeleton"
    assert view_of(scenario.state, 0).heroes[0].been_in_chamber


def test_a_hero_beside_the_chamber_has_not_been_there() -> None:
    """DQ-13.17  The exit stays closed to it; to one that has been inside it is open."""
    for line, is_open in (("S1 T1", False), ("H7 I7 CH M7 S1 T1", True)):
        scenario = DragonQuestScenario(2)
        scenario.set_line(line)
        scenario.script_movement_dice("skull", "room", "blank", "blank", "blank")
        scenario.happens(Turn(0))
        scenario.chooses("Hide tile 1")
        scenario.chooses("Say 2")
        scenario.chooses("Stop: 1 square, no find")
        assert ("To U1" in scenario.offers(0)) == is_open
        assert scenario.hero().status == INSIDE
