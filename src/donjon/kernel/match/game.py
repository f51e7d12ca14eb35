"""What a game is to the rest of the program: its name card and its parts."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from donjon.kernel.match.game_parts import AnyParts, AnyView, Brain, Drawing, Rules, Views
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.options import GameOption, Options
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import State
from donjon.kernel.scene import Scene
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message
from donjon.kernel.words.numbers import whole_number
from donjon.kernel.words.translate import TEXTS, translate


class Game:
    """The rules and content of one game, as the rest of the program sees them.

    A game is a name card with its parts. `parts` may be the name of a module that has them as
    PARTS: it is imported when a part is first needed, so a list of games needs the cards alone.
    Since a card is made without its rules, it does not know the types of its state and view:
    those are held together in `GameParts`.
    """

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
        parts: AnyParts | str,
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
        self._parts: AnyParts | str = parts
        TEXTS.load(folder / "text")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def load(self) -> AnyParts:
        """The parts; imports their module unless that has been done."""
        parts = self._parts
        if isinstance(parts, str):
            found: AnyParts = import_module(parts).PARTS
            self._parts = found
            return found
        return parts

    @property
    def rules(self) -> Rules[Any]:
        """How a match begins, and how it ended."""
        return self.load().rules

    @property
    def views(self) -> Views[Any, Any]:
        """What one viewer may know."""
        return self.load().views

    @property
    def drawing(self) -> Drawing[Any]:
        """From view to scene."""
        return self.load().drawing

    @property
    def brain(self) -> Brain[Any]:
        """What the game knows about playing well."""
        return self.load().brain

    def view(self, s: State, seat: int | None) -> AnyView:
        """What one viewer may know of a state that belongs to no match; None is a spectator."""
        views = self.views
        return views.view(s, seat, views.memory())

    def scene(self, s: State, seat: int | None) -> Scene:
        """A state that belongs to no match, laid out to be drawn for one viewer."""
        drawing = self.drawing
        return drawing.scene(self.view(s, seat), drawing.memory())

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
        """The number of seats, if the game is for that many players."""
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

    def new_state(
        self, seats: int, options: Options, chance: Chance, names: list[str] | None = None
    ) -> State:
        """A state with nothing done yet: its first step sets the table."""
        state: State = self.rules.start(Setup(seats, options, names or []), chance)
        return state
