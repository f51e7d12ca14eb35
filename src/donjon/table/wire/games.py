"""The server's speed, the games and their rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.rules.options import Value
from donjon.kernel.words.ids import Tint
from donjon.kernel.words.message import Message
from donjon.native import NativeFailure


class Speed(msgspec.Struct, frozen=True):
    """Where native code runs: everywhere, for bots, not yet (`percent` compiled), or nowhere.

    `weaker` are the bots that think less than they would with native code.
    """

    kind: Literal["native", "bots", "compiling", "interpreted"]
    percent: int = 0
    reason: NativeFailure | None = None
    weaker: list[str] = []


class GameOptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game option that can be set for a new table."""

    name: str
    label: Message
    default: Value
    values: list[OptionValue] = []
    least: int = 0
    most: int = 0


class OptionValue(msgspec.Struct, frozen=True):
    """One of a closed list of values."""

    value: str
    label: Message


class HousePlayer(msgspec.Struct, frozen=True):
    """A bot that is a character, with one to four stars for its strength.

    `temper` says how it plays; None where no measurement holds that in this game.
    """

    bot: str
    title: Message
    stars: int
    temper: Message | None


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby shows it; `usual_bot` sits down where nobody chose a bot.

    One game is the `easiest`: it is offered to newcomers.
    """

    name: str
    title: Message
    tagline: Message
    icon: str
    tint: Tint
    minutes: int
    seats: tuple[int, int]
    rules_version: int
    options: list[GameOptionInfo]
    bots: list[str]
    usual_bot: str
    house_players: list[HousePlayer]
    easiest: bool


class RuleSection(msgspec.Struct, frozen=True):
    """A heading of a catalogue with its text (Markdown) and the ids of its rules."""

    heading: str
    text: str
    ids: list[str]


class RuleBook(msgspec.Struct, frozen=True):
    """The catalogue of a game; `lang` is English where there is no translation."""

    game: str
    lang: str
    title: str
    sections: list[RuleSection]


class Rule(msgspec.Struct, frozen=True):
    """The text of one rule."""

    id: str
    game: str
    lang: str
    heading: str
    text: str
