"""Positions for the tests of Clank!'s bot, and what it would do in them."""

from __future__ import annotations

from donjon import FastChance
from donjon.games.clank.bot.goals import Goal, goal_of
from donjon.games.clank.bot.policy import policy
from donjon.games.clank.bot.weights import usual_weights
from donjon.kernel.rules.state import run_until_choice
from donjon.kernel.words.translate import translate
from tests.games.clank.scenario import ClankScenario


def thought(scenario: ClankScenario) -> str:
    """What the bot would choose now."""
    s = scenario.state
    options = run_until_choice(s)
    return translate(
        scenario.decision().label(s, policy(s, scenario.decision(), options, FastChance(1))), "en"
    )


def goal_in(scenario: ClankScenario, seat: int = 0) -> Goal:
    """Where the thief of a seat goes as things are."""
    s = scenario.state
    return goal_of(s, scenario.thief(seat), usual_weights(s))


def done_by(scenario: ClankScenario) -> list[str]:
    """All that the bot does until nothing is asked any more."""
    done: list[str] = []
    while not scenario.is_idle:
        done.append(thought(scenario))
        scenario.chooses(done[-1])
    return done


def standing(room: str, seats: int = 2, board: str = "day") -> ClankScenario:
    """A thief in a room without tokens anywhere, an empty hand and cards of the beginning."""
    scenario = ClankScenario(seats, board=board)
    scenario.set_cards(deck="burgle burgle burgle sidestep scramble burgle")
    scenario.place_thief(room)
    scenario.state.secrets = [b""] * len(scenario.state.dungeon.rooms)
    scenario.state.idols = 0
    return scenario
