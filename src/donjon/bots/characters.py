"""The eight house players: characters with a strength of one to four stars and a temper."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.bot import Bot
from donjon.bots.curious import CuriousBot
from donjon.bots.knowledge import Knowledge
from donjon.bots.levels import affordable
from donjon.bots.search.search_bot import SearchBot
from donjon.bots.style import PLAIN, Style
from donjon.kernel.match.game import Game
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.words.message import Message

ONE: Final = 1
TWO: Final = 2
THREE: Final = 3
FOUR: Final = 4
FEW_WORLDS: Final = 48
"""The fewest in which a search finds anything better than the usual choice."""


@final
class Character(Immutable):
    """A house player: its name, its stars, and the style of its search."""

    def __init__(self, name: str, stars: int, style: Style = PLAIN) -> None:
        self.name: Final = name
        self.stars: Final = stars
        self.style: Final = style

    def title(self) -> Message:
        """What it is called in the reader's language."""
        return Message(f"bot-{self.name}")

    def temper(self) -> Message:
        """The sentence on how it plays; `tempers.sentence` tells where it was found to hold."""
        return Message(f"bot-{self.name}-temper")

    def worlds(self, advice: SearchAdvice) -> int:
        """How many worlds it plays out at a decision."""
        if self.stars == FOUR:
            return advice.level4
        return advice.level3 if self.stars == THREE else FEW_WORLDS


GRABBING: Final = Style({"win": 0.1, "points": 0.2, "caution": 0.4, "soon": 4.0})
IN_THE_WAY: Final = Style({"win": 0.2, "points": 0.0, "caution": 0.4, "spite": 4.0})
LEAVING: Final = Style({"win": 0.3, "points": 0.3, "caution": 0.4, "survival": 1.0, "haste": 1.2})
WAITING: Final = Style({"win": 0.6, "points": 0.5, "survival": 1.0})
BETTING: Final = Style({"points": 1.5, "caution": 0.5, "boldness": 4.0})
WATCHING: Final = Style({"spite": 1.0})

CHARACTERS: Final[dict[str, Character]] = {
    character.name: character
    for character in [
        Character("pip", ONE),
        Character("gobbert", TWO, GRABBING),
        Character("grumble", TWO, IN_THE_WAY),
        Character("hush", TWO, LEAVING),
        Character("anselm", THREE, WAITING),
        Character("ysolde", THREE, BETTING),
        Character("corvin", FOUR, WATCHING),
        Character("owl", FOUR),
    ]
}


@final
class CharacterBot(Bot):
    """Searches in the style of a character."""

    def __init__(self, character: Character) -> None:
        self.character: Final = character
        self.search = SearchBot(1)

    def start(self, game: Game, seat: int) -> None:
        worlds = affordable(self.character.worlds(game.brain.advice))
        self.search = SearchBot(worlds, self.character.style)
        self.search.start(game, seat)

    def choose(self, known: Knowledge) -> int:
        return self.search.choose(known)


def character_bot(name: str) -> Bot:
    """The bot that plays a character."""
    character = CHARACTERS[name]
    return CuriousBot() if character.stars == ONE else CharacterBot(character)
