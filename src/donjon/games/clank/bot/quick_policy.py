"""The policy in the worlds of a search: a thief who has a goal keeps it for the turn."""

from __future__ import annotations

from typing import final

from donjon.games.clank.bot.card_order import next_card
from donjon.games.clank.bot.goals import Goal, goal_of
from donjon.games.clank.bot.policy import action_towards, policy
from donjon.games.clank.bot.weights import usual_weights
from donjon.games.clank.model.state import NO_CARD, NOBODY, Clank, Thief
from donjon.games.clank.rules.turn_actions import BUY, SPAN, TakeAction
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.step import AnyDecision


@final
class QuickPolicy:
    """Chooses as the policy does, but looks for a goal once a turn, on arrival and in the market.

    It remembers the goal of the thief whose turn it is, so each world has one of its own.
    """

    def __init__(self) -> None:
        self.seat: int = NOBODY
        self.turns = 0
        self.goal: Goal | None = None

    def choose(self, s: Clank, decision: AnyDecision, options: list[int], chance: Chance) -> int:
        """A sensible player's choice."""
        thief = s.thieves[decision.seat]
        if not isinstance(decision, TakeAction) or next_card(thief) != NO_CARD:
            return policy(s, decision, options, chance)
        if len(options) == 1:
            return options[0]
        goal = self.goal_for(s, thief, options)
        return action_towards(s, thief, options, goal, usual_weights(s))

    def goal_for(self, s: Clank, thief: Thief, options: list[int]) -> Goal:
        """The goal of this turn, unless the thief has reached it or may buy something here."""
        goal = self.goal
        if (
            goal is None
            or thief.seat != self.seat
            or thief.turns != self.turns
            or thief.room == goal.room
            or may_buy(options)
        ):
            goal = goal_of(s, thief, usual_weights(s))
            self.goal, self.seat, self.turns = goal, thief.seat, thief.turns
        return goal


def may_buy(options: list[int]) -> bool:
    """Whether the market offers something, so that goals are compared again."""
    for option in options:
        if option // SPAN == BUY:
            return True
    return False


def new_quick_policy() -> Policy[Clank]:
    """A policy for one world."""
    return QuickPolicy().choose
