"""What the table refuses: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from typing import ClassVar, Final

from sqlalchemy.exc import SQLAlchemyError

from donjon.kernel.words.errors import (
    BadOptions,
    DonjonError,
    IllegalChoice,
    NotYourTurn,
    UndoRefused,
    UnknownGame,
)
from donjon.kernel.words.message import Arg, Message

TROUBLE: Final = (DonjonError, SQLAlchemyError, OSError)
"""What may come of anything that asks the database: refused, or it does not answer."""


class Refusal(DonjonError):
    """Not possible; nothing was changed."""

    status: ClassVar = 409

    def __init__(self, code: str, /, **args: Arg) -> None:
        super().__init__(Message(f"table-{code}", args))
        self.code = code


class BadRequest(Refusal):
    """What was asked cannot be understood."""

    status = 400


class WhoAreYou(Refusal):
    """A name is needed for this."""

    status = 401

    def __init__(self) -> None:
        super().__init__("no-name")


class NotYours(Refusal):
    """Somebody else may do this."""

    status = 403


class NotThere(Refusal):
    """There is no such thing, or it is not for these eyes."""

    status = 404


class TooMuch(Refusal):
    """More than the limits allow."""

    status = 429


class NotNow(Refusal):
    """The database does not answer; the same again may go through."""

    status = 503

    def __init__(self) -> None:
        super().__init__("busy")


CODES: dict[type[DonjonError], str] = {
    IllegalChoice: "illegal-choice",
    NotYourTurn: "not-your-turn",
    UndoRefused: "undo-refused",
    UnknownGame: "unknown-game",
    BadOptions: "bad-options",
}


def code_of(error: DonjonError) -> str:
    """The word for programs."""
    return error.code if isinstance(error, Refusal) else CODES.get(type(error), "bad-request")


def status_of(error: DonjonError) -> int:
    """The status for HTTP."""
    if isinstance(error, UnknownGame):
        return 404
    return error.status if isinstance(error, Refusal) else 400
