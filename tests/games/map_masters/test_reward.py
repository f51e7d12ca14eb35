"""Phase E: coins, points, the secondary objective (MM-10), and the flow of turns (MM-1)."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.map_masters.content.objectives import COUNTED, OBJECTIVE_IDS, matching
from donjon.games.map_masters.content.printed_icons import KINDS, LAVA, TRAPDOOR
from donjon.games.map_masters.content.tables import HOURGLASS, OBJECTIVE_OF, OBJECTIVE_VP
from donjon.games.map_masters.rules.reward import Reward
from donjon.games.map_masters.rules.scoring import points_for
from donjon.games.map_masters.rules.turn import NextTurn, Turn
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice
from tests.games.map_masters.dungeon_sketch import walk
from tests.games.map_masters.scenario import MapMastersScenario, plan

HAND = "S-4 S-9 S-1 S-3 S-2"
E10 = (
    "S-4:L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (8,4) (8,5) (8,6) (8,7) (8,8) (8,9) (7,9) "
    "(6,9) (6,10) (6,11) (6,12) (5,12) (4,12) (3,12) (2,12) (2,13) exit"
)


def rewarded(primary: str, secondary: str) -> MapMastersScenario:
    """Seat 0 draws the path of MM-E10, seat 1 places nothing."""
    scenario = MapMastersScenario()
    scenario.set_zone(HAND)
    scenario.set_zone(HAND, 1)
    scenario.set_primary_objective(primary)
    scenario.begins_exploration()
    scenario.hands_in(plan("S-4 0 0", E10), 0)
    scenario.chooses("Finished", 1)
    scenario.put_on_objective_pile(secondary)
    scenario.happens(Reward())
    return scenario


def test_a_path_is_rewarded() -> None:
    """MM-10.2, MM-10.3, MM-10.6, MM-10.7, MM-10.8, MM-10.10, MM-E10, MM-R49  All columns."""
    scenario = rewarded("key", "barrel")
    board = scenario.player(0).board
    assert scenario.player(0).coins == 7
    assert (board.primary, board.secondary, board.exits) == ([2], [1], [1])
    other = scenario.player(1).board
    assert scenario.player(1).coins == 6
    assert (other.primary, other.secondary, other.exits) == ([0], [0], [0])
    assert scenario.is_idle  # MM-10.10


def test_both_objectives_apply_to_all() -> None:
    """MM-1.9, MM-1.10, MM-R40  The same kind is scored in both columns."""
    scenario = rewarded("barrel", "barrel")
    board = scenario.player(0).board
    assert (board.primary, board.secondary) == ([1], [1])


@pytest.mark.parametrize("objective", range(12))
def test_an_objective_counts_its_kind(objective: int) -> None:
    """MM-10.4, MM-10.9, MM-I20  Each discovery of the kind, times the value."""
    found = [0] * KINDS
    found[COUNTED[objective]] = 3
    assert matching(found, objective) == 3
    for card, kind in enumerate(OBJECTIVE_OF):
        if kind == objective:
            assert points_for(found, card) == 3 * OBJECTIVE_VP[objective]


def test_both_kinds_of_traps_count() -> None:
    """MM-10.9  Trapdoors and lava."""
    found = [0] * KINDS
    found[TRAPDOOR], found[LAVA] = 2, 1
    assert matching(found, OBJECTIVE_IDS.index("trap")) == 3


def test_used_keys_count() -> None:
    """MM-E1, MM-10.4  Three keys at 2 points each are 6, one of them used."""
    found = [0] * KINDS
    found[3] = 3
    key = OBJECTIVE_OF.index(OBJECTIVE_IDS.index("key"))
    assert points_for(found, key) == 6
    path = walk("S-4", "L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (4,3) (3,3)")
    assert points_for(path.found, key) == 2


def test_the_objective_deck() -> None:
    """MM-1.7, MM-9.1  27 cards, 12 of them with an hourglass, one for each kind at least."""
    assert len(OBJECTIVE_OF) == 27
    assert sum(HOURGLASS) == 12
    assert {kind for card, kind in enumerate(OBJECTIVE_OF) if HOURGLASS[card]} == set(range(12))
    assert [OBJECTIVE_OF.count(kind) for kind in range(12)] == [3, 2, 3, 2, 3] + [2] * 7


def test_the_phases_of_a_turn() -> None:
    """MM-1.3, MM-1.6, MM-1.8  Market, hand, exploration, reward, reset, in this order."""
    scenario = MapMastersScenario()
    scenario.happens(Turn())
    seen = [scenario.view().phase]
    scenario.chooses("Pass")
    scenario.chooses("Pass")
    seen.append(scenario.view().phase)
    assert scenario.view().secondary is None
    scenario.chooses("Finished", 0)
    scenario.chooses("Finished", 1)
    assert seen == ["market", "exploration"]
    assert scenario.state.turn == 1
    assert len(scenario.state.drawn) == 3  # primary, secondary, next primary: MM-1.5


def test_turn_six_is_the_last() -> None:
    """MM-1.1, MM-1.4, MM-12.1, MM-R41  No reset: optimisers are met and ignored."""
    scenario = MapMastersScenario()
    scenario.state.turn = 5
    scenario.player(0).scissors = 1
    drawn = len(scenario.state.drawn)
    scenario.happens(NextTurn())
    assert scenario.is_idle
    assert not scenario.state.owed
    assert len(scenario.state.drawn) == drawn


def test_a_whole_game_draws_twelve_objectives() -> None:
    """MM-1.1, MM-1.2, MM-1.5, MM-1.7, MM-I4  Six primary, six secondary."""
    scenario = MapMastersScenario()
    s = scenario.state
    s.chance = FastChance(3)
    s.owe(Turn())
    run_until_choice(s)
    while open_decisions(s):
        decision = open_decisions(s)[0]
        apply_choice(s, decision, decision.default(s, s.chance))
        run_until_choice(s)
    assert len(s.drawn) == 12
    assert [len(player.board.primary) for player in s.players] == [6, 6]
