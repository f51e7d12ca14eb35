"""Slips: what a player takes who looks no further than the next moment."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.knowledge import Knowledge
from donjon.bots.search.ending import ending_of
from donjon.bots.search.think import sorted_ideas
from donjon.bots.search.worlds import Worlds
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.state import run_until_choice

GLANCES: Final = 4
"""The number of worlds in which a player looks at what an idea brings at once."""
CHANCE_LOST: Final = 0.08
"""A slip seems to cost no more of the chance to win than this."""


def slip(known: Knowledge, usual: int) -> int:
    """An idea beside the usual choice that seems to cost little; the usual one if there is none.

    In a game that has an `evaluate` it is the idea after which the seat seems to stand best: that
    is how somebody slips who looks no further. Elsewhere it is the idea with the highest prior, if
    that is no further behind than a slip may be in this game.
    """
    brain = known.game.brain
    if brain.ideas is None:
        return usual
    ideas = sorted_ideas(known, usual)
    if len(ideas) == 1:
        return usual
    if brain.evaluate is None:
        lost = ideas[0].prior - ideas[1].prior
        return ideas[1].option if lost <= brain.advice.slip_loss else usual
    return best_at_a_glance(known, ideas)


def best_at_a_glance(known: Knowledge, ideas: list[Idea]) -> int:
    """The best of the others right after it; the usual choice if all seem much worse."""
    glance = Glance(known)
    least = glance.chance(ideas[0]) - CHANCE_LOST
    found = ideas[0].option
    for idea in ideas[1:]:
        chance = glance.chance(idea)
        if chance > least:
            least = chance
            found = idea.option
    return found


@final
class Glance:
    """A look at what comes at once of an option, in the same few worlds for all of them."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Final = known
        self.worlds: Final = Worlds(known.game, known.state(), known.decision, known.seed)

    def chance(self, idea: Idea) -> float:
        """How likely the seat seems to win right after this, on average."""
        total = 0.0
        for number in range(GLANCES):
            total += self.chance_in(number, idea)
        return total / GLANCES

    def chance_in(self, number: int, idea: Idea) -> float:
        """How likely it seems to win in one world."""
        worlds, seat = self.worlds, self.known.seat
        s = worlds.after(worlds.world(number), idea.option)
        if not run_until_choice(s) or worlds.evaluate is None:
            return ending_of(worlds.result(s), seat).share
        return worlds.evaluate(s, seat)
