"""DragonQuest B: the walls."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.dragonquest.content.tables import (
    AWAY_FROM_CORNERS,
    AWAY_FROM_CORNERS_CELLS,
    BLOCKABLE,
    BLOCKABLE_CELLS,
    KINGS,
    SIDES,
    SLANTS,
    SQUARES,
    WALL_TILES,
)
from donjon.games.dragonquest.model.state import BLOCKED, NO_TILE, DragonQuest, Hero
from donjon.games.dragonquest.rules import automaton
from donjon.games.dragonquest.rules.neighbour import is_automaton, neighbour
from donjon.games.dragonquest.rules.route_cuts import cutting_squares, some_route
from donjon.games.dragonquest.words import events
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import square_name
from donjon.kernel.rules.byte_rows import with_one_more
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Secret
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message, seat_name

BLOCK_LABELS: Final = [Message("dq-block", {"square": square_name(n)}) for n in range(SQUARES)]
SPOTS: Final = [[[spot_id(seat, square)] for square in range(SQUARES)] for seat in range(4)]
"""A wall may have hundreds of options, so labels and spots are made once, when this is imported."""


@final
class Walls(Step["DragonQuest"]):
    """DQ-4.2  The neighbour takes the three tiles; DQ-19.2: alone, the number is named first."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if not hero.is_inside() or is_exempt(hero):
            hero.exempt = False
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
        s.tile = Secret(bytes([option]), self.seat)
        events.tile_hidden(s, self.seat, option)
        s.owe(NameNumber(self.owner))

    def label(self, s: DragonQuest, option: int) -> Message:
        return Message("dq-hide-tile", {"number": option})

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-hide-tile", {"owner": seat_name(self.owner)})

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-hide-tile")

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
        keeper = s.tile.keeper
        number = turned_up_tile(s)
        events.tile_shown(s, self.seat, option, number, keeper)
        if number == option:
            wall_goes_up(s, s.heroes[self.seat])

    def label(self, s: DragonQuest, option: int) -> Message:
        return Message("dq-name-number", {"number": option})

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-name-number")

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-name-number")

    def rule(self) -> str:
        return "DQ-4.4"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return WALL_TILES[chance.below(len(WALL_TILES))]


def turned_up_tile(s: DragonQuest) -> int:
    """DQ-4.14  The hidden tile, or one drawn (DQ-19.2); all three go back to the stock."""
    if s.tile.size() > 0:
        number = s.tile.turn_up(s).hidden_values[0]
        s.tile = NO_TILE
        return number
    return WALL_TILES[s.chance.below(len(WALL_TILES))]


def wall_goes_up(s: DragonQuest, hero: Hero) -> None:
    """DQ-4.6, DQ-R5  One eligible square must be blocked; DQ-4.7: if there is none, nothing is."""
    squares = eligible_squares(hero, s.variant.walls_off_corners)
    if not squares:
        events.nothing_to_block(s, hero.seat)
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
        return BLOCK_LABELS[option]

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return SPOTS[self.owner][option]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-block", {"owner": seat_name(self.owner)})

    def detail(self, s: DragonQuest) -> Message:
        return Message("dq-more-block")

    def rule(self) -> str:
        return "DQ-4.8"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return automaton.square_to_block(s.heroes[self.owner], self.squares)


def block(s: DragonQuest, hero: Hero, square: int) -> None:
    """DQ-4.11  A block is permanent; DQ-4.12: the hero may not enter it."""
    hero.marks[square] |= BLOCKED
    hero.blocked = with_one_more(hero.blocked, square)
    events.blocked(s, hero.seat, square)


def eligible_squares(hero: Hero, off_corners: bool = False) -> list[int]:
    """DQ-4.8, DQ-R3  Every square that may be blocked now, in reading order."""
    route = some_route(hero)
    if not route:
        return []  # DQ-4.18, DQ-R7
    refused = hero.marks[:]  # DQ-R8: line, walls and demon squares
    for wall in hero.blocked:
        refuse_beside(hero.marks, wall, refused)
    for square in cutting_squares(hero, route):
        refused[square] = 1  # DQ-4.10
    if off_corners:
        return left_over(AWAY_FROM_CORNERS, AWAY_FROM_CORNERS_CELLS, refused)
    return left_over(BLOCKABLE, BLOCKABLE_CELLS, refused)


def left_over(blockable: list[int], cells: vec[u8], refused: vec[u8]) -> list[int]:
    """The blockable squares without the refused ones. Copying and removing a few is fastest."""
    squares = blockable[:]
    place: i64 = len(cells)
    while place > 0:
        place -= 1
        if refused[i64(cells[place])]:
            del squares[place]
    return squares


def refuse_beside(marks: vec[u8], wall: int, refused: vec[u8]) -> None:
    """DQ-4.9, DQ-4.15, DQ-R4  Blocks stand alone or in straight pairs and never touch otherwise."""
    alone = True
    for near in SIDES[wall]:
        if marks[near] & BLOCKED:
            alone = False
    for near in SIDES[wall]:
        if not alone or touches_another(marks, near, wall):
            refused[near] = 1
    for near in SLANTS[wall]:
        refused[near] = 1


def touches_another(marks: vec[u8], square: int, wall: int) -> bool:
    """Whether a square beside a wall touches a second one, by a side or a corner."""
    for near in KINGS[square]:
        if near != wall and marks[near] & BLOCKED:
            return True
    return False
