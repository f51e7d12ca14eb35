"""What a game is to the rest of the program: its name card and its verbs."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.options import GameOption, Options
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import Decision
from donjon.kernel.rules.suggestion import Suggestion
from donjon.kernel.scene import Choice, ChoiceStyle, Scene
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message
from donjon.kernel.words.numbers import whole_number
from donjon.kernel.words.translate import TEXTS, translate


class Verbs(NamedTuple):
    """What can be done with a game.

    `plan` is for games whose policy thinks of a whole before it begins: what it has in mind for
    a seat, from a state like the truth to that seat. `review` tells afterwards how each could
    have done best; what may be known by all must be enough for it. `style` says how a choice
    looks to a viewer; without it all choices are plain.
    """

    start: Callable[[int, Options, Chance], State]
    result: Callable[[Any], Result]
    view: Callable[[Any, int | None], Any]
    scene: Callable[[Any], Scene]
    policy: Callable[[Any, Decision[Any], list[int], Chance], int]
    evaluate: Callable[[Any, int], float]
    plan: Callable[[Any, int], Suggestion | None] | None = None
    review: Callable[[Any], list[Suggestion]] | None = None
    style: Callable[[Any, Choice], ChoiceStyle] | None = None


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
    plan: Callable[[Any, int], Suggestion | None] | None
    review: Callable[[Any], list[Suggestion]] | None
    style: Callable[[Any, Choice], ChoiceStyle] | None

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
        options: list[GameOption],
        folder: Path,
        catalogue: str,
        most_choices: int,
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
        self.most_choices: Final = most_choices
        self._verbs: Final = verbs
        TEXTS.load(folder / "text")

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
        return translate(self.text("title"), lang)

    def text(self, name: str) -> Message:
        """A message of the game's own text files: its title, its tagline."""
        return Message(f"{self.prefix.lower()}-{name}")

    def option_text(self, option: GameOption) -> Message:
        """What an option is for."""
        return self.text(f"option-{option.name}")

    def value_text(self, option: GameOption, value: str) -> Message:
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
