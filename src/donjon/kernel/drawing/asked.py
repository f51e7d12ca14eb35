"""What a drawing is told of the question that is open, and what it answers to "why not?"."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

Figures = dict[str, int | str | Message | list[Message]]


@final
class Asked:
    """What the viewer is asked: the name of the decision, and all that may be picked for it."""

    def __init__(self, kind: str, targets: set[Id]) -> None:
        self.kind: Final = kind
        self.targets: Final = targets


class WhyNot(NamedTuple):
    """A sentence and the id of a rule. One that `lasts` is told only to whoever clicks in vain."""

    text: Message
    rule: str
    lasts: bool = False


def because(text: str, rule: str, figures: Figures | None = None) -> WhyNot:
    """What is missing now, from its text, its rule and the figures in it."""
    return WhyNot(Message(text, {} if figures is None else figures), rule)


def never(text: str, rule: str, figures: Figures | None = None) -> WhyNot:
    """Why a thing is not for picking, whatever one has."""
    return WhyNot(Message(text, {} if figures is None else figures), rule, lasts=True)
