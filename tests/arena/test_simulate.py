"""Many matches between bots."""

from __future__ import annotations

import donjon
from donjon.arena import MatchOutcome, SimulationSetup, simulate

OPTIONS = donjon.game("dragonquest").check_options({}, 2)


def played(setup: SimulationSetup, matches: int) -> list[MatchOutcome]:
    """All matches in one list."""
    return [match for some in simulate(setup, matches) for match in some]


def test_the_same_setup_gives_the_same_matches() -> None:
    setup = SimulationSetup("dragonquest", ["random", "random"], OPTIONS, "7")
    first, second = played(setup, 6), played(setup, 6)
    assert first == second
    assert len(first) == 6
    assert len({match.decisions for match in first}) > 1


def test_more_matches_begin_with_the_same_ones() -> None:
    setup = SimulationSetup(
        "dragonquest", ["random"], donjon.game("dragonquest").check_options({}, 1), "x"
    )
    assert played(setup, 30)[:4] == played(setup, 4)


def test_another_seed_gives_other_matches() -> None:
    setup = SimulationSetup("dragonquest", ["random", "random"], OPTIONS, "7")
    assert played(setup, 3) != played(setup._replace(seed="8"), 3)


def test_scores_and_winners_belong_to_seats() -> None:
    for match in played(SimulationSetup("dragonquest", ["greedy", "random"], OPTIONS, "1"), 3):
        assert len(match.scores) == 2
        assert set(match.winners) <= {0, 1}
        best = max(match.scores)
        assert all(match.scores[seat] == best for seat in match.winners)
