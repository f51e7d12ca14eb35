"""Bots that search: they try ideas in worlds before they choose."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.bot import Bot
from donjon.bots.knowledge import Knowledge
from donjon.bots.search.think import think
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message

SEARCH: Final = "search"
WORLDS: Final = f"{SEARCH}:worlds="
MOST_WORLDS: Final = 100_000
MOST_DIGITS: Final = 6


@final
class SearchBot(Bot):
    """Tries ideas in a number of worlds at each decision that leaves something to think about."""

    def __init__(self, worlds: int) -> None:
        self.worlds: Final = worlds

    def choose(self, known: Knowledge) -> int:
        return think(known, self.worlds).choice


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
