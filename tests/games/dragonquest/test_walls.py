"""DragonQuest B: the walls (DQ-4)."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import (
    CONTENT,
    KEY_TO_SECRET_DOORS,
    NAMES,
    NUMBER,
    ORB_OF_LIGHT,
)
from donjon.games.dragonquest.model.state import BLOCKED, DEAD, INSIDE
from donjon.games.dragonquest.rules.chamber.treasure_chamber import EntryThrow
from donjon.games.dragonquest.rules.dangers.demon import demon_steps
from donjon.games.dragonquest.rules.turn import Act, Turn
from donjon.games.dragonquest.rules.walls import BlockSquare, Walls
from tests.games.dragonquest.scenario import DragonQuestScenario

NEVER_BLOCKABLE = (
    "T1 U1 E2 U2 D3 E3 F3 E4 J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9 "
    "D10 A11 C11 D11 E11 A12 B12 D12 A13"
)
BESIDE = "D3 E2 F3 E4 B12 A11 A13 C11 E11 D10 D12 T1 U2 I6 J5"


def asked_of(scenario: DragonQuestScenario) -> tuple[str, int]:
    """The class of the open decision, and its seat."""
    return type(scenario.decision()).__name__, scenario.decision().seat


def throws_nothing(scenario: DragonQuestScenario) -> None:
    """One skull and four blanks: no square, no find, no danger."""
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")


def may_be_blocked(scenario: DragonQuestScenario, seat: int = 0) -> set[str]:
    """The squares that the neighbour is offered after a match on this seat's sheet."""
    scenario.happens(Walls(seat))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 1")
    offered = (
        set() if scenario.is_idle else {label.removeprefix("Block ") for label in scenario.offers()}
    )
    scenario.state.owed.clear()
    return offered


def walls_are_asked_for(scenario: DragonQuestScenario, seat: int = 0) -> bool:
    """Whether the wall step asks anything of anybody."""
    scenario.happens(Walls(seat))
    asked = not scenario.is_idle
    scenario.state.owed.clear()
    return asked


def walled_in_by(scenario: DragonQuestScenario, label: str) -> None:
    """A turn of seat 0 in which its neighbour blocks a square and the dice give nothing."""
    scenario.chooses("Hide tile 1")
    throws_nothing(scenario)
    scenario.chooses("Say 1")
    scenario.chooses(label)
    scenario.chooses("Stop: no square, no find")


# The tiles


def test_christopher_blocks_a_square_of_ginas_sheet() -> None:
    """DQ-E1, DQ-4.5, DQ-4.6  Tile 2 and «2»: he must block, then she throws the dice."""
    scenario = DragonQuestScenario(2)
    throws_nothing(scenario)
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 2", 1)
    scenario.chooses("Say 2", 0)

    assert asked_of(scenario) == ("BlockSquare", 1)
    assert len(scenario.offers()) == 199
    assert all(
        label.startswith("Block ") for label in scenario.offers()
    )  # there is no way to decline
    assert scenario.state.chance.drawn == 0
    scenario.chooses("Block H3", 1)

    assert list(scenario.hero(0).blocked) == [NUMBER["H3"]]
    assert scenario.hero(0).marks[NUMBER["H3"]] == BLOCKED
    assert list(scenario.hero(1).blocked) == []
    assert asked_of(scenario) == ("Reroll", 0)


@pytest.mark.parametrize("number", [1, 3])
def test_gina_names_another_number(number: int) -> None:
    """DQ-E2, DQ-4.5  The numbers differ: nothing is blocked and she throws the dice."""
    scenario = DragonQuestScenario(2)
    throws_nothing(scenario)
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 2", 1)
    scenario.chooses(f"Say {number}", 0)

    assert list(scenario.hero(0).blocked) == []
    assert asked_of(scenario) == ("Reroll", 0)


@pytest.mark.parametrize("hidden", [1, 2, 3])
@pytest.mark.parametrize("named", [1, 2, 3])
def test_a_wall_goes_up_just_when_the_numbers_agree(hidden: int, named: int) -> None:
    """DQ-4.5, DQ-4.6  Of the nine pairs the three equal ones."""
    scenario = DragonQuestScenario(2)
    scenario.happens(Walls(0))
    scenario.chooses(f"Hide tile {hidden}")
    scenario.chooses(f"Say {named}")

    assert scenario.is_idle == (hidden != named)


def test_the_neighbour_has_all_three_tiles() -> None:
    """DQ-4.2, DQ-4.3, DQ-22.2  One of 1, 2, 3 must be hidden; the neighbour may not decline."""
    scenario = DragonQuestScenario(3)
    scenario.happens(Turn(0))

    assert asked_of(scenario) == ("HideTile", 2)
    assert scenario.offers() == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]


def test_only_the_neighbour_knows_the_hidden_tile() -> None:
    """DQ-4.3  Owner, third player and spectator see that a tile lies there, not which."""
    scenario = DragonQuestScenario(3)
    scenario.happens(Walls(0))
    scenario.chooses("Hide tile 3", 2)

    for seat in (0, 1, None):
        assert scenario.game.view(scenario.state, seat).tile is None
        assert scenario.game.view(scenario.state, seat).tile_hidden_by == 2
        assert "hides a wall tile." in scenario.log_lines(seat)
        assert not any("3" in line for line in scenario.log_lines(seat))
    assert scenario.game.view(scenario.state, 2).tile == 3
    assert "hides wall tile 3." in scenario.log_lines(2)
    for seat in (0, 1):
        guessed = {
            scenario.state.redeal(seat, FastChance(seed)).tile.hidden_values[0]
            for seed in range(30)
        }
        assert guessed == {1, 2, 3}


def test_the_owner_names_a_number() -> None:
    """DQ-4.4, DQ-22.3  1, 2 or 3; it is compulsory, and follows the hiding."""
    scenario = DragonQuestScenario(3)
    scenario.happens(Walls(0))
    scenario.chooses("Hide tile 3", 2)

    assert asked_of(scenario) == ("NameNumber", 0)
    assert scenario.offers() == ["Say 1", "Say 2", "Say 3"]


def test_the_tile_is_turned_up_for_all() -> None:
    """DQ-4.5  Whether the numbers agree or not, everyone learns what lay there."""
    scenario = DragonQuestScenario(3)
    scenario.happens(Walls(0))
    scenario.chooses("Hide tile 3", 2)
    revealed = scenario.state.revealed
    scenario.chooses("Say 1", 0)

    for seat in (0, 1, 2, None):
        assert scenario.log_lines(seat)[-1] == "says 1; the tile is 3: no wall."
    assert scenario.state.revealed == revealed + 1


def test_all_three_tiles_go_back_to_the_stock() -> None:
    """DQ-4.14  Nothing lies hidden after the step, and the next choice is among all three again."""
    scenario = DragonQuestScenario(2)
    scenario.happens(Turn(0))
    walled_in_by(scenario, "Block H3")
    assert scenario.game.view(scenario.state, 1).tile_hidden_by is None
    assert asked_of(scenario) == ("HideTile", 0)  # on the sheet of seat 1
    assert scenario.offers() == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]
    scenario.chooses("Hide tile 1")
    throws_nothing(scenario)
    scenario.chooses("Say 3")
    scenario.chooses("Stop: no square, no find")

    assert asked_of(scenario) == ("HideTile", 1)
    assert scenario.offers() == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]


def test_silent_players_hide_and_name_at_random() -> None:
    """DQ-22.2, DQ-22.3, DQ-R9, DQ-R56  Each of the three numbers about as often as another."""
    scenario = DragonQuestScenario(2)
    scenario.happens(Walls(0))
    chance = FastChance(11)
    hidden = [scenario.decision().default(scenario.state, chance) for _ in range(600)]
    scenario.chooses("Hide tile 2")
    named = [scenario.decision().default(scenario.state, chance) for _ in range(600)]

    for numbers in (hidden, named):
        assert set(numbers) == {1, 2, 3}
        assert all(150 <= numbers.count(number) <= 250 for number in (1, 2, 3))
    assert scenario.state.chance.drawn == 0  # the match's own chance is not touched


def test_a_silent_neighbour_blocks_as_the_automaton_does() -> None:
    """DQ-22.4, DQ-R9, DQ-R56  Hero on F13: only the block of E12 is near and F12 may not be."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 A13 B13 C13 D13 E13 F13")
    scenario.happens(Walls(0))
    scenario.chooses("Hide tile 2")
    scenario.chooses("Say 2")
    alone = DragonQuestScenario(1)
    alone.set_line("A12 A13 B13 C13 D13 E13 F13")
    alone.script(1)
    alone.happens(Walls(0))
    alone.chooses("Say 2")

    assert scenario.decision().default(scenario.state, FastChance(1)) == alone.hero().blocked[0]


# When there is no wall step


def test_no_walls_in_a_turn_begun_in_the_chamber() -> None:
    """DQ-4.1, DQ-R1, DQ-R2  Neither for a hero that stays nor for one that leaves."""
    for label in ("Stay and throw 10 dice", "Leave the chamber"):
        scenario = DragonQuestScenario(2)
        scenario.set_line("I8 CH")
        scenario.script_throws("chamber", *["blank"] * 10)
        scenario.happens(Turn(0))
        scenario.chooses(label)
        assert asked_of(scenario) != ("HideTile", 1)


def test_no_walls_in_the_first_turn_begun_outside_after_the_chamber() -> None:
    """DQ-4.1, DQ-R2  The hero left last turn: the dice are thrown straight away."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH")
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    throws_nothing(scenario)
    scenario.chooses("To M8")

    assert asked_of(scenario) == ("Reroll", 0)
    assert scenario.hero().suns == 3


def test_the_exemption_is_given_once_for_each_departure() -> None:
    """DQ-4.1, DQ-R2  In the second turn begun outside the walls are back."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH")
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    throws_nothing(scenario)
    scenario.chooses("To M8")
    throws_nothing(scenario)
    scenario.chooses("Stop: no square, no find")

    assert asked_of(scenario) == ("NameNumber", 0)


def test_a_second_departure_gives_a_second_exemption() -> None:
    """DQ-4.1, DQ-R2  Out, walls again, in again, out again: exempt once more, and only once."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH M8 N8 N7 M7")
    scenario.script(0)
    scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    assert asked_of(scenario) == ("NameNumber", 0)
    scenario.chooses("Say 2")
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.chooses("Stop: 1 square, no find")
    scenario.chooses("To the treasure chamber")
    scenario.chooses("Leave the chamber")
    throws_nothing(scenario)
    scenario.chooses("To M6")
    assert asked_of(scenario) == ("Reroll", 0)
    scenario.chooses("Stop: no square, no find")

    assert asked_of(scenario) == ("NameNumber", 0)


def test_a_hero_that_fled_is_exempt_as_well() -> None:
    """DQ-4.1, DQ-R2  Fleeing from the dragon is a departure like any other."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH")
    scenario.script_throws("chamber", *["dragon"] * 7, *["blank"] * 3)
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(EntryThrow(0))
    scenario.chooses("Flee to K5")

    assert not walls_are_asked_for(scenario)


def test_a_hero_that_has_not_been_in_the_chamber_is_not_exempt() -> None:
    """DQ-4.1  Every turn begun outside has its wall step, beside the chamber as well."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 H8 I8")

    assert walls_are_asked_for(scenario)


# Which squares


def test_the_eligible_squares_of_an_empty_sheet() -> None:
    """DQ-E19, DQ-4.8, DQ-R3, DQ-R5  199 squares; corners of the special ones are among them."""
    offered = may_be_blocked(DragonQuestScenario(2))

    assert len(offered) == 199
    assert {"D4", "C12", "H3", "I5", "S1", "T2", "U3"} <= offered
    assert offered.isdisjoint(BESIDE.split())
    assert offered.isdisjoint({"A12", "D11", "E3", "U1", "CH"})
    assert offered == {square.name for square in CONTENT.grid.squares} - set(
        NEVER_BLOCKABLE.split()
    )


def test_sharing_a_corner_with_a_special_square_is_no_hindrance() -> None:
    """DQ-R3, DQ-4.8  Adjacent means by a side: the corners of each special square are eligible."""
    offered = may_be_blocked(DragonQuestScenario(2))

    assert {"D2", "F2", "D4"} <= offered  # black E3
    assert {"B11", "B13"} <= offered  # start A12
    assert {"C10", "E10", "C12", "E12"} <= offered  # orange D11
    assert "T2" in offered  # exit U1
    assert {"I5", "M5", "I9", "M9"} <= offered  # the chamber


def test_masonry_is_never_blocked() -> None:
    """DQ-4.8  Only castle squares are offered."""
    assert may_be_blocked(DragonQuestScenario(2)).isdisjoint({"A1", "F1", "F4", "E7", "Q7", "U13"})


def test_a_blocked_square_is_not_blocked_again() -> None:
    """DQ-4.8  Part c."""
    scenario = DragonQuestScenario(2)
    scenario.block_squares("H3 S5")

    assert may_be_blocked(scenario).isdisjoint({"H3", "S5"})


def test_the_line_is_not_blocked() -> None:
    """DQ-4.8, DQ-R8  Part d: neither the squares walked nor the present one."""
    scenario = DragonQuestScenario(2)
    assert {"E12", "F12", "G12"} <= may_be_blocked(scenario)
    scenario.set_line("A12 B12 C12 D12 E12 F12 G12")

    assert may_be_blocked(scenario).isdisjoint({"C12", "E12", "F12", "G12"})


def test_squares_that_the_demon_crossed_are_not_blocked() -> None:
    """DQ-4.8, DQ-R8  Part e."""
    scenario = DragonQuestScenario(2)
    assert {"F2", "G3", "H4"} <= may_be_blocked(scenario)
    scenario.set_demon_line("E3 F2 G3 H4")
    offered = may_be_blocked(scenario)

    assert offered.isdisjoint({"F2", "G3", "H4"})
    assert {"G2", "H3", "I4"} <= offered


def test_a_single_block_may_grow_to_a_straight_pair() -> None:
    """DQ-E20, DQ-4.9, DQ-R4  Beside H3 a block may stand, at its corners none."""
    scenario = DragonQuestScenario(2)
    scenario.block_squares("H3")
    offered = may_be_blocked(scenario)

    assert {"I3", "H4", "G3", "H2"} <= offered
    assert offered.isdisjoint({"G2", "G4", "I2", "I4"})
    assert {"J3", "F2", "H5", "H1"} <= offered  # two king steps away: free again


def test_a_horizontal_pair_keeps_a_free_square_around_it() -> None:
    """DQ-E20, DQ-4.9, DQ-R4  With H3 and I3 blocked nothing that touches them is eligible."""
    scenario = DragonQuestScenario(2)
    scenario.block_squares("H3 I3")
    offered = may_be_blocked(scenario)

    assert offered.isdisjoint({"J3", "J4", "I4", "H4", "G3", "G2", "H2", "I2", "J2", "G4"})
    assert {"K3", "K4", "H5", "I1", "F2"} <= offered


def test_a_vertical_pair_does_not_grow() -> None:
    """DQ-E20, DQ-4.9, DQ-R4  With H3 and H4 blocked, H5 and H2 are not eligible."""
    scenario = DragonQuestScenario(2)
    scenario.block_squares("H3 H4")
    offered = may_be_blocked(scenario)

    assert offered.isdisjoint({"H5", "H2", "G3", "I4", "G5", "I2"})
    assert {"H6", "H1", "J3", "F5"} <= offered


def test_a_square_between_two_blocks_is_not_eligible() -> None:
    """DQ-4.9  With H3 and J3 blocked, I3 would touch both."""
    scenario = DragonQuestScenario(2)
    scenario.block_squares("H3 J3")
    offered = may_be_blocked(scenario)

    assert "I3" not in offered
    assert {"G3", "H4", "K3", "J4"} <= offered


def test_all_blocks_of_the_sheet_count_whoever_placed_them() -> None:
    """DQ-4.15  A wall of an earlier turn, by the neighbour or the automaton, binds the next one."""
    scenario = DragonQuestScenario(2, neighbour_when_out="automaton")
    scenario.happens(Turn(0))
    walled_in_by(scenario, "Block H3")
    scenario.state.owed.clear()
    assert may_be_blocked(scenario).isdisjoint({"H3", "G2", "G4", "I2", "I4"})

    scenario.hero(1).status = DEAD
    scenario.set_line("A12 A13 B13 C13 D13 E13 F13")
    scenario.script(1)
    scenario.happens(Walls(0))
    scenario.chooses("Say 2")
    assert len(scenario.hero().blocked) == 2
    first, second = scenario.hero().blocked
    scenario.hero(1).status = INSIDE
    offered = may_be_blocked(scenario)
    for wall in (first, second):
        assert NAMES[wall] not in offered
    row, col = int(NAMES[second][1:]), NAMES[second][0]
    corners = {f"{chr(ord(col) + x)}{row + y}" for x in (-1, 1) for y in (-1, 1)}
    assert offered.isdisjoint(corners)


def test_blocks_of_another_sheet_do_not_count() -> None:
    """DQ-4.15  The restrictions are judged on the blocks of that sheet."""
    scenario = DragonQuestScenario(2)
    scenario.block_squares("H3 K3 N3", 1)

    assert len(may_be_blocked(scenario, 0)) == 199
    assert "H3" not in may_be_blocked(scenario, 1)


def test_the_only_way_on_is_not_blocked() -> None:
    """DQ-E21, DQ-4.10, DQ-R6  Hero on F13: F12 must stay open, E12 may be blocked."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 A13 B13 C13 D13 E13 F13")
    offered = may_be_blocked(scenario)

    assert "F12" not in offered
    assert "E12" in offered


def test_the_chamber_counts_only_for_a_hero_that_has_not_been_there() -> None:
    """DQ-4.10, DQ-R6  With all its doors closed but one a visitor is free, a newcomer stuck."""
    doors = "J5 K5 L5 I6 M6 I7 M7 M8 J9 K9 L9"
    newcomer = DragonQuestScenario(2)
    newcomer.set_line("G8 H8")
    newcomer.set_demon_line(doors)
    assert may_be_blocked(newcomer) == set()

    visitor = DragonQuestScenario(2)
    visitor.set_line("I8 CH L4 M4")
    visitor.set_demon_line(doors)
    assert len(may_be_blocked(visitor)) > 100


def test_squares_that_the_demon_crossed_are_closed_for_the_route() -> None:
    """DQ-R6, DQ-4.10  S1 is the last way to the exit when the demon has crossed U2."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH M8 N8")
    assert {"S1", "T2"} <= may_be_blocked(scenario)
    scenario.set_demon_line("U2")
    assert {"S1", "T2"} <= may_be_blocked(scenario)  # T1 has two more neighbours
    scenario.set_demon_line("U2 T2")

    offered = may_be_blocked(scenario)
    assert "S1" not in offered
    assert {"R1", "S2"} <= offered


def test_time_dice_wounds_and_objects_do_not_count_for_the_route() -> None:
    """DQ-4.17, DQ-R6  A route too long for the suns left, or that the orb would spare, is one."""
    plain = DragonQuestScenario(2)
    plain.set_line("A12 A13 B13 C13 D13 E13 F13")
    expected = may_be_blocked(plain)
    burdened = DragonQuestScenario(2)
    burdened.set_line("A12 A13 B13 C13 D13 E13 F13")
    hero = burdened.hero()
    hero.suns, hero.bones, hero.bones_lost = 19, 1, 12
    hero.objects = 1 << ORB_OF_LIGHT | 1 << KEY_TO_SECRET_DOORS

    assert "F12" not in expected
    assert may_be_blocked(burdened) == expected


def test_neither_orb_nor_key_makes_a_route() -> None:
    """DQ-4.17, DQ-4.18  Cut off but for an orb's or a key's step: nothing may be blocked."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("C2 C3 D3 E3 E2 E1 D1 C1")
    scenario.hero().objects = 1 << ORB_OF_LIGHT | 1 << KEY_TO_SECRET_DOORS

    assert may_be_blocked(scenario) == set()


def test_a_hero_that_cut_itself_off_is_never_walled_again() -> None:
    """DQ-E23, DQ-4.7, DQ-4.18, DQ-R7  Every later match blocks nothing and the turn goes on."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("A12 B12 B13 A13")
    scenario.happens(Turn(0))
    for _ in range(2):
        scenario.script(1)
        throws_nothing(scenario)
        scenario.chooses("Say 2")
        assert list(scenario.hero().blocked) == []
        assert "There is no square to block." in scenario.log_lines()
        assert asked_of(scenario) == ("Reroll", 0)
        scenario.chooses("Stop: no square, no find")

    assert asked_of(scenario) == ("NameNumber", 0)


def test_a_hero_that_the_demon_cut_off_is_never_walled_again() -> None:
    """DQ-4.18, DQ-R7  The exit itself is crossed: there is no route, so nothing is eligible."""
    scenario = DragonQuestScenario(2)
    scenario.set_demon_line("U1")
    scenario.happens(Walls(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 1")

    assert scenario.is_idle
    assert list(scenario.hero().blocked) == []


def test_the_neighbour_must_block_but_may_do_so_far_away() -> None:
    """DQ-R5, DQ-4.6, DQ-22.4  All eligible squares are offered, and nothing else."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 B12")
    scenario.happens(Walls(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 1")

    assert isinstance(scenario.decision(), BlockSquare)
    assert len(scenario.offers()) == 199
    scenario.chooses("Block S1")
    assert [NAMES[square] for square in scenario.hero().blocked] == ["S1"]
    assert scenario.is_idle


# What a block does


def test_a_block_is_permanent() -> None:
    """DQ-4.11  It stands through turns, further walls, the demon's crossing and the key."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("B2")
    scenario.hero().objects = 1 << KEY_TO_SECRET_DOORS
    scenario.happens(Turn(0))
    walled_in_by(scenario, "Block C2")
    scenario.chooses("Hide tile 1")
    throws_nothing(scenario)
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, no find")
    walled_in_by(scenario, "Block S5")
    assert [NAMES[square] for square in scenario.hero().blocked] == ["C2", "S5"]

    scenario.state.owed.clear()
    scenario.script_movement_dice("room", "room", "blank", "blank", "blank")
    scenario.happens(Act(0))
    scenario.chooses("Stop: 2 squares, no find")
    scenario.chooses("To C2, using: Key to secret doors")
    scenario.chooses("To D2")
    assert [NAMES[square] for square in scenario.hero().blocked] == ["C2", "S5"]
    assert scenario.hero().marks[NUMBER["C2"]] & BLOCKED
    assert "D1" not in may_be_blocked(scenario)  # a corner of C2


def test_the_hero_may_not_enter_a_blocked_square() -> None:
    """DQ-4.12  It is not offered; with the key it is."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("G3")
    scenario.block_squares("H3")
    scenario.script_movement_dice("room", "room", "blank", "blank", "blank")
    scenario.happens(Act(0))
    scenario.chooses("Stop: 2 squares, no find")
    assert scenario.offers() == ["To G2", "To F3", "To G4", "Stop on G3"]

    scenario.state.owed.clear()
    scenario.hero().objects = 1 << KEY_TO_SECRET_DOORS
    scenario.script_movement_dice("room", "room", "blank", "blank", "blank")
    scenario.happens(Act(0))
    scenario.chooses("Stop: 2 squares, no find")
    assert "To H3, using: Key to secret doors" in scenario.offers()


def test_the_demon_ignores_blocks() -> None:
    """DQ-4.13  It steps onto a blocked square as onto any other."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("J3")
    scenario.set_demon_line("E3")
    before = [NAMES[square] for square in demon_steps(scenario.hero())]
    scenario.block_squares("F2")

    assert [NAMES[square] for square in demon_steps(scenario.hero())] == before == ["F2", "F3"]


def test_with_the_option_walls_keep_off_corners_too() -> None:
    """DQ-R3, DQ-4.8  Squares that touch start, orange, black, exit or chamber only at a corner."""
    scenario = DragonQuestScenario(2, walls_keep_off="corners")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 2")
    scenario.chooses("Say 2")
    offered = {label.removeprefix("Block ") for label in scenario.offers(1)}
    sides = DragonQuestScenario(2)
    sides.happens(Turn(0))
    sides.chooses("Hide tile 2")
    sides.chooses("Say 2")
    by_sides = {label.removeprefix("Block ") for label in sides.offers(1)}
    at_corners = "B11 B13 C10 E10 C12 E12 D2 F2 D4 T2 I5 M5 I9 M9"
    assert by_sides - offered == set(at_corners.split())
    assert offered < by_sides
