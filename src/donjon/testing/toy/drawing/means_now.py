"""What a thing of Three Chests means now, in figures."""

from __future__ import annotations

from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message
from donjon.testing.toy.view.forms import View


def means_now(view: View, id: Id) -> Message | None:
    """TY-2.1  How many chests the owner of a lucky number has won so far."""
    kind, _, seat = id.partition(":")
    if kind != "number":
        return None
    return Message("ty-tip-won", {"n": view.players[int(seat)].wins})
