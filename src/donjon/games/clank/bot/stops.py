"""What is worth a stop on a thief's way: secrets, idols, the market, a fountain, more artifacts."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.distances import FAR, board_distances
from donjon.games.clank.bot.outlook import Outlook
from donjon.games.clank.bot.wounds import wound_price
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import ARTIFACT_VP, GOODS, ITEM_VP, NONE, PRICE, ROOM_FOR
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.rules.market import top_item

MAJOR_SECRET: Final = 3.5
MINOR_SECRET: Final = 2.2
IDOL: Final = 4.7
BACKPACK: Final = 8.0  # with room for a second artifact
HEALING: Final = 0.8  # of what a wound costs
MOST_STOPS: Final = 3
LONGEST_DETOUR: Final = 40
DETOUR_PRICE: Final = 0.1  # points for a tenth of a boot


@final
class Stop:
    """A room that is worth so many points to a thief who comes by."""

    def __init__(self, room: int, points: float) -> None:
        self.room: Final = room
        self.points: Final = points


@final
class Plan:
    """A route from the thief's room to the flag, its length, its points, the chance to win."""

    def __init__(self, route: list[int], home: int, points: float, value: float) -> None:
        self.route: Final = route
        self.home: Final = home
        self.points: Final = points
        self.value: Final = value


def stops_worth(s: Clank, thief: Thief, room_for: int) -> list[Stop]:
    """Every room with something for the thief, who can carry `room_for` more artifacts."""
    found: list[Stop] = []
    board = board_distances(s.dungeon)
    goods = goods_worth(s, room_for) if is_shopper(s, thief) else 0.0
    healing = HEALING * wound_price(thief) if thief.damage else 0.0
    for room in board.stops:
        points = goods if s.dungeon.market[room] else 0.0
        points += tokens_worth(s, room)
        if s.dungeon.fountain[room]:
            points += healing
        if points > 0.0 and room != thief.room:
            found.append(Stop(room, points))
    if room_for > 1:
        for room in board.artifact_rooms:
            artifact = s.dungeon.artifacts[room]
            if s.artifacts >> artifact & 1:
                found.append(Stop(room, float(ARTIFACT_VP[artifact])))
    return found


def tokens_worth(s: Clank, room: int) -> float:
    """What a token of the room is worth."""
    if s.dungeon.shrine[room]:
        return IDOL if s.idols else 0.0
    if not s.secrets[room]:
        return 0.0
    return MAJOR_SECRET if s.dungeon.major[room] else MINOR_SECRET


def is_shopper(s: Clank, thief: Thief) -> bool:
    """Whether the thief has the gold for an article, and is not in a market already."""
    return thief.gold >= PRICE and not s.dungeon.market[thief.room]


def goods_worth(s: Clank, room_for: int) -> float:
    """What the best article of the market is worth beyond its price.

    A backpack is of use while more artifacts are left than the thief can carry.
    """
    best = 0.0
    backpack = BACKPACK if s.artifacts.bit_count() > room_for else 0.0
    for goods in GOODS:
        item = top_item(s, goods)
        if item != NONE:
            best = max(best, ITEM_VP[item] - PRICE + backpack * ROOM_FOR[item])
    return best


@final
class Detour:
    """Where in a route a stop would be, and how much longer it makes it."""

    def __init__(self, stop: Stop, place: int, length: int) -> None:
        self.stop: Final = stop
        self.place: Final = place
        self.length: Final = length

    def gain(self) -> float:
        """What it is worth with its length."""
        return self.stop.points - self.length * DETOUR_PRICE


def with_stops(look: Outlook, plan: Plan, stops: list[Stop]) -> Plan:
    """The plan with those stops that make it better."""
    for _ in range(MOST_STOPS):
        detours = detours_from(look.table.between, plan.route, stops)
        if not detours:
            break
        best = detours[0]
        for detour in detours:
            if detour.gain() > best.gain():
                best = detour
        longer = with_detour(look, plan, best)
        if longer.value <= plan.value:
            break
        plan = longer
        stops = [detour.stop for detour in detours]
    return plan


def detours_from(between: list[list[int]], route: list[int], stops: list[Stop]) -> list[Detour]:
    """Every stop that is not too far from the route; an artifact here is taken first."""
    found: list[Detour] = []
    first = 1 if route[0] == route[1] else 0
    for stop in stops:
        if stop.room in route:
            continue
        length = FAR
        place = 0
        for at in range(first, len(route) - 1):
            start, end = route[at], route[at + 1]
            more = between[start][stop.room] + between[stop.room][end] - between[start][end]
            if more < length:
                length = more
                place = at + 1
        if length <= LONGEST_DETOUR:
            found.append(Detour(stop, place, length))
    return found


def with_detour(look: Outlook, plan: Plan, detour: Detour) -> Plan:
    """The plan with one more stop."""
    route = plan.route[: detour.place] + [detour.stop.room] + plan.route[detour.place :]
    home = plan.home + detour.length
    last = route[len(route) - 2]
    safe = home - look.table.between[last][FLAG] + look.table.surface[last]
    points = plan.points + detour.stop.points
    return Plan(route, home, points, look.value(home, safe, points))
