"""What a game is to the rest of the program: its name card and its verbs."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import Decision
from donjon.kernel.scene.scene import Icon, Scene, Tint
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message
from donjon.kernel.words.numbers import whole_number
from donjon.kernel.words.translate import TEXTS, say

Value = bool | int | str | list[str]
Options = dict[str, Value]

NAME_LENGTH: Final = 40
NAMES: Final = "names"
"""Where a game's `start` finds what the people on the seats are called, beside the options; who
is no person, or has not said it, is called nothing.
"""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be set when a match is made. Its default tells its kind.

    `values` closes a text, `least` and `most` bound a number; a list holds one text a seat.
    """

    name: str
    default: Value
    values: list[str] = []
    least: int = 0
    most: int = 0

    def check(self, value: object, seats: int) -> Value:
        """The value if it is possible, else `BadOptions` with what would be."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool):
                if self.least <= value <= self.most:
                    return value
        elif isinstance(self.default, str):
            if isinstance(value, str) and self.may_be(value):
                return value
        elif isinstance(value, list) and len(value) <= seats:
            if all(isinstance(item, str) and is_name(item) for item in value):
                return value
        raise BadOptions(
            Message(
                "bad-option-value",
                {"option": self.name, "value": str(value), "right": self.right()},
            )
        )

    def may_be(self, value: str) -> bool:
        """One of the closed list, or any short text."""
        return value in self.values if self.values else is_name(value)

    def right(self) -> Message:
        """What would be a right value."""
        if isinstance(self.default, bool):
            return Message("right-yes-no")
        if isinstance(self.default, int):
            return Message("right-number", {"least": self.least, "most": self.most})
        if isinstance(self.default, str) and self.values:
            return Message("right-one-of", {"values": ", ".join(self.values)})
        if isinstance(self.default, str):
            return Message("right-text", {"most": NAME_LENGTH})
        return Message("right-names", {"most": NAME_LENGTH})

    def parse(self, text: str) -> object:
        """A value written on a command line; what cannot be read is left for `check`."""
        if isinstance(self.default, bool):
            known = {"true": True, "yes": True, "on": True, "false": False, "no": False}
            return known.get(text.lower(), False if text.lower() == "off" else text)
        if isinstance(self.default, int):
            return int(text) if text.removeprefix("-").isdecimal() else text
        if isinstance(self.default, list):
            return [name.strip() for name in text.split(",")]
        return text


def is_name(text: str) -> bool:
    """Whether a text is short and printable."""
    return len(text) <= NAME_LENGTH and (not text or text.isprintable())


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended: points by seat, places (the best first), and how it came about.

    `rounds` is how many it took, in games whose length is open; 0 where nobody counts them.
    """

    scores: list[int]
    ranking: list[list[int]]
    text: Message
    details: list[ResultRow]
    rounds: int = 0

    @property
    def winners(self) -> list[int]:
        """Who won; nobody when the match has no winner."""
        return self.ranking[0] if self.ranking else []


class ResultRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the count, with a value for each seat."""

    label: Message
    values: list[int | None]
    icon: str = ""


class Vision(NamedTuple):
    """How the table could look for a seat, and what is to be said of it."""

    seat: int
    text: Message
    s: State


class Verbs(NamedTuple):
    """What can be done with a game.

    `plan` is for games whose policy thinks of a whole before it begins: what it has in mind for
    a seat, from a state like the truth to that seat. `review` tells afterwards how each could
    have done best; what may be known by all must be enough for it.
    """

    start: Callable[[int, Options, Chance], State]
    result: Callable[[Any], Result]
    view: Callable[[Any, int | None], Any]
    scene: Callable[[Any], Scene]
    policy: Callable[[Any, Decision[Any], list[int], Chance], int]
    evaluate: Callable[[Any, int], float]
    plan: Callable[[Any, int], Vision | None] | None = None
    review: Callable[[Any], list[Vision]] | None = None


class Game:
    """The rules and content of one game, as the rest of the program sees them: card and verbs.

    `verbs` may be the name of a module that has them as VERBS. It is imported when one of them is
    wanted: who asks what can be played needs the cards alone.
    """

    start: Callable[[int, Options, Chance], State]
    result: Callable[[Any], Result]
    view: Callable[[Any, int | None], Any]
    scene: Callable[[Any], Scene]
    policy: Callable[[Any, Decision[Any], list[int], Chance], int]
    evaluate: Callable[[Any, int], float]
    plan: Callable[[Any, int], Vision | None] | None
    review: Callable[[Any], list[Vision]] | None

    def __init__(
        self,
        *,
        name: str,
        prefix: str,
        seats: tuple[int, int],
        minutes: int,
        icon: Icon,
        tint: Tint,
        rules_version: int,
        options: list[Option],
        folder: Path,
        catalogue: str,
        longest: int,
        verbs: Verbs | str,
    ) -> None:
        self.name: Final = name
        self.prefix: Final = prefix
        self.seats: Final = seats
        self.minutes: Final = minutes
        self.icon: Final = icon
        self.tint: Final[Tint] = tint
        self.rules_version: Final = rules_version
        self.options: Final = options
        self.folder: Final = folder
        self.catalogue: Final = catalogue
        self.longest: Final = longest
        self._verbs: Final = verbs
        TEXTS.add(folder / "text")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __getattr__(self, name: str) -> Any:
        """A verb that nobody has wanted before: from now on they are attributes like all others."""
        if name not in Verbs._fields:
            raise AttributeError(f"a game has no {name!r}")
        self.load()
        return vars(self)[name]

    def load(self) -> None:
        """Have the verbs at hand, for whoever must not stop for it later."""
        verbs = self._verbs
        known: Verbs = import_module(verbs).VERBS if isinstance(verbs, str) else verbs
        vars(self).update(known._asdict())

    def title(self, lang: str = "en") -> str:
        """What the game is called."""
        return say(self.text("title"), lang)

    def text(self, name: str) -> Message:
        """A message of the game's own text files: its title, its tagline."""
        return Message(f"{self.prefix.lower()}-{name}")

    def option_text(self, option: Option) -> Message:
        """What an option is for."""
        return self.text(f"option-{option.name}")

    def value_text(self, option: Option, value: str) -> Message:
        """What one of an option's closed list of values means."""
        return self.text(f"option-{option.name}-{value}")

    def check_seats(self, seats: object) -> int:
        """The number of seats if the game can be played by so many."""
        least, most = self.seats
        number = whole_number(seats)
        if number is not None and least <= number <= most:
            return number
        raise BadOptions(Message("bad-seats", {"seats": str(seats), "least": least, "most": most}))

    def check_options(self, given: dict[str, object], seats: int) -> Options:
        """All options, given or by default; `BadOptions` names the first that is not possible."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOptions(
                    Message("bad-option-name", {"option": name, "known": ", ".join(known)})
                )
        return {
            name: option.check(given.get(name, option.default), seats)
            for name, option in known.items()
        }

    def new_state(self, seats: int, options: Options, chance: Chance) -> State:
        """A state with nothing done yet: its first step sets the table."""
        return self.start(seats, options, chance)
