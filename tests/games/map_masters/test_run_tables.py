"""The run tables that a process keeps: those used last, up to a number of runs."""

from __future__ import annotations

from donjon.games.map_masters.content.tables import FACES, NUMBER
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
