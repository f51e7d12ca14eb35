"""What is worth a thought: other purchases than the policy's own. All else is left to the policy.

The solver already finds the best path, and what follows a purchase hardly matters beside it.
"""

from __future__ import annotations

from typing import Any, Final

from donjon.games.map_masters.bot.buy import Candidate, candidates_of
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.rules.articles import PASS
from donjon.games.map_masters.rules.market import Buy
from donjon.games.map_masters.solver.input.weights import POINT
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.rules.step import Decision

ADVICE: Final = SearchAdvice(caution=1.0, margin=20.0, scale=60.0, level3=160, level4=800)
"""A foreseen lead tells more than who has it, so points count far more than the win."""
WARES: Final = 4
"""So many articles are tried beside the policy's own purchase."""


def ideas(s: MapMasters, decision: Decision[Any], options: list[int], usual: int) -> list[Idea]:
    """The policy's choice; in the market also the articles that gain most, and to buy nothing.

    The prior is the gain in points. After the article the policy buys on.
    """
    found = [Idea(usual)]
    if not isinstance(decision, Buy):
        return found
    wares = candidates_of(s, s.players[decision.seat], options)
    others = sorted([each for each in wares if each.option != usual], key=gain_last)
    found.extend([Idea(each.option, each.gain / POINT) for each in others[:WARES]])
    if usual != PASS:
        found.append(Idea(PASS))
    return found


def gain_last(candidate: Candidate) -> int:
    """Sorts the articles that gain most to the front."""
    return -candidate.gain


def turn(s: MapMasters) -> int:
    """The number of the turn, from 0 to 5."""
    return s.turn
