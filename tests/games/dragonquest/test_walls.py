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
from tests.games.dragonquest.set_table import Castle

NEVER_BLOCKABLE = (
    "T1 U1 E2 U2 D3 E3 F3 E4 J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9 "
    "D10 A11 C11 D11 E11 A12 B12 D12 A13"
)
BESIDE = "D3 E2 F3 E4 B12 A11 A13 C11 E11 D10 D12 T1 U2 I6 J5"


def asked_of(t: Castle) -> tuple[str, int]:
    """Which decision stands, and whose it is."""
    return type(t.decision()).__name__, t.decision().seat


def throws_nothing(t: Castle) -> None:
    """One skull and four blanks: no square, no find, no danger."""
    t.throws_movement("skull", "blank", "blank", "blank", "blank")


def may_be_blocked(t: Castle, seat: int = 0) -> set[str]:
    """The squares that the neighbour is offered after a match on this seat's sheet."""
    t.happens(Walls(seat))
    t.chooses("Hide tile 1")
    t.chooses("Say 1")
    offered = set() if t.is_idle else {label.removeprefix("Block ") for label in t.offers()}
    t.state.owed.clear()
    return offered


def walls_are_asked_for(t: Castle, seat: int = 0) -> bool:
    """Whether the wall step asks anything of anybody."""
    t.happens(Walls(seat))
    asked = not t.is_idle
    t.state.owed.clear()
    return asked


def walled_in_by(t: Castle, label: str) -> None:
    """A turn of seat 0 in which its neighbour blocks a square and the dice give nothing."""
    t.chooses("Hide tile 1")
    throws_nothing(t)
    t.chooses("Say 1")
    t.chooses(label)
    t.chooses("Stop: no square, no find")


# The tiles


def test_christopher_blocks_a_square_of_ginas_sheet() -> None:
    """DQ-E1, DQ-4.5, DQ-4.6  Tile 2 and «2»: he must block, then she throws the dice."""
    t = Castle(2)
    throws_nothing(t)
    t.happens(Turn(0))
    t.chooses("Hide tile 2", 1)
    t.chooses("Say 2", 0)

    assert asked_of(t) == ("BlockSquare", 1)
    assert len(t.offers()) == 199
    assert all(label.startswith("Block ") for label in t.offers())  # there is no way to decline
    assert t.state.chance.drawn == 0
    t.chooses("Block H3", 1)

    assert list(t.hero(0).blocked) == [NUMBER["H3"]]
    assert t.hero(0).marks[NUMBER["H3"]] == BLOCKED
    assert list(t.hero(1).blocked) == []
    assert asked_of(t) == ("Reroll", 0)


@pytest.mark.parametrize("number", [1, 3])
def test_gina_names_another_number(number: int) -> None:
    """DQ-E2, DQ-4.5  The numbers differ: nothing is blocked and she throws the dice."""
    t = Castle(2)
    throws_nothing(t)
    t.happens(Turn(0))
    t.chooses("Hide tile 2", 1)
    t.chooses(f"Say {number}", 0)

    assert list(t.hero(0).blocked) == []
    assert asked_of(t) == ("Reroll", 0)


@pytest.mark.parametrize("hidden", [1, 2, 3])
@pytest.mark.parametrize("named", [1, 2, 3])
def test_a_wall_goes_up_just_when_the_numbers_agree(hidden: int, named: int) -> None:
    """DQ-4.5, DQ-4.6  Of the nine pairs the three equal ones."""
    t = Castle(2)
    t.happens(Walls(0))
    t.chooses(f"Hide tile {hidden}")
    t.chooses(f"Say {named}")

    assert t.is_idle == (hidden != named)


def test_the_neighbour_has_all_three_tiles() -> None:
    """DQ-4.2, DQ-4.3, DQ-22.2  One of 1, 2, 3 must be hidden; the neighbour may not decline."""
    t = Castle(3)
    t.happens(Turn(0))

    assert asked_of(t) == ("HideTile", 2)
    assert t.offers() == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]


def test_only_the_neighbour_knows_the_hidden_tile() -> None:
    """DQ-4.3  Owner, third player and spectator see that a tile lies there, not which."""
    t = Castle(3)
    t.happens(Walls(0))
    t.chooses("Hide tile 3", 2)

    for seat in (0, 1, None):
        assert t.game.view(t.state, seat).tile is None
        assert t.game.view(t.state, seat).tile_hidden_by == 2
        assert "hides a wall tile." in t.log_lines(seat)
        assert not any("3" in line for line in t.log_lines(seat))
    assert t.game.view(t.state, 2).tile == 3
    assert "hides wall tile 3." in t.log_lines(2)
    for seat in (0, 1):
        guessed = {
            t.state.redeal(seat, FastChance(seed)).tile.hidden_values[0] for seed in range(30)
        }
        assert guessed == {1, 2, 3}


def test_the_owner_names_a_number() -> None:
    """DQ-4.4, DQ-22.3  1, 2 or 3; it is compulsory, and follows the hiding."""
    t = Castle(3)
    t.happens(Walls(0))
    t.chooses("Hide tile 3", 2)

    assert asked_of(t) == ("NameNumber", 0)
    assert t.offers() == ["Say 1", "Say 2", "Say 3"]


def test_the_tile_is_turned_up_for_all() -> None:
    """DQ-4.5  Whether the numbers agree or not, everyone learns what lay there."""
    t = Castle(3)
    t.happens(Walls(0))
    t.chooses("Hide tile 3", 2)
    revealed = t.state.revealed
    t.chooses("Say 1", 0)

    for seat in (0, 1, 2, None):
        assert t.log_lines(seat)[-1] == "says 1; the tile is 3: no wall."
    assert t.state.revealed == revealed + 1


def test_all_three_tiles_go_back_to_the_stock() -> None:
    """DQ-4.14  Nothing lies hidden after the step, and the next choice is among all three again."""
    t = Castle(2)
    t.happens(Turn(0))
    walled_in_by(t, "Block H3")
    assert t.game.view(t.state, 1).tile_hidden_by is None
    assert asked_of(t) == ("HideTile", 0)  # on the sheet of seat 1
    assert t.offers() == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]
    t.chooses("Hide tile 1")
    throws_nothing(t)
    t.chooses("Say 3")
    t.chooses("Stop: no square, no find")

    assert asked_of(t) == ("HideTile", 1)
    assert t.offers() == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]


def test_silent_players_hide_and_name_at_random() -> None:
    """DQ-22.2, DQ-22.3, DQ-R9, DQ-R56  Each of the three numbers about as often as another."""
    t = Castle(2)
    t.happens(Walls(0))
    chance = FastChance(11)
    hidden = [t.decision().default(t.state, chance) for _ in range(600)]
    t.chooses("Hide tile 2")
    named = [t.decision().default(t.state, chance) for _ in range(600)]

    for numbers in (hidden, named):
        assert set(numbers) == {1, 2, 3}
        assert all(150 <= numbers.count(number) <= 250 for number in (1, 2, 3))
    assert t.state.chance.drawn == 0  # the match's own chance is not touched


def test_a_silent_neighbour_blocks_as_the_automaton_does() -> None:
    """DQ-22.4, DQ-R9, DQ-R56  Hero on F13: only the block of E12 is near and F12 may not be."""
    t = Castle(2)
    t.draws_line("A12 A13 B13 C13 D13 E13 F13")
    t.happens(Walls(0))
    t.chooses("Hide tile 2")
    t.chooses("Say 2")
    alone = Castle(1)
    alone.draws_line("A12 A13 B13 C13 D13 E13 F13")
    alone.script(1)
    alone.happens(Walls(0))
    alone.chooses("Say 2")

    assert t.decision().default(t.state, FastChance(1)) == alone.hero().blocked[0]


# When there is no wall step


def test_no_walls_in_a_turn_begun_in_the_chamber() -> None:
    """DQ-4.1, DQ-R1, DQ-R2  Neither for a hero that stays nor for one that leaves."""
    for label in ("Stay and throw 10 dice", "Leave the chamber"):
        t = Castle(2)
        t.draws_line("I8 CH")
        t.throws("chamber", *["blank"] * 10)
        t.happens(Turn(0))
        t.chooses(label)
        assert asked_of(t) != ("HideTile", 1)


def test_no_walls_in_the_first_turn_begun_outside_after_the_chamber() -> None:
    """DQ-4.1, DQ-R2  The hero left last turn: the dice are thrown straight away."""
    t = Castle(1)
    t.draws_line("I8 CH")
    t.happens(Turn(0))
    t.chooses("Leave the chamber")
    throws_nothing(t)
    t.chooses("To M8")

    assert asked_of(t) == ("Reroll", 0)
    assert t.hero().suns == 3


def test_the_exemption_is_given_once_for_each_departure() -> None:
    """DQ-4.1, DQ-R2  In the second turn begun outside the walls are back."""
    t = Castle(1)
    t.draws_line("I8 CH")
    t.happens(Turn(0))
    t.chooses("Leave the chamber")
    throws_nothing(t)
    t.chooses("To M8")
    throws_nothing(t)
    t.chooses("Stop: no square, no find")

    assert asked_of(t) == ("NameNumber", 0)


def test_a_second_departure_gives_a_second_exemption() -> None:
    """DQ-4.1, DQ-R2  Out, walls again, in again, out again: exempt once more, and only once."""
    t = Castle(1)
    t.draws_line("I8 CH M8 N8 N7 M7")
    t.script(0)
    t.throws_movement("room", "blank", "blank", "blank", "blank")
    t.happens(Turn(0))
    assert asked_of(t) == ("NameNumber", 0)
    t.chooses("Say 2")
    t.throws("chamber", *["blank"] * 10)
    t.chooses("Stop: 1 square, no find")
    t.chooses("To the treasure chamber")
    t.chooses("Leave the chamber")
    throws_nothing(t)
    t.chooses("To M6")
    assert asked_of(t) == ("Reroll", 0)
    t.chooses("Stop: no square, no find")

    assert asked_of(t) == ("NameNumber", 0)


def test_a_hero_that_fled_is_exempt_as_well() -> None:
    """DQ-4.1, DQ-R2  Fleeing from the dragon is a departure like any other."""
    t = Castle(2)
    t.draws_line("I8 CH")
    t.throws("chamber", *["dragon"] * 7, *["blank"] * 3)
    t.throws("chamber", *["blank"] * 10)
    t.throws("wound", "1", "1")
    t.happens(EntryThrow(0))
    t.chooses("Flee to K5")

    assert not walls_are_asked_for(t)


def test_a_hero_that_has_not_been_in_the_chamber_is_not_exempt() -> None:
    """DQ-4.1  Every turn begun outside has its wall step, beside the chamber as well."""
    t = Castle(2)
    t.draws_line("A12 H8 I8")

    assert walls_are_asked_for(t)


# Which squares


def test_the_eligible_squares_of_an_empty_sheet() -> None:
    """DQ-E19, DQ-4.8, DQ-R3, DQ-R5  199 squares; corners of the special ones are among them."""
    offered = may_be_blocked(Castle(2))

    assert len(offered) == 199
    assert {"D4", "C12", "H3", "I5", "S1", "T2", "U3"} <= offered
    assert offered.isdisjoint(BESIDE.split())
    assert offered.isdisjoint({"A12", "D11", "E3", "U1", "CH"})
    assert offered == {square.name for square in CONTENT.grid.squares} - set(
        NEVER_BLOCKABLE.split()
    )


def test_sharing_a_corner_with_a_special_square_is_no_hindrance() -> None:
    """DQ-R3, DQ-4.8  Adjacent means by a side: the corners of each special square are eligible."""
    offered = may_be_blocked(Castle(2))

    assert {"D2", "F2", "D4"} <= offered  # black E3
    assert {"B11", "B13"} <= offered  # start A12
    assert {"C10", "E10", "C12", "E12"} <= offered  # orange D11
    assert "T2" in offered  # exit U1
    assert {"I5", "M5", "I9", "M9"} <= offered  # the chamber


def test_masonry_is_never_blocked() -> None:
    """DQ-4.8  Only castle squares are offered."""
    assert may_be_blocked(Castle(2)).isdisjoint({"A1", "F1", "F4", "E7", "Q7", "U13"})


def test_a_blocked_square_is_not_blocked_again() -> None:
    """DQ-4.8  Part c."""
    t = Castle(2)
    t.blocks("H3 S5")

    assert may_be_blocked(t).isdisjoint({"H3", "S5"})


def test_the_line_is_not_blocked() -> None:
    """DQ-4.8, DQ-R8  Part d: neither the squares walked nor the present one."""
    t = Castle(2)
    assert {"E12", "F12", "G12"} <= may_be_blocked(t)
    t.draws_line("A12 B12 C12 D12 E12 F12 G12")

    assert may_be_blocked(t).isdisjoint({"C12", "E12", "F12", "G12"})


def test_squares_that_the_demon_crossed_are_not_blocked() -> None:
    """DQ-4.8, DQ-R8  Part e."""
    t = Castle(2)
    assert {"F2", "G3", "H4"} <= may_be_blocked(t)
    t.demon_walked("E3 F2 G3 H4")
    offered = may_be_blocked(t)

    assert offered.isdisjoint({"F2", "G3", "H4"})
    assert {"G2", "H3", "I4"} <= offered


def test_a_single_block_may_grow_to_a_straight_pair() -> None:
    """DQ-E20, DQ-4.9, DQ-R4  Beside H3 a block may stand, at its corners none."""
    t = Castle(2)
    t.blocks("H3")
    offered = may_be_blocked(t)

    assert {"I3", "H4", "G3", "H2"} <= offered
    assert offered.isdisjoint({"G2", "G4", "I2", "I4"})
    assert {"J3", "F2", "H5", "H1"} <= offered  # two king steps away: free again


def test_a_horizontal_pair_keeps_a_free_square_around_it() -> None:
    """DQ-E20, DQ-4.9, DQ-R4  With H3 and I3 blocked nothing that touches them is eligible."""
    t = Castle(2)
    t.blocks("H3 I3")
    offered = may_be_blocked(t)

    assert offered.isdisjoint({"J3", "J4", "I4", "H4", "G3", "G2", "H2", "I2", "J2", "G4"})
    assert {"K3", "K4", "H5", "I1", "F2"} <= offered


def test_a_vertical_pair_does_not_grow() -> None:
    """DQ-E20, DQ-4.9, DQ-R4  With H3 and H4 blocked, H5 and H2 are not eligible."""
    t = Castle(2)
    t.blocks("H3 H4")
    offered = may_be_blocked(t)

    assert offered.isdisjoint({"H5", "H2", "G3", "I4", "G5", "I2"})
    assert {"H6", "H1", "J3", "F5"} <= offered


def test_a_square_between_two_blocks_is_not_eligible() -> None:
    """DQ-4.9  With H3 and J3 blocked, I3 would touch both."""
    t = Castle(2)
    t.blocks("H3 J3")
    offered = may_be_blocked(t)

    assert "I3" not in offered
    assert {"G3", "H4", "K3", "J4"} <= offered


def test_all_blocks_of_the_sheet_count_whoever_placed_them() -> None:
    """DQ-4.15  A wall of an earlier turn, by the neighbour or the automaton, binds the next one."""
    t = Castle(2, neighbour_when_out="automaton")
    t.happens(Turn(0))
    walled_in_by(t, "Block H3")
    t.state.owed.clear()
    assert may_be_blocked(t).isdisjoint({"H3", "G2", "G4", "I2", "I4"})

    t.hero(1).status = DEAD
    t.draws_line("A12 A13 B13 C13 D13 E13 F13")
    t.script(1)
    t.happens(Walls(0))
    t.chooses("Say 2")
    assert len(t.hero().blocked) == 2
    first, second = t.hero().blocked
    t.hero(1).status = INSIDE
    offered = may_be_blocked(t)
    for wall in (first, second):
        assert NAMES[wall] not in offered
    row, col = int(NAMES[second][1:]), NAMES[second][0]
    corners = {f"{chr(ord(col) + x)}{row + y}" for x in (-1, 1) for y in (-1, 1)}
    assert offered.isdisjoint(corners)


def test_blocks_of_another_sheet_do_not_count() -> None:
    """DQ-4.15  The restrictions are judged on the blocks of that sheet."""
    t = Castle(2)
    t.blocks("H3 K3 N3", 1)

    assert len(may_be_blocked(t, 0)) == 199
    assert "H3" not in may_be_blocked(t, 1)


def test_the_only_way_on_is_not_blocked() -> None:
    """DQ-E21, DQ-4.10, DQ-R6  Hero on F13: F12 must stay open, E12 may be blocked."""
    t = Castle(2)
    t.draws_line("A12 A13 B13 C13 D13 E13 F13")
    offered = may_be_blocked(t)

    assert "F12" not in offered
    assert "E12" in offered


def test_the_chamber_counts_only_for_a_hero_that_has_not_been_there() -> None:
    """DQ-4.10, DQ-R6  With all its doors closed but one a visitor is free, a newcomer stuck."""
    doors = "J5 K5 L5 I6 M6 I7 M7 M8 J9 K9 L9"
    newcomer = Castle(2)
    newcomer.draws_line("G8 H8")
    newcomer.demon_walked(doors)
    assert may_be_blocked(newcomer) == set()

    visitor = Castle(2)
    visitor.draws_line("I8 CH L4 M4")
    visitor.demon_walked(doors)
    assert len(may_be_blocked(visitor)) > 100


def test_squares_that_the_demon_crossed_are_closed_for_the_route() -> None:
    """DQ-R6, DQ-4.10  S1 is the last way to the exit when the demon has crossed U2."""
    t = Castle(2)
    t.draws_line("I8 CH M8 N8")
    assert {"S1", "T2"} <= may_be_blocked(t)
    t.demon_walked("U2")
    assert {"S1", "T2"} <= may_be_blocked(t)  # T1 has two more neighbours
    t.demon_walked("U2 T2")

    offered = may_be_blocked(t)
    assert "S1" not in offered
    assert {"R1", "S2"} <= offered


def test_time_dice_wounds_and_objects_do_not_count_for_the_route() -> None:
    """DQ-4.17, DQ-R6  A route too long for the suns left, or that the orb would spare, is one."""
    plain = Castle(2)
    plain.draws_line("A12 A13 B13 C13 D13 E13 F13")
    expected = may_be_blocked(plain)
    burdened = Castle(2)
    burdened.draws_line("A12 A13 B13 C13 D13 E13 F13")
    hero = burdened.hero()
    hero.suns, hero.bones, hero.bones_lost = 19, 1, 12
    hero.objects = 1 << ORB_OF_LIGHT | 1 << KEY_TO_SECRET_DOORS

    assert "F12" not in expected
    assert may_be_blocked(burdened) == expected


def test_neither_orb_nor_key_makes_a_route() -> None:
    """DQ-4.17, DQ-4.18  Cut off but for an orb's or a key's step: nothing may be blocked."""
    t = Castle(2)
    t.draws_line("C2 C3 D3 E3 E2 E1 D1 C1")
    t.hero().objects = 1 << ORB_OF_LIGHT | 1 << KEY_TO_SECRET_DOORS

    assert may_be_blocked(t) == set()


def test_a_hero_that_cut_itself_off_is_never_walled_again() -> None:
    """DQ-E23, DQ-4.7, DQ-4.18, DQ-R7  Every later match blocks nothing and the turn goes on."""
    t = Castle(1)
    t.draws_line("A12 B12 B13 A13")
    t.happens(Turn(0))
    for _ in range(2):
        t.script(1)
        throws_nothing(t)
        t.chooses("Say 2")
        assert list(t.hero().blocked) == []
        assert "There is no square to block." in t.log_lines()
        assert asked_of(t) == ("Reroll", 0)
        t.chooses("Stop: no square, no find")

    assert asked_of(t) == ("NameNumber", 0)


def test_a_hero_that_the_demon_cut_off_is_never_walled_again() -> None:
    """DQ-4.18, DQ-R7  The exit itself is crossed: there is no route, so nothing is eligible."""
    t = Castle(2)
    t.demon_walked("U1")
    t.happens(Walls(0))
    t.chooses("Hide tile 1")
    t.chooses("Say 1")

    assert t.is_idle
    assert list(t.hero().blocked) == []


def test_the_neighbour_must_block_but_may_do_so_far_away() -> None:
    """DQ-R5, DQ-4.6, DQ-22.4  All eligible squares are offered, and nothing else."""
    t = Castle(2)
    t.draws_line("A12 B12")
    t.happens(Walls(0))
    t.chooses("Hide tile 1")
    t.chooses("Say 1")

    assert isinstance(t.decision(), BlockSquare)
    assert len(t.offers()) == 199
    t.chooses("Block S1")
    assert [NAMES[square] for square in t.hero().blocked] == ["S1"]
    assert t.is_idle


# What a block does


def test_a_block_is_permanent() -> None:
    """DQ-4.11  It stands through turns, further walls, the demon's crossing and the key."""
    t = Castle(2)
    t.draws_line("B2")
    t.hero().objects = 1 << KEY_TO_SECRET_DOORS
    t.happens(Turn(0))
    walled_in_by(t, "Block C2")
    t.chooses("Hide tile 1")
    throws_nothing(t)
    t.chooses("Say 2")
    t.chooses("Stop: no square, no find")
    walled_in_by(t, "Block S5")
    assert [NAMES[square] for square in t.hero().blocked] == ["C2", "S5"]

    t.state.owed.clear()
    t.throws_movement("room", "room", "blank", "blank", "blank")
    t.happens(Act(0))
    t.chooses("Stop: 2 squares, no find")
    t.chooses("To C2, using: Key to secret doors")
    t.chooses("To D2")
    assert [NAMES[square] for square in t.hero().blocked] == ["C2", "S5"]
    assert t.hero().marks[NUMBER["C2"]] & BLOCKED
    assert "D1" not in may_be_blocked(t)  # a corner of C2


def test_the_hero_may_not_enter_a_blocked_square() -> None:
    """DQ-4.12  It is not offered; with the key it is."""
    t = Castle(2)
    t.draws_line("G3")
    t.blocks("H3")
    t.throws_movement("room", "room", "blank", "blank", "blank")
    t.happens(Act(0))
    t.chooses("Stop: 2 squares, no find")
    assert t.offers() == ["To G2", "To F3", "To G4", "Stop on G3"]

    t.state.owed.clear()
    t.hero().objects = 1 << KEY_TO_SECRET_DOORS
    t.throws_movement("room", "room", "blank", "blank", "blank")
    t.happens(Act(0))
    t.chooses("Stop: 2 squares, no find")
    assert "To H3, using: Key to secret doors" in t.offers()


def test_the_demon_ignores_blocks() -> None:
    """DQ-4.13  It steps onto a blocked square as onto any other."""
    t = Castle(2)
    t.draws_line("J3")
    t.demon_walked("E3")
    before = [NAMES[square] for square in demon_steps(t.hero())]
    t.blocks("F2")

    assert [NAMES[square] for square in demon_steps(t.hero())] == before == ["F2", "F3"]


def test_with_the_option_walls_keep_off_corners_too() -> None:
    """DQ-R3, DQ-4.8  Squares that touch start, orange, black, exit or chamber only at a corner."""
    t = Castle(2, walls_keep_off="corners")
    t.happens(Turn(0))
    t.chooses("Hide tile 2")
    t.chooses("Say 2")
    offered = {label.removeprefix("Block ") for label in t.offers(1)}
    sides = Castle(2)
    sides.happens(Turn(0))
    sides.chooses("Hide tile 2")
    sides.chooses("Say 2")
    by_sides = {label.removeprefix("Block ") for label in sides.offers(1)}
    at_corners = "B11 B13 C10 E10 C12 E12 D2 F2 D4 T2 I5 M5 I9 M9"
    assert by_sides - offered == set(at_corners.split())
    assert offered < by_sides
