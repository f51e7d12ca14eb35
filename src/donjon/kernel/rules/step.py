"""Steps and decisions: the instructions of a rule book. They never change; clones share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from donjon.kernel.rules.immutable import Immutable

if TYPE_CHECKING:
    from donjon.kernel.rules.chance import Chance
    from donjon.kernel.rules.state import State
    from donjon.kernel.words.message import Message

S = TypeVar("S", bound="State")
Cost = list[tuple[str, int]]
"""What is paid: units as the rules count them, each with an amount."""
NOTHING: Final[list[int]] = []
FREE: Final[Cost] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Immutable, Generic[S]):
    """One instruction of the rule book, owed on the state's stack until it is carried out."""

    def run(self, s: S) -> None:
        """Carry it out."""
        raise NotImplementedError

    def advance(self, s: S) -> list[int]:
        """Carry it out and be done; a decision gives its options instead, and stays owed."""
        s.owed.pop()
        self.run(s)
        return NOTHING

    def first_decision(self) -> Decision[S]:
        """The decision that waits, or the first of several."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def next_decision(self, s: S) -> Decision[S]:
        """Who goes on where nobody's clock decides."""
        return self.first_decision()

    def open_decisions(self) -> list[Decision[S]]:
        """All decisions that wait for an answer."""
        return []

    def answerable_decisions(self, s: S) -> list[Decision[S]]:
        """All decisions that can be answered: open ones, and answers that can still be changed."""
        return self.open_decisions()

    def apply_choice(self, s: S, decision: Decision[S], option: int) -> None:
        """One of its open questions is answered; it lies on top of what is owed."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def holds(self, decision: Decision[S]) -> bool:
        """Whether this decision can be answered here."""
        return False

    def hidden_choice_of(self, seat: int) -> int | None:
        """What the seat has chosen while others still choose at the same time."""
        return None

    def reopened(self, s: S, seat: int) -> Step[S]:
        """The same step without the hidden choices among which is the seat's; they can change."""
        return self

    def resampled(self, s: S, seat: int, chance: Chance) -> Step[S]:
        """The same step with any choice in the place of each that this seat does not know."""
        return self

    def is_independent_of_others(self, seat: int, after: Step[S], now: Step[S]) -> bool:
        """Whether the seat's answer has nothing to do with what others chose since.

        `after` is what was owed right after that answer, `now` is what is owed now.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits until its seat chooses one of its options."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def advance(self, s: S) -> list[int]:
        """The options; but a lone one that tells nothing is taken at once."""
        options = self.options(s)
        if len(options) > 1 or self.must_be_asked(s):
            return options
        s.owed.pop()
        self.choose(s, options[0])
        return NOTHING

    def first_decision(self) -> Decision[S]:
        return self

    def open_decisions(self) -> list[Decision[S]]:
        return [self]

    def holds(self, decision: Decision[S]) -> bool:
        return decision is self

    def apply_choice(self, s: S, decision: Decision[S], option: int) -> None:
        """It takes effect now."""
        if decision is not self:
            raise not_open(decision)
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

    def targets(self, s: S, option: int) -> list[str]:
        """What one picks for it on the table, in order; nothing means a button."""
        return []

    def action(self, s: S, option: int) -> str:
        """Which of several kinds of things the option is, as a name; "" where all are alike."""
        return ""

    def cost(self, s: S, option: int) -> Cost:
        """What the option costs."""
        return FREE

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

    def must_be_asked(self, s: S) -> bool:
        """Whether taking a lone option unasked would tell the others something hidden."""
        return False

    def is_forced(self, s: S) -> bool:
        """Whether nobody needs to be asked."""
        return len(self.options(s)) == 1 and not self.must_be_asked(s)


def not_open(decision: Decision[Any]) -> ValueError:
    """The error for a decision that nobody is asked now."""
    return ValueError(f"{type(decision).__name__} of seat {decision.seat} is not open")


AnyStep = Step[Any]
