"""Errors over HTTP."""

from __future__ import annotations

import msgspec

from donjon.kernel.words.message import Message


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong: a code for programs, a message for clients, a sentence for people."""

    code: str
    message: Message
    sentence: str
    rule: str | None = None
