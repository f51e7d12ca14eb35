"""Commands: what a client sends over the live connection.

`key` identifies a command: its reply has the same key, and sending it twice does nothing more.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from donjon.table.wire.tables import SeatNumber

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
Version = Annotated[int, Meta(ge=0)]


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="choose"):
    """Make a choice; `v` is the version that the person saw."""

    v: Version
    choice: Annotated[int, Meta(ge=0, lt=2**53)]
    key: Key


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Take back my last choice, if the rules of undo allow it."""

    v: Version
    key: Key


class AskTakeback(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ask-takeback"
):
    """Ask everybody to go back to before my last choice."""

    v: Version
    key: Key


class AnswerTakeback(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer-takeback"
):
    """Agree to a takeback, or reject it; the person who asked withdraws it with `yes: false`."""

    yes: bool
    key: Key


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hint"):
    """Ask what the bot would choose on my seat."""

    v: Version
    key: Key


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="review"):
    """Ask for the best that each seat could have done, where the scene offers a review."""

    key: Key


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="why"):
    """Ask why a thing cannot be chosen."""

    id: Annotated[str, Meta(max_length=80)]
    key: Key


class SendChat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="chat"):
    """Write a line in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class HandOverSeat(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hand-over"
):
    """Hand my seat, or an absent person's, over to a bot; with `bot: null` I take mine back."""

    seat: SeatNumber
    bot: str | None
    key: Key


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resign"):
    """Resign from the match."""

    key: Key


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Keep the connection open."""


Command = (
    Choose | Undo | AskTakeback | AnswerTakeback | Hint | Review | Why | SendChat | HandOverSeat
    | Resign | Ping
)  # fmt: skip
