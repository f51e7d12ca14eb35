"""Clank!: the chance to win that the bot sees is about how often it wins."""

from __future__ import annotations

from collections import Counter

import pytest

from donjon import FastChance
from donjon.conformance.size import derived_seed, size
from donjon.games.clank.bot.policy import policy
from donjon.games.clank.bot.win_chance import evaluate
from donjon.games.clank.model.state import ESCAPED, LOST, RESCUED, Clank
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.brier import is_within, limits
from tests.games.clank.scenario import GAME, ClankScenario

EVERY = 12
"""One of this many positions is looked at."""
SAMPLE = 40
MATCHES = size(SAMPLE, 4_000, compiled=200)
MOST = [0.27, 0.26, 0.24, 0.18]
"""By quarter of the match: the largest Brier score of the sample; 0.25 is a coin toss."""
PRINTED = [0.241, 0.228, 0.183, 0.134]
"""The means of the two boards in docs/bots.md."""


def forecasts(board: str, seed: int) -> list[list[float]]:
    """A match of two bots: by quarter, the squared errors of the first seat's chances."""
    s = GAME.new_state(2, GAME.check_options({"board": board}, 2), FastChance(seed))
    assert isinstance(s, Clank)
    chances: list[float] = []
    made = 0
    while options := run_until_choice(s):
        if made % EVERY == seed % EVERY:
            chances.append(evaluate(s, 0))
        apply_choice(s, first_decision(s), policy(s, first_decision(s), options, FastChance(1)))
        made += 1
    won = 1.0 if 0 in GAME.rules.result(s).winners else 0.0
    quarters: list[list[float]] = [[], [], [], []]
    for at, chance in enumerate(chances):
        quarters[4 * at // len(chances)].append((chance - won) ** 2)
    return quarters


@pytest.mark.both
def test_the_chance_to_win_gets_surer_towards_the_end(counts: Counter[str]) -> None:
    """The seeds are fixed; none of them was used to fit the weights."""
    errors: list[list[float]] = [[], [], [], []]
    first = derived_seed(700)
    for seed in range(first, first + MATCHES):
        for quarter, found in enumerate(forecasts(["day", "dusk"][seed % 2], seed)):
            errors[quarter].extend(found)
        counts["matches with a chance to win"] += 1
    brier = [sum(found) / len(found) for found in errors]
    most = MOST if MATCHES == SAMPLE else limits(PRINTED, MATCHES)
    assert is_within(brier, most), brier
    assert brier[3] < brier[2] < brier[0]


def test_a_position_is_worth_what_it_promises() -> None:
    """Lost is nothing; health, an artifact and the way out are better than none of them."""
    scenario = ClankScenario()
    scenario.set_cards(deck="burgle burgle sidestep scramble burgle")
    fresh = evaluate(scenario.state, 0)
    scenario.add_damage(8)
    hurt = evaluate(scenario.state, 0)
    scenario.place_thief("D01")
    scenario.give_artifact(20)
    nearly_out = evaluate(scenario.state, 0)
    scenario.state.runner, scenario.state.countdown = 0, 1
    scenario.thief().status = RESCUED
    rescued = evaluate(scenario.state, 0)
    scenario.thief().status, scenario.thief().mastery = ESCAPED, True
    escaped = evaluate(scenario.state, 0)
    scenario.thief().status = LOST
    assert evaluate(scenario.state, 0) == 0 < hurt < fresh < escaped < 1
    assert hurt < nearly_out < escaped
    assert rescued < escaped


def test_the_chances_of_two_add_up_and_end_with_the_winner() -> None:
    """CL-1.3  What one seat expects the other does not; at the end one of them has won."""
    scenario = ClankScenario()
    both = [evaluate(scenario.state, seat) for seat in (0, 1)]
    assert sum(both) == pytest.approx(1)
    first, second = scenario.state.thieves
    first.status = second.status = ESCAPED
    second.gold = 1
    assert [evaluate(scenario.state, seat) for seat in (0, 1)] == [0, 1]
