"""Refusals of the table: a code for programs, a sentence for people, a status for HTTP."""

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

FAILURES: Final = (DonjonError, SQLAlchemyError, OSError)
"""What anything that uses the database may raise: a refusal, or the database does not answer."""


class Refusal(DonjonError):
    """Not possible now; nothing was changed."""

    status: ClassVar = 409

    def __init__(self, code: str, /, **args: Arg) -> None:
        super().__init__(Message(f"table-{code}", args))
        self.code = code


class BadRequest(Refusal):
    """The request cannot be understood."""

    status = 400


class NotSignedIn(Refusal):
    """A guest has to choose a name first."""

    status = 401

    def __init__(self) -> None:
        super().__init__("no-name")


class Forbidden(Refusal):
    """Only somebody else may do this."""

    status = 403


class NotFound(Refusal):
    """It does not exist, or this person may not see it."""

    status = 404


class TooManyRequests(Refusal):
    """More than the limits allow."""

    status = 429


class Unavailable(Refusal):
    """The database does not answer; the same request may succeed later."""

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
    """The code of an error, for programs."""
    return error.code if isinstance(error, Refusal) else CODES.get(type(error), "bad-request")


def status_of(error: DonjonError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, UnknownGame):
        return 404
    return error.status if isinstance(error, Refusal) else 400
