"""What a thought found out about each idea, and why: figures that a person may be shown."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.search.trial import Figure, Trial, figure
from donjon.kernel.rules.idea import Idea
from donjon.kernel.words.message import Message


@final
class Reason:
    """How much more an idea brings in one line of the score sheet than the usual choice."""

    def __init__(self, label: Message, difference: Figure) -> None:
        self.label: Final = label
        self.difference: Final = difference


@final
class Verdict:
    """How an idea did: its share of the win, and how much better that is than the usual choice.

    `worlds` is in how many worlds both were tried. `reasons` has every line of the score sheet.
    """

    def __init__(
        self, idea: Idea, worlds: int, win_share: Figure, gain: Figure, reasons: list[Reason]
    ) -> None:
        self.idea: Final = idea
        self.worlds: Final = worlds
        self.win_share: Final = win_share
        self.gain: Final = gain
        self.reasons: Final = reasons


def verdict_on(trial: Trial, usual: Trial, labels: list[Message], margin_weight: float) -> Verdict:
    """Compare an idea with the usual choice in the worlds in which both were tried."""
    return Verdict(
        trial.idea,
        min(len(trial.shares), len(usual.shares)),
        trial.win_share(),
        trial.gain(usual, margin_weight),
        [Reason(label, row_gain(trial, usual, at)) for at, label in enumerate(labels)],
    )


def row_gain(trial: Trial, usual: Trial, row: int) -> Figure:
    """How much more an idea has in one line of the score sheet, world by world."""
    differences: list[float] = []
    for at in range(min(len(trial.sheets), len(usual.sheets))):
        differences.append(float(value(trial.sheets[at], row) - value(usual.sheets[at], row)))
    return figure(differences)


def value(sheet: list[int], row: int) -> int:
    """The value of a line; 0 for a line that was first met after this sheet."""
    return sheet[row] if row < len(sheet) else 0
