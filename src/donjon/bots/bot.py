"""What a bot must do, and the three bots that play every game."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex, final

from mypy_extensions import mypyc_attr

from donjon.bots.deadline import NO_DEADLINE, Deadline
from donjon.bots.knowledge import Knowledge
from donjon.kernel.journal.event import Event
from donjon.kernel.match.game import Game
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.state import State, sample
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.words.errors import DonjonError, in_one_line
from donjon.kernel.words.message import Arg, Message
from donjon.kernel.words.numbers import listed, whole_number


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot. Subclass it and write `choose`."""

    def looks_at_table(self) -> bool:
        """Whether `choose` reads a state or a view; if not, no state is dealt for this bot."""
        return True

    def start(self, game: Game, seat: int) -> None:
        """Called before the first choice. A simulation makes one bot for each seat and match.

        At a live table a new bot starts for each choice: there `Knowledge.events` is its memory.
        """

    def choose(self, known: Knowledge) -> SupportsIndex:
        """Return one of `known.options`."""
        raise NotImplementedError


class BotFault(DonjonError):
    """A bot raised an error or chose an option that was not offered; nothing was played."""

    def __init__(self, seat: int, message: Message) -> None:
        super().__init__(message)
        self.args = (seat, message)  # pickle makes the copy for another process from these
        self.seat = seat


@final
class SeatedBot:
    """A bot at its seat of one match, with all that belongs to it there.

    `policy` is the game's, for this seat; `seed` stays the same for the whole match.
    """

    def __init__(
        self,
        bot: Bot,
        game: Game,
        chance: Chance,
        policy: Policy[Any],
        seed: int,
        deadline: Deadline = NO_DEADLINE,
    ) -> None:
        self.bot: Final = bot
        self.game: Final = game
        self.chance: Final = chance
        self.policy: Final = policy
        self.seed: Final = seed
        self.deadline: Final = deadline


def choice_of(
    seated: SeatedBot,
    s: State,
    decision: AnyDecision,
    options: list[int],
    events: list[Event],
) -> int:
    """Ask the bot for its choice at a decision; `BotFault` if it fails or may not choose that.

    No other function has both the true state and a bot. The bot is given a dealt state and lists of
    its own: what it does to them changes neither what is offered nor what others are given.
    """
    seat, bot = decision.seat, seated.bot
    try:
        dealt = sample(s, seat, seated.chance) if bot.looks_at_table() else None
        chosen = bot.choose(
            Knowledge(
                seated.game,
                decision,
                options[:],
                seated.chance,
                dealt,
                events[:],
                seated.policy,
                seated.seed,
                seated.deadline,
            )
        )
    except Exception as error:  # a bot may raise anything
        raise BotFault(seat, Message("bot-raised", {"error": in_one_line(error)})) from error
    option = whole_number(chosen)
    if option is None or not is_offered(option, options):
        said: dict[str, Arg] = {"choice": str(chosen), "rule": decision.rule()}
        said["right"] = listed(options)
        raise BotFault(seat, Message("bot-not-offered", said))
    return option


def is_offered(option: int, options: list[int]) -> bool:
    """Whether the option is among them. A loop compiles to faster code than `in`."""
    for each in options:
        if each == option:
            return True
    return False


@final
class RandomBot(Bot):
    """Chooses any option with equal probability."""

    def looks_at_table(self) -> bool:
        return False

    def choose(self, known: Knowledge) -> int:
        return known.options[known.chance.below(len(known.options))]


@final
class GreedyBot(Bot):
    """Follows the policy of the game: a sensible choice everywhere, without search."""

    def choose(self, known: Knowledge) -> int:
        return known.policy_choice()


@final
class DefaultBot(Bot):
    """Takes the safe default of every decision, as for an absent player."""

    def choose(self, known: Knowledge) -> int:
        return known.decision.default(known.state(), known.chance)
