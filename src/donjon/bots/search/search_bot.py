"""Bots that search: they try ideas in worlds before they choose."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.bot import Bot
from donjon.bots.knowledge import Knowledge
from donjon.bots.search.think import think
from donjon.bots.search.worlds import NO_TURN, turn_of
from donjon.bots.style import PLAIN, Style
from donjon.kernel.match.game import Game
from donjon.kernel.rules.idea import LET_GO, Controller


@final
class SearchBot(Bot):
    """Tries ideas in a number of worlds at each decision that leaves something to think about.

    An idea that goes on after its first option is followed until it lets go or the turn is over.
    """

    def __init__(self, worlds: int, style: Style = PLAIN) -> None:
        self.worlds: Final = worlds
        self.style: Final = style
        self.followed: Controller | None = None
        self.turn = NO_TURN

    def start(self, game: Game, seat: int) -> None:
        self.followed = None

    def choose(self, known: Knowledge) -> int:
        turn = turn_of(known.game.brain.turn, known.state())
        if self.followed is not None and turn == self.turn:
            option = self.followed.choose(known.state(), known.decision, known.options)
            if option != LET_GO:
                return option
        idea = think(known, self.worlds, self.style).idea
        self.followed, self.turn = idea.controller, turn
        return idea.option
