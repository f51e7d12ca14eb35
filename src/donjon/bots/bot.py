"""What a bot is given, and the bots by name."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex, final

from mypy_extensions import mypyc_attr

from donjon.kernel.match.game import Game
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import State, sample
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.errors import BadOptions, DonjonError, in_one_line
from donjon.kernel.words.message import Arg, Message
from donjon.kernel.words.numbers import listed, whole_number


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player: looks at what its seat may know and chooses."""

    def choose(self, observer: Observer, chance: Chance) -> SupportsIndex:
        """One of the observer's options; `chance` is the bot's own."""
        raise NotImplementedError


class BotFault(DonjonError):
    """A bot raised an error, or chose what was not offered; nothing was played."""

    def __init__(self, seat: int, message: Message) -> None:
        super().__init__(message)
        self.args = (seat, message)  # what a copy in another process is made of
        self.seat = seat


def choice_of(player: Bot, observer: Observer, chance: Chance) -> int:
    """What the bot chooses, if it may; else `BotFault` with the reason."""
    try:
        chosen = player.choose(observer, chance)
    except Exception as error:  # whatever somebody's bot does
        raise BotFault(
            observer.seat, Message("bot-raised", {"error": in_one_line(error)})
        ) from error
    option = whole_number(chosen)
    if option is None or not is_offered(option, observer.options):
        said: dict[str, Arg] = {"choice": str(chosen), "rule": observer.decision.rule()}
        said["right"] = listed(observer.options)
        raise BotFault(observer.seat, Message("bot-not-offered", said))
    return option


def is_offered(option: int, options: list[int]) -> bool:
    """Whether the option is among them; a loop compiles to less than `in`."""
    for each in options:
        if each == option:
            return True
    return False


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


ABSENT: Final = "absent"
"""The bot that does what is safe, for a seat whose player cannot."""

BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    ABSENT: AbsentBot(),
}


def bot_names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def bot_named(name: str) -> Bot:
    """The bot of that name, or `BadOptions` with the names there are."""
    found = BOTS.get(name)
    if found is None:
        raise BadOptions(Message("unknown-bot", {"name": name, "known": ", ".join(bot_names())}))
    return found
