"""Plays whole matches between bots without journal or record, in one compiled loop."""

from __future__ import annotations

from typing import Final

from donjon.bots.bot import Bot, choice_of
from donjon.kernel.journal.event import Event
from donjon.kernel.match.game import Game
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import (
    State,
    apply_choice,
    first_decision,
    next_decision,
    run_until_choice,
)

NO_EVENTS: Final[list[Event]] = []


def play_match(game: Game, s: State, bots: list[Bot], chances: list[Chance]) -> int:
    """Play a match to its end, with one bot and one chance for each seat.

    Returns the number of choices. A `BotFault` ends the match early.
    """
    for seat, bot in enumerate(bots):
        bot.start(game, seat)
    policies = [game.brain.policy_for_match() for _ in bots]
    made = 0
    options = run_until_choice(s)
    while options:
        decision = next_decision(s)
        if decision is not first_decision(s):
            options = decision.options(s)
        seat = decision.seat
        option = choice_of(
            bots[seat], game, s, decision, options, chances[seat], NO_EVENTS, policies[seat]
        )
        apply_choice(s, decision, option)
        made += 1
        options = run_until_choice(s)
    return made
