"""Watches how a bot plays a match: its turns, its kinds of actions, and what it has in hand."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.bot import Bot
from donjon.bots.knowledge import Knowledge
from donjon.kernel.match.game import Game

NO_TURN_YET: Final = -1
FIRST_CHOICES: Final = 40
"""The choices that show whether a bot tries things; in a long match every bot does so at last."""


@final
class WatchedBot(Bot):
    """Lets another bot choose, and takes notes.

    `held` is what it has in hand at the start of each of its turns, 0 in a game that does not
    tell; `kinds` are the kinds of actions among its first choices.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.kinds: Final[set[str]] = set()
        self.held: Final[list[float]] = []
        self._choices = 0
        self._last_turn = NO_TURN_YET

    def start(self, game: Game, seat: int) -> None:
        self.bot.start(game, seat)

    def choose(self, known: Knowledge) -> int:
        brain, s = known.game.brain, known.state()
        turn = len(self.held) if brain.turn is None else brain.turn(s)
        if turn != self._last_turn:
            self._last_turn = turn
            self.held.append(0.0 if brain.in_hand is None else brain.in_hand(s, known.seat))
        option = int(self.bot.choose(known))
        self._choices += 1
        if self._choices <= FIRST_CHOICES:
            self.kinds.add(f"{known.decision.rule()} {known.decision.action(s, option)}")
        return option
