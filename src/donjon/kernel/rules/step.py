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
        """Take this step off the stack and run it.

        A decision stays on the stack and returns its options instead; [] asks nobody.
        """
        s.owed.pop()
        self.run(s)
        return NOTHING

    def first_decision(self) -> Decision[S]:
        """The decision that waits, or the first of several that wait at once."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def next_decision(self, s: S) -> Decision[S]:
        """The decision to answer next where nobody's clock decides the order."""
        return self.first_decision()

    def open_decisions(self) -> list[Decision[S]]:
        """All decisions that wait for an answer."""
        return []

    def answerable_decisions(self, s: S) -> list[Decision[S]]:
        """All decisions that can be answered: open ones, and answers that can still be changed."""
        return self.open_decisions()

    def apply_choice(self, s: S, decision: Decision[S], option: int) -> None:
        """Apply the answer to one of the open decisions; this step is on top of the stack."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def holds(self, decision: Decision[S]) -> bool:
        """Whether this decision can be answered here."""
        return False

    def hidden_choice_of(self, seat: int) -> int | None:
        """What the seat has chosen while others still choose at the same time."""
        return None

    def reopened(self, s: S, seat: int) -> Step[S]:
        """The same step with the hidden choices taken back, if the seat has made one of them."""
        return self

    def resampled(self, s: S, seat: int, chance: Chance) -> Step[S]:
        """The same step with a random choice in place of each one that this seat does not know."""
        return self

    def with_others_open(self, seat: int) -> Step[S]:
        """The same step, with every choice that this seat does not know taken back."""
        return self

    def is_independent_of_others(self, seat: int, after: Step[S], now: Step[S]) -> bool:
        """Whether the seat's choice and what others chose since do not affect each other.

        `after` is the top of the stack right after that choice, `now` is the top now.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits until its seat chooses one of its options."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def advance(self, s: S) -> list[int]:
        """The options. An only option is taken at once, unless that would tell something hidden."""
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
        """Apply the choice at once."""
        if decision is not self:
            raise not_open(decision)
        s.owed.pop()
        self.choose(s, option)

    def options(self, s: S) -> list[int]:
        """What may be chosen: never empty, no repeats. The caller does not change the list."""
        raise NotImplementedError

    def choose(self, s: S, option: int) -> None:
        """Carry out the option."""
        raise NotImplementedError

    def label(self, s: S, option: int) -> Message:
        """The option in words, a whole sentence; no two options of a decision have the same one."""
        raise NotImplementedError

    def targets(self, s: S, option: int) -> list[str]:
        """The ids of what one clicks on the table for it, in order; [] is a button."""
        return []

    def action(self, s: S, option: int) -> str:
        """The name of the option's kind where the decision offers several kinds, otherwise ""."""
        return ""

    def cost(self, s: S, option: int) -> Cost:
        """What the option costs."""
        return FREE

    def prompt(self, s: S) -> Message:
        """What the seat is asked, in a few words."""
        raise NotImplementedError

    def detail(self, s: S) -> Message | None:
        """One more line on what is at stake, or None."""
        return None

    def rule(self) -> str:
        """The id in the catalogue of the rule that asks."""
        raise NotImplementedError

    def default(self, s: S, chance: Chance) -> int:
        """What an absent seat does; `chance` is the caller's own, never the match's."""
        raise NotImplementedError

    def is_race(self, s: S, option: int) -> bool:
        """Whether the first of several seats to choose this option gains by being first."""
        return False

    def time_taken(self, s: S) -> int:
        """How much its seat has done so far; it stands for time where seats race side by side."""
        return 0

    def must_be_asked(self, s: S) -> bool:
        """Whether taking an only option without asking would tell others something hidden."""
        return False

    def is_forced(self, s: S) -> bool:
        """Whether there is only one option and it may be taken without asking."""
        return len(self.options(s)) == 1 and not self.must_be_asked(s)


def not_open(decision: AnyDecision) -> ValueError:
    """The error for a choice at a decision that is not open."""
    return ValueError(f"{type(decision).__name__} of seat {decision.seat} is not open")


AnyStep = Step[Any]
AnyDecision = Decision[Any]
