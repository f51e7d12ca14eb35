"""How much is tried, and what the tests say of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from donjon.conformance import size as sizes
from donjon.conformance.size import lucky, size

COUNTING = """
from collections import Counter
from hypothesis import given, settings, strategies as st

def test_counts(tried: Counter[str]) -> None:
    tried["words"] += 3

def test_fails_after_two(tried: Counter[str]) -> None:
    tried["words"] += 2
    assert tried["words"] == 3, "one is missing"

@settings(max_examples=7, database=None)
@given(st.integers())
def test_property(number: int) -> None:
    pass
"""
ROOT = Path(__file__).parents[1]


def at(monkeypatch: pytest.MonkeyPatch, share: float, compiled: bool = False) -> None:
    monkeypatch.setattr(sizes, "SHARE", share)
    monkeypatch.setattr(sizes, "COMPILED", compiled)


def test_a_sample_is_tried_unless_it_is_a_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    at(monkeypatch, 0)
    assert size(10, 1000) == size(10, 1000, compiled=50) == 10
    at(monkeypatch, 0, compiled=True)
    assert (size(10, 1000), size(10, 1000, compiled=50)) == (10, 50)


def test_a_proof_tries_its_share_and_no_less_than_the_sample(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for share, count in [(1.0, 1000), (0.1, 100), (0.001, 10)]:
        at(monkeypatch, share)
        assert size(10, 1000) == count


def test_luck_moves_every_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "LUCK", "")
    assert [lucky(seed) for seed in range(3)] == [0, 1, 2]
    monkeypatch.setattr(sizes, "LUCK", "7")
    moved = [lucky(seed) for seed in range(100)]
    assert len({*moved, *range(100)}) == 200
    assert moved == [lucky(seed) for seed in range(100)]


def test_what_was_tried_is_written_down_also_where_it_failed(tmp_path: Path) -> None:
    (tmp_path / "test_counting.py").write_text(COUNTING)
    report = tmp_path / "report"
    words = ["-m", "pytest", "-q", "-n", "2", "-p", "tests.tried", "-c", os.devnull, str(tmp_path)]
    environment = {**os.environ, "DONJON_REPORT": str(report)}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, check=False)
    lines = [json.loads(line) for line in report.read_text().splitlines()]
    told = {line["test"].partition("::")[2]: line for line in lines}
    assert len(lines) == len(told) == 3
    assert told["test_counts"]["tried"] == {"words": 3}
    assert told["test_fails_after_two"]["tried"] == {"words": 2}
    assert told["test_fails_after_two"]["outcome"] == "failed"
    assert "one is missing" in told["test_fails_after_two"]["why"]
    assert told["test_property"]["tried"]["examples"] >= 7


def test_a_count_begins_with_nothing(tried: Counter[str]) -> None:
    assert not tried
