"""How a thief stands: pace, time that is left, wounds to be expected, and the chance to win."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.distances import BOOT, Distances
from donjon.games.clank.bot.likelihood import chance_in_time, chance_to_live, logistic
from donjon.games.clank.bot.rivals import (
    COUNTDOWN_TURNS,
    POINTS_A_TURN,
    Rival,
    pace,
    strongest_rival,
    turns_for,
    turns_left,
    wounds_a_turn,
)
from donjon.games.clank.content.tables import HEALTH, MASTERY_VP
from donjon.games.clank.model.state import ESCAPED, IN, LOST, NOBODY, Clank, Thief
from donjon.games.clank.rules.scoring import score

UNSURE_IN_COUNTDOWN: Final = 0.8  # turns
UNSURE_BEFORE: Final = 1.5
UNSURE_A_TURN: Final = 0.15  # ... and more for each turn ahead
SPREAD: Final = 14.0  # points by which the end may differ from what is expected
SPREAD_A_TURN: Final = 0.8
POINT_WORTH: Final = 0.0002  # of a win: decides between plans that win or lose alike


@final
class Outlook:
    """What the worth of a plan turns on."""

    def __init__(self, s: Clank, thief: Thief, table: Distances) -> None:
        rivals = [Rival(s, other) for other in s.thieves if other.seat != thief.seat]
        self.table: Final = table
        self.speed: Final = pace(thief)
        self.boots: Final = s.resources.boots * BOOT if s.active == thief.seat else 0
        self.points: Final = float(score(thief))
        self.health: Final = HEALTH - thief.damage
        self.wounds: Final = wounds_a_turn(s, thief)
        self.is_countdown: Final = s.runner != NOBODY
        self.rival: Final = strongest_rival(rivals)
        self.left: Final = turns_left(s, rivals)

    def turns(self, way: int) -> float:
        """How many more turns a way takes after this one."""
        return turns_for(float(way - self.boots), self.speed)

    def value(self, home: int, safe: int, points: float) -> float:
        """The chance to win by a plan that brings points.

        `home` is the whole way to the flag, `safe` the way to the room outside the depths after
        which nothing more is fetched: who is knocked out there is rescued.
        """
        turns = self.turns(home)
        unsure = UNSURE_IN_COUNTDOWN if self.is_countdown else UNSURE_BEFORE
        unsure += UNSURE_A_TURN * turns
        at_home = self.chance(turns, unsure)
        at_least_safe = max(at_home, self.chance(self.turns(safe), unsure))
        rest = self.left if self.is_countdown else turns + COUNTDOWN_TURNS
        lead = self.points + points + POINTS_A_TURN * turns - self.rival.points_after(rest)
        scale = SPREAD + SPREAD_A_TURN * turns
        value = at_home * self.wins(lead + MASTERY_VP, scale, rest, unsure)
        value += (at_least_safe - at_home) * self.wins(lead, scale, rest, unsure)
        return value + POINT_WORTH * points

    def chance(self, turns: float, unsure: float) -> float:
        """How likely the thief lives and has so many more turns."""
        in_time = chance_in_time(self.left - turns, unsure)
        return in_time * chance_to_live(self.health, self.wounds * turns)

    def wins(self, lead: float, scale: float, rest: float, unsure: float) -> float:
        """The chance that the rival ends with less, if it has at most `rest` more turns.

        `lead` is the lead over a rival who is rescued.
        """
        rival = self.rival
        if rival.status == LOST:
            return 1.0
        rescued = logistic(lead / scale)
        if rival.status != IN:
            return logistic((lead - MASTERY_VP) / scale) if rival.status == ESCAPED else rescued
        home = rival.chance(rival.home, rest, unsure)
        safe = max(home, rival.chance(rival.safe, rest, unsure))
        escaped = logistic((lead - MASTERY_VP) / scale)
        return home * escaped + (safe - home) * rescued + 1.0 - safe
