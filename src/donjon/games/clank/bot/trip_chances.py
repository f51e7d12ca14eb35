"""How a thief stands: pace, time that is left, wounds to be expected, and the chance to win."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.distances import BOOT, Distances
from donjon.games.clank.bot.likelihood import chance_in_time, chance_to_live, logistic
from donjon.games.clank.bot.rivals import (
    Rival,
    pace,
    strongest_rival,
    turns_for,
    turns_left,
    wounds_a_turn,
)
from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.content.tables import HEALTH, MASTERY_VP
from donjon.games.clank.model.state import ESCAPED, IN, LOST, NOBODY, Clank, Thief
from donjon.games.clank.rules.scoring import score


@final
class TripChances:
    """What the chance to win by a trip depends on."""

    def __init__(self, s: Clank, thief: Thief, table: Distances, weights: Weights) -> None:
        rivals = [Rival(s, other, weights) for other in s.thieves if other.seat != thief.seat]
        self.weights: Final = weights
        self.table: Final = table
        self.speed: Final = pace(thief, weights)
        self.boots: Final = s.resources.boots * BOOT if s.active == thief.seat else 0
        self.points: Final = float(score(thief))
        self.health: Final = HEALTH - thief.damage
        self.wounds: Final = wounds_a_turn(s, thief, weights)
        self.is_countdown: Final = s.runner != NOBODY
        self.rival: Final = strongest_rival(rivals)
        self.left: Final = turns_left(s, rivals, weights)

    def turns(self, way: int) -> float:
        """How many more turns a way takes after this one."""
        return turns_for(float(way - self.boots), self.speed, self.weights)

    def value(self, home: int, safe: int, points: float) -> float:
        """The chance to win by a trip that brings points.

        `home` is the whole way to the flag, `safe` the way to the room outside the depths after
        which nothing more is fetched: a thief that is knocked out there is rescued.
        """
        weights = self.weights
        turns = self.turns(home)
        unsure = weights.unsure_in_countdown if self.is_countdown else weights.unsure_before
        unsure += weights.unsure_a_turn * turns
        at_home = self.chance(turns, unsure)
        at_least_safe = max(at_home, self.chance(self.turns(safe), unsure))
        rest = self.left if self.is_countdown else turns + weights.countdown_turns
        lead = self.points + points + weights.points_a_turn * turns
        lead -= self.rival.points_after(rest)
        scale = weights.spread + weights.spread_a_turn * turns
        value = at_home * self.wins(lead + MASTERY_VP, scale, rest, unsure)
        value += (at_least_safe - at_home) * self.wins(lead, scale, rest, unsure)
        return value + weights.point * points

    def chance(self, turns: float, unsure: float) -> float:
        """How likely the thief stays alive for `turns` more turns, and has them."""
        in_time = chance_in_time(self.left - turns, unsure)
        return in_time * chance_to_live(self.health, self.wounds * turns, self.weights)

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
