"""The statistics of a simulation."""

from __future__ import annotations

import pytest

from donjon.arena import MatchOutcome, SimulationSetup, summary_of
from donjon.arena.simulation import Fault
from donjon.arena.summary import Spread, spread, wilson
from donjon.kernel.rules.result import ResultRow
from donjon.kernel.words.message import Message

SETUP = SimulationSetup("dragonquest", ["greedy", "random"], {}, "1")


def present(found: Spread | None) -> Spread:
    assert found is not None
    return found


def test_wilsons_interval_is_known() -> None:
    low, high = wilson(8, 10)
    assert [low, high] == pytest.approx([0.490162, 0.943318], abs=1e-6)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 10)[1] == pytest.approx(0.277533, abs=1e-6)


def test_quartiles_of_few_and_many() -> None:
    assert present(spread([5])).median == 5
    found = present(spread([1, 2, 3, 4, 5]))
    assert (found.least, found.lower, found.median, found.upper, found.most) == (1, 2, 3, 4, 5)
    assert found.mean == 3


def test_the_interval_of_a_mean_is_known() -> None:
    """Eight numbers with a deviation of 1.51, over the root of eight, times 1.96."""
    found = present(spread([1, 3, 3, 5, 1, 5, 3, 3]))
    assert found.mean == 3
    assert found.mean_high - found.mean == pytest.approx(1.96 * 1.511858 / 8**0.5, abs=1e-4)
    assert found.mean - found.mean_low == pytest.approx(found.mean_high - found.mean)
    alone = present(spread([7]))
    assert (alone.mean_low, alone.mean_high) == (7, 7)


def test_the_scores_of_all_seats_are_taken_match_by_match() -> None:
    found = present(
        summary_of(SETUP, [MatchOutcome(1, [10, 20], [1]), MatchOutcome(1, [30, 40], [1])]).table
    )
    assert (found.mean, found.least, found.most) == (25, 15, 35)


def test_wins_shared_wins_and_matches_without_winner_are_counted() -> None:
    found = summary_of(
        SETUP,
        [
            MatchOutcome(10, [5, 1], [0]),
            MatchOutcome(12, [4, 4], [0, 1]),
            MatchOutcome(14, [0, 0], []),
            MatchOutcome(16, [0, 3], [1]),
        ],
    )
    assert [seat.wins for seat in found.seats] == [2, 2]
    assert (found.shared, found.nobody, found.matches) == (1, 1, 4)
    assert present(found.decisions).mean == 13
    assert [seat.bot for seat in found.seats] == ["greedy", "random"]
    assert found.seats[0].rate == 0.5


def test_rounds_are_summed_up_where_a_game_counts_them() -> None:
    found = summary_of(
        SETUP, [MatchOutcome(10, [5, 1], [0], [], rounds) for rounds in (9, 12, 30)]
    ).rounds
    assert found is not None
    assert (found.least, found.median, found.most, found.mean) == (9, 12, 30, 17)
    assert summary_of(SETUP, [MatchOutcome(10, [5, 1], [0])]).rounds is None


def counted(gold: list[int | None], total: list[int | None]) -> MatchOutcome:
    """An outcome with this score sheet; nothing else of it matters."""
    rows = [ResultRow(Message("gold"), gold), ResultRow(Message("total"), total)]
    return MatchOutcome(1, [0, 0], [], rows)


def test_the_score_sheet_says_how_often_a_line_was_above_zero() -> None:
    """A seat without points is not counted among those with some."""
    found = summary_of(SETUP, [counted([3, 0], [9, 4]), counted([None, 2], [None, 2])]).count
    assert [(row.label.key, row.seat) for row in found] == [
        ("gold", 0), ("gold", 1), ("total", 0), ("total", 1),
    ]  # fmt: skip
    assert [row.matches for row in found] == [1, 1, 1, 2]
    assert [row.mean for row in found] == [1.5, 1, 4.5, 3]
    assert [found[2].rate, found[2].rate_low, found[2].rate_high] == [0.5, *wilson(1, 2)]


def test_a_line_that_some_matches_lack_keeps_its_place() -> None:
    """Lines with the same words and another name are two lines; the total stays the last."""

    def ends(*names: str) -> MatchOutcome:
        rows = [ResultRow(Message("end", {"tile": name}), [4, None]) for name in names]
        return MatchOutcome(1, [0, 0], [], [*rows, ResultRow(Message("total"), [9, 9])])

    found = summary_of(SETUP, [ends("bard"), ends("queen", "bard"), ends()]).count
    lines = [row.label.args.get("tile", row.label.key) for row in found if row.seat == 0]
    assert lines == ["queen", "bard", "total"]
    assert [row.matches for row in found if row.seat == 0] == [1, 2, 3]


def test_faults_of_bots_are_counted_separately() -> None:
    """A fault loses the match for its bot; scores and lengths are of the other matches."""
    raised, chosen = Message("bot-raised", {"error": "E: x"}), Message("bot-raised", {"error": "F"})
    found = summary_of(
        SETUP,
        [
            MatchOutcome(10, [5, 1], [0]),
            MatchOutcome(0, [], [0], fault=Fault(1, raised)),
            MatchOutcome(0, [], [1], fault=Fault(0, chosen)),
            MatchOutcome(0, [], [0], fault=Fault(1, raised)),
        ],
    )
    assert [seat.wins for seat in found.seats] == [3, 1]
    assert present(found.decisions).mean == 10
    assert present(found.seats[0].scores).mean == 5
    faults = [(fault.seat, fault.bot, fault.reason, fault.matches) for fault in found.faults]
    assert faults == [(1, "random", raised, 2), (0, "greedy", chosen, 1)]


def test_a_simulation_of_faults_alone_has_no_scores() -> None:
    fault = Fault(0, Message("bot-raised", {"error": "E: x"}))
    found = summary_of(SETUP, [MatchOutcome(0, [], [1], fault=fault)])
    assert found.decisions is found.table is found.rounds is found.seats[0].scores is None
    assert (found.seats[1].rate, found.count) == (1.0, [])
