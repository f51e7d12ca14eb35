"""Plans are translated into choices, from any draft (MM-4.11, MM-4.12)."""

from __future__ import annotations

from collections import Counter

import pytest

from donjon import FastChance
from donjon.conformance.size import derived_seed, size
from donjon.games.map_masters.content.quadrant_grid import UNPLACED, is_turned, place_x, place_y
from donjon.games.map_masters.model.plan import Plan
from donjon.games.map_masters.model.state import Player
from donjon.games.map_masters.plans.check_plan import drawn
from donjon.games.map_masters.plans.plan_to_choices import plan_choices, target_of
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, CLEAR, ERASE, PLACE, START
from donjon.games.map_masters.solver.api import question_for
from donjon.games.map_masters.solver.input.time_limit import StepLimit
from donjon.games.map_masters.solver.solve import quick_answer
from donjon.kernel.rules.state import apply_choice, run_until_choice
from donjon.kernel.words.translate import translate
from tests.games.map_masters.scenario import MapMastersScenario, plan

GOOD = plan("S-9 3 3, S-4 5 4", "S-9:R1 (8,3) (7,3) (7,2) (7,1) (7,0) exit")


def hand(ids: str = "S-9 S-4 S-1 S-3 S-2") -> MapMastersScenario:
    scenario = MapMastersScenario()
    scenario.set_zone(ids)
    scenario.set_zone("S-9 S-4 S-1 S-3 S-2", 1)
    return scenario


def relative_places(player: Player) -> list[tuple[int, int, bool] | None]:
    """The places of the cards of a draft, relative to the first one."""
    return relative(player.draft.places)


def relative(places: list[int]) -> list[tuple[int, int, bool] | None]:
    first = next((there for there in places if there != UNPLACED), UNPLACED)
    return [
        None
        if there == UNPLACED
        else (place_x(there) - place_x(first), place_y(there) - place_y(first), is_turned(there))
        for there in places
    ]


def follows(scenario: MapMastersScenario, what: Plan, seat: int = 0) -> list[int]:
    """Make the choices, which must all be offered; then the draft must be the plan."""
    player, decision = scenario.player(seat), scenario.decision(seat)
    target = target_of(player, what)
    made = plan_choices(scenario.state, seat, what)
    for option in made:
        assert option in decision.options(scenario.state)
        apply_choice(scenario.state, decision, option)
        run_until_choice(scenario.state)
    assert not player.is_finished
    assert relative_places(player) == relative(target.places)
    assert player.draft.path is not None
    assert (player.draft.path.start, player.draft.path.moves) == (target.start, target.steps)
    assert plan_choices(scenario.state, seat, what) == []
    return made


@pytest.mark.parametrize("seed", range(size(6, 100)))
def test_the_choices_lead_to_the_best_path_from_any_draft(seed: int, counts: Counter[str]) -> None:
    """MM-4.11, MM-I19  Whatever the draft was, in the end it is the plan."""
    scenario = hand("D4-10 S-9 D3-08 D5-09 S-4")
    scenario.give_token("sword")
    scenario.give_books(2)
    scenario.begins_exploration()
    chance = FastChance(derived_seed(seed))
    counts["drafts"] += 1
    decision = scenario.decision(0)
    for _ in range(10 * (seed % 6)):
        options = [
            option for option in decision.options(scenario.state) if option // ACTION_SPAN > 1
        ]
        apply_choice(scenario.state, decision, options[chance.below(len(options))])
        run_until_choice(scenario.state)
    solution = quick_answer(question_for(scenario.state, 0), StepLimit(500))
    follows(scenario, solution.plan())
    path = scenario.player(0).draft.path
    assert path is not None
    assert path.found == solution.path().found


def test_only_what_is_missing_is_chosen() -> None:
    """MM-I18  Cards in the right relative position stay; so does the beginning of a path."""
    scenario = hand()
    scenario.begins_exploration()
    made = follows(scenario, GOOD)
    assert [option // ACTION_SPAN for option in made[:3]] == [PLACE, PLACE, START]
    for steps in range(len(made)):
        again = hand()
        again.begins_exploration()
        for option in made[:steps]:
            apply_choice(again.state, again.decision(0), option)
            run_until_choice(again.state)
        assert plan_choices(again.state, 0, GOOD) == made[steps:]


def test_what_does_not_fit_is_erased() -> None:
    """MM-4.11  A wrong path is erased, a wrong layout is cleared."""
    scenario = hand()
    scenario.begins_exploration()
    follows(scenario, GOOD)
    other = Plan(GOOD.placements, "S-9:T2 (7,1) (7,2)")
    assert follows(scenario, other)[0] == ERASE * ACTION_SPAN
    turned = plan("S-9 0 0 turned", "S-9:L1 (1,3)")
    assert follows(scenario, turned)[0] == CLEAR * ACTION_SPAN
    assert follows(scenario, Plan([])) == [CLEAR * ACTION_SPAN]


def test_a_named_payment_is_taken_as_it_is_offered() -> None:
    """MM-R15  A plan that names the usual source is given the step that is offered."""
    scenario = hand("D3-08 S-4 S-1 S-3 S-2")
    scenario.begins_exploration()
    text = (
        "D3-08:T2 (7,1) (8,1) (8,2) (8,3) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (2,4) (2,5) (2,6) "
        "teleport A/item (4,10) (3,10)"
    )
    what = plan("D3-08 0 0", text)
    player = scenario.player(0)
    follows(scenario, what)
    path = player.draft.path
    assert path is not None
    faces = path.dungeon.faces
    assert path.crossed == drawn(player, faces, path.dungeon.places, text).crossed


def test_a_step_says_how_it_is_paid() -> None:
    """MM-R15  The usual source needs no word; every other one is named, and also in French."""
    scenario = hand("S-4 S-9 S-1 S-3 S-2")
    scenario.give_token("key")
    scenario.give_books(3)
    scenario.begins_exploration()
    path = "S-4:L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (4,3)"
    follows(scenario, plan("S-4 0 0", path))
    s, decision = scenario.state, scenario.decision(0)
    labels = [decision.label(s, option) for option in decision.options(s)]
    english = [translate(label, "en") for label in labels]
    onward = next(words for words in english if f"{words} (paying with a spellbook)" in english)
    assert f"{onward} (paying with a found item)" in english
    assert not any("fairy token" in words for words in english)
    assert all(translate(label, "fr") for label in labels)
