"""A message: a key of the text files and its arguments, translated when it is shown."""

from __future__ import annotations

from typing import Final

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence in no language yet: its key and its arguments."""

    key: str
    args: dict[str, int | str | Message | list[Message]] = {}


Arg = int | str | Message | list[Message]


def seat_name(seat: int) -> Message:
    """The name of a seat, or «Player 2» when it has none."""
    return SEATS[seat]


SEATS: Final = [Message("seat", {"n": seat}) for seat in range(16)]
