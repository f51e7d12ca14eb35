"""DragonQuest C.2: moving (DQ-6)."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import (
    BLACK,
    CHAMBER,
    EXIT,
    KEY_TO_SECRET_DOORS,
    NAMES,
    NONE,
    NUMBER,
    ORANGE,
    ORB_OF_LIGHT,
)
from donjon.games.dragonquest.model.state import DEAD, DIED_OF_SUNSET, ESCAPED, INSIDE, LINE
from donjon.games.dragonquest.rules.chamber.treasure_chamber import EntryThrow
from donjon.games.dragonquest.rules.movement import move
from donjon.games.dragonquest.rules.route import route_length
from donjon.games.dragonquest.rules.turn import Act, Turn
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.scenario import DragonQuestScenario

ORB = 1 << ORB_OF_LIGHT
KEY = 1 << KEY_TO_SECRET_DOORS


def walking(scenario: DragonQuestScenario, steps: int, finds: int = 0) -> DragonQuestScenario:
    """The dice of seat 0 are thrown and allow this number of squares."""
    move(scenario.state, 0, steps, finds)
    scenario.run_until_choice()
    return scenario


def on_line(line: str, steps: int, objects: int = 0) -> DragonQuestScenario:
    """A hero with this line that may go this number of squares."""
    scenario = DragonQuestScenario(2)
    scenario.set_line(line)
    scenario.hero().objects = objects
    return walking(scenario, steps)


def squares(scenario: DragonQuestScenario) -> list[str]:
    """The hero's line by names."""
    return [NAMES[square] for square in scenario.hero().line]


def asked_of(scenario: DragonQuestScenario) -> tuple[str, int]:
    """The class of the open decision, and its seat."""
    return type(scenario.decision()).__name__, scenario.decision().seat


def default_of(scenario: DragonQuestScenario) -> str:
    """What an absent owner does."""
    decision = scenario.decision()
    option = decision.default(scenario.state, FastChance(1))
    return scenario.offers()[decision.options(scenario.state).index(option)]


def throws_nothing_in_chamber(scenario: DragonQuestScenario) -> None:
    """Ten blank chamber dice."""
    scenario.script_throws("chamber", *["blank"] * 10)


@pytest.mark.parametrize("gone", [0, 1, 2, 3])
def test_the_hero_advances_from_none_to_all_squares_thrown(gone: int) -> None:
    """DQ-6.1, DQ-R11, DQ-6.13, DQ-22.9  With M = 3 the owner stops after any number of them."""
    scenario = on_line("A12", 3)
    path = ["B12", "C12", "D12"]
    for square in path[:gone]:
        assert asked_of(scenario) == ("Walk", 0)
        scenario.chooses(f"To {square}")
    if gone < 3:
        scenario.chooses(f"Stop on {squares(scenario)[-1]}")

    assert scenario.is_idle
    assert squares(scenario) == ["A12", *path[:gone]]


def test_no_square_more_than_thrown_is_walked() -> None:
    """DQ-6.1  After the M-th square the move is over, without asking."""
    scenario = on_line("A12", 2)
    scenario.chooses("To B12")
    scenario.chooses("To C12")

    assert scenario.is_idle


def test_the_path_is_chosen_after_all_dice_are_seen() -> None:
    """DQ-6.1, DQ-22.9  The walk is asked for when the throwing has stopped, of the owner."""
    scenario = DragonQuestScenario(2)
    scenario.script_movement_dice("room", "room", "blank", "blank", "blank")
    scenario.happens(Act(0))
    assert asked_of(scenario) == ("Reroll", 0)
    scenario.chooses("Stop: 2 squares, no find")

    assert asked_of(scenario) == ("Walk", 0)


def test_steps_go_to_squares_that_share_a_side() -> None:
    """DQ-6.2, DQ-6.4  Up, left, right and down; no diagonal without the orb."""
    scenario = on_line("G10", 1)

    assert scenario.offers() == ["To G9", "To H10", "To G11", "Stop on G10"]  # F10 is masonry
    scenario = on_line("H10", 1)
    assert scenario.offers() == ["To H9", "To G10", "To I10", "To H11", "Stop on H10"]


def test_the_orb_allows_diagonal_steps() -> None:
    """DQ-6.2, DQ-R42  With the orb the corners are offered too, as uses of the orb."""
    scenario = on_line("H10", 1, ORB)

    assert scenario.offers() == [
        "To H9",
        "To G10",
        "To I10",
        "To H11",
        "To G9, using: Orb of light",
        "To I9, using: Orb of light",
        "To G11, using: Orb of light",
        "To I11, using: Orb of light",
        "Stop on H10",
    ]


def test_masonry_is_not_entered() -> None:
    """DQ-6.3  Beside F4 and beside the outer frame there is nothing to enter."""
    assert on_line("G4", 1).offers() == ["To G3", "To H4", "To G5", "Stop on G4"]
    assert on_line("C1", 1).offers() == ["To D1", "To C2", "Stop on C1"]


def test_line_walls_and_demon_squares_are_not_entered() -> None:
    """DQ-6.3  Of four sides one is walked, one blocked and one crossed by the demon."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("G3 H3")
    scenario.block_squares("H2")
    scenario.set_demon_line("G5 H4")
    walking(scenario, 2)

    assert scenario.offers() == ["To I3", "Stop on H3"]


def test_no_object_opens_line_or_demon_squares() -> None:
    """DQ-6.3  With orb and key the wall alone can be entered, diagonal or not."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("G3 G4 H4 H3")
    scenario.block_squares("H2")
    scenario.set_demon_line("I4 I3")
    scenario.hero().objects = ORB | KEY
    walking(scenario, 2)

    assert scenario.offers() == [
        "To G2, using: Orb of light",
        "To I2, using: Orb of light",
        "To H2, using: Key to secret doors",
        "Stop on H3",
    ]


def test_the_line_may_turn_as_it_likes() -> None:
    """DQ-6.4  Right, up, back to the left and up again."""
    scenario = on_line("G11", 5)
    for square in ("H11", "H10", "G10", "G9", "F9"):
        scenario.chooses(f"To {square}")

    assert squares(scenario) == ["G11", "H11", "H10", "G10", "G9", "F9"]


@pytest.mark.parametrize(
    "door", ["J5", "K5", "L5", "I6", "M6", "I7", "M7", "I8", "M8", "J9", "K9", "L9"]
)
def test_the_chamber_is_one_square_with_twelve_doors(door: str) -> None:
    """DQ-6.5  From each of its side-neighbours it is one step away."""
    scenario = on_line(door, 1)

    assert "To the treasure chamber" in scenario.offers()
    throws_nothing_in_chamber(scenario)
    scenario.chooses("To the treasure chamber")
    assert squares(scenario) == [door, "CH"]
    assert scenario.hero().is_in_chamber()


@pytest.mark.parametrize("corner", ["I5", "M5", "I9", "M9"])
def test_the_chamber_has_no_door_at_its_corners(corner: str) -> None:
    """DQ-6.5, DQ-R42  From a corner square only the orb leads in."""
    assert not any("chamber" in label for label in on_line(corner, 3).offers())
    assert "To the treasure chamber, using: Orb of light" in on_line(corner, 3, ORB).offers()


def test_the_chamber_may_be_entered_more_than_once() -> None:
    """DQ-6.5  The chamber is on the line already and is offered again; other squares are not."""
    scenario = on_line("I8 CH M8 M7", 2)

    assert scenario.offers() == ["To M6", "To the treasure chamber", "To N7", "Stop on M7"]
    throws_nothing_in_chamber(scenario)
    scenario.chooses("To the treasure chamber")
    assert squares(scenario) == ["I8", "CH", "M8", "M7", "CH"]


def test_entering_the_chamber_ends_the_move() -> None:
    """DQ-6.6, DQ-R12  One step of five: the others are lost, and the throw follows at once."""
    scenario = on_line("I8", 5)
    throws_nothing_in_chamber(scenario)
    scenario.chooses("To the treasure chamber")

    assert scenario.is_idle
    assert squares(scenario) == ["I8", "CH"]
    assert scenario.script_is_used_up


def test_the_chamber_is_not_passed_in_one_move() -> None:
    """DQ-R12, DQ-6.6  Within the turn of entering nobody is asked to leave or to walk on."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("room", "room", "room", "room", "room")
    scenario.chooses("Say 2")
    throws_nothing_in_chamber(scenario)
    scenario.chooses("Stop: 5 squares, no find")
    scenario.chooses("To the treasure chamber")

    assert scenario.state.active == 1
    assert scenario.hero().is_in_chamber()


def test_the_chamber_is_not_entered_where_it_was_left() -> None:
    """DQ-6.7, DQ-R14  On the square of leaving the chamber is closed, one square on it is open."""
    scenario = on_line("I8 CH J9", 3)
    assert scenario.offers() == ["To I9", "To K9", "To J10", "Stop on J9"]
    scenario.chooses("To K9")

    assert "To the treasure chamber" in scenario.offers()


def test_a_third_visit_by_other_doors() -> None:
    """DQ-E25, DQ-6.7, DQ-6.5  In by I8, out to J9, in by K9, out to M8, in by M7."""
    scenario = on_line("I8 CH J9", 2)
    assert "To the treasure chamber" not in scenario.offers()
    scenario.chooses("To K9")
    throws_nothing_in_chamber(scenario)
    scenario.chooses("To the treasure chamber")
    assert scenario.is_idle

    scenario.hero().suns = 5
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    doors = "J5 K5 L5 I6 M6 I7 M7 M8 L9"
    assert scenario.offers() == [f"To {door}" for door in doors.split()]
    scenario.chooses("To M8")
    scenario.state.owed.clear()
    walking(scenario, 2)
    assert "To the treasure chamber" not in scenario.offers()
    scenario.chooses("To M7")
    throws_nothing_in_chamber(scenario)
    scenario.chooses("To the treasure chamber")
    assert squares(scenario) == ["I8", "CH", "J9", "K9", "CH", "M8", "M7", "CH"]


def test_the_exit_is_closed_before_the_chamber_has_been_visited() -> None:
    """DQ-6.8, DQ-R13  On T1 or U2 without the chamber the exit is not offered, not even to orbs."""
    assert on_line("S1 T1", 3).offers() == ["To T2", "Stop on T1"]
    assert on_line("U3 U2", 3).offers() == ["To T2", "Stop on U2"]
    assert not any("U1" in label for label in on_line("T2", 3, ORB).offers())


def test_the_exit_ends_the_move_of_a_hero_that_has_been_in_the_chamber() -> None:
    """DQ-6.8  It costs one step; the two others are lost, and the hero is out."""
    scenario = on_line("I8 CH M8 T1", 3)
    scenario.chooses("To U1")

    assert scenario.is_idle
    assert (scenario.hero().status, scenario.hero().square) == (ESCAPED, EXIT)
    assert squares(scenario) == ["I8", "CH", "M8", "T1", "U1"]


def test_walking_into_the_chamber_opens_the_exit() -> None:
    """DQ-6.8, DQ-R13  The same hero on T1 is offered the exit once it has walked in."""
    scenario = on_line("I8", 1)
    throws_nothing_in_chamber(scenario)
    scenario.chooses("To the treasure chamber")
    hero = scenario.hero()
    hero.line += bytes([NUMBER["L5"], NUMBER["T1"]])
    hero.square = NUMBER["T1"]
    scenario.update_marks(0)
    walking(scenario, 1)

    assert "To U1" in scenario.offers()


def test_all_squares_passed_join_the_line_and_the_last_is_dotted() -> None:
    """DQ-6.9  A move of two squares and one of one: dots on the third square and the fourth."""
    scenario = on_line("A12", 2)
    scenario.chooses("To B12")
    scenario.chooses("To C12")
    walking(scenario, 3)
    scenario.chooses("To C13")
    scenario.chooses("Stop on C13")

    assert squares(scenario) == ["A12", "B12", "C12", "C13"]
    assert [NAMES[scenario.hero().line[stop]] for stop in scenario.hero().stops] == ["C12", "C13"]
    for name in squares(scenario):
        assert scenario.hero().marks[NUMBER[name]] == LINE
    assert not any(scenario.hero().marks[NUMBER[name]] for name in ("B11", "B13", "D12"))


def test_a_hero_without_a_legal_step_stays_and_ticks_its_finds() -> None:
    """DQ-6.10  Enclosed with M = 3 and F = 2: nothing is asked, two boxes are ticked."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 B12 B13 A13")
    walking(scenario, 3, finds=2)

    assert scenario.is_idle
    assert squares(scenario) == ["A12", "B12", "B13", "A13"]
    assert list(scenario.hero().finds) == [2, 0, 0]


def test_a_hero_that_gets_stuck_on_its_way_ends_its_move() -> None:
    """DQ-6.10  After one of three steps there is no further one: the move ends there."""
    scenario = on_line("A12 B12 B13", 3)
    scenario.chooses("To A13")

    assert scenario.is_idle
    assert squares(scenario) == ["A12", "B12", "B13", "A13"]


@pytest.mark.parametrize(("option", "beside"), [("start", "A11"), ("orange", "D12")])
def test_the_square_of_the_beginning_belongs_to_the_line(option: str, beside: str) -> None:
    """DQ-6.11  It is not entered again."""
    scenario = DragonQuestScenario(2, start_square=option)
    begun = "A12" if option == "start" else "D11"
    walking(scenario, 2)
    scenario.chooses(f"To {beside}")

    assert f"To {begun}" not in scenario.offers()
    assert len(scenario.offers()) >= 2


def test_orange_and_sleeping_black_are_ordinary_squares() -> None:
    """DQ-6.12  The hero walks over both, and on."""
    scenario = on_line("C11", 2)
    scenario.chooses("To D11")
    assert scenario.hero().square == ORANGE
    scenario.chooses("To E11")

    scenario = on_line("D3", 2)
    scenario.chooses("To E3")
    assert (scenario.hero().square, scenario.hero().status) == (BLACK, INSIDE)
    scenario.chooses("To E2")
    assert squares(scenario) == ["D3", "E3", "E2"]


def test_the_black_square_is_closed_once_the_demon_is_awake() -> None:
    """DQ-6.12, DQ-6.3  Only while it sleeps is the black square an ordinary one."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("D3")
    scenario.set_demon_line("E3")
    walking(scenario, 1)

    assert scenario.offers() == ["To D2", "To C3", "To D4", "Stop on D3"]


def test_staying_short_of_the_chamber_is_legal() -> None:
    """DQ-6.13, DQ-R11  One square before it, with steps left, the owner may wait."""
    scenario = on_line("H8", 4)
    scenario.chooses("To I8")
    scenario.chooses("Stop on I8")

    assert scenario.is_idle
    assert scenario.hero().square == NUMBER["I8"]


# Orb and key


def test_the_orb_shines_for_the_whole_move() -> None:
    """DQ-R42  Declared with the first diagonal step; later ones in the move are free."""
    scenario = on_line("G10", 3, ORB)
    scenario.chooses("To H9, using: Orb of light")
    assert not scenario.hero().has(ORB_OF_LIGHT)
    assert "To I8" in scenario.offers()
    scenario.chooses("To I8")
    scenario.chooses("Stop on I8")
    assert squares(scenario) == ["G10", "H9", "I8"]

    walking(scenario, 1)
    assert not any("H7" in label for label in scenario.offers())


def test_an_orb_not_needed_is_not_used() -> None:
    """DQ-R42  Ordinary steps keep it."""
    scenario = on_line("G10", 1, ORB)
    scenario.chooses("To H10")

    assert scenario.hero().has(ORB_OF_LIGHT)


def test_orb_and_key_are_declared_when_the_dice_are_known() -> None:
    """DQ-R42  Before and during the throws no use of them is offered."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("H10")
    scenario.block_squares("H9")
    scenario.hero().objects = ORB | KEY
    scenario.happens(Turn(0))
    assert asked_of(scenario) == ("HideTile", 1)
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("room", "room", "blank", "blank", "blank")
    scenario.chooses("Say 2")
    assert not any("using" in label for label in scenario.offers())
    scenario.chooses("Stop: 2 squares, no find")

    assert "To G9, using: Orb of light" in scenario.offers()
    assert "To H9, using: Key to secret doors" in scenario.offers()


def test_the_orb_serves_the_single_step_of_leaving() -> None:
    """DQ-R42  Its owner may leave to a corner square, which uses it up; others may not."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH")
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    assert not any("M5" in label for label in scenario.offers())

    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH")
    scenario.hero().objects = ORB
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    scenario.chooses("To M5, using: Orb of light")
    assert scenario.hero().square == NUMBER["M5"]
    assert not scenario.hero().has(ORB_OF_LIGHT)


def test_neither_orb_nor_key_serves_in_flight() -> None:
    """DQ-R42  Fleeing from the dragon only the free side squares are offered."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH")
    scenario.block_squares("I5")
    scenario.hero().objects = ORB | KEY
    scenario.script_throws("chamber", *["dragon"] * 7, *["blank"] * 3)
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(EntryThrow(0))

    doors = "J5 K5 L5 I6 M6 I7 M7 M8 J9 K9 L9"
    assert scenario.offers() == [f"Flee to {door}" for door in doors.split()]


def test_a_move_with_the_key_must_be_able_to_go_on() -> None:
    """DQ-R42  With one step left, or nothing free beyond, the wall is not offered."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("H10")
    scenario.block_squares("H9")
    scenario.hero().objects = KEY
    walking(scenario, 1)
    assert not any("H9" in label for label in scenario.offers())

    scenario = DragonQuestScenario(2)
    scenario.set_line("H10")
    scenario.block_squares("H9")
    scenario.set_demon_line("G9 I9 H8")
    scenario.hero().objects = KEY
    walking(scenario, 4)
    assert not any("H9" in label for label in scenario.offers())


def test_a_move_with_the_key_does_not_end_in_the_wall() -> None:
    """DQ-R42  Within the wall there is no stopping; beyond it there is, and the key is gone."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("H10")
    scenario.block_squares("H9")
    scenario.hero().objects = KEY
    walking(scenario, 3)
    scenario.chooses("To H9, using: Key to secret doors")
    assert not scenario.hero().has(KEY_TO_SECRET_DOORS)
    assert scenario.offers() == ["To H8", "To G9", "To I9"]
    scenario.chooses("To H8")
    assert "Stop on H8" in scenario.offers()
    scenario.chooses("Stop on H8")

    assert squares(scenario) == ["H10", "H9", "H8"]


# The enclosed hero


def test_an_enclosed_hero_still_takes_turns_and_meets_dangers() -> None:
    """DQ-R47  It throws dice, falls into a trap, and dies at sunset."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("A12 B12 B13")
    walking(scenario, 1)
    scenario.chooses("To A13")  # to enclose oneself is legal
    hero = scenario.hero()
    hero.suns = 17
    scenario.script(0)
    scenario.script_movement_dice("double_skull", "skull", "room", "room", "find")
    scenario.script_throws("danger", "trapdoor", "trapdoor")
    scenario.happens(Turn(0))
    scenario.chooses("Say 2")
    assert (hero.status, hero.bones, hero.suns) == (INSIDE, 10, 19)
    scenario.script(0)
    scenario.script_movement_dice("find", "room", "room", "blank", "blank")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 2 squares, 1 find")

    assert list(hero.finds) == [1, 0, 0]
    assert (hero.status, hero.death) == (DEAD, DIED_OF_SUNSET)


def test_orb_and_key_open_a_way_for_an_enclosed_hero() -> None:
    """DQ-R47  By a diagonal step, or through a wall, where ordinary steps end."""
    enclosed = "C2 C3 D3 E3 E2 E1 D1 C1"
    assert on_line(enclosed, 2, ORB).offers() == [
        "To B2, using: Orb of light",
        "To D2, using: Orb of light",
        "Stop on C1",
    ]

    scenario = DragonQuestScenario(2)
    scenario.set_line("C3 B3 B2 C2 C1")
    scenario.block_squares("D1")
    walking(scenario, 2)
    assert scenario.is_idle  # stuck
    scenario.hero().objects = KEY
    walking(scenario, 2)
    scenario.chooses("To D1, using: Key to secret doors")
    scenario.chooses("To E1")
    assert squares(scenario)[-2:] == ["D1", "E1"]


# The absent owner


def test_an_absent_owner_walks_all_steps_along_a_shortest_route() -> None:
    """DQ-22.9, DQ-R56  M = 5 from the start: five squares, and the route is five shorter."""
    scenario = on_line("A12", 5, ORB | KEY)
    for left in range(26, 21, -1):
        scenario.chooses(default_of(scenario))
        assert route_length(scenario.hero(), NONE) == left

    assert scenario.is_idle
    assert (scenario.hero().has(ORB_OF_LIGHT), scenario.hero().has(KEY_TO_SECRET_DOORS)) == (
        True,
        True,
    )


def test_an_absent_owner_goes_into_the_chamber_and_out_of_the_castle() -> None:
    """DQ-22.9  The first of the chamber and then the exit is where the shortest route leads."""
    assert default_of(on_line("I8", 5)) == "To the treasure chamber"
    assert default_of(on_line("I8 CH M8 T1", 2)) == "To U1"
    assert default_of(on_line("I8 CH J9", 2)) == "To K9"


def test_an_absent_owner_without_a_route_stays() -> None:
    """DQ-22.9  No route, though steps are possible: the hero stays, and keeps orb and key."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12")
    scenario.set_demon_line("U1")
    scenario.hero().objects = ORB | KEY
    walking(scenario, 3)

    assert default_of(scenario) == "Stop on A12"
    scenario.chooses("Stop on A12")
    assert scenario.hero().square != CHAMBER


def test_the_key_says_that_the_move_may_not_end_in_the_wall() -> None:
    """DQ-21.8  The card names the condition, in both languages."""
    key = Message("dq-does-key_to_secret_doors")
    assert "may not end your move" in translate(key, "en")
    assert "ne pouvez pas terminer votre déplacement" in translate(key, "fr")
