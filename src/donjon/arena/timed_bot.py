"""Measures how much CPU time a bot needs."""

from __future__ import annotations

from time import process_time
from typing import Final, NamedTuple, final

from donjon.bots.bot import Bot
from donjon.bots.knowledge import Knowledge
from donjon.kernel.match.game import Game
from donjon.kernel.rules.idea import Turn

NO_TURN_YET: Final = -1


class ThinkingTime(NamedTuple):
    """How many CPU seconds a bot needed in a match, for how many choices in how many turns.

    `longest_turn` are the seconds of the turn that took it longest.
    """

    seconds: float
    choices: int
    turns: int
    longest_turn: float = 0.0


@final
class TimedBot(Bot):
    """Lets another bot choose, and adds up its CPU seconds, its choices and its turns.

    What it chooses while others have their turn belongs to the turn of that number.

    In a game that does not tell its turns every choice counts as a turn.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.seconds = 0.0
        self.choices = 0
        self.turns = 0
        self.turn_seconds = 0.0
        self.longest_turn = 0.0
        self._turn: Turn | None = None
        self._last_turn = NO_TURN_YET

    def looks_at_table(self) -> bool:
        return True

    def start(self, game: Game, seat: int) -> None:
        self._turn = game.brain.turn
        self.bot.start(game, seat)

    def choose(self, known: Knowledge) -> int:
        before = process_time()
        option = int(self.bot.choose(known))
        spent = process_time() - before
        self.seconds += spent
        self.choices += 1
        turn = self.choices if self._turn is None else self._turn(known.state())
        if turn != self._last_turn:
            self._last_turn = turn
            self.turns += 1
            self.turn_seconds = 0.0
        self.turn_seconds += spent
        self.longest_turn = max(self.longest_turn, self.turn_seconds)
        return option

    def time(self) -> ThinkingTime:
        """What it needed so far."""
        return ThinkingTime(self.seconds, self.choices, self.turns, self.longest_turn)
