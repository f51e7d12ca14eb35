"""DragonQuest for the search: few ideas, the policy's own first, and turns that differ."""

from __future__ import annotations

from collections import Counter

import pytest

from donjon import FastChance, game
from donjon.games.dragonquest.bot.ideas import MOST_REROLLS, ideas, turn
from donjon.games.dragonquest.bot.policy import policy
from donjon.games.dragonquest.content.tables import BLANK, CORRIDOR, FIND, NUMBER, ROOM
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.rules.movement import Walk
from donjon.games.dragonquest.rules.movement_dice import Reroll
from donjon.games.dragonquest.rules.walls import BlockSquare, eligible_squares
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from donjon.kernel.rules.step import AnyDecision
from tests.games.dragonquest.scenario import DragonQuestScenario

GAME = game("dragonquest")


def ideas_at(s: DragonQuest, decision: AnyDecision) -> list[Idea]:
    """The ideas at a decision; they leave the state as it is."""
    options = decision.options(s)
    usual = policy(s, decision, options, FastChance(1))
    before = contents(s)
    found = ideas(s, decision, options, usual)
    assert contents(s) == before
    assert found[0].option == usual
    assert len({idea.option for idea in found}) == len(found)
    assert all(idea.option in options for idea in found)
    return found


@pytest.mark.both
def test_a_whole_match_of_ideas() -> None:
    """Legal, no repeats, the policy's own first, at most twelve; every turn has its number."""
    s = GAME.new_state(2, GAME.check_options({}, 2), FastChance(8))
    assert isinstance(s, DragonQuest)
    turns = [0]
    with_ideas: Counter[str] = Counter()  # decisions with more than one idea, by their class
    while run_until_choice(s):
        decision = first_decision(s)
        found = ideas_at(s, decision)
        assert len(found) <= MOST_REROLLS
        with_ideas[type(decision).__name__] += len(found) > 1
        if turn(s) != turns[-1]:
            turns.append(turn(s))
        apply_choice(s, decision, found[0].option)
    assert turns == sorted(set(turns))
    assert len(turns) > 20
    assert with_ideas["Reroll"] > 20
    assert with_ideas["Walk"] > 5
    assert with_ideas["NameNumber"] == with_ideas["HideTile"] == 0


def test_of_32_ways_to_throw_again_twelve_classes_are_left() -> None:
    scenario = DragonQuestScenario(1)
    scenario.state.dice = [ROOM, BLANK, FIND, CORRIDOR, BLANK]
    scenario.state.throws = 1
    found = ideas_at(scenario.state, Reroll(0))
    assert len(found) == MOST_REROLLS
    priors = [idea.prior for idea in found[1:]]
    assert priors == sorted(priors, reverse=True)
    assert found[0].prior >= priors[0]


def test_steps_that_lead_away_are_no_ideas() -> None:
    scenario = DragonQuestScenario(1)
    scenario.set_line("CH M6 N6 O6")
    names = {NUMBER[name] for name in ("O5", "P6")}
    options = {idea.option for idea in ideas_at(scenario.state, Walk(0, 3, False, False))}
    assert names <= options
    assert NUMBER["O7"] not in options


def test_only_walls_on_the_way_are_ideas() -> None:
    scenario = DragonQuestScenario(2)
    scenario.set_line("CH M6 R1", 1)
    squares = eligible_squares(scenario.hero(1))
    found = ideas_at(scenario.state, BlockSquare(0, 1, squares))
    assert found[0].option == NUMBER["S1"]
    assert len(squares) > 100
    assert len(found) <= 5
