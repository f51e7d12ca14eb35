"""Several seats choose at the same time: hidden from each other, or side by side in the open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from donjon.kernel.rules.step import NOTHING, Decision, S, Step, not_open

if TYPE_CHECKING:
    from donjon.kernel.rules.chance import Chance

UNANSWERED: Final = -1


class Together(Step[S]):
    """Several seats choose at the same time; all choices stay hidden until the last is made."""

    def __init__(self, decisions: list[Decision[S]], answers: list[int]) -> None:
        self.decisions: Final = decisions
        self.answers: Final = answers

    def advance(self, s: S) -> list[int]:
        """The options of the first open decision; forced ones are answered without asking.

        When no decision is open any more, all choices take effect.
        """
        for index, decision in enumerate(self.decisions):
            if self.answers[index] == UNANSWERED and decision.is_forced(s):
                s.owed[-1] = self.answered(index, decision.options(s)[0])
                return NOTHING
        if UNANSWERED in self.answers:
            return self.first_decision().options(s)
        s.owed.pop()
        self.reveal(s)
        return NOTHING

    def first_decision(self) -> Decision[S]:
        return self.decisions[self.answers.index(UNANSWERED)]

    def open_decisions(self) -> list[Decision[S]]:
        found: list[Decision[S]] = []
        for index, decision in enumerate(self.decisions):
            if self.answers[index] == UNANSWERED:
                found.append(decision)
        return found

    def answerable_decisions(self, s: S) -> list[Decision[S]]:
        """Until the last seat has chosen, each seat may change its choice."""
        return [decision for decision in self.decisions if not decision.is_forced(s)]

    def holds(self, decision: Decision[S]) -> bool:
        return decision in self.decisions

    def apply_choice(self, s: S, decision: Decision[S], option: int) -> None:
        """Keep the choice; it takes effect with the last one."""
        if decision not in self.decisions:
            raise not_open(decision)
        s.owed[-1] = self.answered(self.decisions.index(decision), option)

    def hidden_choice_of(self, seat: int) -> int | None:
        for index, decision in enumerate(self.decisions):
            if decision.seat == seat and self.answers[index] != UNANSWERED:
                return self.answers[index]
        return None

    def reopened(self, s: S, seat: int) -> Step[S]:
        """The same step with the forced choices alone, if the seat has made one."""
        if self.hidden_choice_of(seat) is None:
            return self
        answers = self.answers[:]
        for index, decision in enumerate(self.decisions):
            if not decision.is_forced(s):
                answers[index] = UNANSWERED
        return Together(self.decisions, answers)

    def resampled(self, s: S, seat: int, chance: Chance) -> Step[S]:
        answers = self.answers[:]
        for index, decision in enumerate(self.decisions):
            if answers[index] != UNANSWERED and decision.seat != seat:
                options: list[int] = decision.options(s)
                answers[index] = options[chance.below(len(options))]
        return Together(self.decisions, answers)

    def with_others_open(self, seat: int) -> Step[S]:
        answers = self.answers[:]
        for index, decision in enumerate(self.decisions):
            if decision.seat != seat:
                answers[index] = UNANSWERED
        return Together(self.decisions, answers)

    def answered(self, index: int, option: int) -> Together[S]:
        """The same step with one more answer, or a changed one."""
        answers = self.answers[:]
        answers[index] = option
        return Together(self.decisions, answers)

    def reveal(self, s: S) -> None:
        """Carry out all choices, in the order of the decisions."""
        s.reveal()
        for decision, option in zip(self.decisions, self.answers, strict=True):
            decision.choose(s, option)


def together(decisions: list[Decision[S]]) -> Together[S]:
    """A step that waits for all these decisions at once."""
    return Together(decisions, [UNANSWERED] * len(decisions))


class SideBySide(Step[S]):
    """Several seats go on at the same time, each with steps of its own, in the open.

    Each seat has a lane: a stack of steps that affects no other lane. So the order in which the
    seats go on makes no difference.
    """

    def __init__(self, lanes: list[list[Step[S]]], waits: list[bool]) -> None:
        self.lanes: Final = lanes
        self.waits: Final = waits

    def advance(self, s: S) -> list[int]:
        """Run each lane until a seat must choose; gives the options of the first open decision."""
        for n in range(len(self.lanes)):
            if not self.waits[n]:
                s.owed.pop()
                self.go_on(s, n)
                return NOTHING
        if self.open_decisions():
            return self.first_decision().options(s)
        s.owed.pop()
        return NOTHING

    def first_decision(self) -> Decision[S]:
        for lane in self.lanes:
            if lane:
                return lane[-1].first_decision()
        raise TypeError("nobody is asked in any lane")

    def next_decision(self, s: S) -> Decision[S]:
        """The decision of the seat that has taken the least time; of equals the first."""
        asked = self.open_decisions()
        found = asked[0]
        for decision in asked:
            if decision.time_taken(s) < found.time_taken(s):
                found = decision
        return found

    def open_decisions(self) -> list[Decision[S]]:
        found: list[Decision[S]] = []
        for lane in self.lanes:
            if lane:
                found.extend(lane[-1].open_decisions())
        return found

    def answerable_decisions(self, s: S) -> list[Decision[S]]:
        found: list[Decision[S]] = []
        for lane in self.lanes:
            if lane:
                found.extend(lane[-1].answerable_decisions(s))
        return found

    def holds(self, decision: Decision[S]) -> bool:
        return self.lane_of(decision) >= 0

    def lane_of(self, decision: Decision[S]) -> int:
        """The lane in which the decision can be answered; -1 if there is none."""
        for n, lane in enumerate(self.lanes):
            if lane and lane[-1].holds(decision):
                return n
        return -1

    def hidden_choice_of(self, seat: int) -> int | None:
        for lane in self.lanes:
            if lane:
                choice = lane[-1].hidden_choice_of(seat)
                if choice is not None:
                    return choice
        return None

    def reopened(self, s: S, seat: int) -> Step[S]:
        tops = [lane[-1].reopened(s, seat) if lane else None for lane in self.lanes]
        return self.with_tops(tops)

    def resampled(self, s: S, seat: int, chance: Chance) -> Step[S]:
        tops = [lane[-1].resampled(s, seat, chance) if lane else None for lane in self.lanes]
        return self.with_tops(tops)

    def with_others_open(self, seat: int) -> Step[S]:
        tops = [lane[-1].with_others_open(seat) if lane else None for lane in self.lanes]
        return self.with_tops(tops)

    def with_tops(self, tops: list[Step[S] | None]) -> Step[S]:
        """The same step with other steps on top of its lanes; itself if nothing changes."""
        lanes = self.lanes[:]
        is_changed = False
        for n, top in enumerate(tops):
            if top is not None and top is not lanes[n][-1]:
                lanes[n] = [*lanes[n][:-1], top]
                is_changed = True
        return SideBySide(lanes, self.waits) if is_changed else self

    def is_independent_of_others(self, seat: int, after: Step[S], now: Step[S]) -> bool:
        """Whether the choice changed its own lane alone, and that lane has not changed since."""
        if not isinstance(after, SideBySide) or not isinstance(now, SideBySide):
            return False
        if not len(self.lanes) == len(after.lanes) == len(now.lanes):
            return False
        for n, lane in enumerate(self.lanes):
            own = seat in seats_asked(lane)
            if after.lanes[n] is not (now if own else self).lanes[n]:
                return False
        return True

    def apply_choice(self, s: S, decision: Decision[S], option: int) -> None:
        """Apply the choice at once, in its lane."""
        n = self.lane_of(decision)
        if n < 0:
            raise not_open(decision)
        s.owed.pop()
        floor = len(s.owed)
        s.owed.extend(self.lanes[n])
        s.owed[-1].apply_choice(s, decision, option)
        self.keep(s, n, floor, False)

    def go_on(self, s: S, n: int) -> None:
        """Run the steps of lane `n` until a seat must choose."""
        floor = len(s.owed)
        s.owed.extend(self.lanes[n])
        while len(s.owed) > floor:
            if s.owed[-1].advance(s):
                break
        self.keep(s, n, floor, True)

    def keep(self, s: S, n: int, floor: int, waits: bool) -> None:
        """Move the steps above `floor` back into lane `n`; the step with it is on top again."""
        lanes = self.lanes[:]
        lanes[n] = s.owed[floor:]
        ready = self.waits[:]
        ready[n] = waits
        del s.owed[floor:]
        s.owed.append(SideBySide(lanes, ready))


def seats_asked(lane: list[Step[S]]) -> list[int]:
    """The seats that are asked in a lane."""
    return [decision.seat for decision in lane[-1].open_decisions()] if lane else []


def side_by_side(lanes: list[list[Step[S]]]) -> SideBySide[S]:
    """A step in which all these lists of steps are done at the same time."""
    return SideBySide(lanes, [False] * len(lanes))
