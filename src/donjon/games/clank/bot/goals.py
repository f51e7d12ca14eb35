"""Where a bot's thief is going: how far rooms are, which artifact pays, and how much time is left.

Distances are in tenths of a boot; monsters and caves on the way make it longer, finds shorter.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.dungeon_map import FLAG, Exit
from donjon.games.clank.content.tables import (
    ARTIFACT_VP,
    BOOTS,
    GOODS,
    HAND,
    HEALTH,
    IS_CROWN,
    KIND,
    LAST_COUNTDOWN,
    NONE,
    PRICE,
    RAGE,
)
from donjon.games.clank.model.state import IN, NOBODY, Clank, Thief
from donjon.games.clank.rules.arrival import tokens_in
from donjon.games.clank.rules.artifacts import artifact_limit, owned
from donjon.games.clank.rules.movement import has_key
from donjon.games.clank.rules.scoring import owned_cards
from donjon.games.clank.view.attack_odds import expected_wounds

BOOT: Final = 10
CAVE: Final = 8
MONSTER: Final = 5
MAJOR_FIND: Final = 6
MINOR_FIND: Final = 4
SHOPPING: Final = 5
FAR: Final = 100_000

LEAST_PACE: Final = 8  # a pace is in tenths of boots a turn
USUAL_PACE: Final = 22  # of another thief on the way home
USUAL_TURNS: Final = 17  # in a match, with the countdown
LEAST_TURNS: Final = 7
COUNTDOWN_TURNS: Final = 4
ATTACKS_A_TURN: Final = 0.27  # for each thief who is in the dungeon
TURN_PRICE: Final = 0.4
LATE_PRICE: Final = 7.0  # points for each turn beyond those that are likely to be left
TOO_LATE_PRICE: Final = 15.0  # the same while the countdown runs and the turns left are certain
WOUND_PRICES: Final = [60.0, 22.0, 12.0, 7.0, 4.0, 2.6, 1.8, 1.3, 1.0, 0.8, 0.7]
"""What one more wound costs in points, by the wounds that are left."""


@final
class Goal:
    """A room to go to (or none), its value in points, and the turns until the thief is home."""

    def __init__(self, room: int, value: float, turns: float) -> None:
        self.room: Final = room
        self.value: Final = value
        self.turns: Final = turns


def wound_price(thief: Thief) -> float:
    """What one more wound costs in points: the fewer wounds are left, the more."""
    return WOUND_PRICES[HEALTH - thief.damage]


def tunnel_length(s: Clank, thief: Thief, way: Exit) -> int:
    """The length of a tunnel, with the monsters in it and what the room behind it holds."""
    long = way.boots * BOOT
    if way.monsters:
        long += way.monsters * (MONSTER + int(5 * wound_price(thief)))
    if s.dungeon.crystal[way.to]:
        long += CAVE
    if tokens_in(s, way.to) > 0:
        long -= MINOR_FIND if s.dungeon.minor[way.to] else MAJOR_FIND
    if s.dungeon.market[way.to] and thief.gold >= PRICE and is_crown_left(s):
        long -= SHOPPING
    return max(1, long)


def is_crown_left(s: Clank) -> bool:
    """Whether a crown can still be bought."""
    for goods in GOODS:
        for item in goods:
            if IS_CROWN[item] and s.stock[item] > 0:
                return True
    return False


def tunnel_lengths(s: Clank, thief: Thief) -> list[list[int]]:
    """The length of every tunnel, by room and exit."""
    return [[tunnel_length(s, thief, way) for way in exits] for exits in s.dungeon.exits]


def distances_to(s: Clank, lengths: list[list[int]], goal: int, key: bool) -> list[int]:
    """How far every room is from the goal; without a key locked tunnels are closed."""
    far = [FAR] * len(lengths)
    far[goal] = 0
    changed = True
    while changed:
        changed = False
        for room in range(len(lengths) - 1, -1, -1):
            best = far[room]
            for at, way in enumerate(s.dungeon.exits[room]):
                through = lengths[room][at] + far[way.to]
                if through < best and (key or not way.lock):
                    best = through
                    changed = True
            far[room] = best
    return far


def distances_from(s: Clank, lengths: list[list[int]], start: int, key: bool) -> list[int]:
    """How far every room is from the start."""
    far = [FAR] * len(lengths)
    far[start] = 0
    changed = True
    while changed:
        changed = False
        for room in range(len(lengths)):
            here = far[room]
            if here < FAR:
                for at, way in enumerate(s.dungeon.exits[room]):
                    through = here + lengths[room][at]
                    if through < far[way.to] and (key or not way.lock):
                        far[way.to] = through
                        changed = True
    return far


def pace(thief: Thief) -> int:
    """Tenths of boots that a turn brings on average, with the cards as they are."""
    cards = owned_cards(thief)
    boots = 0
    for card in cards:
        boots += BOOTS[KIND[card]]
    return max(LEAST_PACE, boots * HAND * BOOT // max(1, len(cards)) + 2)


def turns_left(s: Clank, thief: Thief, home: list[int]) -> float:
    """Own turns that may be left before the countdown is over."""
    if s.runner != NOBODY:
        return LAST_COUNTDOWN - s.countdown
    left = float(max(LEAST_TURNS, USUAL_TURNS - thief.turns))
    for other in s.thieves:
        if other.status == IN and other.seat != thief.seat and other.artifacts:
            left = min(left, home[other.room] / USUAL_PACE + COUNTDOWN_TURNS)
    return left


def turn_price(s: Clank, thief: Thief) -> float:
    """What one more turn in the dungeon costs: the wounds of the attacks to be expected."""
    bag = sum(s.bag)
    attacks = 0.0 if s.runner == NOBODY else 1.0
    for other in s.thieves:
        bag += other.clank
        if other.status == IN:
            attacks += ATTACKS_A_TURN
    mine = s.bag[thief.seat] + thief.clank
    wounds = attacks * expected_wounds(mine, bag, RAGE[s.rage - 1] + 1)
    return TURN_PRICE + wounds * wound_price(thief)


def best_goal(s: Clank, thief: Thief, key: bool, limit: int) -> Goal:
    """The artifact with the best gain, counting the way to it and home; or home itself."""
    lengths = tunnel_lengths(s, thief)
    home = distances_to(s, lengths, FLAG, key)
    away = distances_from(s, lengths, thief.room, key)
    speed = pace(thief)
    left = turns_left(s, thief, home)
    price = turn_price(s, thief)
    late = LATE_PRICE if s.runner == NOBODY else TOO_LATE_PRICE
    best = Goal(FLAG, -FAR, home[thief.room] / speed)
    if owned(thief) > 0:
        best = Goal(FLAG, gain(0, home[thief.room] / speed, left, price, late), best.turns)
    if owned(thief) < limit:
        for room, artifact in enumerate(s.dungeon.artifacts):
            if artifact != NONE and s.artifacts >> artifact & 1 and away[room] < FAR:
                turns = (away[room] + home[room]) / speed
                value = gain(ARTIFACT_VP[artifact], turns, left, price, late)
                if value > best.value:
                    best = Goal(room, value, turns)
    return best


def gain(points: int, turns: float, left: float, price: float, late: float) -> float:
    """The points of a way, less `price` for each turn and `late` for each turn beyond `left`."""
    return points - price * turns - late * max(0.0, turns - left)


def goal_of(s: Clank, thief: Thief) -> Goal:
    """The goal of the thief, with the key and the artifacts that it has."""
    return best_goal(s, thief, has_key(thief), artifact_limit(thief))
