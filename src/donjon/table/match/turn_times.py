"""How long the bots of a table have thought in their present turns."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_SEATS: Final = 1024


class TurnTimes:
    """Gives each bot `seconds` for all its choices in one turn together."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._spent: Final[OrderedDict[tuple[str, int], tuple[int, float]]] = OrderedDict()

    def left(self, table: str, seat: int, turn: int) -> float:
        """How many seconds are left of this turn."""
        return max(0.0, self.seconds - self._spent_in(table, seat, turn))

    def spend(self, table: str, seat: int, turn: int, seconds: float) -> None:
        """Note that the bot of a seat has thought; seats long forgotten are left out."""
        self._spent[table, seat] = turn, self._spent_in(table, seat, turn) + seconds
        self._spent.move_to_end((table, seat))
        if len(self._spent) > MOST_SEATS:
            self._spent.popitem(last=False)

    def _spent_in(self, table: str, seat: int, turn: int) -> float:
        now, seconds = self._spent.get((table, seat), (turn, 0.0))
        return seconds if now == turn else 0.0
