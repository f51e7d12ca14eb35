"""A scenario of DragonQuest: heroes by the names of squares, dice by their faces."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from donjon import game
from donjon.games.dragonquest.content.checks import read
from donjon.games.dragonquest.content.schema import SYMBOLS
from donjon.games.dragonquest.content.tables import CHAMBER, FILE, NODES, NUMBER
from donjon.games.dragonquest.model.state import BLOCKED, CROSSED, LINE, DragonQuest
from donjon.games.dragonquest.view.forms import View
from tests.scenario import Scenario

# The castle as the catalogue draws it (7.1): the tests do not read it from the content.
MAP = [
    "##...##......##.....E",
    "#....................",
    "....D................",
    ".....#.........#.....",
    "#...................#",
    "##.......TTT.......##",
    "##..#....TTT....#..##",
    "##.......TTT.......##",
    "#...................#",
    ".....#.........#.....",
    "...O.................",
    "S...................#",
    "......##......##...##",
]

FACES = {die.id: die.faces for die in read(FILE).dice}


def view_of(s: DragonQuest, seat: int | None) -> View:
    """The view of a state that belongs to no match."""
    found: View = game("dragonquest").view(s, seat)
    return found


class DragonQuestScenario(Scenario):
    """A table of DragonQuest with sheets that can be written on."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(game("dragonquest"), seats, **options)

    def hero(self, seat: int = 0) -> Any:
        """A hero with its sheet; a test may change both."""
        return self.state.heroes[seat]

    def set_line(self, line: str, seat: int = 0) -> None:
        """The hero has walked these squares, CH among them, and stands on the last."""
        hero = self.hero(seat)
        squares = [NUMBER[name] for name in line.split()]
        hero.line = bytes(squares)
        hero.square = squares[-1]
        hero.been = CHAMBER in squares
        hero.has_left = CHAMBER in squares[:-1]
        self.update_marks(seat)

    def block_squares(self, squares: str, seat: int = 0) -> None:
        """These squares of the sheet are blocked."""
        self.hero(seat).blocked = bytes(NUMBER[name] for name in squares.split())
        self.update_marks(seat)

    def set_demon_line(self, squares: str, seat: int = 0, woken_at_sun: int = 0) -> None:
        """The demon has crossed these squares and stands on the last; it woke at that sun."""
        hero = self.hero(seat)
        hero.demon_line = bytes(NUMBER[name] for name in squares.split())
        hero.demon = hero.demon_line[-1]
        hero.demon_sun = woken_at_sun
        self.update_marks(seat)

    def update_marks(self, seat: int) -> None:
        """Bring the marks of the squares in line with line, walls and demon."""
        hero = self.hero(seat)
        marks = [0] * NODES
        for square in hero.line:
            if square != CHAMBER:
                marks[square] |= LINE
        for square in hero.blocked:
            marks[square] |= BLOCKED
        for square in hero.demon_line:
            marks[square] |= CROSSED
        hero.marks = vec[u8](marks)

    def script_throws(self, die: str, *faces: str) -> None:
        """The next throws of a die (or of several like it) show these faces."""
        for face in faces:
            assert face in SYMBOLS[die], f"{die} has no {face}"
            self.script(FACES[die].index(face))

    def script_movement_dice(self, red: str, *black: str) -> None:
        """The red die and the black ones, in this order."""
        self.script_throws("move_red", red)
        self.script_throws("move_black", *black)
