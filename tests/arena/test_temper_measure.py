"""Tempers are measured on the same deals as those of twins without a temper."""

from __future__ import annotations

import pytest

from donjon.arena.temper_measure import Pair, SeatPlay, TemperMeasure, figure_of


def play(points: float, held: list[float], harm: float = 0.0) -> SeatPlay:
    return SeatPlay(points=points, others=10.0, wins=0.0, harm=harm, kinds=3, held=held)


def test_a_twin_that_is_the_same_bot_shows_no_temper() -> None:
    """The twin of level 2 among level 2 is itself: one match a deal for all seats."""
    measure = TemperMeasure("tales_of_glory", 2, "1")
    first, second = (measure.play("level2", seat, 0) for seat in range(2))
    assert (first.points, first.others) == (second.others, second.points)
    assert measure.play("level2", 0, 0) is first
    other = measure.play("random", 0, 0)
    assert other.points < first.points
    assert other.held[0] == 0 < other.held[-1] == other.points


def test_a_measurement_can_be_played_again() -> None:
    once, again = (TemperMeasure("tales_of_glory", 2, "1").measure("pip", 4) for _ in range(2))
    assert once == again
    assert (once.twin, once.matches, once.seats) == ("level2", 4, 2)
    assert {"kinds", "points", "others", "wins"} <= {figure.name for figure in once.figures}


def test_differences_of_a_deal_count_once() -> None:
    """Two seats of a deal are alike: their mean is one observation."""
    pairs = [
        Pair(0, play(5.0, [0.0]), play(4.0, [0.0])),
        Pair(0, play(7.0, [0.0]), play(4.0, [0.0])),
        Pair(1, play(4.0, [0.0]), play(4.0, [0.0])),
        Pair(1, play(4.0, [0.0]), play(4.0, [0.0])),
    ]
    found = figure_of("points", pairs)
    assert (found.mean, found.difference) == (5.0, 1.0)
    assert found.low == pytest.approx(1.0 - 1.96, abs=0.01)
    assert found.high == pytest.approx(1.0 + 1.96, abs=0.01)
    assert figure_of("points", pairs[:2]).high == 0.0  # one deal tells nothing


def test_turns_count_where_both_came_out() -> None:
    pairs = [
        Pair(0, play(1.0, [0.0] * 4), play(1.0, [0.0] * 6)),
        Pair(1, play(1.0, [0.0] * 5), play(1.0, [0.0] * 9)),
        Pair(2, play(1.0, [0.0] * 2, harm=1.0), play(1.0, [0.0] * 20)),
    ]
    assert figure_of("turns", pairs).difference == -3.0


def test_early_is_half_way_through_a_usual_match() -> None:
    """The same turn for both; a seat that is out before it keeps what it had in hand."""
    usual = play(1.0, [0.0, 1.0, 2.0, 3.0, 4.0])
    pairs = [
        Pair(0, play(1.0, [0.0, 5.0, 6.0, 7.0]), usual),
        Pair(1, play(1.0, [0.0, 6.0]), usual),
    ]
    assert figure_of("early", pairs).difference == 4.0


def test_spread_is_the_distance_from_the_mean() -> None:
    pairs = [
        Pair(deal, play(points, [0.0]), play(10.0, [0.0]))
        for deal, points in enumerate([0.0, 20.0, 0.0, 20.0])
    ]
    found = figure_of("spread", pairs)
    assert (found.mean, found.difference, found.low) == (100.0, 100.0, 100.0)
