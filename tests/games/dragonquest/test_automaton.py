"""DragonQuest alone, and with absent players: the automaton (DQ-19) and the defaults (DQ-R56)."""

from __future__ import annotations

import random
from collections import deque

import pytest

from donjon import FastChance, Match, game
from donjon.games.dragonquest.content.tables import CHAMBER, COLUMN, NAMES, NONE, NUMBER, ROW, SIDES
from donjon.games.dragonquest.model.state import ALIVE, DEAD, DIED_OF_SUNSET, ESCAPED, INSIDE
from donjon.games.dragonquest.rules.automaton import square_to_block
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber
from donjon.games.dragonquest.rules.dangers.demon import DemonHunt
from donjon.games.dragonquest.rules.movement_dice import Reroll
from donjon.games.dragonquest.rules.route import route_length, shortest_route
from donjon.games.dragonquest.rules.turn import Turn
from donjon.games.dragonquest.rules.walls import Walls, eligible_squares
from tests.games.dragonquest.scenario import DragonQuestScenario

GAME = game("dragonquest")


def asked_of(scenario: DragonQuestScenario) -> tuple[str, int]:
    """The class of the open decision, and its seat."""
    return type(scenario.decision()).__name__, scenario.decision().seat


def closed_but_for(scenario: DragonQuestScenario, free: str) -> None:
    """The demon has crossed everything but these squares, the line and the exit."""
    kept = {NUMBER[name] for name in free.split()} | {NUMBER["U1"], CHAMBER, *scenario.hero().line}
    scenario.hero().demon_line = bytes(square for square in range(CHAMBER) if square not in kept)
    scenario.update_marks(0)


def wall_by_automaton(scenario: DragonQuestScenario) -> str:
    """The square that is blocked after a match on a lone player's sheet."""
    scenario.script(1)
    scenario.happens(Walls(0))
    scenario.chooses("Say 2")
    wall: int = scenario.hero().blocked[-1]
    return NAMES[wall]


# Alone


def test_a_lone_hero_that_escapes_wins_with_its_gold_as_score() -> None:
    """DQ-19.1  Escaping wins, even with nothing; the gold total is the score."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH M8 T1")
    scenario.hero().coins_50, scenario.hero().coins_100 = 3, 2
    scenario.script(0)
    scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 1 square, no find")
    scenario.chooses("To U1")

    result = scenario.game.rules.result(scenario.state)
    assert scenario.is_idle
    assert (result.winners, result.scores) == ([0], [350])
    scenario.hero().coins_50 = scenario.hero().coins_100 = 0
    assert scenario.game.rules.result(scenario.state).winners == [0]


def test_a_lone_hero_that_dies_loses() -> None:
    """DQ-19.1  All other rules hold: at sunset it is dead, and its gold is nothing."""
    scenario = DragonQuestScenario(1)
    scenario.hero().suns = 18
    scenario.hero().coins_100 = 5
    scenario.script(0)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, no find")

    result = scenario.game.rules.result(scenario.state)
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SUNSET)
    assert (result.winners, result.scores) == ([], [0])


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_alone_the_number_is_named_before_the_tile_is_drawn(drawn: int) -> None:
    """DQ-19.2  One of the three tiles comes by chance, after the naming; a match blocks."""
    scenario = DragonQuestScenario(1)
    scenario.script(drawn)
    scenario.happens(Walls(0))
    assert asked_of(scenario) == ("NameNumber", 0)
    assert scenario.offers() == ["Say 1", "Say 2", "Say 3"]
    assert scenario.state.chance.drawn == 0
    assert scenario.game.view(scenario.state, 0).tile is None
    scenario.chooses("Say 2")

    assert scenario.script_is_used_up
    assert len(scenario.hero().blocked) == (1 if drawn == 1 else 0)
    assert scenario.log_lines()[-2 if drawn == 1 else -1].startswith(
        f"says 2; the tile is {drawn + 1}"
    )


def test_the_block_is_not_the_lone_players_choice() -> None:
    """DQ-19.3, DQ-R10  After the match the square is blocked and the dice are thrown."""
    scenario = DragonQuestScenario(1)
    scenario.script(2)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Say 3")

    assert len(scenario.hero().blocked) == 1
    assert asked_of(scenario) == ("Reroll", 0)


def test_alone_the_walls_follow_all_other_rules() -> None:
    """DQ-19.1, DQ-19.2  None in the chamber, none when nothing is eligible."""
    inside = DragonQuestScenario(1)
    inside.set_line("I8 CH")
    inside.happens(Walls(0))
    assert inside.is_idle

    stuck = DragonQuestScenario(1)
    stuck.set_line("A12 B12 B13 A13")
    stuck.script(1)
    stuck.happens(Walls(0))
    stuck.chooses("Say 2")
    assert list(stuck.hero().blocked) == []


def test_where_no_block_hinders_the_nearest_is_taken() -> None:
    """DQ-19.5, DQ-R10  From A12 the squares A10, B11, B13, C12 are two steps away: the upper."""
    assert wall_by_automaton(DragonQuestScenario(1)) == "A10"


def test_the_smaller_column_decides_last() -> None:
    """DQ-19.5  J11 and L11 are as near and in one row; K10 above is closed by the demon."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("K12 K11")
    scenario.set_demon_line("K10")

    assert wall_by_automaton(scenario) == "J11"


CORRIDOR = "H1 I1 J1 K1 L1 M1 I2 J2 K2 L2 M2 N2 O2 P2 Q2 R2 S2 T2 U2 T1 N3 N4 N5 O5 P5 Q5 Q4 Q3"


def test_the_block_that_lengthens_the_route_most_is_taken() -> None:
    """DQ-19.5, DQ-R10  I2 costs two squares, O2 and P2 six: the nearer of these, though far."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH J5 H2")
    closed_but_for(scenario, CORRIDOR)
    eligible = {NAMES[square] for square in eligible_squares(scenario.hero())}
    assert {"I2", "O2", "P2"} <= eligible
    assert "N2" not in eligible
    lengths = [route_length(scenario.hero(), shut) for shut in (NONE, NUMBER["I2"], NUMBER["O2"])]
    assert lengths == [14, 16, 20]

    assert wall_by_automaton(scenario) == "O2"


def test_of_equal_hindrances_the_nearest_is_taken() -> None:
    """DQ-19.5  Without the long way round, I2 to L2 cost two squares each: the first of them."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH J5 H2")
    closed_but_for(scenario, "H1 I1 J1 K1 L1 M1 I2 J2 K2 L2 M2 N2 O2 P2 Q2 R2 S2 T2 U2 T1")

    assert wall_by_automaton(scenario) == "I2"


def steps_from(scenario: DragonQuestScenario) -> dict[int, int]:
    """How many ordinary steps over free squares lead to each square."""
    here = scenario.hero().square
    steps = {here: 0}
    queue = deque([here])
    while queue:
        square = queue.popleft()
        for near in SIDES[square]:
            if near not in steps and scenario.hero().marks[near] == 0:
                steps[near] = steps[square] + 1
                queue.append(near)
    return steps


def most_hindering(scenario: DragonQuestScenario, squares: list[int]) -> int:
    """DQ-19.5 by trying every square."""
    steps = steps_from(scenario)
    return min(
        squares,
        key=lambda square: (
            -route_length(scenario.hero(), square),
            steps.get(square, NONE),
            ROW[square],
            COLUMN[square],
        ),
    )


@pytest.mark.parametrize("seed", range(8))
def test_the_automaton_blocks_as_if_it_had_tried_every_square(seed: int) -> None:
    """DQ-19.5  Greatest route() after blocking, nearest, row, column: over castles in ruins."""
    chance = random.Random(seed)
    scenario = DragonQuestScenario(1)
    for _ in range(15):
        scenario.set_line(
            chance.choice(["A12 B12 C12", "D11", "H5 H6", "I8 CH M8 N8", "I8 CH K5 K4"])
        )
        share = chance.uniform(0.05, 0.4)
        free = [name for name in NAMES[:CHAMBER] if chance.random() > share]
        closed_but_for(scenario, " ".join(free))
        squares = eligible_squares(scenario.hero())
        if squares:
            assert square_to_block(scenario.hero(), squares) == most_hindering(scenario, squares)


def test_the_automatons_demon_goes_by_the_smaller_row() -> None:
    """DQ-19.4, DQ-19.6, DQ-R63  Neither F2 nor F3 lies on the hero's route from J3: F2, then G2."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("J3")
    scenario.set_demon_line("E3")
    scenario.hero().suns = 4
    scenario.happens(DemonHunt(0))

    assert scenario.is_idle
    assert [NAMES[square] for square in scenario.hero().demon_line] == ["E3", "F2", "G2"]


def test_the_automatons_demon_goes_by_the_smaller_column_within_a_row() -> None:
    """DQ-19.6  From K9 up to a hero on K5 beyond the chamber, it turns to the left."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("K3 K4 K5")
    scenario.set_demon_line("K9")
    scenario.hero().suns = 4
    scenario.happens(DemonHunt(0))

    assert [NAMES[square] for square in scenario.hero().demon_line] == ["K9", "J9", "I8"]


def test_the_automatons_demon_stands_in_the_heros_way() -> None:
    """DQ-19.6, DQ-R63  J2 is on every shortest route from H2 and is taken before J1 above it."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH J5 H2")
    scenario.set_demon_line("K1")
    scenario.hero().suns = 4
    scenario.happens(DemonHunt(0))

    assert [NAMES[square] for square in scenario.hero().demon_line[:2]] == ["K1", "J2"]
    assert len(scenario.hero().demon_line) == 3


def test_of_several_shortest_routes_the_automaton_looks_at_one() -> None:
    """DQ-R64, DQ-19.6  I2 is on another route; the search goes along row 1, so H2 is taken."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH M8 I1")
    scenario.set_demon_line("I3")
    scenario.hero().suns = 4
    scenario.happens(DemonHunt(0))

    first = [NAMES[square] for square in shortest_route(scenario.hero())[:5]]
    assert first == ["J1", "K1", "L1", "M1", "M2"]
    assert route_length(scenario.hero(), NUMBER["J1"]) == len(shortest_route(scenario.hero()))
    assert scenario.offers() == [f"The demon goes to {square}" for square in ("H2", "I2", "J2")]
    assert scenario.decision().default(scenario.state, FastChance(1)) == NUMBER["H2"]


def test_a_silent_neighbour_steers_as_the_automaton_does() -> None:
    """DQ-R9, DQ-R56  In the same place the default step is J2 too."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH J5 H2")
    scenario.set_demon_line("K1")
    scenario.hero().suns = 4
    scenario.happens(DemonHunt(0))

    assert asked_of(scenario) == ("SteerDemon", 1)
    assert scenario.offers() == [f"The demon goes to {square}" for square in ("J1", "J2")]
    assert scenario.decision().default(scenario.state, FastChance(1)) == NUMBER["J2"]


def test_alone_the_pool_is_reset_whenever_the_hero_leaves() -> None:
    """DQ-19.7  Three dice lie aside while it stays, none when it is out."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH")
    scenario.script_throws("chamber", *["dragon"] * 3, *["blank"] * 7)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 10 dice")
    assert scenario.state.aside == 3
    assert scenario.offers() == ["Stay and throw 7 dice", "Leave the chamber"]
    scenario.chooses("Leave the chamber")
    assert isinstance(scenario.decision(), LeaveChamber)
    assert scenario.state.aside == 3
    scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
    scenario.chooses("To M8")

    assert scenario.state.aside == 0


# Absent players


def silent(seats: int, seed: int) -> Match:
    """A finished match in which everybody was absent."""
    match = Match(GAME, seats, seed=seed, options={"start_square": "each"})
    chance = FastChance(seed + 1)
    while not match.is_over:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        s = match.state()
        option = decision.default(s, chance)
        assert option in decision.options(s)
        if isinstance(decision, Reroll):
            assert match.view(seat).throws == 1
        match.play(seat, option)
    return match


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_absent_players_play_to_the_end(seats: int) -> None:
    """DQ-R56  Defaults are legal, never throw dice again, and nobody is killed for absence."""
    causes = {"", "wounds", "trap", "skeleton", "demon", "sunset", "dragon", "fire", "venom"}
    walked = 0
    for seed in range(5):
        match = silent(seats, 100 * seats + seed)
        assert match.result is not None
        for hero in match.view().heroes:
            assert hero.status in ("escaped", "dead")
            assert (hero.status == "dead") == (hero.death != "")
            assert hero.death in causes
            assert hero.death != "sunset" or hero.suns == hero.sun_boxes
            walked += len(hero.line) - 1

    assert walked >= 5 * 5 * seats


def test_an_absent_owners_hero_walks_on() -> None:
    """DQ-R56  A turn of defaults skips nothing compulsory: sun, walls, dice, move, finds."""
    scenario = DragonQuestScenario(2)
    scenario.hero().suns = 0
    scenario.happens(Turn(0))
    scenario.script_movement_dice("find", "room", "room", "blank", "blank")
    kinds = []
    while scenario.state.active == 0:
        kinds.append(asked_of(scenario))
        option = scenario.decision().default(scenario.state, FastChance(3))
        scenario.chooses(
            scenario.offers()[scenario.decision().options(scenario.state).index(option)]
        )

    walls = [kind for kind in kinds if kind[0] == "BlockSquare"]
    assert [kind for kind in kinds if kind not in walls] == [
        ("HideTile", 1),
        ("NameNumber", 0),
        ("Reroll", 0),
        ("Walk", 0),
        ("Walk", 0),
    ]
    assert (scenario.hero().suns, list(scenario.hero().finds), len(scenario.hero().line)) == (
        1,
        [1, 0, 0],
        3,
    )
    assert (scenario.hero().status, scenario.hero().death) == (INSIDE, ALIVE)
    assert scenario.hero().status != ESCAPED
