"""The end of phase D: finished, timer and time bonus (MM-9, MM-14)."""

from __future__ import annotations

from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR, KNOCK
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, REST
from donjon.games.map_masters.rules.reward import Reward
from tests.games.map_masters.scenario import MapMastersScenario, plan

FIRST = "Finished: time bonus!"
CLOSET = "S-4:L1 (1,3) (2,3)"


def exploring(goal: str, hourglass: bool, seats: int = 2) -> MapMastersScenario:
    scenario = MapMastersScenario(seats)
    for seat in range(seats):
        scenario.set_zone("S-4 S-9 S-1 S-3 S-2", seat)
    scenario.set_primary_objective(goal, hourglass)
    scenario.begins_exploration()
    return scenario


def test_the_first_to_finish_wins_the_time_bonus() -> None:
    """MM-9.1, MM-9.3, MM-9.5, MM-10.5, MM-I22, MM-R21  By the order in which they declare."""
    scenario = exploring("key", hourglass=True, seats=3)
    some = plan("S-4 0 0", "S-4:L1 (1,3)")
    scenario.hands_in(some, 2)
    assert scenario.state.finisher == 2
    scenario.hands_in(some, 0, until_done=False)
    assert FIRST not in scenario.offers(0)
    scenario.chooses("Finished", 0)
    scenario.hands_in(some, 1)
    scenario.put_on_objective_pile("coin", hourglass=True)
    scenario.happens(Reward())
    assert [player.board.bonus for player in scenario.state.players] == [[0], [0], [2]]


def test_without_an_hourglass_nobody_is_first() -> None:
    """MM-9.1, MM-10.5  Nor does the hourglass of a secondary objective mean anything."""
    scenario = exploring("key", hourglass=False)
    some = plan("S-4 0 0", "S-4:L1 (1,3)")
    scenario.hands_in(some, 0)
    scenario.hands_in(some, 1)
    scenario.put_on_objective_pile("coin", hourglass=True)
    scenario.happens(Reward())
    assert [player.board.bonus for player in scenario.state.players] == [[0], [0]]


def test_a_path_must_not_be_empty() -> None:
    """MM-9.3, MM-R22  A worthless path is enough, none is not."""
    scenario = exploring("key", hourglass=True)
    scenario.chooses("Finished", 0)
    assert scenario.state.finisher == -1
    scenario.chooses("Place Locked Closet at 0, 0", 1)
    assert FIRST not in scenario.offers(1)
    scenario.chooses("Start at Locked Closet, left side, top", 1)
    scenario.chooses(FIRST, 1)
    assert scenario.state.finisher == 1


def test_an_absent_player_never_declares() -> None:
    """MM-9.7, MM-15.4, MM-R20, MM-R45  The last legal draft, without the bonus."""
    scenario = exploring("key", hourglass=True)
    scenario.hands_in(plan("S-4 0 0", CLOSET), 0, until_done=False)
    decision = scenario.decision(0)
    option = decision.default(scenario.state, scenario.state.chance)
    assert option == REST * ACTION_SPAN
    scenario.chooses("Finish without the bonus", 0)
    assert scenario.state.finisher == -1
    assert scenario.player(0).draft.has_path()


def test_the_phase_ends_with_the_last() -> None:
    """MM-9.8  Until then the others may still change everything."""
    scenario = exploring("key", hourglass=False)
    scenario.chooses("Finished", 0)
    scenario.chooses("Place Locked Closet at 0, 0", 1)
    scenario.chooses("Take back Locked Closet", 1)
    scenario.chooses("Finished", 1)
    assert scenario.is_idle


def test_a_used_token_goes_back_to_the_stock() -> None:
    """MM-6.10, MM-10.1, MM-13.2, MM-14.4, MM-E12, MM-I5  When the path is final, not before."""
    scenario = MapMastersScenario()
    scenario.set_zone("S-4 S-9 S-1 S-3 S-2")
    scenario.set_zone("S-4 S-9 S-1 S-3 S-2", 1)
    scenario.give_token("key", n=2)
    scenario.begins_exploration()
    scenario.hands_in(plan("S-4 0 0", f"{CLOSET} (3,3) (4,3)"), 0, until_done=False)
    assert scenario.state.stock == [5, 5, 3, 5]
    scenario.chooses("Finished", 0)
    assert scenario.state.stock == [5, 5, 4, 5]
    scenario.chooses("Finished", 1)
    scenario.happens(Reward())
    assert scenario.state.stock == [5, 5, 5, 5]  # MM-10.1
    assert scenario.player(0).tokens == [0, 0, 0, 0]


def test_a_used_spell_lies_face_down() -> None:
    """MM-6.10, MM-14.2, MM-14.4, MM-I25  Only once the path is final."""
    scenario = MapMastersScenario()
    scenario.set_zone("S-4 S-9 S-1 S-3 S-2")
    scenario.set_zone("S-4 S-9 S-1 S-3 S-2", 1)
    scenario.give_books(3)
    scenario.begins_exploration()
    scenario.hands_in(plan("S-4 0 0", f"{CLOSET} (3,3) (4,3)"), 0, until_done=False)
    assert scenario.player(0).is_ready(KNOCK)
    scenario.chooses("Take back one step", 0)
    scenario.chooses("Finished", 0)
    assert not scenario.player(0).is_ready(KNOCK)
    assert scenario.player(0).spells == [2]


def test_the_fairy_favour_leaves_the_game() -> None:
    """MM-14.5, MM-13.4, MM-I25, MM-R15  One use of any kind, stock or not; once per game."""
    scenario = MapMastersScenario()
    scenario.set_zone("S-4 S-9 S-1 S-3 S-2")
    scenario.set_zone("S-4 S-9 S-1 S-3 S-2", 1)
    scenario.give_books(11)
    scenario.state.stock[2] = 0
    scenario.begins_exploration()
    scenario.hands_in(plan("S-4 0 0", f"{CLOSET} (3,3)/favour (4,3)"), 0)
    assert scenario.player(0).spells == []
    assert not scenario.player(0).is_ready(FAIRY_FAVOUR)
    assert scenario.state.gone_books == [10]
    assert scenario.state.stock[2] == 0
