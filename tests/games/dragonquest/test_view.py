"""What each seat sees of a match of DragonQuest."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from donjon import FastChance, Match, game
from donjon.games.dragonquest.model.state import DIED_OF_WOUNDS
from donjon.games.dragonquest.rules.life_points import die
from donjon.games.dragonquest.rules.turn import Turn
from donjon.games.dragonquest.view.forms import View
from donjon.kernel.rules.hidden import Secret
from donjon.kernel.rules.state import sample
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of


def hiding(number: int, seats: int = 3) -> DragonQuestScenario:
    """Seat 0's turn: its neighbour has hidden this tile, and seat 0 is to name a number."""
    scenario = DragonQuestScenario(seats)
    scenario.happens(Turn(0))
    scenario.chooses(f"Hide tile {number}", seats - 1)
    return scenario


def as_data(thing: object) -> Any:
    """The same as plain JSON data."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def test_only_the_neighbour_sees_the_hidden_tile() -> None:
    """DQ-I32, DQ-0.8  Seat 2 hid it: the others and a spectator see that it lies there, no more."""
    scenario = hiding(3)
    for seat in (0, 1, None):
        seen = view_of(scenario.state, seat)
        assert (seen.tile_hidden_by, seen.tile) == (2, None)
    assert view_of(scenario.state, 2).tile == 3


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_that_another_seat_sees_depends_on_the_tile(seat: int | None) -> None:
    """DQ-I32, DQ-0.8  View, scene, log and question are the same for tile 1 and tile 3."""
    one, three = hiding(1), hiding(3)
    views = [view_of(scenario.state, seat) for scenario in (one, three)]
    assert as_data(views[0]) == as_data(views[1])
    scenes = [as_data(scenario.scene(seat)) for scenario in (one, three)]
    assert scenes[0] == scenes[1]
    assert one.log_lines(seat) == three.log_lines(seat)
    assert one.offers(0) == three.offers(0) == ["Say 1", "Say 2", "Say 3"]


def test_the_log_tells_the_number_to_the_neighbour_alone() -> None:
    """DQ-I32  The others read that a tile was hidden."""
    scenario = hiding(2)
    assert scenario.log_lines(2)[-1] == "hides wall tile 2."
    for seat in (0, 1, None):
        assert scenario.log_lines(seat)[-1] == "hides a wall tile."


def test_the_neighbour_sees_its_own_tile() -> None:
    """DQ-I32  For the neighbour tile 1 and tile 3 look different, in view and scene."""
    one, three = hiding(1), hiding(3)
    assert as_data(view_of(one.state, 2)) != as_data(view_of(three.state, 2))
    assert as_data(one.scene(2)) != as_data(three.scene(2))


def test_turned_up_the_tile_is_known_to_all() -> None:
    """DQ-I32, DQ-0.8  After the reveal nothing is hidden and everybody reads the number."""
    scenario = hiding(2)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.chooses("Say 1", 0)
    for seat in (0, 1, 2, None):
        seen = view_of(scenario.state, seat)
        assert (seen.tile_hidden_by, seen.tile) == (None, None)
        assert "says 1; the tile is 2: no wall." in scenario.log_lines(seat)


def test_a_tile_is_dealt_anew_for_who_did_not_hide_it() -> None:
    """DQ-I32, DQ-0.8  What a bot thinks with holds any number but for the neighbour's own."""
    scenario = hiding(2)
    for seat in (0, 1):
        numbers: set[int] = set()
        for seed in range(40):
            twin: Any = sample(scenario.state, seat, FastChance(seed))
            numbers.add(twin.tile.hidden_values[0])
            assert twin.tile.keeper == 2
        assert numbers == {1, 2, 3}
    own: Any = sample(scenario.state, 2, FastChance(7))
    assert own.tile.hidden_values[0] == 2


def test_everything_else_is_open_to_all() -> None:
    """DQ-0.8  Without a hidden tile all seats and a spectator see the very same table."""
    scenario = DragonQuestScenario(3)
    scenario.set_line("H7 I7 CH", 1)
    scenario.hero(1).objects, scenario.hero(1).treasures, scenario.hero(1).coins_50 = (
        0b110000,
        0b11,
        4,
    )
    scenario.block_squares("C5 K2", 2)
    scenario.set_demon_line("E3 F3", 2)
    plain = []
    for seat in (0, 1, 2, None):
        seen = as_data(view_of(scenario.state, seat))
        assert seen.pop("viewer") == seat
        seen.pop("shown")
        plain.append(seen)
    assert plain[0] == plain[1] == plain[2] == plain[3]
    sheet = plain[0]["heroes"][1]
    assert sheet["objects"] == ["magic_ring", "orb_of_light"]
    assert sheet["treasures"] == ["silver_goblet", "jade_figurine"]
    assert sheet["line"] == ["H7", "I7", "CH"]
    assert plain[0]["heroes"][2]["blocked"] == ["C5", "K2"]
    assert plain[0]["heroes"][2]["demon_line"] == ["E3", "F3"]


def test_a_view_is_plain_data() -> None:
    """DQ-0.8  Encoded and decoded it is the same view, at every moment of a match."""
    match = Match(game("dragonquest"), seats=3, seed=11, options={"custom_treasures": True})
    chance = FastChance(5)
    for _ in range(60):
        for viewer in (0, 1, 2, None):
            seen = match.view(viewer)
            again = msgspec.json.decode(msgspec.json.encode(seen), type=View)
            assert again == seen
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])


def test_the_gold_of_the_dead_is_nothing_to_look_at() -> None:
    """DQ-I34, DQ-18.4  Coins that were ticked show no gold once the hero is dead."""
    scenario = DragonQuestScenario(2)
    scenario.hero().coins_100, scenario.hero().treasures = 5, 0b1
    assert view_of(scenario.state, 1).heroes[0].gold == 1100
    die(scenario.state, scenario.hero(), DIED_OF_WOUNDS)
    assert view_of(scenario.state, 1).heroes[0].gold == 0


def test_a_secret_tells_its_number_to_its_keeper_only() -> None:
    """DQ-I32  The tile itself refuses anyone else."""
    tile = Secret(b"\3", 1)
    assert [tile.seen_by(seat) for seat in (0, 1, 2)] == [None, b"\3", None]
