"""Clank!: what the search may think about, and trips that take more than one choice."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.clank.bot.ideas import ideas, turn_number
from donjon.games.clank.bot.policy import policy
from donjon.games.clank.bot.room_trip import RoomTrip
from donjon.games.clank.model.state import ESCAPED, Clank
from donjon.games.clank.rules.turn_actions import SPAN, WALK
from donjon.kernel.rules.idea import LET_GO, Idea
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice, sample
from donjon.kernel.rules.step import Decision
from tests.games.clank.bot_positions import standing
from tests.games.clank.scenario import GAME, ClankScenario

THREE_TURNS = 3


def found_ideas(scenario: ClankScenario) -> list[Idea]:
    """What is worth a thought now; the usual choice is the first."""
    s = scenario.state
    options = run_until_choice(s)
    decision = scenario.decision()
    usual = policy(s, decision, options, FastChance(1))
    found = ideas(s, decision, options, usual)
    assert found[0].option == usual
    assert found[0].controller is None
    assert all(idea.option in options for idea in found)
    return found


def rooms_of(scenario: ClankScenario, found: list[Idea]) -> list[str]:
    """The rooms that trips lead to."""
    trips = [idea.controller for idea in found if isinstance(idea.controller, RoomTrip)]
    return [scenario.state.dungeon.rooms[trip.room] for trip in trips]


def next_of(trip: RoomTrip, scenario: ClankScenario) -> int:
    """What a trip chooses now."""
    options = run_until_choice(scenario.state)
    return trip.choose(scenario.state, scenario.decision(), options)


def described(found: list[Idea]) -> list[tuple[int, float, int]]:
    """Ideas as plain numbers: option, prior, room of the trip."""
    return [
        (
            idea.option,
            idea.prior,
            idea.controller.room if isinstance(idea.controller, RoomTrip) else -1,
        )
        for idea in found
    ]


class TestIdeas:
    def test_the_order_of_the_hand_is_not_worth_a_thought(self) -> None:
        scenario = standing("D16")
        scenario.set_cards(hand="burgle sidestep stumble", deck="burgle")
        scenario.acts(boots=1)
        assert len(found_ideas(scenario)) == 1

    def test_trips_lead_to_artifacts_and_tokens_and_home(self) -> None:
        scenario = standing("D16")
        scenario.set_secrets("D12", "treasure treasure")
        scenario.state.idols = 1
        scenario.state.artifacts = 0
        scenario.put_artifact(15)
        scenario.acts(boots=2, swords=1)
        assert set(rooms_of(scenario, found_ideas(scenario))) == {"D12", "D22", "D23"}
        scenario.give_artifact(5)
        assert set(rooms_of(scenario, found_ideas(scenario))) == {"D00", "D12", "D23"}

    def test_purchases_fights_and_the_end_are_thought_of_when_there_is_nowhere_to_walk(
        self,
    ) -> None:
        scenario = standing("D16")
        scenario.set_row("orc_grunt sneak silver_spear")
        scenario.acts(swords=2, skill=5)
        decision, s = scenario.decision(), scenario.state
        labels = [str(decision.label(s, idea.option).key) for idea in found_ideas(scenario)]
        assert {"cl-acquire", "cl-fight", "cl-end-turn"} <= set(labels)

    def test_every_turn_has_a_number_of_its_own(self) -> None:
        s = GAME.new_state(2, GAME.check_options({}, 2), FastChance(3))
        assert isinstance(s, Clank)
        turns: list[tuple[int, int, int]] = []
        while options := run_until_choice(s):
            turns.append((turn_number(s), s.active, s.thieves[s.active].turns))
            apply_choice(s, first_decision(s), options[-1])
            if len(turns) > 60:
                break
        numbers = {number for number, _, _ in turns}
        assert len(numbers) == len(set(turns)) > 5


class TestTrips:
    def test_a_trip_walks_to_its_room_takes_the_artifact_and_lets_go(self) -> None:
        """CL-12.1  It needs a step and the artifact; the skill that is left is spent as usual."""
        scenario = standing("D16")
        scenario.state.artifacts = 0
        scenario.put_artifact(5)
        scenario.acts(boots=1, skill=3)
        trip = RoomTrip(scenario.state.dungeon.number("D17"), THREE_TURNS)
        walk = next_of(trip, scenario)
        assert walk // SPAN == WALK
        apply_choice(scenario.state, scenario.decision(), walk)
        assert scenario.room() == "D17"
        take = next_of(trip, scenario)
        assert scenario.thief().artifacts == 0
        apply_choice(scenario.state, scenario.decision(), take)
        assert scenario.thief().artifacts == 1
        assert next_of(trip, scenario) == LET_GO

    def test_a_trip_ends_after_some_turns(self) -> None:
        scenario = standing("D16")
        scenario.acts(boots=1)
        trip = RoomTrip(scenario.state.dungeon.number("D34"), THREE_TURNS)
        assert next_of(trip, scenario) != LET_GO
        scenario.thief().turns = THREE_TURNS + 1
        assert next_of(trip, scenario) == LET_GO

    def test_a_trip_ends_outside(self) -> None:
        """CL-17.2"""
        scenario = standing("D01")
        scenario.set_cards(hand="burgle", deck="burgle")
        scenario.thief().status = ESCAPED
        scenario.acts(skill=3)
        assert next_of(RoomTrip(5, THREE_TURNS), scenario) == LET_GO

    def test_cards_are_played_before_a_trip_goes_on(self) -> None:
        scenario = standing("D16")
        scenario.set_cards(hand="sidestep", deck="burgle")
        scenario.acts(boots=1)
        s, trip = scenario.state, RoomTrip(scenario.state.dungeon.number("D17"), THREE_TURNS)
        played = scenario.decision().label(s, next_of(trip, scenario))
        assert played.key == "cl-play"


@pytest.mark.parametrize("board", ["day", "dusk"])
def test_ideas_and_trips_know_nothing_hidden(board: str) -> None:
    """CL-20.14  When hidden things are dealt again, ideas and trips stay the same."""
    s = GAME.new_state(2, GAME.check_options({"board": board}, 2), FastChance(8))
    assert isinstance(s, Clank)
    chance = FastChance(9)
    trips = 0
    while options := run_until_choice(s):
        decision: Decision[Clank] = first_decision(s)
        usual = policy(s, decision, options, chance)
        found = ideas(s, decision, options, usual)
        twin = sample(s, decision.seat, chance)
        assert isinstance(twin, Clank)
        again = ideas(twin, decision, options, usual)
        assert described(again) == described(found)
        for idea in found:
            if idea.controller is not None:
                chosen = idea.controller.choose(s, decision, options)
                assert idea.controller.choose(twin, decision, options) == chosen
                trips += 1
        apply_choice(s, decision, usual)
    assert trips > 20
