"""Steps and decisions: the instructions of a rule book. They never change; clones share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from donjon.kernel.rules.immutable import Fixed

if TYPE_CHECKING:
    from donjon.kernel.rules.chance import Chance
    from donjon.kernel.rules.state import State
    from donjon.kernel.scene import Dress, Reach
    from donjon.kernel.words.message import Message

S = TypeVar("S", bound="State")

UNANSWERED: Final = -1
NOTHING: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Fixed, Generic[S]):
    """One instruction of the rule book, owed on the state's stack until it is carried out."""

    def run(self, s: S) -> None:
        """Carry it out."""
        raise NotImplementedError

    def ask(self, s: S) -> list[int]:
        """Carry it out and be done; a decision gives its options instead, and stays owed."""
        s.owed.pop()
        self.run(s)
        return NOTHING

    def first_asked(self) -> Decision[S]:
        """The decision that waits, or the first of several."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def next_asked(self, s: S) -> Decision[S]:
        """Who goes on where nobody's clock decides."""
        return self.first_asked()

    def open_questions(self) -> list[Decision[S]]:
        """All decisions that wait for an answer."""
        return []

    def questions(self, s: S) -> list[Decision[S]]:
        """All decisions that can be answered: open ones, and answers that can still be changed."""
        return self.open_questions()

    def answer(self, s: S, decision: Decision[S], option: int) -> None:
        """One of its open questions is answered; it lies on top of what is owed."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def keeps_apart(self, seat: int, after: Step[S], now: Step[S]) -> bool:
        """Whether the seat's answer has nothing to do with what others chose since.

        `after` is what was owed right after that answer, `now` is what is owed now.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits until its seat chooses one of its options."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: S) -> list[int]:
        """The options; but a lone one that tells nothing is taken at once."""
        options = self.options(s)
        if len(options) > 1 or self.is_telling(s):
            return options
        s.owed.pop()
        self.choose(s, options[0])
        return NOTHING

    def first_asked(self) -> Decision[S]:
        return self

    def open_questions(self) -> list[Decision[S]]:
        return [self]

    def answer(self, s: S, decision: Decision[S], option: int) -> None:
        """It takes effect now."""
        s.owed.pop()
        self.choose(s, option)

    def options(self, s: S) -> list[int]:
        """What may be chosen: never empty, no repeats. The caller does not change the list."""
        raise NotImplementedError

    def choose(self, s: S, option: int) -> None:
        """What then happens."""
        raise NotImplementedError

    def label(self, s: S, option: int) -> Message:
        """The option in words, a whole sentence; no two options of a decision sound alike."""
        raise NotImplementedError

    def on(self, s: S, option: int) -> list[str]:
        """What one picks for it on the table, in order; nothing means a button."""
        return []

    def subset(self, s: S) -> list[str]:
        """Pieces any of which may be picked: the option is then the sum of 2**i of the picked."""
        return []

    def subset_label(self, s: S, picked: int) -> Message | None:
        """What taking so many of the subset is called; None is «pick any of them»."""
        return None

    def dress(self, s: S, option: int) -> Dress | None:
        """How an option looks beside its words: main or grave, icon, key, cost. None is plain.

        Of a subset the dress of all its pieces is that of the button.
        """
        return None

    def reach(self, s: S) -> list[Reach]:
        """What several choices in a row without chance would lead to, with the way there."""
        return []

    def prompt(self, s: S) -> Message:
        """What the seat is asked, in a few words."""
        raise NotImplementedError

    def detail(self, s: S) -> Message | None:
        """One line more on what is asked: what is at stake."""
        return None

    def rule(self) -> str:
        """The catalogue's id of the rule that asks."""
        raise NotImplementedError

    def default(self, s: S, chance: Chance) -> int:
        """What an absent seat does; `chance` is the caller's own, never the match's."""
        raise NotImplementedError

    def is_race(self, s: S, option: int) -> bool:
        """Whether who chooses this first among those who are asked at once wins by it."""
        return False

    def time_taken(self, s: S) -> int:
        """How much its seat has done so far, where it is a race: the measure of time in it."""
        return 0

    def is_telling(self, s: S) -> bool:
        """Whether taking a lone option unasked would tell the others something hidden."""
        return False

    def is_forced(self, s: S) -> bool:
        """Whether nobody needs to be asked."""
        return len(self.options(s)) == 1 and not self.is_telling(s)


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
        s.revealed += 1
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


AnyStep = Step[Any]
