"""More resources and more time never give less, and time limits are kept (7.9)."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Final

import pytest

from donjon.conformance.size import derived_seed, size
from donjon.games.map_masters.content.objectives import OBJECTIVES
from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.content.spellbooks import ON_PATHS, SPELLS
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.solver.api import question_of
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.time_limit import SecondsLimit, StepLimit, TimeLimit
from donjon.games.map_masters.solver.input.weights import usual_weights, value_of
from donjon.games.map_masters.solver.runs.run_tables import TABLES
from donjon.games.map_masters.solver.search import depth_first as search
from donjon.games.map_masters.solver.solve import answer, quick_answer

BOOKS: Final = [spell for spell in range(SPELLS) if ON_PATHS >> spell & 1]
CHEAP: Final = 9 + 18 + 18
"""Starting cards and those of cost 3 and 4: their tables are soon built."""
IS_COMPILED: Final = not search.__file__.endswith(".py")
Answer = Callable[[Question, TimeLimit], Solution]

HARD = "D6-10 S-3 D5-09 S-5 S-9"
WORST = [
    ("D5-07 D6-04 D6-02 D6-05 S-3", "SB-6 SB-7"),
    ("D5-12 D5-16 D5-07 D6-06 S-9", "SB-9 SB-10"),
    ("D6-08 D6-06 D5-04 D6-17 D5-08", "SB-7 SB-11"),
    (HARD, "SB-6"),
]


def ask(cards: str, spells: str = "", tokens: str = "") -> Question:
    return question_of(cards.split(), "coin", tokens.split(), spells.split())


def worth(found: Solution) -> int:
    """The worth of an answer by the rules, with the resources of its question."""
    path = found.path()
    assert path.moves == found.steps
    value = value_of(found.question.weights, path.found, path.is_exit())
    assert found.value == value <= found.bound
    return value


def with_book(asked: Question, spell: int) -> Question:
    return asked.with_resources(asked.tokens, asked.spells | 1 << spell)


def with_token(asked: Question, use: int) -> Question:
    tokens = asked.tokens[:]
    tokens[use] += 1
    return asked.with_resources(tokens, asked.spells)


def random_question(chance: random.Random, cards: int, among: int) -> Question:
    """A hand from the first `among` faces, with an objective, and perhaps a token."""
    tokens = [0] * USES
    tokens[chance.randrange(USES)] = chance.randint(0, 1)
    faces = chance.sample(range(among), cards)
    return Question(faces, tokens, 0, usual_weights(chance.randrange(OBJECTIVES)))


def hold_to_more(
    asked: Question, chance: random.Random, solve: Answer, step_limits: list[int]
) -> None:
    """Check that one more book, another book, a token or more steps never give less."""
    first, second = chance.sample(BOOKS, 2)
    use = chance.randrange(USES)
    one, other = with_book(asked, first), with_book(asked, second)
    both = with_book(one, second)
    more = {
        asked: [],
        one: [asked],
        other: [asked],
        both: [one, other],
        with_token(asked, use): [asked],
        with_token(both, use): [both],
    }
    before: dict[Question, int] = {}
    for steps in step_limits:
        found = {each: worth(solve(each, StepLimit(steps))) for each in more}
        for each, fewer in more.items():
            less = max([found[few] for few in fewer], default=0)
            assert found[each] >= max(less, before.get(each, 0)), (
                each.faces,
                each.resource_key(),
                steps,
            )
        before = found


@pytest.mark.parametrize("seed", range(size(6, 600)))
def test_more_resources_and_more_steps_never_give_less(seed: int, counts: Counter[str]) -> None:
    """MM-I26  Whether a search is finished or not: book by book, token by token."""
    chance = random.Random(derived_seed(seed))
    counts["questions"] += 1
    hold_to_more(random_question(chance, 2 + seed % 2, CHEAP), chance, answer, [0, 512, 1_024])


@pytest.mark.parametrize("seed", range(size(4, 200)))
def test_the_same_for_the_bot(seed: int, counts: Counter[str]) -> None:
    """MM-I26, MM-15.5  Whole hands, paths that visit no card twice."""
    chance = random.Random(derived_seed(1_000 + seed))
    counts["questions"] += 1
    hold_to_more(random_question(chance, 5, len(FACES)), chance, quick_answer, [0, 1_024])


@pytest.mark.parametrize(
    ("solve", "spells"),
    [(answer, ["SB-6"]), (quick_answer, ["SB-6", "SB-7", "SB-9", "SB-10", "SB-11"])],
)
def test_a_jump_does_not_cost_the_plain_answer(solve: Answer, spells: list[str]) -> None:
    """MM-I26  A search that gets lost in jumps has at least what it would have without them."""
    plain = worth(quick_answer(ask(HARD), TimeLimit()))
    assert plain > 0
    for spell in spells:
        assert worth(solve(ask(HARD, spell), StepLimit(0))) >= plain


def test_useless_resources_change_nothing() -> None:
    """MM-6.9  More tokens than there are obstacles, books for what the cards do not show."""
    asked = ask("S-1 S-6")  # neither monsters nor padlocks nor traps
    lavish = ask("S-1 S-6", "SB-1 SB-3 SB-6", "sword " * 40 + "key rope")
    one, other = answer(asked, TimeLimit()), answer(lavish, TimeLimit())
    assert (one.value, one.places, one.steps) == (other.value, other.places, other.steps)
    assert other.path().tokens == lavish.tokens


class LateAfter(TimeLimit):
    """The time is up after `looks` looks at the clock; notes the work between two looks.

    Work is counted in function calls, which are visible only where the code is interpreted.
    """

    def __init__(self, looks: int) -> None:
        self.left = looks
        self.late = 0
        self.calls = 0
        self.stretches: list[int] = []

    def is_out_of_time(self) -> bool:
        self.stretches.append(self.calls)
        self.calls = 0
        self.left -= 1
        self.late += self.left < 0
        return self.left < 0

    def may_go_on(self, steps: int) -> bool:
        return self.left >= 0

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        self.calls += event in ("call", "c_call")


def solved_late(asked: Question, limit: LateAfter) -> Solution:
    """The answer when no table is built yet; all calls are counted."""
    TABLES.clear()
    before = sys.getprofile()
    sys.setprofile(limit.note)
    try:
        return answer(asked, limit)
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize(("cards", "spells"), WORST)
def test_without_any_time_there_is_the_plain_answer(cards: str, spells: str) -> None:
    """7.9  The time is up at the first look: nothing more is done, and the answer is a good one."""
    limit = LateAfter(0)
    found = solved_late(ask(cards, spells), limit)
    assert limit.late <= 2
    assert worth(found) == quick_answer(ask(cards), TimeLimit()).value > 0
    assert found.steps


@pytest.mark.parametrize("looks", [40, 400])
@pytest.mark.parametrize(("cards", "spells"), WORST)
def test_the_clock_is_looked_at_after_little_work(cards: str, spells: str, looks: int) -> None:
    """7.9  There is little work between two looks, whatever is being built or searched.

    A hundred thousand calls take some hundredths of a second. Only the plain answer, before the
    first look, takes more. When the time is up, everything ends at once.
    """
    limit = LateAfter(looks)
    found = solved_late(ask(cards, spells), limit)
    assert limit.left < 0
    assert limit.late <= 2
    plain, *others = limit.stretches
    assert max(others) < 100_000
    assert plain < 2_000_000
    assert IS_COMPILED or max(others) > 500
    assert worth(found) >= quick_answer(ask(cards), TimeLimit()).value


def test_seconds_end_by_the_clock() -> None:
    """Both methods ask the same clock."""
    over, much = SecondsLimit(-1.0), SecondsLimit(3_600.0)
    assert (over.is_out_of_time(), over.may_go_on(0)) == (True, False)
    assert (much.is_out_of_time(), much.may_go_on(1 << 40)) == (False, True)
