"""DragonQuest B: the walls."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest import automaton, events as tell
from donjon.games.dragonquest.content import (
    BLOCKABLE,
    CHAMBER,
    IS_BLOCKABLE,
    KINGS,
    NONE,
    SIDES,
    SQUARES,
    WALL_TILES,
)
from donjon.games.dragonquest.names import spot_id, square_name
from donjon.games.dragonquest.neighbour import is_automaton, neighbour
from donjon.games.dragonquest.route import (
    NO_ROUTE,
    OTHER_LEG,
    THERE,
    UNSURE,
    detour,
    goes_round,
    route_length,
    some_route,
)
from donjon.games.dragonquest.state import BLOCKED, NO_TILE, DragonQuest, Hero
from donjon.kernel.cells import with_cell, with_one_more
from donjon.kernel.chance import Chance
from donjon.kernel.hidden import Secret
from donjon.kernel.message import Message, seat_name
from donjon.kernel.step import Decision, Step


@final
class Walls(Step["DragonQuest"]):
    """DQ-4.2  The neighbour takes the three tiles; DQ-19.2: alone, the number is named first."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if not hero.is_inside() or is_exempt(hero):
            return
        if is_automaton(s, self.seat):
            s.owe(NameNumber(self.seat))
        else:
            s.owe(HideTile(neighbour(s, self.seat), self.seat))


def is_exempt(hero: Hero) -> bool:
    """DQ-4.1, DQ-R1, DQ-R2  Not in a turn begun in the chamber, nor in the first one after it."""
    return hero.is_in_chamber() or hero.exempt


@final
class HideTile(Decision["DragonQuest"]):
    """DQ-4.3, DQ-22.2  The neighbour secretly chooses a tile and lays it number side down."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def options(self, s: DragonQuest) -> list[int]:
        return WALL_TILES

    def choose(self, s: DragonQuest, option: int) -> None:
        s.tile = Secret(option, self.seat)
        tell.tile_hidden(s, self.seat, option)
        s.owe(NameNumber(self.owner))

    def label(self, s: DragonQuest, option: int) -> Message:
        return Message("dq-hide-tile", {"number": option})

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-hide-tile", {"owner": seat_name(self.owner)})

    def rule(self) -> str:
        return "DQ-4.3"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return WALL_TILES[chance.below(len(WALL_TILES))]


@final
class NameNumber(Decision["DragonQuest"]):
    """DQ-4.4, DQ-22.3  The owner names a number aloud."""

    def options(self, s: DragonQuest) -> list[int]:
        return WALL_TILES

    def choose(self, s: DragonQuest, option: int) -> None:
        """DQ-4.5  The tile is turned up; if the numbers differ nothing happens."""
        number = turned_up_tile(s)
        tell.tile_shown(s, self.seat, option, number)
        if number == option:
            wall_goes_up(s, s.heroes[self.seat])

    def label(self, s: DragonQuest, option: int) -> Message:
        return Message("dq-name-number", {"number": option})

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-name-number")

    def rule(self) -> str:
        return "DQ-4.4"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return WALL_TILES[chance.below(len(WALL_TILES))]


def turned_up_tile(s: DragonQuest) -> int:
    """DQ-4.14  The hidden tile, or one drawn (DQ-19.2); all three go back to the stock."""
    if s.tile.value:
        number = s.tile.turn_up(s)
        s.tile = NO_TILE
        return number
    return WALL_TILES[s.chance.below(len(WALL_TILES))]


def wall_goes_up(s: DragonQuest, hero: Hero) -> None:
    """DQ-4.6, DQ-R5  One eligible square must be blocked; DQ-4.7: if there is none, nothing is."""
    squares = eligible_squares(hero)
    if not squares:
        tell.nothing_to_block(s, hero.seat)
    elif is_automaton(s, hero.seat):
        block(s, hero, automaton.square_to_block(hero, squares))
    else:
        s.owe(BlockSquare(neighbour(s, hero.seat), hero.seat, squares))


@final
class BlockSquare(Decision["DragonQuest"]):
    """DQ-4.6, DQ-22.4  The neighbour blocks a square, with full sight of the sheet."""

    def __init__(self, seat: int, owner: int, squares: list[int]) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.squares: Final = squares

    def options(self, s: DragonQuest) -> list[int]:
        return self.squares

    def choose(self, s: DragonQuest, option: int) -> None:
        block(s, s.heroes[self.owner], option)

    def label(self, s: DragonQuest, option: int) -> Message:
        return Message("dq-block", {"square": square_name(option)})

    def on(self, s: DragonQuest, option: int) -> list[str]:
        return [spot_id(self.owner, option)]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-block", {"owner": seat_name(self.owner)})

    def rule(self) -> str:
        return "DQ-4.8"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return automaton.square_to_block(s.heroes[self.owner], self.squares)


def block(s: DragonQuest, hero: Hero, square: int) -> None:
    """DQ-4.11  A block is permanent; DQ-4.12: the hero may not enter it."""
    hero.marks = with_cell(hero.marks, square, hero.marks[square] | BLOCKED)
    hero.blocked = with_one_more(hero.blocked, square)
    tell.blocked(s, hero.seat, square)


def eligible_squares(hero: Hero) -> list[int]:
    """DQ-4.8  Every square that may be blocked now, in reading order."""
    route = some_route(hero)
    if not route:
        return []  # DQ-4.18, DQ-R7
    near_wall = beside_walls(hero)
    cutting = cutting_squares(hero, route)
    marks = hero.marks
    return [
        square
        for square in BLOCKABLE
        if marks[square] == 0
        and (near_wall[square] == 0 or keeps_distance(marks, square))
        and not (cutting and square in cutting)
    ]


def beside_walls(hero: Hero) -> list[int]:
    """1 for each square that touches a wall by a side or a corner."""
    beside = [0] * SQUARES
    for wall in hero.blocked:
        for near in KINGS[wall]:
            beside[near] = 1
    return beside


def keeps_distance(marks: bytes, square: int) -> bool:
    """DQ-4.9, DQ-4.15, DQ-R4  Blocks stand alone or in straight pairs and never touch otherwise."""
    partner = NONE
    for near in KINGS[square]:
        if marks[near] & BLOCKED:
            if partner != NONE:
                return False
            partner = near
    if partner == NONE:
        return True
    if partner not in SIDES[square]:
        return False
    for near in SIDES[partner]:
        if near != CHAMBER and marks[near] & BLOCKED:
            return False
    return True


def may_stand(hero: Hero, square: int) -> bool:
    """DQ-4.8 a to f  The conditions on the square itself; DQ-R8: not on line or demon squares."""
    return (
        IS_BLOCKABLE[square] == 1 and hero.marks[square] == 0 and keeps_distance(hero.marks, square)
    )


def cutting_squares(hero: Hero, route: list[int]) -> list[int]:
    """DQ-4.10  The squares without which no route is left: only those of one that stands can be."""
    if hero.been:
        return cutting_leg(hero, route, [])
    chamber = route.index(CHAMBER)
    there = route[: chamber + 1]
    back = route[chamber:]
    return cutting_leg(hero, there, back) + cutting_leg(hero, back, there)


def cutting_leg(hero: Hero, leg: list[int], other: list[int]) -> list[int]:
    """The squares of one leg that cut; the other leg may not be used to go round them."""
    taken = list(hero.marks)
    for square in other:
        taken[square] = OTHER_LEG
    cutting: list[int] = []
    before = hero.square
    for at in range(len(leg) - 1):
        square = leg[at]
        if (
            IS_BLOCKABLE[square]
            and not goes_round(taken, before, square, leg[at + 1])
            and not has_detour(hero, taken, leg, at)
        ):
            cutting.append(square)
        before = square
    return cutting


def has_detour(hero: Hero, taken: list[int], leg: list[int], at: int) -> bool:
    """Whether the route can do without one square of a leg, tried the cheap way first."""
    found = detour(taken, hero.square if leg[-1] == CHAMBER or hero.been else CHAMBER, leg, at)
    if found == UNSURE:
        return route_length(hero, leg[at]) != NO_ROUTE
    return found == THERE
