"""What a bot is given, and the bots by name."""

from __future__ import annotations

from typing import Any, Final, final

from donjon.kernel.chance import Chance
from donjon.kernel.errors import BadOptions
from donjon.kernel.game import Game
from donjon.kernel.message import Message
from donjon.kernel.state import State, sample
from donjon.kernel.step import Decision


class Observer:
    """What one seat may know at one decision; it deals states like the truth."""

    def __init__(self, game: Game, s: State, decision: Decision[Any], options: list[int]) -> None:
        self.game: Final = game
        self.seat: Final = decision.seat
        self.decision: Final = decision
        self.options: Final = options
        self._truth: Final = s

    def sample(self, chance: Chance) -> State:
        """A state that agrees with all the seat has seen; what it has not seen is dealt anew."""
        return sample(self._truth, self.seat, chance)


class Bot:
    """A player: looks at what its seat may know and chooses."""

    def choose(self, observer: Observer, chance: Chance) -> int:
        """One of the observer's options; `chance` is the bot's own."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Any option, each as likely as the others."""

    def choose(self, observer: Observer, chance: Chance) -> int:
        return observer.options[chance.below(len(observer.options))]


@final
class GreedyBot(Bot):
    """The game's own policy: a sensible choice everywhere, without search."""

    def choose(self, observer: Observer, chance: Chance) -> int:
        return observer.game.policy(
            observer.sample(chance), observer.decision, observer.options, chance
        )


@final
class AbsentBot(Bot):
    """The safe default of every decision: what happens on an empty seat."""

    def choose(self, observer: Observer, chance: Chance) -> int:
        return observer.decision.default(observer.sample(chance), chance)


BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "absent": AbsentBot(),
}


def bot_names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def bot(name: str) -> Bot:
    """The bot of that name, or `BadOptions` with the names there are."""
    found = BOTS.get(name)
    if found is None:
        raise BadOptions(Message("unknown-bot", {"name": name, "known": ", ".join(bot_names())}))
    return found
