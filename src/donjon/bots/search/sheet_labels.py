"""The labels of all score sheets that a thought has met."""

from __future__ import annotations

from typing import final

from donjon.kernel.rules.result import Result
from donjon.kernel.words.message import Message


@final
class SheetLabels:
    """Labels of score sheets in the order in which they were first met.

    Worlds may end with different lines; a line that a sheet lacks counts as 0.
    """

    def __init__(self) -> None:
        self.found: list[Message] = []

    def values(self, result: Result, seat: int) -> list[int]:
        """What a seat has in each line, in the order of the labels."""
        values = [0] * len(self.found)
        for at, row in enumerate(result.details):
            place = self.place(row.label, at)
            if place == len(self.found):
                self.found.append(row.label)
                values.append(0)
            value = row.values[seat]
            if value is not None:
                values[place] += value
        return values

    def place(self, label: Message, guess: int) -> int:
        """Where a label stands; most sheets have it at the same place as the ones before."""
        if guess < len(self.found) and self.found[guess] == label:
            return guess
        for at, each in enumerate(self.found):
            if each == label:
                return at
        return len(self.found)
