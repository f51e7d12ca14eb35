"""What every test run needs: Hypothesis profiles, chosen by HYPOTHESIS_PROFILE, and its fate.

Also which tests run both interpreted and compiled, and how often the checks of conformance looked.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from donjon.table import seating
from tests.games.looks import pytest_runtest_logreport, pytest_terminal_summary
from tests.table.fate import FILE, Fate

__all__ = ["pytest_runtest_logreport", "pytest_terminal_summary"]

pytest.register_assert_rewrite("tests.games.checks", "tests.games.matches", "tests.games.walk")

TESTS = Path(__file__).parent
BOTH = (
    "test_package.py",
    "arena/*",
    "kernel/*",
    "games/test_every_game.py",
    "games/test_golden.py",
    "games/*/test_bot.py",
    "games/*/test_properties.py",
    "games/map_masters/test_solver*.py",
    "table/test_patches.py",
)
"""What must not differ where the rules are compiled: the kernel and the matches, not each rule."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs both interpreted and compiled."""
    for item in items:
        path = item.path.relative_to(TESTS)
        if any(path.match(pattern) for pattern in BOTH):
            item.add_marker("both")


SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "quick", max_examples=15, deadline=None, derandomize=True, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "full", max_examples=120, deadline=None, derandomize=True, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture(scope="session")
def fate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file with the name of the test that runs: seeds of tables follow from it."""
    file = tmp_path_factory.mktemp("fate") / "test"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FILE, str(file))
        patch.setattr(seating, "new_seed", Fate(file))
        yield file


@pytest.fixture(autouse=True)
def _fate_of_the_test(fate: Path, request: pytest.FixtureRequest) -> None:
    fate.write_text(request.node.nodeid, encoding="utf-8")
