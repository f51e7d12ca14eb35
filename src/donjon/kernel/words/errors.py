"""What can be wrong with input: each error has a sentence in both languages."""

from __future__ import annotations

from donjon.kernel.words.message import Message


class DonjonError(Exception):
    """Bad input; nothing was changed. `message` says what is wrong and what would be right."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.translate("en")

    def translate(self, lang: str) -> str:
        """The sentence in the reader's language."""
        from donjon.kernel.words.translate import (
            translate,  # imported here: loading the texts can itself raise one of these errors
        )

        return translate(self.message, lang)


class UnknownGame(DonjonError):
    """No game has this name."""


class BadOptions(DonjonError):
    """The number of seats, an option or a name is not possible in this game."""


class IllegalChoice(DonjonError):
    """The decision does not offer this choice."""


class NotYourTurn(DonjonError):
    """The seat owes no choice now."""


class BadRecord(DonjonError):
    """The record cannot be read, replayed or verified."""


class UndoRefused(DonjonError):
    """The last choice cannot be taken back any more."""


class BadContent(DonjonError):
    """A content file is wrong; the message names file, entry and field."""


def in_one_line(error: Exception) -> str:
    """An error of other code in one line, to be quoted in a sentence of ours."""
    return " ".join(f"{type(error).__name__}: {error}".split())
