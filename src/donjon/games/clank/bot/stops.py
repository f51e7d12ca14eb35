"""What is worth a stop on a thief's way: secrets, idols, the market, a fountain, more artifacts."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.distances import Distances
from donjon.games.clank.bot.trip_chances import TripChances
from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.bot.wounds import wound_price
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import ARTIFACT_VP, GOODS, ITEM_VP, NONE, PRICE, ROOM_FOR
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.rules.market import top_item

MOST_STOPS: Final = 3
NO_ROOM: Final = -1
ALL_ROOMS: Final = (1 << 60) - 1  # a bit for each


@final
class Trip:
    """A route from the thief's room to the flag, its length, its points, the chance to win."""

    def __init__(self, route: list[int], home: int, points: float, value: float) -> None:
        self.route: Final = route
        self.home: Final = home
        self.points: Final = points
        self.value: Final = value


def stops_worth(s: Clank, thief: Thief, room_for: int, weights: Weights) -> list[float]:
    """The points that each room has for a thief that can carry `room_for` more artifacts."""
    worth = [0.0] * len(s.dungeon.rooms)
    board = weights.boards.board(s.dungeon)
    goods = goods_worth(s, room_for, weights) if is_shopper(s, thief) else 0.0
    healing = weights.healing * wound_price(thief, weights) if thief.damage else 0.0
    for room in board.stops:
        points = goods if s.dungeon.market[room] else 0.0
        points += tokens_worth(s, room, weights)
        if s.dungeon.fountain[room]:
            points += healing
        if points > 0.0 and room != thief.room:
            worth[room] = points
    if room_for > 1:
        for room in board.artifact_rooms:
            artifact = s.dungeon.artifacts[room]
            if s.artifacts >> artifact & 1:
                worth[room] = max(worth[room], float(ARTIFACT_VP[artifact]))
    return worth


def tokens_worth(s: Clank, room: int, weights: Weights) -> float:
    """What a token of the room is worth."""
    if s.dungeon.shrine[room]:
        return weights.idol if s.idols else 0.0
    if not s.secrets[room]:
        return 0.0
    return weights.major_secret if s.dungeon.major[room] else weights.minor_secret


def is_shopper(s: Clank, thief: Thief) -> bool:
    """Whether the thief has the gold for an article, and is not in a market already."""
    return thief.gold >= PRICE and not s.dungeon.market[thief.room]


def goods_worth(s: Clank, room_for: int, weights: Weights) -> float:
    """What the best article of the market is worth beyond its price.

    A backpack is of use while more artifacts are left than the thief can carry.
    """
    best = 0.0
    backpack = weights.backpack if s.artifacts.bit_count() > room_for else 0.0
    for goods in GOODS:
        item = top_item(s, goods)
        if item != NONE:
            best = max(best, ITEM_VP[item] - PRICE + backpack * ROOM_FOR[item])
    return best


@final
class Detour:
    """The stop that is the best for a route: where in it, and how much longer it makes it.

    A route that nothing is near to has none: then its room is NO_ROOM. `near` has a bit for every
    room with something that is near enough. `price` is what a tenth of a boot costs.
    """

    def __init__(
        self, table: Distances, route: list[int], worth: list[float], rooms: int, price: float
    ) -> None:
        self.price: Final = price
        self.room = NO_ROOM
        self.place = 0
        self.length = 0
        self.gain = 0.0
        self.near = 0
        for room in route:
            rooms &= ~(1 << room)
        for at in range(1 if route[0] == route[1] else 0, len(route) - 1):
            self.look_between(table.detours(route[at], route[at + 1]), at + 1, worth, rooms)

    def look_between(self, detours: list[int], place: int, worth: list[float], rooms: int) -> None:
        """Look for a better one among the detours of one part of the route."""
        for at in range(0, len(detours), 2):
            room = detours[at]
            points = worth[room]
            if points > 0.0 and rooms >> room & 1:
                self.near |= 1 << room
                length = detours[at + 1]
                gain = points - length * self.price
                if (
                    self.room == NO_ROOM
                    or gain > self.gain
                    or (gain == self.gain and room < self.room)
                ):
                    self.room, self.place, self.length, self.gain = room, place, length, gain


def with_stops(look: TripChances, trip: Trip, worth: list[float]) -> Trip:
    """The trip with those stops that make it better; an artifact here is taken before them."""
    rooms = ALL_ROOMS
    for _ in range(MOST_STOPS):
        detour = Detour(look.table, trip.route, worth, rooms, look.weights.detour)
        if detour.room == NO_ROOM:
            break
        longer = with_detour(look, trip, detour, worth[detour.room])
        if longer.value <= trip.value:
            break
        trip, rooms = longer, detour.near
    return trip


def with_detour(look: TripChances, trip: Trip, detour: Detour, points: float) -> Trip:
    """The trip with one more stop, which brings `points`."""
    route = trip.route[:]
    route.insert(detour.place, detour.room)
    home = trip.home + detour.length
    last = route[len(route) - 2]
    safe = home - look.table.between[last][FLAG] + look.table.surface[last]
    points += trip.points
    return Trip(route, home, points, look.value(home, safe, points))
