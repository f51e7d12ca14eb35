"""What is worth a thought: other purchases than the policy's own. All else is left to the policy.

The solver already finds the best path, and what follows a purchase hardly matters beside it.
"""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.bot.buy import Candidate, candidates_of, wanted_set
from donjon.games.map_masters.bot.weights import policy_weights
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.rules.articles import PASS
from donjon.games.map_masters.rules.market import Buy
from donjon.games.map_masters.solver.input.weights import POINT
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.rules.step import AnyDecision

ADVICE: Final = SearchAdvice(
    caution=1.0, margin=0.5, scale=60.0, level3=64, level4=320, slip_loss=2.0
)
WARES: Final = 3
"""How many articles are tried besides the policy's own purchase."""
BEHIND: Final = 700
"""After the best of them, what gains less than the policy's own purchase by more than this is not
tried, in parts of a point: a gain is that wrong now and then, and hardly ever more."""


def ideas(s: MapMasters, decision: AnyDecision, options: list[int], usual: int) -> list[Idea]:
    """The policy's choice; in the market also what gains nearly as much, be it to buy nothing.

    The prior is the gain in points. After the article the policy buys on. What it is going to
    buy in any case is no idea.
    """
    if not isinstance(decision, Buy):
        return [Idea(usual)]
    player = s.players[decision.seat]
    wares = candidates_of(s, player, options, policy_weights(s))
    found = [Idea(usual, gain_of(wares, usual) / POINT)]
    bought = [each.option for each in wanted_set(player, wares)]
    least = gain_of(wares, usual) - BEHIND
    others = sorted([each for each in wares if each.option not in bought], key=gain_last)
    for at, each in enumerate(others[:WARES]):
        if at == 0 or each.gain >= least:
            found.append(Idea(each.option, each.gain / POINT))
    if usual != PASS and least <= 0:
        found.append(Idea(PASS))
    return found


def gain_of(wares: list[Candidate], option: int) -> int:
    """The gain of one of the articles; to buy nothing gains nothing."""
    for each in wares:
        if each.option == option:
            return each.gain
    return 0


def gain_last(candidate: Candidate) -> int:
    """Sorts the articles that gain most to the front."""
    return -candidate.gain


def turn(s: MapMasters) -> int:
    """The number of the turn, from 0 to 5."""
    return s.turn
