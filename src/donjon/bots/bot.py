"""Players that are programs: what each must do, and the three that every game has."""

from __future__ import annotations

from typing import Any, SupportsIndex, final

from mypy_extensions import mypyc_attr

from donjon.bots.knowledge import Knowledge
from donjon.kernel.journal.event import Event
from donjon.kernel.match.game import Game
from donjon.kernel.match.game_parts import Policy
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import State, sample
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.errors import DonjonError, in_one_line
from donjon.kernel.words.message import Arg, Message
from donjon.kernel.words.numbers import listed, whole_number


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Derive from it, and write `choose`."""

    def looks_at_table(self) -> bool:
        """Whether `choose` looks at a state or a view. For a bot that does not, none is dealt."""
        return True

    def start(self, game: Game, seat: int) -> None:
        """Begin a match on a seat. Bulk play has one bot for a seat and a match.

        At a live table a bot starts again for each choice: there `Knowledge.events` is its memory.
        """

    def choose(self, known: Knowledge) -> SupportsIndex:
        """One of `known.options`."""
        raise NotImplementedError


class BotFault(DonjonError):
    """A bot raised an error, or chose what was not offered; nothing was played."""

    def __init__(self, seat: int, message: Message) -> None:
        super().__init__(message)
        self.args = (seat, message)  # what a copy in another process is made of
        self.seat = seat


def choice_of(
    bot: Bot,
    game: Game,
    s: State,
    decision: Decision[Any],
    options: list[int],
    chance: Chance,
    events: list[Event],
    policy: Policy[Any],
) -> int:
    """What the bot chooses at a decision of the state, if it may; else `BotFault` says why.

    `policy` is the game's, for this seat of this match.
    This is the one place that has both the true state and the bot, which is never handed it.
    """
    seat = decision.seat
    try:
        dealt = sample(s, seat, chance) if bot.looks_at_table() else None
        chosen = bot.choose(Knowledge(game, decision, options, chance, dealt, events, policy))
    except Exception as error:  # whatever somebody's bot does
        raise BotFault(seat, Message("bot-raised", {"error": in_one_line(error)})) from error
    option = whole_number(chosen)
    if option is None or not is_offered(option, options):
        said: dict[str, Arg] = {"choice": str(chosen), "rule": decision.rule()}
        said["right"] = listed(options)
        raise BotFault(seat, Message("bot-not-offered", said))
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

    def looks_at_table(self) -> bool:
        return False

    def choose(self, known: Knowledge) -> int:
        return known.options[known.chance.below(len(known.options))]


@final
class GreedyBot(Bot):
    """The game's own policy: a sensible choice everywhere, without search."""

    def choose(self, known: Knowledge) -> int:
        return known.policy_choice()


@final
class DefaultBot(Bot):
    """The safe default of every decision: what happens on an empty seat."""

    def choose(self, known: Knowledge) -> int:
        return known.decision.default(known.state(), known.chance)
