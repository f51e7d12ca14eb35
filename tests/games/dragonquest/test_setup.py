"""DragonQuest's table before the first turn: DQ-0, DQ-20 and the seats around it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from donjon import BadOptions, FastChance, Match, ScriptedChance, game
from donjon.games.dragonquest.content.tables import (
    ARROW,
    CONTENT,
    FOG,
    NODES,
    NONE,
    NUMBER,
    ORANGE,
    STAR,
    START,
    TRAPDOOR,
    WALL_TILES,
)
from donjon.games.dragonquest.model.state import INSIDE, LINE, NO_SKIP, OPEN
from donjon.games.dragonquest.rules.chamber.chamber_dice import available_dice
from donjon.games.dragonquest.rules.chamber.treasure_chamber import settle_throw
from donjon.games.dragonquest.rules.neighbour import is_automaton, neighbour
from donjon.games.dragonquest.rules.objects import active_row
from donjon.games.dragonquest.rules.scoring import gold
from donjon.games.dragonquest.rules.setup import ChooseStart
from donjon.games.dragonquest.rules.turn import Act
from donjon.games.dragonquest.rules.walls import NameNumber, eligible_squares
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import open_decisions, run_until_choice
from tests.games.dragonquest.scenario import DragonQuestScenario

GAME = game("dragonquest")
PRINTED = [
    "silver_goblet",
    "jade_figurine",
    "pearl_string",
    "ruby_brooch",
    "jewelled_dagger",
    "ivory_chess_king",
    "sapphire_chalice",
    "golden_apple",
    "emerald_sceptre",
    "diamond_tiara",
    "crown_of_the_wizard_king",
]


def begun(seats: int, chance: Chance, **options: object) -> Any:
    """A match before its first choice."""
    s = GAME.new_state(seats, GAME.check_options(options, seats), chance)
    run_until_choice(s)
    return s


def names(squares: list[int]) -> set[str]:
    """The squares by name."""
    return {name for name, number in NUMBER.items() if number in squares}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_receives_an_unused_sheet(seats: int) -> None:
    """DQ-0.1  Nothing is ticked, crossed, blocked or woken on any sheet; 13 bones are free."""
    s = DragonQuestScenario(seats).state

    assert [hero.seat for hero in s.heroes] == list(range(seats))
    for hero in s.heroes:
        assert (hero.status, hero.bones, hero.bones_lost) == (INSIDE, 13, 0)
        assert hero.sun_boxes == 19
        assert [hero.traps[trap] for trap in (ARROW, TRAPDOOR, FOG)] == [0, 0, 0]
        assert list(hero.rows) == [OPEN, OPEN, OPEN]
        assert list(hero.finds) == [0, 0, 0]
        assert active_row(hero) == 0
        assert (hero.coins_50, hero.coins_100, hero.crossed_50, hero.crossed_100) == (0, 0, 0, 0)
        assert hero.blocked == b""
        assert hero.danger == b""
        assert hero.skip == NO_SKIP
        assert (hero.objects, hero.treasures, hero.potions) == (0, 0, 0)
        assert (hero.demon, hero.demon_line, hero.is_hunted()) == (NONE, b"", False)
        assert (hero.bitten, hero.spider_tile, hero.demon_tile) == (False, False, False)
        assert (hero.been, hero.has_left) == (False, False)


def test_no_sun_box_is_ticked_before_the_first_turn() -> None:
    """DQ-0.1  Where each chooses its start, the sheets still lie unused on the table."""
    s = begun(3, FastChance(5), start_square="each")

    assert [hero.suns for hero in s.heroes] == [0, 0, 0]
    assert [list(hero.marks) for hero in s.heroes] == [[0] * NODES] * 3


def test_a_hero_may_bear_a_name() -> None:
    """DQ-0.2  The names are said in the log and change nothing else of the match."""
    named = Match(GAME, 2, seed=7, names=["Gina the Bold", "Christopher"])
    nameless = Match(GAME, 2, seed=7)
    for match in (named, nameless):
        for _ in range(40):
            seat = match.waiting[0]
            match.play(seat, match.choices(seat)[0])

    assert named.translate(named.journal()[0].message) in (
        "Gina the Bold begins.",
        "Christopher begins.",
    )
    assert named.choices_made == nameless.choices_made
    assert named.hashes == nameless.hashes


def test_all_twenty_six_dice_are_in_the_stock() -> None:
    """DQ-0.3  26 dice in all, and the ten chamber dice are in the pool with none set aside."""
    s = DragonQuestScenario(3).state

    assert sum(die.count for die in CONTENT.dice) == 26
    assert (s.aside, available_dice(s)) == (0, 10)
    assert (list(s.dice), list(s.chamber_dice), s.throws) == ([], [], 0)


def test_the_common_supply_lies_open() -> None:
    """DQ-0.4, DQ-R45  11 printed treasures, 12 objects, 3 spiders, 3 demons, 2 markers, 3 walls."""
    scenario = DragonQuestScenario(3)

    for seat in (None, 0, 1, 2):
        seen = scenario.game.view(scenario.state, seat)
        assert seen.treasures == PRINTED
        assert len(seen.objects) == len(set(seen.objects)) == 12
        assert (seen.spider_tiles, seen.demon_tiles, seen.skip_markers) == (3, 3, 2)
    assert WALL_TILES == [1, 2, 3]


def test_two_of_the_thirteen_treasure_tiles_are_blank() -> None:
    """DQ-0.4, DQ-R45, DQ-20.2  With the option the two blank tiles join the eleven printed ones."""
    scenario = DragonQuestScenario(2, custom_treasures=True)

    assert scenario.game.view(scenario.state, 0).treasures == [*PRINTED, "blank_1", "blank_2"]
    assert len(CONTENT.treasures) == 13
    assert [tile.id for tile in CONTENT.treasures if tile.blank] == ["blank_1", "blank_2"]


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
def test_the_first_player_is_drawn(seats: int, first: int) -> None:
    """DQ-0.5  Chance names the seat that begins, among all seats."""
    s = begun(seats, ScriptedChance([first]))

    assert (s.first, s.active) == (first, first)
    assert [hero.suns for hero in s.heroes] == [1 if seat == first else 0 for seat in range(seats)]
    assert s.chance.drawn == 1


def test_each_seat_can_be_drawn_first() -> None:
    """DQ-0.5  Over many seeds every one of four seats begins about as often as another."""
    firsts = [begun(4, FastChance(seed)).first for seed in range(400)]

    assert all(70 <= firsts.count(seat) <= 130 for seat in range(4))


@pytest.mark.parametrize(
    ("option", "square"), [("start", "A12"), ("orange", "D11")], ids=["start", "orange"]
)
def test_the_lines_begin_on_the_square_agreed_on(option: str, square: str) -> None:
    """DQ-0.6, DQ-20.1  All lines begin on A12, or all on the orange square D11."""
    for hero in DragonQuestScenario(3, start_square=option).state.heroes:
        assert hero.square == NUMBER[square]
        assert hero.line == bytes([NUMBER[square]])
        assert hero.marks[NUMBER[square]] == LINE
        assert sum(hero.marks) == LINE


def test_each_player_may_choose_the_easy_start() -> None:
    """DQ-20.1, DQ-0.6, DQ-22.1  Some begin on orange, the others on the start square."""
    scenario = DragonQuestScenario(3, start_square="each")
    s = scenario.state = begun(3, ScriptedChance([0]), start_square="each")

    assert [decision.seat for decision in open_decisions(s)] == [0, 1, 2]
    assert scenario.offers(1) == [
        "On the start square A12",
        "On the orange square D11: the easier start",
    ]
    scenario.chooses("On the start square A12", 0)
    scenario.chooses("On the orange square D11: the easier start", 1)
    scenario.chooses("On the start square A12", 2)

    assert [hero.square for hero in s.heroes] == [START, ORANGE, START]
    assert [hero.line for hero in s.heroes] == [bytes([START]), bytes([ORANGE]), bytes([START])]


def test_nobody_is_asked_where_to_begin_unless_it_was_agreed() -> None:
    """DQ-22.1  Without the agreement the start square is taken unasked."""
    s = begun(2, ScriptedChance([0]))

    assert not isinstance(open_decisions(s)[0], ChooseStart)
    assert [hero.square for hero in s.heroes] == [START, START]


def test_a_silent_player_begins_on_the_start_square() -> None:
    """DQ-22.1, DQ-R56  The default of the choice is the start square."""
    s = begun(2, ScriptedChance([0]), start_square="each")

    assert [decision.default(s, FastChance(1)) for decision in open_decisions(s)] == [START, START]


def test_an_unknown_start_is_refused() -> None:
    """DQ-20.1  Only the start square, the orange one or each player's choice can be agreed on."""
    with pytest.raises(BadOptions):
        DragonQuestScenario(2, start_square="black")


def test_from_orange_the_start_square_is_an_ordinary_square() -> None:
    """DQ-R46  The hero that began on orange may walk onto A12; no line is drawn there yet."""
    scenario = DragonQuestScenario(2, start_square="orange")
    scenario.set_line("D11 C11 B11 A11")

    assert scenario.hero().marks[START] == 0
    scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
    scenario.happens(Act(0))
    scenario.chooses("Stop: 1 square, no find")

    assert "To A12" in scenario.offers()


@pytest.mark.parametrize("option", ["start", "orange"])
def test_walls_keep_away_from_both_beginnings_for_everybody(option: str) -> None:
    """DQ-R46  Start and orange and their side-neighbours are never blocked, wherever one began."""
    eligible = names(eligible_squares(DragonQuestScenario(2, start_square=option).hero()))

    assert eligible.isdisjoint({"A12", "B12", "A11", "A13"})
    assert eligible.isdisjoint({"D11", "C11", "E11", "D10", "D12"})
    assert {"C12", "B11", "B13", "E12", "E10", "C10"} <= eligible


@pytest.mark.parametrize(
    ("seats", "right_of"),
    [(2, {0: 1, 1: 0}), (3, {0: 2, 1: 0, 2: 1}), (4, {0: 3, 1: 0, 2: 1, 3: 2})],
    ids=["two", "three", "four"],
)
def test_the_neighbour_is_who_plays_immediately_before(
    seats: int, right_of: dict[int, int]
) -> None:
    """DQ-0.7, DQ-R59  Two are each other's neighbours; else the player seated on the right."""
    s = DragonQuestScenario(seats).state

    assert {seat: neighbour(s, seat) for seat in range(seats)} == right_of
    assert [is_automaton(s, seat) for seat in range(seats)] == [False] * seats
    for first in range(seats):
        begins = begun(seats, ScriptedChance([first]))
        assert open_decisions(begins)[0].seat == right_of[first]


def test_a_lone_player_has_the_automaton_for_a_neighbour() -> None:
    """DQ-0.7  One player: the solo rules hold, and nobody else is ever asked."""
    s = begun(1, ScriptedChance([]))

    assert is_automaton(s, 0)
    assert [(type(decision), decision.seat) for decision in open_decisions(s)] == [(NameNumber, 0)]


def test_everything_but_the_hidden_tile_is_open() -> None:
    """DQ-0.8  Before and after the tile is hidden all see the same table, the tile apart."""
    scenario = DragonQuestScenario(3)
    scenario.state = begun(3, ScriptedChance([0]))
    scenario.set_line("A12 B12")
    scenario.block_squares("H3", 1)
    scenario.hero(1).objects = 5

    assert (
        one_view(scenario, None)
        == one_view(scenario, 0)
        == one_view(scenario, 1)
        == one_view(scenario, 2)
    )
    scenario.chooses("Hide tile 3", 2)

    assert (
        one_view(scenario, None)
        == one_view(scenario, 0)
        == one_view(scenario, 1)
        == one_view(scenario, 2)
    )
    assert [scenario.game.view(scenario.state, seat).tile for seat in (None, 0, 1, 2)] == [
        None,
        None,
        None,
        3,
    ]


def one_view(scenario: DragonQuestScenario, seat: int | None) -> dict[str, Any]:
    """The view of a seat without its number and without the tile."""
    seen = msgspec.structs.asdict(scenario.game.view(scenario.state, seat))
    for own in ("viewer", "shown", "tile"):
        del seen[own]
    return seen


def test_only_the_tile_is_dealt_again_for_a_seat_that_cannot_see_it() -> None:
    """DQ-0.8  For a seat that did not hide it, the tile may be any of three; all else stays."""
    scenario = DragonQuestScenario(2)
    scenario.state = begun(2, ScriptedChance([0]))
    scenario.chooses("Hide tile 2", 1)

    guessed = {
        scenario.state.redeal(0, FastChance(seed)).tile.hidden_values[0] for seed in range(40)
    }
    kept = {scenario.state.redeal(1, FastChance(seed)).tile.hidden_values[0] for seed in range(40)}
    watched = {
        scenario.state.redeal(-1, FastChance(seed)).tile.hidden_values[0] for seed in range(40)
    }
    twin = scenario.state.redeal(0, FastChance(3))

    assert guessed == watched == {1, 2, 3}
    assert kept == {2}
    assert scenario.game.view(twin, 0) == scenario.game.view(scenario.state, 0)


def test_blank_treasures_have_figures_of_their_own_by_default() -> None:
    """DQ-20.2, DQ-22.17  3 stars and 1500 gold, 4 stars and 2400 gold, when they are wanted."""
    scenario = DragonQuestScenario(2, custom_treasures=True)
    tiles = scenario.game.view(scenario.state, 0).all_treasures[11:]
    blanks = [(tile.id, tile.stars, tile.gold, tile.name) for tile in tiles]

    assert blanks == [("blank_1", 3, 1500, ""), ("blank_2", 4, 2400, "")]


def test_blank_treasures_are_off_by_default() -> None:
    """DQ-20.2, DQ-22.17  Unless the host wants them the blank tiles are nowhere in the match."""
    scenario = DragonQuestScenario(2, blank_1_name="Harp", blank_1_stars=2)
    settle_throw(scenario.state, scenario.hero(), bytes([STAR] * 6))
    scenario.run_until_choice()

    assert len(scenario.game.view(scenario.state, 0).all_treasures) == 11
    assert not any("Harp" in label or "Blank" in label for label in scenario.offers())
    assert len(scenario.offers()) == 12


def test_the_host_fills_in_the_blank_treasures() -> None:
    """DQ-20.2, DQ-22.17  Name, star cost and value are the host's, and count in play."""
    scenario = DragonQuestScenario(
        2,
        custom_treasures=True,
        blank_1_name="Silver harp",
        blank_1_stars=2,
        blank_1_gold=950,
        blank_2_stars=5,
        blank_2_gold=0,
    )
    settle_throw(scenario.state, scenario.hero(), bytes([STAR] * 2))
    scenario.run_until_choice()

    assert "Take: Silver harp, blank tile 1 (950 gold)" in scenario.offers()
    assert not any("Blank treasure II" in label for label in scenario.offers())
    scenario.chooses("Take: Silver harp, blank tile 1 (950 gold)")

    assert gold(scenario.state, scenario.hero()) == 950
    assert "blank_1" not in scenario.game.view(scenario.state, 1).treasures
    assert scenario.game.view(scenario.state, 1).heroes[0].treasures == ["blank_1"]

    settle_throw(scenario.state, scenario.hero(1), bytes([STAR] * 5))
    scenario.run_until_choice()
    assert "Take: Blank treasure II (0 gold)" in scenario.offers()


@pytest.mark.parametrize(
    "options",
    [
        {"blank_1_stars": 1},
        {"blank_2_stars": 11},
        {"blank_1_gold": -1},
        {"blank_2_gold": 10001},
        {"blank_1_name": "x" * 41},
        {"custom_treasures": "perhaps"},
    ],
)
def test_impossible_figures_for_a_blank_treasure_are_refused(options: dict[str, object]) -> None:
    """DQ-22.17  Two to ten stars (a treasure never costs fewer than two), gold up to 10000."""
    with pytest.raises(BadOptions):
        GAME.check_options({"custom_treasures": True, **options}, 2)


def test_blank_treasures_with_the_name_of_another_are_told_apart() -> None:
    """DQ-22.17  Two tiles of one name and value: refused, or offered under different labels."""
    twins: dict[str, object] = {
        "custom_treasures": True,
        "blank_1_name": "Golden apple",
        "blank_1_gold": 2200,
        "blank_2_name": "Golden apple",
        "blank_2_gold": 2200,
    }
    try:
        scenario = DragonQuestScenario(2, **twins)
    except BadOptions:
        return
    settle_throw(scenario.state, scenario.hero(), bytes([STAR] * 6))
    scenario.run_until_choice()

    assert len(set(scenario.offers())) == len(scenario.offers()) == 14
