"""How the table could look: a whole plan, or the best that could have been done."""

from __future__ import annotations

from typing import NamedTuple

from donjon.kernel.rules.state import State
from donjon.kernel.words.message import Message


class Suggestion(NamedTuple):
    """How the table could look for a seat, as a state, and a sentence about it."""

    seat: int
    text: Message
    s: State
