"""A bot that tries everything once: its slips lead to kinds of actions that it seldom takes."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.bot import Bot
from donjon.bots.knowledge import Knowledge
from donjon.bots.search.think import sorted_ideas
from donjon.bots.slips import slip

RARER: Final = 2
"""Another kind of action costs more than a second-best idea, so it is tried less often."""


@final
class CuriousBot(Bot):
    """Follows the policy of the game, but now and then tries another kind of action.

    All kinds that are offered are equally likely, however many options they have. It needs no
    memory, so it plays the same at a live table, where a new bot is made for every choice. Where
    all options are of one kind it slips like the first level.
    """

    def choose(self, known: Knowledge) -> int:
        usual = known.policy_choice()
        if known.chance.below(RARER * known.game.brain.advice.slips) > 0:
            return usual
        kinds = other_kinds(known, usual)
        if not kinds:
            return slip(known, usual)
        return best_of_kind(known, usual, kinds[known.chance.below(len(kinds))])


def other_kinds(known: Knowledge, usual: int) -> list[str]:
    """The kinds of actions that are offered, without that of the usual choice."""
    s, decision = known.state(), known.decision
    mine = decision.action(s, usual)
    found: list[str] = []
    for option in known.options:
        kind = decision.action(s, option)
        if kind != mine and kind not in found:
            found.append(kind)
    return found


def best_of_kind(known: Knowledge, usual: int, kind: str) -> int:
    """The most promising idea of that kind; any option of it if none is worth a thought."""
    s, decision = known.state(), known.decision
    for idea in sorted_ideas(known, usual):
        if decision.action(s, idea.option) == kind:
            return idea.option
    options = [option for option in known.options if decision.action(s, option) == kind]
    return options[known.chance.below(len(options))]
