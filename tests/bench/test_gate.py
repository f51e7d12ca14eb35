"""The performance gate fails if something got slower; it passes and says so if it cannot judge."""

from __future__ import annotations

from pathlib import Path

import pytest

import donjon
from bench.gate import baseline
from bench.gate.__main__ import BASELINE, gate
from bench.gate.baseline import BadBaseline, Counts
from bench.gate.counters import Machine
from bench.gate.program import WORKS

BASELINE_COUNTS: Counts = {"clank: scene": 1000, "clank: patch": 2000}
KIND = "callgrind, Python 3.11"


class FakeMachine(Machine):
    """A machine whose counts and kinds are given by a test."""

    def __init__(self, counts: Counts, *kinds: str) -> None:
        super().__init__(Path())
        self.counts = counts
        self.all_kinds = kinds
        self.used: list[str] = []

    def kinds(self) -> dict[str, str]:
        return {kind: kind.partition(",")[0] for kind in self.all_kinds}

    def count_games(self, games: object, counter: str) -> Counts:
        self.used.append(counter)
        return self.counts


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A baseline for one kind of machine."""
    file = tmp_path / "baseline.json"
    baseline.write(file, KIND, BASELINE_COUNTS)
    return file


def judge_counts(file: Path, *kinds: str, **now: int) -> int:
    counts = {f"clank: {what}": count for what, count in now.items()}
    return gate(FakeMachine(counts, *kinds or (KIND,)), file, ["clank"], write=False)


def test_a_slow_down_is_caught(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_counts(file, scene=1060, patch=2000) == 1
    output = capsys.readouterr().out
    assert "1,060       1,000   1.060  slower" in output
    assert "SLOWER by more than 5 %: clank: scene\n" in output


def test_five_percent_are_within_bounds(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_counts(file, scene=1050, patch=1900) == 0
    assert "all 2 within 5 %" in capsys.readouterr().out
    assert judge_counts(file, scene=1051, patch=1900) == 1


def test_a_speed_up_asks_for_a_new_baseline(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_counts(file, scene=1000, patch=1899) == 0
    assert "write the baseline again to keep it: clank: patch\n" in capsys.readouterr().out


def test_new_work_is_not_judged(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_counts(file, scene=1000, patch=2000, clone=7) == 0
    assert "not in the baseline: clank: clone" in capsys.readouterr().out


def test_work_that_is_no_longer_counted_is_a_fault(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judge_counts(file, scene=1000) == 1
    assert "NO LONGER COUNTED: clank: patch" in capsys.readouterr().out


def test_games_that_were_not_asked_for_are_not_missed(file: Path) -> None:
    both = {**BASELINE_COUNTS, "heldentaufe: scene": 5}
    baseline.write(file, KIND, both)
    assert judge_counts(file, scene=1000, patch=2000) == 0


def test_another_kind_of_machine_is_not_judged(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = FakeMachine({"clank: scene": 9999}, "callgrind, Python 3.14")
    assert gate(machine, file, ["clank"], write=False) == 0
    assert machine.used == []
    assert "no baseline for callgrind, Python 3.14" in capsys.readouterr().out


def test_without_a_counter_nothing_is_judged(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = FakeMachine({})
    assert gate(machine, file, ["clank"], write=False) == 0
    assert gate(machine, file, ["clank"], write=True) == 1
    assert machine.used == []
    assert "apt install valgrind" in capsys.readouterr().out


def test_the_counter_with_a_baseline_is_used(file: Path) -> None:
    machine = FakeMachine(BASELINE_COUNTS, "perf, Python 3.11", KIND)
    assert gate(machine, file, ["clank"], write=False) == 0
    assert machine.used == ["callgrind"]


def test_writing_leaves_other_kinds_as_they_are(file: Path) -> None:
    assert (
        gate(FakeMachine({"clank: scene": 1}, "perf, Python 3.11"), file, ["clank"], write=True)
        == 0
    )
    assert baseline.read(file) == {KIND: BASELINE_COUNTS, "perf, Python 3.11": {"clank: scene": 1}}


def test_the_first_baseline_makes_its_file(tmp_path: Path) -> None:
    file = tmp_path / "baseline.json"
    assert gate(FakeMachine(BASELINE_COUNTS, KIND), file, ["clank"], write=True) == 0
    assert judge_counts(file, scene=1000, patch=2000) == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "truncated"),
        ("[1, 2]", "Expected `object`"),
        (
            '{"callgrind": {"clank: scene": "many"}}',
            "Expected `int`, got `str` - at",
        ),
        ('{"callgrind": {"clank: scene": 0}}', "Expected `int` >= 1"),
        ('{"callgrind": 5}', "Expected `object`, got `int`"),
    ],
)
def test_a_broken_baseline_is_reported(file: Path, text: str, why: str) -> None:
    file.write_text(text)
    with pytest.raises(BadBaseline, match=f"baseline.json: .*{why}"):
        judge_counts(file, scene=1000)


def test_the_baseline_has_everything_that_is_counted() -> None:
    everything = {f"{game}: {what}" for game in donjon.all_games() for what in WORKS}
    for kind, counts in baseline.read(BASELINE).items():
        assert counts.keys() == everything, kind
