"""How much the tests try, and the report of their counts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from donjon.conformance import size as sizes
from donjon.conformance.size import derived_seed, size

COUNTING = """
from collections import Counter
from hypothesis import given, settings, strategies as st

def test_counts(counts: Counter[str]) -> None:
    counts["words"] += 3

def test_fails_after_two(counts: Counter[str]) -> None:
    counts["words"] += 2
    assert counts["words"] == 3, "one is missing"

@settings(max_examples=7, database=None)
@given(st.integers())
def test_property(number: int) -> None:
    pass
"""
ROOT = Path(__file__).parents[1]


def set_share(monkeypatch: pytest.MonkeyPatch, share: float, compiled: bool = False) -> None:
    monkeypatch.setattr(sizes, "SHARE", share)
    monkeypatch.setattr(sizes, "COMPILED", compiled)


def test_a_sample_is_tried_unless_it_is_a_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    set_share(monkeypatch, 0)
    assert size(10, 1000) == size(10, 1000, compiled=50) == 10
    set_share(monkeypatch, 0, compiled=True)
    assert (size(10, 1000), size(10, 1000, compiled=50)) == (10, 50)


def test_a_proof_tries_its_share_and_no_less_than_the_sample(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for share, count in [(1.0, 1000), (0.1, 100), (0.001, 10)]:
        set_share(monkeypatch, share)
        assert size(10, 1000) == count


def test_the_seed_of_a_run_changes_every_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "RUN_SEED", "")
    assert [derived_seed(seed) for seed in range(3)] == [0, 1, 2]
    monkeypatch.setattr(sizes, "RUN_SEED", "7")
    moved = [derived_seed(seed) for seed in range(100)]
    assert len({*moved, *range(100)}) == 200
    assert moved == [derived_seed(seed) for seed in range(100)]


def test_counts_are_reported_also_by_tests_that_fail(tmp_path: Path) -> None:
    (tmp_path / "test_counting.py").write_text(COUNTING)
    report = tmp_path / "report"
    options = ["-q", "-n", "2", "-p", "tests.counts", "-c", os.devnull]
    command = [sys.executable, "-m", "pytest", *options, str(tmp_path)]
    environment = {**os.environ, "DONJON_REPORT": str(report)}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    subprocess.run(command, cwd=ROOT, env=environment, check=False)
    lines = [json.loads(line) for line in report.read_text().splitlines()]
    by_test = {line["test"].partition("::")[2]: line for line in lines}
    assert len(lines) == len(by_test) == 3
    assert by_test["test_counts"]["counts"] == {"words": 3}
    assert by_test["test_fails_after_two"]["counts"] == {"words": 2}
    assert by_test["test_fails_after_two"]["outcome"] == "failed"
    assert "one is missing" in by_test["test_fails_after_two"]["error"]
    assert by_test["test_property"]["counts"]["examples"] >= 7


def test_every_test_begins_with_empty_counts(counts: Counter[str]) -> None:
    assert not counts
