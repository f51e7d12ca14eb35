"""Positions for tests of bots: spread over whole matches of two that follow the policy."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import donjon
from donjon import FastChance, Match
from donjon.bots import Knowledge
from donjon.bots.search.think import sorted_ideas
from donjon.conformance.size import derived_seed, size
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import State

POSITIONS = size(4, 200)  # of each kind and game
IN_A_MATCH = 8
"""How many positions of each kind are taken from a match at most."""


class Position(NamedTuple):
    """A moment of a match, and how much of the match had been played by then, from 0 to 1."""

    match: Match
    played: float

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.match.waiting[0]

    def truth(self) -> State:
        """A copy of the true state."""
        return self.match.state().clone()

    def dealt_again(self) -> list[State]:
        """Two states that the asked seat cannot tell from the truth, other ones at each moment."""
        first = 2 * len(self.match.choices_made)
        chances = [FastChance(derived_seed(first + deal)) for deal in range(2)]
        return [self.match.sample(self.seat, chance) for chance in chances]

    def known(self, s: State, chance: int = 5) -> Knowledge:
        """What a bot is given that meets this state, with a chance of this seed."""
        game, decision = self.match.game, self.match.decision(self.seat)
        assert decision is not None
        options, policy = decision.options(s), game.brain.policy_for_match()
        return Knowledge(game, decision, options, FastChance(chance), s, [], policy, 3)


class Positions(NamedTuple):
    """Decisions with more than one idea, and decisions while something is hidden from the seat."""

    with_ideas: list[Position]
    in_the_dark: list[Position]


@cache
def positions(name: str) -> Positions:
    """POSITIONS with ideas and up to as many in the dark; each match has a seed of its own."""
    found = Positions([], [])
    seed = derived_seed(5)
    while len(found.with_ideas) < POSITIONS:
        moments = moments_of(Match(donjon.game(name), 2, seed), FastChance(seed))
        left = min(IN_A_MATCH, POSITIONS - len(found.with_ideas))
        found.with_ideas.extend(spread(moments.with_ideas, left))
        found.in_the_dark.extend(spread(moments.in_the_dark, left))
        seed += 1
    return found


def moments_of(match: Match, chance: Chance) -> Positions:
    """All such decisions of a match, which is played to its end; policies draw from `chance`."""
    forks: list[Match] = []
    thinkable: list[int] = []
    dark: list[int] = []
    while match.waiting:
        usual, ideas = usual_and_ideas(match, chance)
        if ideas > 1:
            thinkable.append(len(forks))
        if hides_something(match):
            dark.append(len(forks))
        forks.append(match.fork())
        match.play(match.waiting[0], usual)
    moments = [Position(fork, at / len(forks)) for at, fork in enumerate(forks)]
    return Positions([moments[at] for at in thinkable], [moments[at] for at in dark])


def usual_and_ideas(match: Match, chance: Chance) -> tuple[int, int]:
    """What the policy chooses for the first seat that is asked, and how many ideas it has."""
    seat, s = match.waiting[0], match.state()
    decision = match.decision(seat)
    assert decision is not None
    options, policy = decision.options(s), match.policy(seat)
    known = Knowledge(match.game, decision, options, chance, s, [], policy, 0)
    usual = known.policy_choice()
    return usual, len(sorted_ideas(known, usual))


def hides_something(match: Match) -> bool:
    """Whether there are things that the first seat that is asked cannot see."""
    seat = match.waiting[0]
    places = match.state().hidden_places()
    return any(place.items() and not place.is_known_to(seat) for place in places)


def spread(found: list[Position], count: int) -> list[Position]:
    """`count` of the positions at equal distances, or all if there are no more."""
    if len(found) <= count:
        return found
    return [found[(2 * at + 1) * len(found) // (2 * count)] for at in range(count)]
