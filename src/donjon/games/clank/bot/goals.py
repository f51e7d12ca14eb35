"""Where a bot's thief is going: to an artifact or home, with stops on the way."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.distances import FAR, Distances
from donjon.games.clank.bot.stops import Trip, stops_worth, with_stops
from donjon.games.clank.bot.trip_chances import TripChances
from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import ARTIFACT_VP
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.rules.artifacts import artifact_limit, owned
from donjon.games.clank.rules.movement import has_key

MOST_TRIPS: Final = 3


@final
class Goal:
    """Where to go next, the chance to win that way, and turns until home."""

    def __init__(self, room: int, value: float, turns: float) -> None:
        self.room: Final = room
        self.value: Final = value
        self.turns: Final = turns


def goal_of(s: Clank, thief: Thief, weights: Weights) -> Goal:
    """Where the thief goes as things are."""
    return best_goal(s, thief, has_key(thief), artifact_limit(thief), 0.0, weights)


def best_goal(
    s: Clank, thief: Thief, key: bool, limit: int, points: float, weights: Weights
) -> Goal:
    """The next room of the trip with the best chance to win; `points` come in any case."""
    table = weights.boards.distances_for(s.dungeon, thief, key)
    look = TripChances(s, thief, table, weights)
    trips = trips_of(s, thief, look, limit, points)
    if not trips:
        return Goal(FLAG, 0.0, look.turns(table.between[thief.room][FLAG]))
    worth = stops_worth(s, thief, limit - owned(thief), weights)
    best = trips[0]
    for trip in most_promising(trips):
        better = with_stops(look, trip, worth)
        if better.value > best.value:
            best = better
    return Goal(best.route[1], best.value, look.turns(best.home))


def trips_of(s: Clank, thief: Thief, look: TripChances, limit: int, points: float) -> list[Trip]:
    """Straight home with an artifact, and by way of each artifact that can still be taken."""
    table, here = look.table, thief.room
    trips: list[Trip] = []
    if thief.artifacts:
        home = table.between[here][FLAG]
        value = look.value(home, table.surface[here], points)
        trips.append(Trip([here, FLAG], home, points, value))
    if owned(thief) < limit:
        for room in look.weights.boards.board(s.dungeon).artifact_rooms:
            artifact = s.dungeon.artifacts[room]
            if s.artifacts >> artifact & 1 and table.between[here][room] < FAR:
                gain = points + ARTIFACT_VP[artifact]
                trips.append(trip_by_way_of(look, table, here, room, gain))
    return trips


def trip_by_way_of(
    look: TripChances, table: Distances, here: int, room: int, points: float
) -> Trip:
    """From here to a room, and home."""
    way = table.between[here][room]
    home = way + table.between[room][FLAG]
    value = look.value(home, way + table.surface[room], points)
    return Trip([here, room, FLAG], home, points, value)


def most_promising(trips: list[Trip]) -> list[Trip]:
    """The trips with the best chances before any stop, the best first."""
    found: list[Trip] = []
    for trip in trips:
        at = len(found)
        while at > 0 and found[at - 1].value < trip.value:
            at -= 1
        if at < MOST_TRIPS:
            found.insert(at, trip)
            del found[MOST_TRIPS:]
    return found
