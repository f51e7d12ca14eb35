"""Ideas: the options that are worth a thought, and how a seat goes on after one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import AnyDecision

LET_GO: Final = -1
Turn = Callable[[Any], int]
"""From a state to a number that changes from turn to turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Controller(Immutable):
    """Pursues an idea: it chooses for its seat after the first option, until it lets go."""

    def choose(self, s: State, decision: AnyDecision, options: list[int]) -> int:
        """One of the options, or `LET_GO`: from then on the policy chooses again."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Idea(Immutable):
    """An option that is worth a thought.

    `prior` tells how good it looks before it is tried: ideas with a higher one are tried first.
    """

    def __init__(self, option: int, prior: float = 0.0, controller: Controller | None = None):
        self.option: Final = option
        self.prior: Final = prior
        self.controller: Final = controller


def plain_ideas(options: list[int], usual: int) -> list[Idea]:
    """Every option as an idea; `usual`, what the policy chooses, comes first."""
    found = [Idea(usual)]
    for option in options:
        if option != usual:
            found.append(Idea(option))
    return found


def by_prior(ideas: list[Idea]) -> list[Idea]:
    """The ideas with the most promising first; those that promise the same keep their order."""
    return sorted(ideas, key=prior_last)


def prior_last(idea: Idea) -> float:
    return -idea.prior
