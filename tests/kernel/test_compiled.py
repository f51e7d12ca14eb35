"""With DONJON_COMPILED=1 the tests run native modules, otherwise the sources."""

from __future__ import annotations

import importlib
import os
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import BOTH, TESTS
from tools.unit import ROOT, Project, sources, to_compile

COMPILED = os.environ.get("DONJON_COMPILED") == "1"


@cache
def native() -> list[str]:
    """The modules that are to be compiled."""
    return to_compile(Project(ROOT))


def file_of(path: str) -> str:
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return str(importlib.import_module(name).__file__)


def test_rules_are_native_when_compiled() -> None:
    ending = ".so" if COMPILED else ".py"
    assert [path for path in native() if not file_of(path).endswith(ending)] == []


def test_structs_are_never_compiled() -> None:
    others = {path.as_posix() for path in sources(Project(ROOT))} - set(native())
    assert others
    assert [path for path in sorted(others) if not file_of(path).endswith(".py")] == []


def test_the_most_used_modules_are_compiled() -> None:
    hot = {
        *("kernel/rules/state.py", "kernel/rules/chance.py", "kernel/match/match.py"),
        "testing/toy/rules/turn.py",
    }
    assert {f"donjon/{path}" for path in hot} <= set(native())
    assert "donjon/games/dragonquest/rules/turn.py" in native()
    assert Path(ROOT, "src", native()[0]).exists()


@pytest.mark.parametrize("pattern", BOTH)
def test_every_pattern_of_tests_that_run_both_ways_matches(pattern: str) -> None:
    assert any(path.name.startswith("test_") for path in TESTS.glob(pattern))
