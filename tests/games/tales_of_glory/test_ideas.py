"""Tales of Glory: what the search is given to think about."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.tales_of_glory.bot.ideas import MOST_PLAYS, ideas, turn
from donjon.games.tales_of_glory.bot.policy import policy
from donjon.games.tales_of_glory.model.state import TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import LayKey
from donjon.games.tales_of_glory.rules.quests import ReturnQuest
from donjon.games.tales_of_glory.rules.selection import SelectAll
from donjon.games.tales_of_glory.rules.setup import start
from donjon.games.tales_of_glory.rules.turn_actions import SPAN, TakeAction
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice, sample
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario

LAST = 10


def ideas_now(scenario: TalesOfGloryScenario, seat: int | None = None) -> list[Idea]:
    """What is worth a thought at the decision that is open."""
    s, decision = scenario.state, scenario.decision(seat)
    options = decision.options(s)
    return ideas(s, decision, options, policy(s, decision, options, FastChance(1)))


def options_of(found: list[Idea]) -> list[int]:
    return [idea.option for idea in found]


def test_a_slot_that_brings_far_less_is_not_worth_a_thought() -> None:
    """TG-3.1  In the last round thirteen Prestige stand against next to nothing."""
    scenario = TalesOfGloryScenario(2)
    scenario.state.round = LAST
    scenario.set_display("A3-14 A3-02 A1-01 A3-01 A1-17 A1-18")
    scenario.set_goods(combat=6, coins=5)
    scenario.happens(SelectAll())
    found = options_of(ideas_now(scenario, 0))
    assert found[0] == 4
    assert {1, 2} <= {*found}
    assert not {5, 6} & {*found}


def test_each_cell_is_thought_about_with_one_way_to_pay() -> None:
    """TG-8.6  A coin and a potion for the Wild Lands are alike."""
    scenario = TalesOfGloryScenario(2)
    scenario.state.round = 4
    scenario.set_goods(coins=3, potions=3)
    scenario.set_taken_tile("A1-17", 5)
    scenario.begins_turn()
    cells = [option % SPAN for option in options_of(ideas_now(scenario))]
    assert len(cells) == len({*cells}) > 1
    assert len(scenario.decision().options(scenario.state)) > len(cells)


def test_of_chests_with_the_same_gain_one_is_thought_about() -> None:
    """TG-12.4"""
    scenario = TalesOfGloryScenario(2)
    scenario.state.round = 4
    scenario.set_hero("H3")
    scenario.place_tile("A2-19", 1, 0)
    scenario.place_tile("A2-19", 2, 0)
    scenario.happens(LayKey(0, 255, 255, []))
    assert len(ideas_now(scenario)) < 4


def test_every_quest_may_be_returned() -> None:
    """TG-18.3"""
    scenario = TalesOfGloryScenario(2, quests=True)
    scenario.set_quests("Q13 Q14 Q09")
    scenario.happens(ReturnQuest(0))
    assert sorted(options_of(ideas_now(scenario))) == [0, 1, 2]


@pytest.mark.parametrize(("seats", "quests"), [(2, False), (2, True), (4, True)])
def test_ideas_are_options_and_come_from_what_the_seat_may_know(seats: int, quests: bool) -> None:
    """TG-19.4  The policy's choice first, none twice; hidden things dealt again change nothing."""
    s = start(Setup(seats, GAME.check_options({"quests": quests}, seats), []), FastChance(31))
    chance = FastChance(32)
    options = run_until_choice(s)
    several = 0
    while options:
        decision = first_decision(s)
        usual = policy(s, decision, options, FastChance(1))
        found = ideas(s, decision, options, usual)
        chosen = options_of(found)
        assert chosen[0] == usual
        assert {*chosen} <= {*options}
        assert len({*chosen}) == len(chosen)
        if isinstance(decision, TakeAction):
            assert len(chosen) <= 1 + MOST_PLAYS
        priors = [idea.prior for idea in found[1:]]
        assert priors == sorted(priors, reverse=True)
        twin = sample(s, decision.seat, chance)
        assert isinstance(twin, TalesOfGlory)
        again = ideas(twin, decision, options, usual)
        assert [(each.option, each.prior) for each in again] == [
            (each.option, each.prior) for each in found
        ]
        several += len(found) > 1
        before = turn(s)
        apply_choice(s, decision, usual)
        options = run_until_choice(s)
        assert turn(s) in (before, before + 1)
    assert several > 20
