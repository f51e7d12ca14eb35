"""Plays whole matches between bots without journal or record, in one compiled loop."""

from __future__ import annotations

from typing import Final

from donjon.bots.bot import Bot, SeatedBot, choice_of
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
    seated: list[SeatedBot] = []
    for seat, bot in enumerate(bots):
        bot.start(game, seat)
        chance = chances[seat]
        policy = game.brain.policy_for_match()
        seated.append(SeatedBot(bot, game, chance, policy, drawn_seed(chance)))
    made = 0
    options = run_until_choice(s)
    while options:
        decision = next_decision(s)
        if decision is not first_decision(s):
            options = decision.options(s)
        option = choice_of(seated[decision.seat], s, decision, options, NO_EVENTS)
        apply_choice(s, decision, option)
        made += 1
        options = run_until_choice(s)
    return made


def drawn_seed(chance: Chance) -> int:
    """A seed drawn from a chance that goes on as if nothing had been drawn."""
    twin = chance.clone()
    return twin.word() | twin.word() << 32 | twin.word() << 64
