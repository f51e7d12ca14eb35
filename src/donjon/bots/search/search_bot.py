"""Bots that search: they try ideas in worlds before they choose."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.bot import Bot
from donjon.bots.knowledge import Knowledge
from donjon.bots.search.think import think
from donjon.bots.search.worlds import NO_TURN, turn_of
from donjon.kernel.match.game import Game
from donjon.kernel.rules.idea import LET_GO, Controller
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message

SEARCH: Final = "search"
WORLDS: Final = f"{SEARCH}:worlds="
MOST_WORLDS: Final = 100_000
MOST_DIGITS: Final = 6


@final
class SearchBot(Bot):
    """Tries ideas in a number of worlds at each decision that leaves something to think about.

    An idea that goes on after its first option is followed until it lets go or the turn is over.
    """

    def __init__(self, worlds: int) -> None:
        self.worlds: Final = worlds
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
        idea = think(known, self.worlds).idea
        self.followed, self.turn = idea.controller, turn
        return idea.option


def is_search(name: str) -> bool:
    """Whether this is meant as the name of a bot that searches."""
    return name == SEARCH or name.startswith(f"{SEARCH}:")


def worlds_named(name: str) -> int:
    """How many worlds `search:worlds=64` may play out; `BadOptions` says what would be right."""
    number = name.removeprefix(WORLDS)
    if number != name and number.isdecimal() and len(number) <= MOST_DIGITS:
        worlds = int(number)
        if 1 <= worlds <= MOST_WORLDS:
            return worlds
    raise BadOptions(Message("bad-search", {"name": name, "most": MOST_WORLDS}))
