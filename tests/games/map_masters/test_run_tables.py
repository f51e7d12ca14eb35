"""The run tables: what they hold by run, and which of them a process keeps."""

from __future__ import annotations

import itertools

import pytest

from donjon.games.map_masters.content.tables import FACES, NUMBER
from donjon.games.map_masters.solver.input.resources import has
from donjon.games.map_masters.solver.input.time_limit import without_limit
from donjon.games.map_masters.solver.runs.run_tables import RecentTables, RunTables, run_tables


def table_of(name: str) -> RunTables:
    return RunTables(FACES[NUMBER[name]], 0, 0, without_limit())


def test_a_table_is_built_once() -> None:
    first = run_tables(NUMBER["S-4"], 0, 0, without_limit())
    assert run_tables(NUMBER["S-4"], 0, 0, without_limit()) is first


def test_the_table_that_was_not_used_for_longest_is_dropped() -> None:
    one, two, three = table_of("S-1"), table_of("S-2"), table_of("S-3")
    recent = RecentTables(len(one.runs) + len(two.runs) + len(three.runs) - 1)
    recent.keep(1, one)
    recent.keep(2, two)
    assert recent.find(1) is one  # from now on the second one is the oldest
    recent.keep(3, three)
    assert recent.find(2) is None
    assert recent.find(1) is one
    assert recent.find(3) is three


def test_the_newest_table_is_kept_whatever_its_size() -> None:
    recent = RecentTables(0)
    for key, name in enumerate(["S-1", "S-2"]):
        table = table_of(name)
        recent.keep(key, table)
        assert list(recent.by_key.values()) == [table]
    recent.clear()
    assert recent.find(1) is None


@pytest.mark.parametrize("face", range(0, len(FACES), 9))
def test_packed_counts_compare_like_the_counts_of_each_use(face: int) -> None:
    """Also gains below zero, which borrow from the next count when they are packed."""
    tables = run_tables(face, 0, 0, without_limit())
    chosen = range(0, len(tables.runs), len(tables.runs) // 40 + 1)
    for at, other in itertools.product(chosen, chosen):
        run, rival = tables.runs[at], tables.runs[other]
        pays_less = all(b <= a for a, b in zip(run.needs, rival.needs, strict=True))
        leaves_more = all(b >= a for a, b in zip(run.gains, rival.gains, strict=True))
        assert has(tables.needs[at], tables.needs[other]) == pays_less
        assert has(tables.gains[other], tables.gains[at]) == leaves_more
