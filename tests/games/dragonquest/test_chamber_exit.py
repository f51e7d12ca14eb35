"""DragonQuest E.2: leaving the chamber and coming back."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import NAMES, ORB_OF_LIGHT
from donjon.games.dragonquest.model.state import INSIDE
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.turn import Turn
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of

DOORS = ["J5", "K5", "L5", "I6", "M6", "I7", "M7", "I8", "M8", "J9", "K9", "L9"]
CORNERS = ["I5", "M5", "I9", "M9"]


def in_chamber(line: str = "H7 I7 CH", seats: int = 2) -> DragonQuestScenario:
    """Seat 0 has walked into the chamber by this line."""
    scenario = DragonQuestScenario(seats)
    scenario.set_line(line)
    scenario.hero().suns = 8
    return scenario


def ways(scenario: DragonQuestScenario) -> list[str]:
    """Where seat 0 may go."""
    return [label.removeprefix("To ") for label in scenario.offers(0)]


def moves(scenario: DragonQuestScenario, *dice: str) -> None:
    """Seat 0 throws these dice (red first) and stops."""
    scenario.script_movement_dice(*dice)
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()
    scenario.chooses(scenario.offers()[0])


def test_a_hero_that_leaves_throws_no_dice() -> None:
    """DQ-14.1, DQ-14.2  Neither movement nor chamber dice: one square, and its action is over."""
    scenario = in_chamber()
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    scenario.chooses("To M7", 0)
    assert view_of(scenario.state, 1).heroes[0].line == ["H7", "I7", "CH", "M7"]
    assert scenario.state.active == 1
    assert scenario.script_is_used_up


def test_a_hero_leaves_to_any_free_square_beside_the_chamber() -> None:
    """DQ-14.2  Not on its line, not blocked, not crossed by the demon; its owner chooses."""
    scenario = in_chamber()
    scenario.happens(LeaveChamber(0))
    assert ways(scenario) == [door for door in DOORS if door != "I7"]
    scenario = in_chamber("I6 I7 CH")
    scenario.block_squares("K9")
    scenario.set_demon_line("E3 J5 K5")
    scenario.happens(LeaveChamber(0))
    assert ways(scenario) == ["L5", "M6", "M7", "I8", "M8", "J9", "L9"]


def test_corner_squares_are_not_beside_the_chamber() -> None:
    """DQ-14.2  I5, M5, I9 and M9 share no side with it."""
    scenario = in_chamber()
    scenario.happens(LeaveChamber(0))
    assert not set(CORNERS) & set(ways(scenario))


def test_without_a_free_square_the_hero_must_stay_and_throw() -> None:
    """DQ-14.3, DQ-14.2  Nothing is asked, the dice are thrown."""
    scenario = in_chamber()
    scenario.set_demon_line("E3 " + " ".join(DOORS))
    scenario.hero().demon_sun = 99
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.happens(Turn(0))
    assert "stays in the treasure chamber." in scenario.log_lines()
    assert scenario.hero().is_in_chamber()
    assert scenario.state.active == 1
    assert scenario.script_is_used_up


def test_with_the_orb_a_free_corner_is_a_way_out() -> None:
    """DQ-14.3  The side squares are closed, one corner is not: the hero may leave by it."""
    scenario = in_chamber()
    scenario.set_demon_line("E3 " + " ".join(DOORS) + " I5 M5 I9")
    scenario.hero().demon_sun = 99
    scenario.hero().objects = 1 << ORB_OF_LIGHT
    scenario.happens(Turn(0))
    assert scenario.offers(0) == ["Stay and throw 10 dice", "Leave the chamber"]
    scenario.chooses("Leave the chamber")
    assert view_of(scenario.state, 0).heroes[0].line[-1] == "M9"
    assert not scenario.hero().has(ORB_OF_LIGHT)


def test_with_the_orb_and_no_free_corner_the_hero_must_stay() -> None:
    """DQ-14.3  The orb opens nothing where everything is closed."""
    scenario = in_chamber()
    scenario.set_demon_line("E3 " + " ".join(DOORS + CORNERS))
    scenario.hero().demon_sun = 99
    scenario.hero().objects = 1 << ORB_OF_LIGHT
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.happens(Turn(0))
    assert scenario.hero().is_in_chamber()
    assert scenario.hero().has(ORB_OF_LIGHT)
    assert scenario.state.active == 1


def test_the_square_of_leaving_joins_the_line_and_is_burnt() -> None:
    """DQ-14.4  From J9 the hero cannot go straight back; by K9 it can."""
    scenario = in_chamber()
    scenario.happens(LeaveChamber(0))
    scenario.chooses("To J9")
    moves(scenario, "room", "room", "blank", "blank", "blank")
    assert "To the treasure chamber" not in scenario.offers(0)
    scenario.chooses("To K9")
    assert "To the treasure chamber" in scenario.offers(0)
    assert "To J9" not in scenario.offers(0)


def test_the_burnt_square_stays_burnt_while_the_hero_waits_there() -> None:
    """DQ-14.4  Turns later too, as long as it has taken no other square."""
    scenario = in_chamber("H8 I8 CH J9")
    for _ in range(2):
        moves(scenario, "room", "room", "blank", "blank", "blank")
        assert ways(scenario)[:-1] == ["I9", "K9", "J10"]
        scenario.chooses("Stop on J9")


def test_a_hero_may_come_back_any_number_of_times() -> None:
    """DQ-14.5  A second and a third visit by other squares, each with a throw of its own."""
    scenario = in_chamber("H8 I8 CH")
    for out, back in (("J9", "K9"), ("M8", "M7"), ("M6", "M5 L5")):
        scenario.happens(LeaveChamber(0))
        scenario.chooses(f"To {out}")
        if out == "M6":
            scenario.set_line("I8 CH J9 K9 CH M8 M7 CH M6 M5 L5")
        else:
            scenario.set_line(" ".join([*view_of(scenario.state, 0).heroes[0].line, back]))
        moves(scenario, "room", "blank", "blank", "blank", "blank")
        scenario.script_throws("chamber", *["blank"] * 10)
        scenario.chooses("To the treasure chamber")
        assert scenario.script_is_used_up
    assert view_of(scenario.state, 0).heroes[0].line.count("CH") == 4
    assert scenario.log_lines().count("throws 10 chamber dice: no dragon, no star.") == 3


def test_the_ways_used_before_are_closed_on_leaving_again() -> None:
    """DQ-14.5, DQ-14.2  Entrances and ways out of earlier visits are on the line."""
    scenario = in_chamber("H8 I8 CH J9 K9 CH")
    scenario.happens(LeaveChamber(0))
    assert ways(scenario) == ["J5", "K5", "L5", "I6", "M6", "I7", "M7", "M8", "L9"]


def test_whoever_enters_cannot_leave_in_the_same_turn() -> None:
    """DQ-14.6  Steps left over are lost, and after the throw it is the next one's turn."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("H7 I7")
    scenario.script_movement_dice("room", "room", "room", "room", "blank")
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 4 squares, no find")
    scenario.chooses("To the treasure chamber")
    assert scenario.hero().is_in_chamber()
    assert scenario.state.active == 1


def test_flight_alone_leads_out_in_the_turn_of_entering() -> None:
    """DQ-14.6  The throw on entering wakes the dragon: the hero is outside again."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("H7 I7")
    scenario.script_movement_dice("room", "room", "blank", "blank", "blank")
    scenario.script_throws("chamber", *["dragon"] * 7, *["blank"] * 3, *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 2 squares, no find")
    scenario.chooses("To the treasure chamber")
    scenario.chooses("Flee to M7", 0)
    assert view_of(scenario.state, 0).heroes[0].line == ["H7", "I7", "CH", "M7"]
    assert scenario.state.active == 1


@pytest.mark.parametrize(
    ("line", "best"), [("H7 I7 CH", "L5"), ("L4 L5 CH", "M6"), ("K5 L5 M6 CH", "M7")]
)
def test_an_absent_owner_leaves_by_the_shortest_route(line: str, best: str) -> None:
    """DQ-22.14  To the square from which the exit is nearest."""
    scenario = in_chamber(line)
    scenario.happens(LeaveChamber(0))
    assert NAMES[scenario.decision(0).default(scenario.state, FastChance(1))] == best


def test_an_absent_owner_uses_the_orb_only_at_need() -> None:
    """DQ-22.14  Offered with the orb, a corner is the default only if no side square is free."""
    scenario = in_chamber()
    scenario.hero().objects = 1 << ORB_OF_LIGHT
    scenario.happens(LeaveChamber(0))
    assert ways(scenario)[-4:] == [f"{corner}, using: Orb of light" for corner in CORNERS]
    assert NAMES[scenario.decision(0).default(scenario.state, FastChance(1))] == "L5"
    scenario = in_chamber()
    scenario.hero().objects = 1 << ORB_OF_LIGHT
    scenario.set_demon_line("E3 " + " ".join(DOORS))
    scenario.happens(LeaveChamber(0))
    assert NAMES[scenario.decision(0).default(scenario.state, FastChance(1))] == "M5"


def test_the_orb_is_kept_by_who_leaves_over_a_side() -> None:
    """DQ-22.14  The square must be chosen, the orb need not be used."""
    scenario = in_chamber()
    scenario.hero().objects = 1 << ORB_OF_LIGHT
    scenario.happens(LeaveChamber(0))
    scenario.chooses("To M7")
    assert scenario.hero().has(ORB_OF_LIGHT)


def test_the_wall_step_is_skipped_once_after_leaving() -> None:
    """DQ-4.1, DQ-R2  Not in the turn of leaving, not in the next one; then the walls are back."""
    scenario = in_chamber(seats=1)
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.chooses("To M7")
    assert scenario.hero().suns == 10
    assert scenario.offers(0)[0] == "Stop: no square, no find"
    scenario.chooses("Stop: no square, no find")
    assert (scenario.hero().suns, scenario.hero().status) == (11, INSIDE)
    assert scenario.offers(0) == ["Say 1", "Say 2", "Say 3"]


def test_an_orb_bought_in_the_chamber_opens_a_corner_in_the_same_turn() -> None:
    """DQ-13.3, DQ-14.3, DQ-R42  All twelve sides are closed; five points buy the way out."""
    scenario = in_chamber()
    scenario.set_demon_line("E3 " + " ".join(DOORS))
    scenario.hero().demon_sun = 99
    scenario.hero().finds = bytes([5, 0, 0])
    scenario.happens(Turn(0))
    scenario.chooses("Take: Orb of light (5 points)")
    assert scenario.offers(0) == ["Stay and throw 10 dice", "Leave the chamber"]
    scenario.chooses("Leave the chamber")
    scenario.chooses("To M9, using: Orb of light")
    assert view_of(scenario.state, 0).heroes[0].line[-2:] == ["CH", "M9"]
    assert not scenario.hero().has(ORB_OF_LIGHT)
    assert scenario.state.active == 1
    assert scenario.state.chance.drawn == 0


def test_a_bot_that_is_shut_in_buys_the_orb_and_leaves() -> None:
    """DQ-13.3, DQ-3.5  The game's own policy finds the same way out."""
    scenario = in_chamber()
    scenario.set_demon_line("E3 " + " ".join(DOORS))
    scenario.hero().demon_sun = 99
    scenario.hero().suns = 12
    scenario.hero().finds = bytes([5, 0, 0])
    scenario.happens(Turn(0))
    while scenario.state.active == 0 and scenario.hero().is_in_chamber():
        decision = scenario.decision(0)
        options = decision.options(scenario.state)
        option = scenario.game.brain.policy(scenario.state, decision, options, FastChance(1))
        scenario.chooses(scenario.offers(0)[options.index(option)])
    assert view_of(scenario.state, 0).heroes[0].line[-2] == "CH"
    assert scenario.state.chance.drawn == 0
