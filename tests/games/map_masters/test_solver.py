"""The solver is compared with brute force, with the rules, and with itself (7.9)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from donjon.conformance.size import derived_seed, size
from donjon.games.map_masters.content.face_graph import FaceGraph
from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS, OBJECTIVES, matching
from donjon.games.map_masters.content.printed_icons import (
    BARREL,
    COIN,
    KINDS,
    LAVA,
    PADLOCK,
    TRAPDOOR,
    USES,
)
from donjon.games.map_masters.content.spellbooks import ON_PATHS
from donjon.games.map_masters.content.tables import FACES, HAND, NUMBER, OBJECTIVE_VP
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.path_step import CALL, CLIMB, FOLD, HOP, TELEPORT, way_of
from donjon.games.map_masters.plans.check_plan import check_plan, drawn
from donjon.games.map_masters.solver.api import (
    advise,
    best_points,
    question_for,
    question_of,
    solve,
)
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.time_limit import StepLimit, TimeLimit, without_limit
from donjon.games.map_masters.solver.input.weights import (
    points_in,
    primary_weights,
    usual_weights,
    value_of,
)
from donjon.games.map_masters.solver.runs.card_run import CIRCLE_PORT
from donjon.games.map_masters.solver.runs.find_runs import RunFinder
from donjon.games.map_masters.solver.solve import answer
from donjon.kernel.words.errors import BadOptions
from tests.games.map_masters.brute_force import best_in, best_of
from tests.games.map_masters.scenario import MapMastersScenario
from tests.games.map_masters.test_routes import INDEX

BOOKS = [spell for spell in range(ON_PATHS.bit_length()) if ON_PATHS >> spell & 1]
THREE = "D4-14 S-4 S-9"
FIVE = "D5-13 S-4 D3-02 S-9 S-1"


def ask(cards: str, objective: str = "coin", tokens: str = "", spells: str = "") -> Question:
    return question_of(cards.split(), objective, tokens.split(), spells.split())


def best(question: Question) -> Solution:
    """The proven answer."""
    found = answer(question, TimeLimit())
    assert found.is_proven()
    return found


def worth(question: Question, path: Path) -> int:
    return value_of(question.weights, path.found, path.is_exit())


class Notes(TimeLimit):
    """Notes all reports, and ends a search after `most` steps."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.values: list[int] = []
        self.upper_bound: list[int] = []

    def may_go_on(self, steps: int) -> bool:
        return steps < self.most

    def on_better_path(self, value: int, steps: int) -> None:
        self.values.append(value)

    def on_lower_bound(self, bound: int, steps: int) -> None:
        self.upper_bound.append(bound)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_the_runs_from_opening_to_opening_are_the_routes_of_the_index(face: FaceGraph) -> None:
    """7.9  The run table of a card has every route, however long, and each once."""
    runs = RunFinder(face, 0, 0, without_limit()).find()
    across = [run for run in runs if run.entry < CIRCLE_PORT and run.exit < CIRCLE_PORT]
    assert len(across) == int(INDEX[face.name][6])


@pytest.mark.parametrize(
    ("cards", "objective", "tokens", "spells"),
    [
        ("S-2 S-4", "monster", "", ""),
        ("S-9 S-7", "padlock", "key", ""),
        ("D4-14 S-4", "barrel", "", ""),
        ("D5-09 D6-09", "monster", "sword sword", ""),
        ("D5-11 D6-15", "trap", "", ""),
        ("D4-04 D5-15", "scroll", "scroll", ""),
        ("D3-08 D4-17", "circle", "", ""),
        ("D5-09 D3-14", "monster", "", "SB-1"),
        ("D3-10 S-4", "trap", "", "SB-2 SB-4"),
        ("D4-12 S-2", "padlock", "", "SB-3"),
        ("D3-15 D4-04", "barrel", "", "SB-5"),
        ("D3-12 S-2", "coin", "", "SB-6"),
        ("D3-12 D3-11", "barrel", "", "SB-7"),
        ("D3-12 S-2", "coin", "", "SB-8"),
        ("S-9 D3-12", "padlock", "", "SB-9"),
        ("S-9 D3-12", "barrel", "", "SB-10"),
        ("D5-09 D3-12", "monster", "", "SB-11"),
    ],
)
def test_two_cards_have_no_better_path(
    cards: str, objective: str, tokens: str, spells: str
) -> None:
    """MM-I26, MM-I27  The worth of the answer is that of the best of all paths in all layouts."""
    question = ask(cards, objective, tokens, spells)
    found = best(question)
    assert found.value == found.bound == best_of(question)
    assert worth(question, found.path()) == found.value


@pytest.mark.parametrize("cards", ["D4-01", "D5-03", "D6-03"])
def test_a_room_of_many_doors_has_no_better_path(cards: str) -> None:
    """MM-7.7, MM-7.8, MM-I27  Passages through a room do not cross, or once with SB-8."""
    for spells in ("", "SB-8"):
        question = ask(cards, "barrel", "", spells)
        assert best(question).value == best_of(question)


@pytest.mark.parametrize("seed", range(size(3, 1000)))
def test_any_two_cards_have_no_better_path(seed: int, counts: Counter[str]) -> None:
    """MM-I26, MM-I27  Whatever the cards, the objective, the token and the spellbook."""
    chance = random.Random(derived_seed(seed))
    faces = chance.sample(range(len(FACES)), 2)
    tokens = [0] * USES
    tokens[chance.randrange(USES)] = chance.randint(0, 2)
    weights = usual_weights(chance.randrange(OBJECTIVES))
    question = Question(faces, tokens, 1 << chance.choice(BOOKS), weights)
    found = best(question)
    counts["proven answers"] += 1
    assert found.value == found.bound == best_of(question)
    assert worth(question, found.path()) == found.value


def test_three_cards_have_no_better_path_in_their_layout() -> None:
    """MM-I27  No legal path in the layout of the answer beats it."""
    question = ask(THREE)
    found = best(question)
    faces = [FACES[face] for face in question.faces]
    assert best_in(question, faces, found.places) == found.value


@pytest.mark.parametrize("steps", [0, 512])
def test_an_unfinished_search_keeps_its_bound(steps: int) -> None:
    """The best path is worth at least the answer and at most the bound."""
    question = ask(FIVE)
    found = answer(question, StepLimit(steps))
    proven = best(ask(FIVE.rsplit(maxsplit=2)[0]))
    assert found.value <= found.bound
    assert worth(question, found.path()) == found.value
    assert proven.value <= found.bound  # three of the five cards are no better than all


def test_the_proven_best_lies_within_every_earlier_bound() -> None:
    """The bound of a search that was cut short is never below the best path."""
    question = ask("S-1 S-4 S-8 S-9", "key")
    proven = best(question)
    for steps in (0, 512, 1_024):
        found = answer(question, StepLimit(steps))
        assert found.value <= proven.value <= found.bound


def test_a_search_only_gets_better() -> None:
    """Every path that it reports is better than the one before; the last one is the answer."""
    notes = Notes(1_000)
    found = answer(ask(FIVE, "stairs"), notes)
    assert notes.values == sorted(set(notes.values))
    assert notes.values[-1] == found.value


def test_its_bound_only_falls_until_it_is_the_proof() -> None:
    """The reported bound never rises, and in the end it is the value of the answer."""
    notes = Notes(1 << 40)
    found = answer(ask(THREE, "stairs"), notes)
    assert notes.upper_bound == sorted(notes.upper_bound, reverse=True)
    assert notes.upper_bound[-1] == found.value == found.bound


def test_the_same_number_of_steps_gives_the_same_path() -> None:
    """Bots play the same match from the same seed."""
    one, other = (answer(ask(FIVE), StepLimit(512)) for _ in range(2))
    assert (one.places, one.start, one.steps) == (other.places, other.start, other.steps)
    assert (one.value, one.bound, one.search_steps) == (
        other.value,
        other.bound,
        other.search_steps,
    )


def test_the_order_of_the_cards_does_not_matter() -> None:
    """MM-I18  A hand is a set."""
    assert best(ask("S-4 S-9 D4-14")).value == best(ask("D4-14 S-4 S-9")).value


def test_more_tokens_are_never_worse() -> None:
    """MM-I26  With more to pay with, the proven best never falls."""
    values = [best(ask("D5-09 S-2 S-4", "monster", tokens)).value for tokens in ("", "sword")]
    values.append(best(ask("D5-09 S-2 S-4", "monster", "sword sword key")).value)
    assert values == sorted(values)


@pytest.mark.parametrize(
    ("cards", "objective", "spells", "way"),
    [
        ("D3-15 D4-17", "circle", "SB-5", TELEPORT),
        ("D4-10", "barrel", "SB-4", CLIMB),
        ("S-2 S-3", "monster", "SB-1 SB-6", CALL),
        ("S-3 D3-01", "barrel", "SB-7", HOP),
        ("D6-02", "coin", "SB-9 SB-10", FOLD),
    ],
)
def test_a_jump_is_made_where_it_pays(cards: str, objective: str, spells: str, way: int) -> None:
    """7.9  With the spell the best path is better, for it jumps, and the rules agree."""
    question = ask(cards, objective, "", spells)
    found = best(question)
    assert found.value > best(ask(cards, objective)).value
    assert way in [way_of(step) for step in found.steps]
    assert worth(question, found.path()) == found.value


def test_the_plan_is_handed_in_as_it_is() -> None:
    """MM-4.12, MM-I26  The engine's own check passes the plan, and its path scores the same."""
    scenario = MapMastersScenario()
    for seat in range(2):
        scenario.set_zone("D5-13 S-4 S-9" if seat == 0 else "S-1 S-2 S-3", seat)
    scenario.begins_exploration()
    question = question_for(scenario.state, 0)
    found = advise(scenario.state, 0, 512)
    player, plan = scenario.player(), found.plan()
    assert check_plan(player, plan).is_legal
    faces = [FACES[face] for face in question.faces]
    path = drawn(player, faces, found.places, plan.path)
    assert found.value == worth(question, path) > 0
    assert path.moves == found.steps


def test_a_seat_that_has_finished_is_advised_as_when_it_began() -> None:
    """MM-6.10  What its path has used up is there again for the question, and only there."""
    scenario = MapMastersScenario()
    scenario.set_zone("D5-13 S-4 S-9", 0)
    scenario.give_token("key")
    scenario.give_books(3, 11)
    scenario.begins_exploration()
    before = question_for(scenario.state, 0)
    scenario.hands_in(answer(before, TimeLimit()).plan())
    assert scenario.player().is_finished
    assert (scenario.player().tokens, scenario.player().ready) != (before.tokens, before.spells)
    after = question_for(scenario.state, 0)
    assert (after.faces, after.tokens, after.spells) == (
        before.faces,
        [0, 0, 1, 0],
        1 << 2 | 1 << 10,
    )
    assert (
        best_points(scenario.state, 0, TimeLimit()).value
        == best(
            Question(
                before.faces,
                before.tokens,
                before.spells,
                primary_weights(OBJECTIVE_IDS.index("key")),
            )
        ).value
    )


@pytest.mark.parametrize("objective", range(OBJECTIVES))
def test_for_the_points_alone_coins_and_exit_never_outweigh_a_point(objective: int) -> None:
    """MM-10.3  The points of the objective are the whole points of the worth, with any coins."""
    weights = primary_weights(objective)
    coins = sum(sorted(face.kinds.count(COIN) for face in FACES)[-HAND:])
    found = [0] * KINDS
    found[COIN] = coins
    for kind in (BARREL, TRAPDOOR, LAVA, PADLOCK):
        found[kind] += 2
    points = matching(found, objective) * OBJECTIVE_VP[objective]
    assert points_in(value_of(weights, found, True)) == points
    assert points_in(value_of(weights, found, False)) == points
    assert value_of(weights, found, False) < value_of(weights, found, True)


def test_the_best_points_are_found_and_more_coins_decide() -> None:
    """Brute force agrees: no path scores more, and no path with as many points has more coins."""
    question = question_of(["S-2", "D4-14"], "barrel", [], [])
    question = Question(question.faces, question.tokens, 0, primary_weights(0))
    assert best(question).value == best_of(question)


def test_solve_takes_ids() -> None:
    """The public call: cards, objective, tokens and spells by their ids."""
    found = solve(["S-4", "S-9"], "key", tokens=["key"], spells=["SB-3", "SB-16"])
    assert found.is_proven()
    assert found.question.tokens == [0, 0, 1, 0]
    assert found.value == best(ask("S-4 S-9", "key", "key", "SB-3")).value


@pytest.mark.parametrize(
    ("cards", "objective", "tokens", "spells", "word"),
    [
        (["S-99"], "key", [], [], "S-99"),
        (["s-4", "S-4"], "key", [], [], "S-4"),
        (["S-1", "S-2", "S-3", "S-4", "S-5", "S-6"], "key", [], [], "6"),
        ([], "key", [], [], "5"),
        (["S-4"], "keys", [], [], "keys"),
        (["S-4"], "key", ["coin"], [], "coin"),
        (["S-4"], "key", [], ["SB-18"], "SB-18"),
    ],
)
def test_an_unknown_id_is_refused(
    cards: list[str], objective: str, tokens: list[str], spells: list[str], word: str
) -> None:
    """A sentence in both languages says what is wrong."""
    with pytest.raises(BadOptions) as error:
        solve(cards, objective, tokens, spells)
    assert word in error.value.translate("en")
    assert word in error.value.translate("fr")


def test_nothing_of_worth_places_nothing() -> None:
    """MM-R11  A seat that wants nothing gets an empty dungeon, and the proof of it."""
    weights = usual_weights(0)
    nothing = type(weights)([0] * len(weights.worth), 0)
    found = answer(Question([NUMBER["S-4"]], [0] * 4, 0, nothing), TimeLimit())
    assert (found.value, found.bound, found.steps) == (0, 0, [])
    assert found.path().nodes == []
