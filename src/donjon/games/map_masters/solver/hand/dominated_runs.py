"""The rides that count for a card that is visited once: those that no other one makes needless."""

from __future__ import annotations

from donjon.games.map_masters.solver.hand.valued_run import Ride
from donjon.games.map_masters.solver.input.resources import ALL_USES
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.runs.card_run import STOP


def best_by_exit(rides: list[Ride], may_call: bool, pace: Pace) -> list[Ride]:
    """For one visit: only the runs that no other one with the same exit makes needless."""
    kept: list[Ride] = []
    rides.sort(key=order, reverse=True)
    for ride in rides:
        pace.work(len(kept) + 1)
        if not is_worse_than_any(ride, kept, may_call):
            kept.append(ride)
    return kept


def order(ride: Ride) -> int:
    """The more it is worth, the earlier; then the less it needs."""
    return ride.value * 1024 + sum(ride.run.gains) * 8 - sum(ride.run.needs)


def is_worse_than_any(ride: Ride, others: list[Ride], may_call: bool) -> bool:
    """Whether one of the others is as good in everything."""
    for other in others:
        if is_worse(ride, other, may_call):
            return True
    return False


def is_worse(ride: Ride, other: Ride, may_call: bool) -> bool:
    """Whether the other one, with the same exit, is as good in everything that still matters."""
    if ride.exit != other.exit or other.value < ride.value:
        return False
    for use in range(ALL_USES):
        if other.run.needs[use] > ride.run.needs[use]:
            return False
        is_end = ride.exit == STOP and not may_call
        if not is_end and other.run.gains[use] < ride.run.gains[use]:
            return False
    return True
