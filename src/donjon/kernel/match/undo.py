"""Which choices may be taken back, and why others may not."""

from __future__ import annotations

from typing import final

from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import AnyStep
from donjon.kernel.words.errors import UndoRefused
from donjon.kernel.words.message import Message, seat_name


@final
class Undo:
    """The states before the last choices that may be taken back.

    A choice must stand once chance was drawn, something hidden was revealed, or the match is over.
    """

    def __init__(self) -> None:
        self._past: list[State] = []
        self._refusal = "undo-nothing"

    def clone(self) -> Undo:
        """For a fork of the match; the states in it never change and are shared."""
        twin = Undo()
        twin._past = self._past[:]
        twin._refusal = self._refusal
        return twin

    def chosen(self, before: State, after: State) -> None:
        """Remember the state before a choice, or forget everything if the choice must stand."""
        if before.chance.drawn != after.chance.drawn:
            self._past.clear()
            self._refusal = "undo-drawn"
        elif before.revealed != after.revealed or not after.owed:  # the end shows the seed
            self._past.clear()
            self._refusal = "undo-revealed"
        else:
            self._past.append(before)

    def steps_back(self, seat: int, made: list[tuple[int, int]], now: list[AnyStep]) -> int:
        """How many choices ago the seat made its last one; 0 if it cannot be taken back.

        `made` are all choices, `now` is what is owed. Others may have chosen since, if that was
        side by side with the seat and stays as it is.
        """
        if not self._past:
            return 0
        if made[-1][0] == seat:
            return 1
        for back in range(2, len(self._past) + 1):
            if made[-back][0] == seat:
                before, after = self._past[-back].owed[-1], self._past[1 - back].owed[-1]
                return back if before.is_independent_of_others(seat, after, now[-1]) else 0
        return 0

    def take_back(self, count: int) -> State:
        """The state before the last `count` choices, which are forgotten."""
        before = self._past[-count].clone()  # a fork of the match has the same past
        self.forget(count)
        return before

    def forget(self, count: int) -> None:
        """Forget the last `count` choices, or all where fewer are remembered."""
        del self._past[-count:]

    def refusal(self, seat: int, made: list[tuple[int, int]]) -> UndoRefused:
        """Why the seat cannot take anything back."""
        if not made:
            return UndoRefused(Message("undo-nothing"))
        if made[-1][0] != seat:
            return UndoRefused(Message("undo-other", {"seat": seat_name(made[-1][0])}))
        return UndoRefused(Message(self._refusal))
