"""Positions for the tests of the bot, and what it does there."""

from __future__ import annotations

from donjon import FastChance
from donjon.games.heldentaufe.bot.policy import policy
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.model.surface_map import STEP_Q, STEP_R
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.state import run_until_choice
from donjon.kernel.words.translate import translate
from tests.games.heldentaufe.scenario import HeldentaufeScenario


def thought(scenario: HeldentaufeScenario, choose: Policy[Heldentaufe] = policy) -> str:
    """What the bot would choose now, or another policy."""
    s = scenario.state
    options = run_until_choice(s)
    return translate(
        scenario.decision().label(s, choose(s, scenario.decision(), options, FastChance(1))), "en"
    )


def quest(seats: int = 2, heroes: str = "", **options: object) -> HeldentaufeScenario:
    """A table with a ring of meadows around the campfire and nothing left to explore."""
    scenario = HeldentaufeScenario(seats, heroes, **options)
    for q, r in zip(STEP_Q, STEP_R, strict=True):
        scenario.place_tile("meadow", q, r)
    scenario.state.stack.hidden_cards.clear()
    return scenario
