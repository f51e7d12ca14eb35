"""Which bots meet for docs/ladders.md, at how many seats and in how many matches."""

from __future__ import annotations

from typing import Final, NamedTuple

from donjon.registry import OWN, game

TWO: Final = 2
FOUR: Final = 4
SEED: Final = "ladders-1"
"""Deals that nothing was tuned on."""
CHEAP: Final = 1000
"""Matches of a pair in which nobody searches."""
SEARCHED: Final = 400
"""Matches of a pair in which somebody does."""
GROWTH: Final = 200
"""Matches of each budget of a search."""
BUDGETS: Final = (16, 64, 256, 1024)
"""Worlds of a search whose strength grows with them."""
BOARDS: Final = ("day", "dusk")
"""Each board of Clank! has a ladder of its own."""
AT_TWO: Final = (
    *(("level3", "level2"), ("level2", "level1"), ("level4", "level2")),
    *(("level4", "level3"), ("level3", "level1"), ("level4", "level1")),
)
"""Pairs at two seats, the most telling ones first."""
ALONE: Final = (("level4", "level2"), ("level3", "level2"), ("level2", "level1"))
"""At more seats: the bot that sits alone, and the one whose copies it meets."""


class Table(NamedTuple):
    """A game with options and a number of seats: one ladder."""

    game: str
    board: str
    seats: int

    @property
    def options(self) -> dict[str, object]:
        """The options of its matches."""
        return {"board": self.board} if self.board else {}


class Meeting(NamedTuple):
    """A bot against copies of another one, each deal once from every seat."""

    table: Table
    bot: str
    against: str
    matches: int

    @property
    def is_growth(self) -> bool:
        """Whether it shows what more worlds bring, and is no pair of levels."""
        return self.bot.startswith("search:")

    @property
    def stem(self) -> str:
        """The name of its file, without the ending."""
        table = self.table
        parts = [table.game, table.board, str(table.seats), self.bot, self.against]
        return "-".join(part for part in parts if part).replace(":worlds=", "")


def meetings() -> list[Meeting]:
    """All meetings: first one of each ladder, then the next, so that a part of them tells much."""
    rows = [of_table(table) for table in tables()]
    most = max(map(len, rows))
    return [row[place] for place in range(most) for row in rows if place < len(row)]


def tables() -> list[Table]:
    """All ladders: at two seats, at four and at the most seats."""
    return [
        Table(name, board, seats)
        for name in OWN
        for board in (BOARDS if name == "clank" else ("",))
        for seats in sorted({TWO, min(FOUR, game(name).seats[1]), game(name).seats[1]})
    ]


def of_table(table: Table) -> list[Meeting]:
    """The meetings of one ladder, levels before budgets."""
    pairs = AT_TWO if table.seats == TWO else ALONE
    levels = [Meeting(table, *pair, matches_of(*pair)) for pair in pairs]
    if table.seats > TWO or table.board not in ("", BOARDS[0]):
        return levels
    growth = [Meeting(table, f"search:worlds={n}", "level2", GROWTH) for n in BUDGETS]
    return levels + growth


def matches_of(bot: str, against: str) -> int:
    """How many matches a pair of levels plays."""
    return CHEAP if {bot, against} <= {"level1", "level2"} else SEARCHED
