"""DragonQuest D.6: the demon's hunt."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import NAMES, NUMBER, ORB_OF_LIGHT
from donjon.games.dragonquest.model.state import (
    BOUGHT,
    DEAD,
    DIED_OF_DEMON,
    ESCAPED,
    INSIDE,
    SKIP_MARKER,
    WOKEN,
)
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber
from donjon.games.dragonquest.rules.dangers.demon import DemonHunt
from donjon.games.dragonquest.rules.find_points import TickFinds
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.turn import Turn
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of

ROUND_THE_CHAMBER = "E3 F3 G4 H4 I4 J5 K5 L5 M6 M7 M8 L9 K9 J9 I8 I7 I6"


def hunted(line: str, demon: str, seats: int = 2) -> DragonQuestScenario:
    """Seat 0 has walked this line, and a demon woken in an earlier turn has crossed that one."""
    scenario = DragonQuestScenario(seats)
    scenario.set_line(line)
    hero = scenario.hero()
    hero.suns = 9
    hero.rows, hero.finds = bytes([BOUGHT, WOKEN, 0]), bytes([4, 6, 0])
    scenario.set_demon_line(demon, woken_at_sun=8)
    return scenario


def demon_squares(scenario: DragonQuestScenario) -> list[str]:
    """Where the neighbour may steer the demon."""
    return [label.removeprefix("The demon goes to ") for label in scenario.offers(1)]


def steers(scenario: DragonQuestScenario) -> None:
    """The neighbour takes the first step offered, as long as one is asked for."""
    while not scenario.is_idle and scenario.offers()[0].startswith("The demon goes to"):
        scenario.chooses(scenario.offers()[0], 1)


def walk_offers(scenario: DragonQuestScenario) -> list[str]:
    """Where seat 0 may go with three steps thrown."""
    scenario.script_movement_dice("room", "room", "room", "blank", "blank")
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()
    scenario.chooses("Stop: 3 squares, no find")
    return scenario.offers(0)


def wakes_demon(scenario: DragonQuestScenario) -> None:
    """Seat 0 ticks the seventh point of row 2."""
    scenario.hero().rows, scenario.hero().finds = bytes([BOUGHT, 0, 0]), bytes([4, 6, 0])
    scenario.happens(TickFinds(0, 1))


def test_the_demon_wakes_on_the_black_square_and_stands_still() -> None:
    """DQ-12.7  A tile is taken, E3 is crossed, and at T8 of this turn it does not move."""
    scenario = DragonQuestScenario(2)
    scenario.hero().rows, scenario.hero().finds = bytes([BOUGHT, 0, 0]), bytes([4, 6, 0])
    scenario.script_movement_dice("skull", "find", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Take nothing")
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, 1 find")
    hero = scenario.hero()
    assert view_of(scenario.state, 1).heroes[0].demon_line == ["E3"]
    assert (hero.demon_tile, scenario.state.demon_tiles) == (True, 2)
    assert scenario.state.active == 1
    assert scenario.offers(0)[0] == "Hide tile 1"


def test_from_the_next_turn_on_it_moves_two_steps() -> None:
    """DQ-12.8, DQ-12.7  One after the other, at T8, and the neighbour decides."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 B12")
    wakes_demon(scenario)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, no find")
    assert scenario.decision().seat == 1
    scenario.chooses("The demon goes to D4", 1)
    scenario.chooses("The demon goes to C5", 1)
    assert view_of(scenario.state, 0).heroes[0].demon_line == ["E3", "D4", "C5"]
    assert scenario.state.active == 1


def test_it_hunts_in_a_skipped_turn() -> None:
    """DQ-12.8, DQ-R25  The turn is lost, the demon's two steps are not."""
    scenario = hunted("A12 B12", "E3")
    scenario.hero().skip, scenario.state.skip_markers = SKIP_MARKER, 1
    scenario.happens(Turn(0))
    scenario.chooses("The demon goes to D4", 1)
    scenario.chooses("The demon goes to C5", 1)
    assert view_of(scenario.state, 0).heroes[0].demon == "C5"
    assert scenario.state.active == 1


def test_a_demon_woken_last_turn_hunts_towards_j3() -> None:
    """DQ-E24, DQ-12.13, DQ-12.14  From E3 to F2 or F3; from F3 to G2, G3 or G4."""
    scenario = hunted("I3 J3", "E3")
    scenario.happens(DemonHunt(0))
    assert demon_squares(scenario) == ["F2", "F3"]
    scenario.chooses("The demon goes to F3", 1)
    assert demon_squares(scenario) == ["G2", "G3", "G4"]
    scenario.chooses("The demon goes to G3", 1)
    assert scenario.is_idle


def test_the_second_step_is_looked_for_from_where_the_first_ended() -> None:
    """DQ-12.14  From F2, beside masonry, only G2 and G3 lie as near."""
    scenario = hunted("I3 J3", "E3")
    scenario.happens(DemonHunt(0))
    scenario.chooses("The demon goes to F2", 1)
    assert demon_squares(scenario) == ["G2", "G3"]


def test_it_crosses_walls_and_the_heros_line() -> None:
    """DQ-12.9  F2 is blocked and F3 on the line: the demon may step on both."""
    scenario = hunted("F3 G3 H3 I3 J3", "E3")
    scenario.block_squares("F2")
    scenario.happens(DemonHunt(0))
    assert demon_squares(scenario) == ["F2", "F3"]


def test_it_crosses_start_and_orange() -> None:
    """DQ-12.9  They lie on its shortest way and are squares like others."""
    scenario = hunted("A13", "E3 B11")
    scenario.happens(DemonHunt(0))
    assert demon_squares(scenario) == ["A12", "B12"]
    scenario = hunted("C12", "E3 E10")
    scenario.happens(DemonHunt(0))
    assert [NAMES[square] for square in scenario.hero().demon_line] == ["E3", "E10", "D11", "C12"]


def test_it_enters_the_exit() -> None:
    """DQ-12.9, DQ-12.12  The hero has just arrived there and the demon stands beside."""
    scenario = hunted("M7 CH M6 N6 T1 U1", "E3 T2")
    scenario.hero().status = ESCAPED
    scenario.happens(DemonHunt(0))
    assert view_of(scenario.state, 0).heroes[0].demon == "U1"
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_DEMON)


def test_it_never_enters_the_chamber() -> None:
    """DQ-12.9, DQ-R31  Between it and a hero on the other side it goes round by the corners."""
    scenario = hunted("N7", "E3 I7")
    scenario.happens(DemonHunt(0))
    assert demon_squares(scenario) == ["I6", "J6", "I8"][::2]
    scenario.chooses("The demon goes to I6", 1)
    assert view_of(scenario.state, 0).heroes[0].demon == "J5"


def test_it_never_steps_where_it_has_been() -> None:
    """DQ-12.9  F3 is crossed already: only F2 is left, and then G3 by way of a corner."""
    scenario = hunted("I3 J3", "F3 E3")
    scenario.happens(DemonHunt(0))
    assert view_of(scenario.state, 0).heroes[0].demon_line[:3] == ["F3", "E3", "F2"]
    assert demon_squares(scenario) == ["G2", "G3"]


@pytest.mark.parametrize("line", ["A12 B12", "H7 I7 CH", "H7 I7"])
def test_it_makes_two_steps_wherever_the_hero_is(line: str) -> None:
    """DQ-12.10  Whether the hero moved, stood still or sits in the chamber."""
    scenario = hunted(line, "E3")
    scenario.happens(DemonHunt(0))
    steers(scenario)
    assert scenario.is_idle
    assert len(scenario.hero().demon_line) == 3


def test_it_makes_for_where_the_hero_stands_now() -> None:
    """DQ-R65, DQ-12.10  Not for the square where the turn began, and two steps after any move."""
    scenario = hunted("I7 CH J5 J4 K4", "E3 K1")
    scenario.script_movement_dice("room", "room", "room", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 3 squares, no find")
    for square in ("L4", "M4", "N4"):
        scenario.chooses(f"To {square}", 0)
    assert view_of(scenario.state, 0).heroes[0].demon_line == ["E3", "K1", "L2", "M3"]
    assert scenario.state.active == 1


def test_every_step_brings_it_nearer() -> None:
    """DQ-12.10, DQ-R30  Waiting, going back or aside is not offered: only shortest ways are."""
    scenario = hunted("D13", "E3 D8")
    scenario.happens(DemonHunt(0))
    assert demon_squares(scenario) == ["C9", "D9", "E9"]
    scenario.chooses("The demon goes to C9", 1)
    assert demon_squares(scenario) == ["B10", "C10", "D10"]


def test_masonry_bends_its_way() -> None:
    """DQ-12.13  On E6 with the hero on E8, the pillar E7 is passed on either side."""
    scenario = hunted("E8", "E3 E6")
    scenario.happens(DemonHunt(0))
    assert demon_squares(scenario) == ["D7", "F7"]


def test_crossed_squares_bend_its_way() -> None:
    """DQ-12.13  From E9 to G9 with F8 and F9 crossed and F10 masonry: by E8 or E10."""
    scenario = hunted("G9", "E3 F8 F9 E9")
    scenario.happens(DemonHunt(0))
    assert demon_squares(scenario) == ["E8", "E10"]


def test_a_hero_may_not_enter_what_the_demon_has_crossed() -> None:
    """DQ-12.11, DQ-R33  Neither by a move, nor on leaving the chamber, nor in flight."""
    scenario = hunted("D3", "E3 D4")
    offers = walk_offers(scenario)
    assert "To D2" in offers
    assert "To E3" not in offers
    assert "To D4" not in offers
    scenario = hunted("H7 I7 CH", "E3 J5 K5")
    scenario.happens(LeaveChamber(0))
    assert [label.removeprefix("To ") for label in scenario.offers(0)] == (
        ["L5", "I6", "M6", "M7", "I8", "M8", "J9", "K9", "L9"]
    )
    scenario = hunted("H7 I7 CH", "E3 J5 K5")
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    assert [label.removeprefix("Flee to ") for label in scenario.offers(0)] == (
        ["L5", "I6", "M6", "M7", "I8", "M8", "J9", "K9", "L9"]
    )


def test_on_the_heros_square_it_kills_at_once() -> None:
    """DQ-12.12  The hero is dead after the first step, and there is no second one."""
    scenario = hunted("A12 B12", "E3 C11")
    scenario.happens(DemonHunt(0))
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_DEMON)
    assert [NAMES[square] for square in scenario.hero().demon_line] == ["E3", "C11", "B12"]
    assert scenario.is_idle


def test_the_second_step_kills_as_well() -> None:
    """DQ-12.12, DQ-12.10  Two steps away is too near."""
    scenario = hunted("A12 B12", "E3 D11")
    scenario.happens(DemonHunt(0))
    scenario.chooses("The demon goes to C11", 1)
    assert scenario.hero().status == DEAD


def test_three_steps_away_the_hero_lives() -> None:
    """DQ-12.12  After its two steps the demon stands beside the hero."""
    scenario = hunted("A12 B12", "E3 E11")
    scenario.happens(DemonHunt(0))
    scenario.chooses("The demon goes to D11", 1)
    scenario.chooses("The demon goes to C11", 1)
    assert scenario.hero().status == INSIDE


def test_to_a_hero_in_the_chamber_it_goes_round_about() -> None:
    """DQ-12.13, DQ-R31  Beside the chamber it closes one way out after the other."""
    scenario = hunted("H7 I7 CH", "E3 F3 G4 H4 I4 J5")
    scenario.happens(DemonHunt(0))
    assert demon_squares(scenario) == ["K5", "I6"]
    scenario.chooses("The demon goes to K5", 1)
    assert view_of(scenario.state, 0).heroes[0].demon == "L5"
    assert scenario.is_idle
    scenario.happens(LeaveChamber(0))
    free = [label.removeprefix("To ") for label in scenario.offers(0)]
    assert free == ["I6", "M6", "M7", "I8", "M8", "J9", "K9", "L9"]


def test_with_every_way_closed_it_stays_and_tries_again() -> None:
    """DQ-R31, DQ-R32  No uncrossed square round the chamber: it waits until the hero comes out."""
    scenario = hunted("H7 CH", ROUND_THE_CHAMBER)
    scenario.hero().objects = 1 << ORB_OF_LIGHT
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 10 dice")
    assert len(scenario.hero().demon_line) == len(ROUND_THE_CHAMBER.split())
    assert scenario.state.active == 1
    scenario.state.owed.clear()
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    scenario.chooses("To M9, using: Orb of light")
    steers(scenario)
    assert len(scenario.hero().demon_line) == len(ROUND_THE_CHAMBER.split()) + 2


def test_without_a_step_it_stays() -> None:
    """DQ-R32, DQ-12.13  In a corner of its own tracks the demon does not move, turn after turn."""
    scenario = hunted("A12 B12", "S1 S2 T2 U2 U1 T1")
    for _ in range(2):
        scenario.happens(DemonHunt(0))
        assert scenario.is_idle
        assert view_of(scenario.state, 0).heroes[0].demon == "T1"
        scenario.hero().suns += 1


def test_a_hero_on_the_black_square_dies_when_the_demon_wakes() -> None:
    """DQ-R29, DQ-12.12  The demon appears on its square; its tile goes back."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("D3 E3")
    wakes_demon(scenario)
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_DEMON)
    assert scenario.state.demon_tiles == 3


def test_the_black_square_is_ordinary_until_the_demon_wakes() -> None:
    """DQ-R33  It may be entered before, and is closed afterwards."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("D3")
    assert "To E3" in walk_offers(scenario)
    scenario = DragonQuestScenario(2)
    scenario.set_line("D3")
    wakes_demon(scenario)
    assert "To E3" not in walk_offers(scenario)


def test_the_black_square_on_the_line_does_no_harm() -> None:
    """DQ-R33  A hero that has passed it is not touched when the demon wakes there."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("E3 E4 E5")
    wakes_demon(scenario)
    assert (scenario.hero().status, scenario.hero().bones) == (INSIDE, 13)
    assert view_of(scenario.state, 0).heroes[0].demon == "E3"


@pytest.mark.parametrize(
    ("far", "reaches"), [("E3 S3", True), ("E3 R3", False), ("E3 T2 T1 U2 U3 T3 S3", False)]
)
def test_after_the_escape_there_is_one_last_move(far: str, reaches: bool) -> None:
    """DQ-R34, DQ-12.15  At T8 of the arrival turn, if that can reach the exit, and never again."""
    scenario = hunted("M7 CH M6 N6 S2 T2 T1", far)
    scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 1 square, no find")
    scenario.chooses("To U1")
    assert scenario.hero().status == (DEAD if reaches else ESCAPED)
    assert scenario.state.active == 1
    assert scenario.offers(0) == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]
    assert len(scenario.hero().demon_line) == len(far.split()) + (2 if reaches else 0)


def test_a_demon_never_disappears() -> None:
    """DQ-12.15, DQ-12.8  It hunts in every turn of its hero."""
    scenario = hunted("R13 Q13", "E3")
    for turn in range(1, 5):
        scenario.happens(DemonHunt(0))
        steers(scenario)
        scenario.hero().suns += 1
        assert len(scenario.hero().demon_line) == 1 + 2 * turn


def test_a_demon_never_touches_another_hero() -> None:
    """DQ-12.15  It steps on the square where the other hero stands on its own sheet."""
    scenario = hunted("I3 J3", "E3")
    scenario.set_line("G3 F3", 1)
    scenario.happens(DemonHunt(0))
    scenario.chooses("The demon goes to F3", 1)
    assert (scenario.hero(1).status, scenario.hero(1).bones) == (INSIDE, 13)
    assert scenario.hero(1).square == NUMBER["F3"]
    scenario.happens(DemonHunt(1))
    assert not scenario.hero(1).is_hunted()


def test_the_neighbour_steers_and_the_automaton_for_an_absent_one() -> None:
    """DQ-22.16  The neighbour must choose; by default a step on the hero's way, else the first."""
    scenario = hunted("D9", "E3 H7", seats=3)
    scenario.happens(DemonHunt(0))
    decision = scenario.decision(2)
    options = decision.options(scenario.state)
    assert [NAMES[square] for square in options] == ["G6", "G7", "G8"]
    assert NAMES[decision.default(scenario.state, FastChance(1))] == "G8"
    scenario = hunted("D11", "E3 H11", seats=3)
    scenario.happens(DemonHunt(0))
    decision = scenario.decision(2)
    assert [NAMES[square] for square in decision.options(scenario.state)] == ["G10", "G11", "G12"]
    assert NAMES[decision.default(scenario.state, FastChance(1))] == "G10"


def test_a_demon_that_must_stay_asks_nobody() -> None:
    """DQ-22.16  Without a legal step there is no decision."""
    scenario = hunted("A12 B12", "S1 S2 T2 U2 U1 T1")
    scenario.happens(DemonHunt(0))
    assert scenario.is_idle


def test_alone_the_automaton_steers() -> None:
    """DQ-22.16, DQ-12.8  Nobody is asked, two steps are made."""
    scenario = hunted("A12 B12", "E3", seats=1)
    scenario.happens(DemonHunt(0))
    assert scenario.is_idle
    assert len(scenario.hero().demon_line) == 3
