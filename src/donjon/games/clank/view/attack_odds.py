"""What the next attack may do to a seat: exact chances, computed from public information only."""

from __future__ import annotations

from math import comb
from typing import Final, final

from donjon.games.clank.content.tables import HEALTH
from donjon.games.clank.view.forms import View


@final
class Odds:
    """The equally likely ways to draw the cubes of an attack, counted by their effect on one seat.

    `none`, `one` and `more` count the ways with no wound, one wound, and two or more; their sum is
    `of`. `out` counts the ways that knock the thief out. `cubes` is how many cubes are drawn.
    """

    def __init__(self, cubes: int, none: int, one: int, more: int, out: int) -> None:
        self.cubes: Final = cubes
        self.none: Final = none
        self.one: Final = one
        self.more: Final = more
        self.out: Final = out

    @property
    def of(self) -> int:
        """The number of all ways."""
        return self.none + self.one + self.more

    def chances(self) -> tuple[float, float, float]:
        """The chances of no wound, one, and more."""
        return self.none / self.of, self.one / self.of, self.more / self.of

    def chance_out(self) -> float:
        """The chance of being knocked out."""
        return self.out / self.of

    def percent(self) -> tuple[int, int, int]:
        """The chances in whole percents that add up to 100."""
        none = rounded(100 * self.none, self.of)
        upto_one = rounded(100 * (self.none + self.one), self.of)
        return none, upto_one - none, 100 - upto_one


def rounded(n: int, of: int) -> int:
    """The nearest whole number to a fraction."""
    return (2 * n + of) // (2 * of)


def odds(seen: View, seat: int | None = None, extra: int = 0) -> Odds | None:
    """The odds of the next attack for `seat`, by default the viewer; None for a spectator.

    CL-15.2: cubes in the Clank! area are in the bag by then. CL-15.3: rage and danger count,
    and the extra cubes of the countdown if they are given.
    """
    target = seen.viewer if seat is None else seat
    if target is None:
        return None
    thief = seen.thieves[target]
    bag = sum(seen.bag)
    for other in seen.thieves:
        bag += other.clank
    mine = seen.bag[target] + thief.clank if thief.status == "in" else 0  # CL-15.7
    return odds_of(mine, bag, seen.rage_cubes + seen.danger + extra, HEALTH - thief.damage)


def odds_of(mine: int, bag: int, cubes: int, health: int) -> Odds:
    """CL-15.4 to CL-15.8  The odds when `cubes` of `bag` cubes are drawn, `mine` being the seat's.

    A thief who is knocked out takes no further wound, so at one health there is at most one.
    """
    drawn = min(cubes, bag)
    all_ways = comb(bag, drawn)
    none = exactly(0, mine, bag, drawn)
    one = exactly(1, mine, bag, drawn) if health > 1 else all_ways - none
    out = all_ways - none
    for wounds in range(1, health):
        out -= exactly(wounds, mine, bag, drawn)
    return Odds(drawn, none, one, all_ways - none - one, out)


def exactly(n: int, mine: int, bag: int, drawn: int) -> int:
    """The number of ways to draw exactly `n` of the seat's own cubes."""
    if n > drawn:
        return 0
    return comb(mine, n) * comb(bag - mine, drawn - n)


def expected_wounds(mine: int, bag: int, cubes: int) -> float:
    """How many of one's own cubes an attack draws on average."""
    return min(cubes, bag) * mine / bag if bag else 0.0
