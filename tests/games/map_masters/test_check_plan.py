"""A whole plan is handed in: checked step by step, refused with reason and rule (MM-4.12)."""

from __future__ import annotations

import msgspec
import pytest

from donjon import Match
from donjon.games.map_masters import GAME
from donjon.games.map_masters.model.plan import Plan
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.plans.check_plan import BadPlan, check_plan
from donjon.games.map_masters.plans.path_notation import read_path, write_path
from donjon.games.map_masters.plans.plan_to_choices import plan_choices
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, DONE
from donjon.kernel.words.translate import LANGUAGES
from tests.games.map_masters.dungeon_sketch import dungeon, walk
from tests.games.map_masters.scenario import MapMastersScenario, plan


def hand() -> MapMastersScenario:
    scenario = MapMastersScenario()
    scenario.set_zone("S-9 S-4 S-1 S-3 S-2")
    scenario.set_zone("S-9 S-4 S-1 S-3 S-2", 1)
    scenario.begins_exploration()
    return scenario


@pytest.mark.parametrize(
    ("cards", "path", "fault", "rule", "where"),
    [
        ("S-5 0 0", "", "no-card", "MM-R50", (0, None)),
        ("S-9 0 0, S-9 2 0", "", "no-card", "MM-R50", (1, None)),
        ("S-9 0 0, S-4 1 1", "", "overlap", "MM-4.5", (1, None)),
        ("S-9 0 0, S-4 2 0", "", "mismatch", "MM-4.8", (1, None)),
        ("S-9 0 0, S-4 5 5", "", "not-linked", "MM-4.9", (None, None)),
        ("S-9 0 0", "S-9:L2 (1,10)", "no-free-end", "MM-5.1", (None, 0)),
        ("S-9 0 0", "S-9:L1 (2,3)", "no-way", "MM-5.3", (None, 1)),
        ("S-4 0 0", "S-4:L1 (1,3) (0,3)", "corridor-used", "MM-5.4", (None, 2)),
        ("S-4 0 0", "S-4:L1 (1,3) (2,3) (3,3) (4,3)", "has-ended", "MM-5.8", (None, 4)),
        ("S-4 0 0", "S-4:L1 (1,3) exit", "no-way", "MM-5.3", (None, 2)),
        ("S-4 0 0", "S-4:L1 nonsense", "unknown-move", "MM-5.3", (None, 1)),
        ("S-4 0 0", "S-4:L1 (1,3)/token", "cannot-pay", "MM-6.9", (None, 1)),
    ],
)
def test_a_bad_plan_is_refused_with_its_rule(
    cards: str, path: str, fault: str, rule: str, where: tuple[int | None, int | None]
) -> None:
    """MM-4.12, MM-4.5, MM-4.8, MM-4.9, MM-5.1, MM-5.3, MM-5.4, MM-R50  With the place."""
    scenario = hand()
    check = check_plan(scenario.player(0), plan(cards, path))
    assert (check.fault, check.rule, (check.card, check.step)) == (fault, rule, where)
    with pytest.raises(BadPlan) as error:
        plan_choices(scenario.state, 0, plan(cards, path))
    for lang in LANGUAGES:
        assert rule in error.value.translate(lang)
    assert scenario.player(0).draft.changes == 0


def test_a_good_plan_replaces_any_draft() -> None:
    """MM-4.11, MM-4.12, MM-I19  The same plan gives the same result, whatever the draft was."""
    good = plan("S-9 3 3, S-4 5 4", "S-9:R1 (8,3) (7,3) (7,2) (7,1) (7,0) exit")
    one, two = hand(), hand()
    two.hands_in(plan("S-1 0 0, S-3 2 0", "S-1:L1 (1,3)"), 0, until_done=False)
    for scenario in (one, two):
        scenario.hands_in(good, 0)
    assert one.player(0).draft.places == two.player(0).draft.places
    assert one.player(0).draft.is_exit()
    assert two.player(0).draft.is_exit()


def test_a_plan_is_played_at_a_match() -> None:
    """MM-4.12  Through the public API: a record of ordinary choices."""
    match = Match(GAME, 2, 7)
    while len(match.waiting) < 2:
        match.play(match.waiting[0], 0)
    s = match.state()
    assert isinstance(s, MapMasters)
    card = s.players[1].zone[0]
    id = MapMastersScenario().card_ids([card])[0]
    for option in [*plan_choices(s, 1, plan(f"{id} 0 0")), DONE * ACTION_SPAN]:
        match.play(1, option)
    assert list(match.waiting) == [0]
    assert match.view(0).players[1].dungeon is not None


def test_plans_are_plain_data() -> None:
    """MM-I19  A plan survives JSON."""
    good = plan("S-9 0 0, S-4 2 1 turned", "S-9:L1 (1,3)")
    assert msgspec.json.decode(msgspec.json.encode(good), type=Plan) == good


def test_a_path_is_written_as_it_is_read() -> None:
    """MM-I19  A path written as text reads as the same path, with jumps and payments."""
    where = dungeon({"D3-08": (0, 0), "S-4": (2, 0)})
    text = (
        "D3-08:T2 (7,1) (8,1) (8,2) (8,3) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (2,4) (2,5) (2,6) "
        "teleport A/item (4,10) (3,10) (2,10) (1,10) (0,10) exit"
    )
    path = walk(where, text)
    assert write_path(path) == text
    assert write_path(read_path(where, [0, 0, 0, 0], 0, write_path(path))) == text
