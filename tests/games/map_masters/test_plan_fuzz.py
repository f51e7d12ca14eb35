"""Random and spoilt plans are legal, or refused with a rule; nothing else (MM-4.12)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest

from donjon.conformance.size import derived_seed, size
from donjon.games.map_masters.model.plan import Placement, Plan
from donjon.games.map_masters.plans.check_plan import BadPlan, check_plan
from donjon.games.map_masters.plans.path_notation import write_path
from donjon.games.map_masters.plans.plan_to_choices import plan_choices
from donjon.games.map_masters.solver.api import question_for
from donjon.games.map_masters.solver.input.question import Question
from donjon.games.map_masters.solver.input.time_limit import StepLimit
from donjon.games.map_masters.solver.solve import quick_answer
from donjon.kernel.words.translate import LANGUAGES
from tests.games.map_masters.scenario import MapMastersScenario

PLANS: Final = size(2_000, 100_000)
HAND: Final = "D4-10 S-9 D3-08 D5-09 S-4"
WORDS: Final = [
    *["L1", "T2", "R2", "B1", "S-9:L1", "S-4:T1", "D3-08:T2", "D4-10:R1", "S-7:L1", "X-1:L1"],
    *["(1,3)", "(2,3)", "d(2,4)", "d(2,2)", "(99,99)", "(1,3", "A", "B", "E", "S-4:A", "D5-09:A"],
    *["fall", "climb", "stairs", "fold", "exit", "...", "teleport", "call", "hop", "stop", "start"],
    *["/", "/token", "A/token", "A/token+item", "A/spell+spell+spell+spell+spell", "(1,3)/decline"],
    *["fall/favour", "climb/item", "(2,3)/default+default", "A/nonsense", "A//token", ":", "S-9:"],
    *["", " ", "\n", "é", "１", "٣", "0", "-1", "L9", "T0", "\x00", "(1,3)" * 40],
]
NUMBERS: Final = [0, 1, 2, -1, -2, 3, 5, 13, 14, 27, 28, -27, -40, 10**9, -(10**30)]
CARDS: Final = [*HAND.split(), "S-1", "", "s-9", "S-9 ", "D9-99", "é"]


def expedition() -> MapMastersScenario:
    scenario = MapMastersScenario()
    scenario.set_zone(HAND)
    scenario.set_zone("S-9 S-4 S-1 S-3 S-2", 1)
    scenario.give_token("sword")
    scenario.give_books(4, 6)
    scenario.begins_exploration()
    return scenario


def good_plans(scenario: MapMastersScenario) -> list[Plan]:
    """Legal plans, which are then changed."""
    asked = question_for(scenario.state, 0)
    plans = []
    for left_out in range(len(asked.faces)):
        faces = asked.faces[:left_out] + asked.faces[left_out + 1 :]
        fewer = Question(faces, asked.tokens, asked.spells, asked.weights)
        plans.append(quick_answer(fewer, StepLimit(512)).plan())
    return plans


def any_placement(chance: random.Random) -> Placement:
    x, y = chance.choice(NUMBERS), chance.choice(NUMBERS)
    return Placement(chance.choice(CARDS), x, y, chance.random() < 0.5)


def any_plan(chance: random.Random) -> Plan:
    """A plan made of random parts."""
    placements = [any_placement(chance) for _ in range(chance.randint(0, 6))]
    words = [chance.choice(WORDS) for _ in range(chance.randint(0, 8))]
    return Plan(placements, " ".join(words))


def spoilt(plan: Plan, chance: random.Random) -> Plan:
    """A legal plan with one or two things changed."""
    placements, words = plan.placements[:], plan.path.split()
    for _ in range(chance.randint(1, 2)):
        spot, card = chance.randrange(len(words)), chance.randrange(len(placements))
        how = chance.randrange(7)
        if how == 0:
            words[spot] = chance.choice(WORDS)
        elif how == 1:
            words.insert(spot, chance.choice(WORDS))
        elif how == 2:
            words[spot] += chance.choice(["/token", "/spell", "/favour+item", "/", ":", "..."])
        elif how == 3:
            words = words[: spot + 1]
        elif how == 4:
            placements[card] = any_placement(chance)
        elif how == 5 and len(placements) > 1:
            del placements[card]
        else:
            words = words[spot:]
    return Plan(placements, " ".join(words))


def test_any_plan_is_legal_or_refused_with_a_rule(counts: Counter[str]) -> None:
    """MM-4.12  `BadPlan` names the rule in both languages; there is never another error."""
    scenario, chance = expedition(), random.Random(derived_seed(12))
    good = good_plans(scenario)
    legal = 0
    refused: dict[str, Plan] = {}
    for _ in range(PLANS):
        plan = any_plan(chance) if chance.random() < 0.3 else spoilt(chance.choice(good), chance)
        check = check_plan(scenario.player(0), plan)
        counts["plans"] += 1
        if not check.is_legal:
            refused[check.fault] = plan
            continue
        legal += 1
        if legal % 20 == 0:
            assert plan_choices(scenario.state, 0, plan) or not plan.placements
    assert legal > PLANS // 20
    assert len(refused) > 12
    for fault, plan in refused.items():
        with pytest.raises(BadPlan) as error:
            plan_choices(scenario.state, 0, plan)
        assert error.value.check.fault == fault
        for lang in LANGUAGES:
            assert f"MM-{error.value.check.rule.removeprefix('MM-')}" in error.value.translate(lang)
    assert scenario.player(0).draft.changes == 0


@pytest.mark.parametrize("path", ["L1", "S-9:L1 (1,3)", "A", "...", "exit"])
def test_a_path_without_a_card_is_refused(path: str) -> None:
    """MM-5.1  No card, no free end."""
    check = check_plan(expedition().player(0), Plan([], path))
    assert (check.fault, check.rule, check.step) == ("no-free-end", "MM-5.1", 0)


@pytest.mark.parametrize(("x", "y"), [(1_000, -1_000), (13, 13), (-(10**30), 0)])
def test_a_dungeon_may_lie_anywhere(x: int, y: int) -> None:
    """MM-I18  Only the position of the cards relative to each other counts."""
    scenario = expedition()
    good = good_plans(scenario)[0]
    far = [Placement(each.card, each.x + x, each.y + y, each.turned) for each in good.placements]
    assert check_plan(scenario.player(0), Plan(far, good.path)).is_legal
    scenario.hands_in(Plan(far, good.path), 0)
    path = scenario.player(0).draft.path
    assert path is not None
    assert write_path(path) == good.path


def test_a_card_too_far_out_is_not_linked() -> None:
    """MM-4.9  The card is in the hand, but too far away to be linked."""
    plan = Plan([Placement("S-9", 0, 0), Placement("S-4", 400, 0)])
    check = check_plan(expedition().player(0), plan)
    assert (check.fault, check.rule, check.card) == ("not-linked", "MM-4.9", 1)
