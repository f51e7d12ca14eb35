"""Several seats choose at the same time: hidden from each other, or side by side in the open."""

from __future__ import annotations

from typing import Final

from donjon.kernel.rules.step import NOTHING, Decision, S, Step

UNANSWERED: Final = -1


class Together(Step[S]):
    """Several seats choose at the same time; nobody's answer is known until all are in."""

    def __init__(self, decisions: list[Decision[S]], answers: list[int]) -> None:
        self.decisions: Final = decisions
        self.answers: Final = answers

    def ask(self, s: S) -> list[int]:
        """The options of the first open question; forced ones are answered, all reveal."""
        for index, decision in enumerate(self.decisions):
            if self.answers[index] == UNANSWERED and decision.is_forced(s):
                s.owed[-1] = self.answered(index, decision.options(s)[0])
                return NOTHING
        if UNANSWERED in self.answers:
            return self.first_asked().options(s)
        s.owed.pop()
        self.reveal(s)
        return NOTHING

    def first_asked(self) -> Decision[S]:
        return self.decisions[self.answers.index(UNANSWERED)]

    def open_questions(self) -> list[Decision[S]]:
        found: list[Decision[S]] = []
        for index, decision in enumerate(self.decisions):
            if self.answers[index] == UNANSWERED:
                found.append(decision)
        return found

    def questions(self, s: S) -> list[Decision[S]]:
        """Until the last has answered, all may answer anew."""
        return [decision for decision in self.decisions if not decision.is_forced(s)]

    def answer(self, s: S, decision: Decision[S], option: int) -> None:
        """It takes effect with the last answer."""
        s.owed[-1] = self.answered(self.decisions.index(decision), option)

    def answered(self, index: int, option: int) -> Together[S]:
        """The same step with one more answer (or a changed one)."""
        answers = self.answers[:]
        answers[index] = option
        return Together(self.decisions, answers)

    def reveal(self, s: S) -> None:
        """All are in: every answer takes effect, in the order of the decisions."""
        s.reveal()
        for decision, option in zip(self.decisions, self.answers, strict=True):
            decision.choose(s, option)


def together(decisions: list[Decision[S]]) -> Together[S]:
    """A step that waits for all these decisions at once."""
    return Together(decisions, [UNANSWERED] * len(decisions))


class SideBySide(Step[S]):
    """Several seats go on at the same time, each with steps of its own, in the open.

    What is owed to one does not touch the others, so the order in which they go on is the same.
    """

    def __init__(self, lanes: list[list[Step[S]]], waits: list[bool]) -> None:
        self.lanes: Final = lanes
        self.waits: Final = waits

    def ask(self, s: S) -> list[int]:
        """Each lane is done until someone must choose; the options of the first."""
        for n in range(len(self.lanes)):
            if not self.waits[n]:
                s.owed.pop()
                self.go_on(s, n)
                return NOTHING
        if self.open_questions():
            return self.first_asked().options(s)
        s.owed.pop()
        return NOTHING

    def first_asked(self) -> Decision[S]:
        return self.open_questions()[0]

    def next_asked(self, s: S) -> Decision[S]:
        """The one who has taken least time; of equals the first."""
        asked = self.open_questions()
        found = asked[0]
        for decision in asked:
            if decision.time_taken(s) < found.time_taken(s):
                found = decision
        return found

    def open_questions(self) -> list[Decision[S]]:
        found: list[Decision[S]] = []
        for lane in self.lanes:
            if lane:
                found.append(lane[-1].first_asked())
        return found

    def keeps_apart(self, seat: int, after: Step[S], now: Step[S]) -> bool:
        """The answer changed no lane but its own, and that one is still what it was after it."""
        if not isinstance(after, SideBySide) or not isinstance(now, SideBySide):
            return False
        if not len(self.lanes) == len(after.lanes) == len(now.lanes):
            return False
        for n, lane in enumerate(self.lanes):
            own = bool(lane) and lane[-1].first_asked().seat == seat
            if after.lanes[n] is not (now if own else self).lanes[n]:
                return False
        return True

    def answer(self, s: S, decision: Decision[S], option: int) -> None:
        """It takes effect now, in the lane of its seat."""
        for n, lane in enumerate(self.lanes):
            if lane and lane[-1] is decision:
                s.owed.pop()
                floor = len(s.owed)
                s.owed.extend(lane)
                decision.answer(s, decision, option)
                self.keep(s, n, floor, False)
                return

    def go_on(self, s: S, n: int) -> None:
        """Do what is owed in a lane until someone must choose."""
        floor = len(s.owed)
        s.owed.extend(self.lanes[n])
        while len(s.owed) > floor:
            if s.owed[-1].ask(s):
                break
        self.keep(s, n, floor, True)

    def keep(self, s: S, n: int, floor: int, waits: bool) -> None:
        """What is owed above the floor is a lane's; the same step with it lies there again."""
        lanes = self.lanes[:]
        lanes[n] = s.owed[floor:]
        ready = self.waits[:]
        ready[n] = waits
        del s.owed[floor:]
        s.owed.append(SideBySide(lanes, ready))


def side_by_side(lanes: list[list[Step[S]]]) -> SideBySide[S]:
    """A step in which all these lists of steps are done at the same time."""
    return SideBySide(lanes, [False] * len(lanes))
