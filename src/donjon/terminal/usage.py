"""The error for a wrong command line."""

from __future__ import annotations

from donjon.kernel.words.errors import DonjonError
from donjon.kernel.words.message import Arg, Message


class WrongUsage(DonjonError):
    """The command line itself is wrong."""

    @classmethod
    def of(cls, key: str, **args: Arg) -> WrongUsage:
        """The error with the sentence of this key."""
        return cls(Message(key, args))
