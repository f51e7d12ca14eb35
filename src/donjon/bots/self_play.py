"""Whole matches between bots, without journal or record: the loop stays in compiled code."""

from __future__ import annotations

from donjon.bots.bot import Bot, Observer, choice_of
from donjon.kernel.match.game import Game
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import State, answer, first_asked, next_asked, settle


def play_match(game: Game, s: State, bots: list[Bot], chance: Chance) -> int:
    """One bot a seat plays to the end; how many choices were made. `BotFault` ends it early."""
    made = 0
    options = settle(s)
    while options:
        decision = next_asked(s)
        if decision is not first_asked(s):
            options = decision.options(s)
        observer = Observer(game, s, decision, options)
        answer(s, decision, choice_of(bots[decision.seat], observer, chance))
        made += 1
        options = settle(s)
    return made
