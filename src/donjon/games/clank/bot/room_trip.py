"""A trip to a room: an idea that takes more than one choice."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.card_order import next_card
from donjon.games.clank.bot.goals import Goal, goal_of
from donjon.games.clank.bot.policy import action_towards, policy
from donjon.games.clank.bot.weights import usual_weights
from donjon.games.clank.model.state import IN, NO_CARD, Clank
from donjon.games.clank.rules.turn_actions import ARTIFACT, PLAY, SPAN, TakeAction
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.idea import LET_GO, Controller
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import AnyDecision

FIXED: Final = 1
"""The seed for defaults that ask for a chance: a trip must choose the same each time."""


@final
class RoomTrip(Controller):
    """Go to a room, take the artifact that lies there, then do as usual.

    It lets go on arrival, outside the dungeon, and after the turn with the number `last_turn`.
    """

    def __init__(self, room: int, last_turn: int) -> None:
        self.room: Final = room
        self.last_turn: Final = last_turn

    def choose(self, s: State, decision: AnyDecision, options: list[int]) -> int:
        assert isinstance(s, Clank)
        thief = s.thieves[decision.seat]
        if thief.status != IN or thief.turns > self.last_turn:
            return LET_GO
        if not isinstance(decision, TakeAction):
            return policy(s, decision, options, FastChance(FIXED))
        if thief.room == self.room:
            return artifact_of(options)
        card = next_card(thief)
        if card != NO_CARD:
            return PLAY * SPAN + card
        weights = usual_weights(s)
        usual = goal_of(s, thief, weights)
        goal = Goal(self.room, usual.value, usual.turns)
        return action_towards(s, thief, options, goal, weights)


def artifact_of(options: list[int]) -> int:
    """The artifact that can be taken here; otherwise the trip is over."""
    for option in options:
        if option // SPAN == ARTIFACT:
            return option
    return LET_GO
