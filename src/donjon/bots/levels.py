"""Four levels of bots that play every game: from a player who slips to one who thinks long."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.bot import Bot
from donjon.bots.knowledge import Knowledge
from donjon.bots.search.search_bot import SearchBot
from donjon.bots.slips import slip
from donjon.kernel.match.game import Game
from donjon.kernel.rules.search_advice import SearchAdvice

INTERPRETED_SHARE: Final = 8
"""How much slower interpreted code is: there levels divide their worlds by it."""
IS_COMPILED: Final = not __file__.endswith(".py")


@final
class SlippingBot(Bot):
    """Level 1: follows the policy of the game, but now and then takes what seems nearly as good.

    A game that has no ideas cannot tell what would be a human slip: there it plays like level 2.
    """

    def choose(self, known: Knowledge) -> int:
        usual = known.policy_choice()
        brain = known.game.brain
        if brain.ideas is None or known.chance.below(brain.advice.slips) > 0:
            return usual
        return slip(known, usual)


def affordable(worlds: int) -> int:
    """All worlds in native code; fewer in interpreted code, where they would take too long."""
    return worlds if IS_COMPILED else max(1, worlds // INTERPRETED_SHARE)


class ThinkingBot(Bot):
    """A bot that searches, with as many worlds as the game advises for its level."""

    def __init__(self) -> None:
        self.search = SearchBot(1)

    def worlds(self, advice: SearchAdvice) -> int:
        """How many worlds it plays out at a decision."""
        raise NotImplementedError

    def start(self, game: Game, seat: int) -> None:
        self.search = SearchBot(affordable(self.worlds(game.brain.advice)))
        self.search.start(game, seat)

    def choose(self, known: Knowledge) -> int:
        return self.search.choose(known)


@final
class Level3Bot(ThinkingBot):
    """Level 3: a short search."""

    def worlds(self, advice: SearchAdvice) -> int:
        return advice.level3


@final
class Level4Bot(ThinkingBot):
    """Level 4: a long search."""

    def worlds(self, advice: SearchAdvice) -> int:
        return advice.level4
