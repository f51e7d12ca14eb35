"""Many matches between bots."""

from __future__ import annotations

import donjon
from donjon.arena import Plan, Played, simulate

OPTIONS = donjon.game("dragonquest").check_options({}, 2)


def played(plan: Plan, matches: int) -> list[Played]:
    """All matches in one list."""
    return [match for some in simulate(plan, matches) for match in some]


def test_the_same_plan_gives_the_same_matches() -> None:
    plan = Plan("dragonquest", ["random", "random"], OPTIONS, "7")
    first, second = played(plan, 6), played(plan, 6)
    assert first == second
    assert len(first) == 6
    assert len({match.decisions for match in first}) > 1


def test_more_matches_begin_with_the_same_ones() -> None:
    plan = Plan("dragonquest", ["random"], donjon.game("dragonquest").check_options({}, 1), "x")
    assert played(plan, 30)[:4] == played(plan, 4)


def test_another_seed_gives_other_matches() -> None:
    plan = Plan("dragonquest", ["random", "random"], OPTIONS, "7")
    assert played(plan, 3) != played(plan._replace(seed="8"), 3)


def test_scores_and_winners_belong_to_seats() -> None:
    for match in played(Plan("dragonquest", ["greedy", "random"], OPTIONS, "1"), 3):
        assert len(match.scores) == 2
        assert set(match.winners) <= {0, 1}
        best = max(match.scores)
        assert all(match.scores[seat] == best for seat in match.winners)
