"""What a game is given when a match begins."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.options import Options


@final
class Setup:
    """How many seats there are, what was set for the match, and what people are called.

    `names` has a name for each seat on which a person sits; "" is a seat without a name. The
    options have been checked: each has a value, and one that is possible.
    """

    def __init__(self, seats: int, options: Options, names: list[str]) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.names: Final = names

    def is_on(self, option: str) -> bool:
        """Whether an option of the kind yes or no is set."""
        return self.options[option] is True

    def text(self, option: str) -> str:
        """The value of an option that is a text."""
        value = self.options[option]
        assert isinstance(value, str)
        return value

    def number(self, option: str) -> int:
        """The value of an option that is a number."""
        value = self.options[option]
        assert isinstance(value, int)
        assert not isinstance(value, bool)
        return value
