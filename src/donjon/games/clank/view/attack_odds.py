"""What the next attack may do to a seat: exact chances, from nothing but what everyone may see."""

from __future__ import annotations

from math import comb
from typing import Final, final

from donjon.games.clank.content.tables import ATTACK, COUNTDOWN, EXTRA, HEALTH
from donjon.games.clank.view.forms import View


@final
class Odds:
    """Of all ways to draw the cubes of an attack, each equally likely: how many wound a seat how.

    `none`, `one` and `more` are the ways to no wound, to one, and to two or more; together they
    are `of`. `out` are the ways that knock out. `cubes` is how many are drawn.
    """

    def __init__(self, cubes: int, none: int, one: int, more: int, out: int) -> None:
        self.cubes: Final = cubes
        self.none: Final = none
        self.one: Final = one
        self.more: Final = more
        self.out: Final = out

    @property
    def of(self) -> int:
        """All the ways there are."""
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
    """The next attack as the table lies, for the viewer or another seat; a spectator has no odds.

    CL-15.2: what lies in the Clank! area is in the bag by then. CL-15.3: rage and danger count,
    and the extra cubes of the countdown if they are given.
    """
    who = seen.viewer if seat is None else seat
    if who is None:
        return None
    thief = seen.thieves[who]
    bag = sum(seen.bag)
    for other in seen.thieves:
        bag += other.clank
    mine = seen.bag[who] + thief.clank if thief.status == "in" else 0  # CL-15.7
    return odds_of(mine, bag, seen.rage_cubes + seen.danger + extra, HEALTH - thief.damage)


def countdown_extra(seen: View) -> int | None:
    """CL-18.4  The extra cubes of the countdown's next attack; None when none is to come."""
    if seen.over or seen.runner is None or seen.countdown >= len(COUNTDOWN):
        return None
    return EXTRA[seen.countdown] if COUNTDOWN[seen.countdown] == ATTACK else None


def odds_of(mine: int, bag: int, cubes: int, health: int) -> Odds:
    """CL-15.4 to CL-15.8  Some of the bag's cubes are drawn, of which some are one's own.

    Who is knocked out takes no further wound, so with the last health left there is one at most.
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
    """The ways to draw so many of one's own cubes."""
    if n > drawn:
        return 0
    return comb(mine, n) * comb(bag - mine, drawn - n)


def expected_wounds(mine: int, bag: int, cubes: int) -> float:
    """How many of one's own cubes an attack draws on average."""
    return min(cubes, bag) * mine / bag if bag else 0.0
