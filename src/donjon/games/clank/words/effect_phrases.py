"""The words for the options of a card, made from their operations."""

from __future__ import annotations

from donjon.games.clank.content import effect_operations as ops
from donjon.kernel.words.message import Message


def effect_phrase(option: list[ops.AnyOp]) -> Message:
    """What an option does, in a few words; of several operations the first is named."""
    op = option[0]
    if isinstance(op, ops.ClankOp) and op.n < 0:
        return Message("cl-choose-clank-back", {"n": -op.n})
    name = type(op).__struct_config__.tag
    if isinstance(op, ops.PayGoldOp):
        taken = op.then[0]
        assert isinstance(taken, ops.TakeReserveOp)
        card = Message(f"cl-card-{taken.card}")
        return Message("cl-choose-pay_gold", {"gold": op.n, "n": taken.n, "card": card})
    if isinstance(op, ops.CountedOp):
        return Message(f"cl-choose-{name}", {"n": op.n})
    return Message(f"cl-choose-{name}")
