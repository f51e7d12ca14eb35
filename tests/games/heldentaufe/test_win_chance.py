"""Heldentaufe: the chance to win that a bot sees in a position."""

from __future__ import annotations

from collections import Counter

import pytest

from donjon import FastChance
from donjon.conformance.size import derived_seed, size
from donjon.games.heldentaufe.bot.policy import policy
from donjon.games.heldentaufe.bot.win_chance import evaluate
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.brier import is_within, limits
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario

A, B = range(2)
SAMPLE = 60
MATCHES = size(SAMPLE, 4_000, compiled=200)
BARS = (0.25, 0.24, 0.20, 0.12)
"""The most that the Brier score of the sample may be, by quarter; a guess has 0.25."""
PRINTED = (0.242, 0.222, 0.183, 0.099)
"""In docs/bots.md."""


def test_a_position_is_worth_what_it_promises() -> None:
    """Teeth and equipment are better than none, others' teeth are worse."""
    scenario = HeldentaufeScenario()
    fresh = evaluate(scenario.state, A)
    scenario.give_equipment("sword2")
    armed = evaluate(scenario.state, A)
    scenario.set_teeth(A, 5)
    rich = evaluate(scenario.state, A)
    scenario.set_teeth(A)
    scenario.set_teeth(B, 5, 5)
    behind = evaluate(scenario.state, A)
    scenario.state.winner = B
    assert 0 == evaluate(scenario.state, A) < behind < fresh < armed < rich
    assert evaluate(scenario.state, B) == 1


def test_with_enough_teeth_the_way_home_counts() -> None:
    """HT-13.1"""
    chances: list[float] = []
    for hex in (None, "U03", "U13"):
        scenario = HeldentaufeScenario()
        scenario.place_tile("portal3", 1, 0)
        scenario.remove_monsters()
        scenario.set_teeth(A, 5, 5, 4, 4)
        scenario.place_hero(1, 0)
        if hex is not None:
            scenario.place_hero_underground(hex)
        scenario.state.spent = 4
        chances.append(evaluate(scenario.state, A))
    assert chances[0] > chances[1] > chances[2] > 0.5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_chances_of_all_seats_add_up(seats: int) -> None:
    scenario = HeldentaufeScenario(seats)
    scenario.set_teeth(A, 4)
    chances = [evaluate(scenario.state, seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[A] == max(chances) > 1 / seats


def watched(seed: int) -> tuple[list[float], int]:
    """What a spectator of a match thinks of the first seat's chance, and who wins."""
    s = GAME.new_state(2, GAME.check_options({}, 2), FastChance(seed))
    assert isinstance(s, Heldentaufe)
    chances: list[float] = []
    made = 0
    while options := run_until_choice(s):
        made += 1
        if made % 8 == 0:
            chances.append(evaluate(s, A))
        decision = first_decision(s)
        apply_choice(s, decision, policy(s, decision, options, FastChance(1)))
    return chances, s.winner


@pytest.mark.both
def test_the_chance_keeps_what_it_promises(counts: Counter[str]) -> None:
    """The Brier score, quarter by quarter; the seeds are fixed."""
    errors: list[list[float]] = [[], [], [], []]
    first = derived_seed(5000)
    for seed in range(first, first + MATCHES):
        chances, winner = watched(seed)
        for at, chance in enumerate(chances):
            errors[4 * at // len(chances)].append((chance - (winner == A)) ** 2)
        counts["matches with a chance to win"] += 1
    scores = [sum(quarter) / len(quarter) for quarter in errors]
    assert is_within(scores, BARS if MATCHES == SAMPLE else limits(PRINTED, MATCHES)), scores
