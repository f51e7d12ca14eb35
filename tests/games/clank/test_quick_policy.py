"""Clank!: the policy in the worlds of a search, and the tables that make trips quick to find."""

from __future__ import annotations

from typing import Any

import pytest

import donjon
from donjon import FastChance
from donjon.bots.search.worlds import Worlds
from donjon.games.clank.bot.distances import LONGEST_DETOUR
from donjon.games.clank.bot.quick_policy import QuickPolicy, new_quick_policy
from donjon.games.clank.bot.weights import usual_weights
from donjon.games.clank.content.tables import IDOLS
from donjon.games.clank.model.state import Clank
from donjon.kernel.match.game_parts import Brain
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.clank.bot_positions import goal_in, standing
from tests.games.clank.scenario import ClankScenario

GAME = donjon.game("clank")
ALL_IDOLS = (1 << IDOLS) - 1


def on_the_way_to_an_idol() -> ClankScenario:
    """A thief with an artifact in reach, whose trip goes by a shrine."""
    scenario = standing("D16")
    scenario.set_cards(deck="explore explore sidestep scramble mercenary burgle")
    scenario.state.artifacts = 0
    scenario.put_artifact(15)
    scenario.state.idols = ALL_IDOLS
    return scenario


@pytest.mark.both
def test_a_goal_is_kept_for_the_turn_and_no_longer() -> None:
    """The idols are gone, yet the goal stays. The next turn looks for a new one, as others do."""
    scenario = on_the_way_to_an_idol()
    s, thief, rival = scenario.state, scenario.thief(), scenario.thief(1)
    quick = QuickPolicy()
    first = quick.goal_for(s, thief, [])
    s.idols = 0
    assert first.room != goal_in(scenario).room
    assert quick.goal_for(s, thief, []).room == first.room
    assert quick.goal_for(s, rival, []).room == goal_in(scenario, 1).room
    again = QuickPolicy()
    again.goal_for(s, thief, [])
    s.idols = ALL_IDOLS
    thief.turns += 1
    assert again.goal_for(s, thief, []).room == goal_in(scenario).room == first.room


@pytest.mark.both
def test_a_thief_that_has_arrived_looks_for_a_new_goal() -> None:
    """A thief in the room that it went to wants something else now."""
    scenario = on_the_way_to_an_idol()
    s, thief, quick = scenario.state, scenario.thief(), QuickPolicy()
    thief.room = quick.goal_for(s, thief, []).room
    s.idols = 0
    assert quick.goal_for(s, thief, []).room == goal_in(scenario).room != thief.room


@pytest.mark.both
def test_it_mostly_chooses_as_the_policy_does() -> None:
    """In the course of a match few choices differ, and only where a goal was kept for its turn."""
    options = GAME.check_options({}, 2)
    s = GAME.new_state(2, options, FastChance(4))
    choose, chance, made, alike = new_quick_policy(), FastChance(1), 0, 0
    offered = run_until_choice(s)
    while offered:
        assert isinstance(s, Clank)
        decision = first_decision(s)
        option = choose(s, decision, offered, chance)
        assert option in offered
        alike += option == GAME.brain.policy(s, decision, offered, chance)
        made += 1
        apply_choice(s, decision, option)
        offered = run_until_choice(s)
    assert made > 100
    assert alike > 0.97 * made


@pytest.mark.both
def test_each_world_has_a_policy_of_its_own() -> None:
    """Nothing is remembered from world to world, and the game's own policy does without."""
    brain: Brain[Any] = GAME.brain
    assert brain.policy_for_world() is not brain.policy_for_world()
    plain = donjon.game("tales_of_glory").brain
    assert plain.policy_for_world() is plain.policy
    s = GAME.new_state(2, GAME.check_options({}, 2), FastChance(4))
    option = run_until_choice(s)[0]
    scores = []
    for numbers in ([0, 1, 2], [2, 1, 0]):
        worlds = Worlds(GAME, s, first_decision(s), 7)
        played = {number: worlds.play(number, Idea(option)).result.scores for number in numbers}
        scores.append(sorted(played.items()))
    assert scores[0] == scores[1]


@pytest.mark.parametrize("board", ["day", "dusk"])
def test_the_table_of_detours_has_every_room_that_is_near(board: str) -> None:
    """Each room with something, where it makes the way at most so much longer."""
    scenario = standing("D16" if board == "day" else "K17", board=board)
    dungeon = scenario.state.dungeon
    boards = usual_weights(scenario.state).boards
    table = boards.distances_for(dungeon, scenario.thief(), key=False)
    start, end = scenario.thief().room, 0
    near = table.detours(start, end)
    lengths = dict(zip(near[::2], near[1::2], strict=True))
    for room in table.stops:
        more = table.between[start][room] + table.between[room][end] - table.between[start][end]
        assert lengths.get(room) == (more if more <= LONGEST_DETOUR else None)
    assert 2 < len(lengths) < len(table.stops)
