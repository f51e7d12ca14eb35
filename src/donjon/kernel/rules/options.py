"""What can be set when a match is made."""

from __future__ import annotations

from typing import Final

import msgspec

from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message

Value = bool | int | str | list[str]
Options = dict[str, Value]

NAME_LENGTH: Final = 40


class GameOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be set when a match is made. Its default tells its kind.

    `values` closes a text, `least` and `most` bound a number; a list holds one text a seat.
    """

    name: str
    default: Value
    values: list[str] = []
    least: int = 0
    most: int = 0

    def check(self, value: object, seats: int) -> Value:
        """The value if it is possible; otherwise `BadOptions` says what would be."""
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
                {"option": self.name, "value": str(value), "right": self.expected()},
            )
        )

    def may_be(self, value: str) -> bool:
        """Whether the text is one of `values`, or any short text where there are none."""
        return value in self.values if self.values else is_name(value)

    def expected(self) -> Message:
        """What a value must be, in words."""
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
        """The value of a text from the command line; `check` refuses a wrong one."""
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
