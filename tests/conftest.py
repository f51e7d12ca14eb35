"""Settings of every test run: examples of Hypothesis, seeds, and tests that also run compiled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from donjon.conformance.size import IS_PROOF, size
from donjon.table.lobby import tables as lobby
from tests.table.seeded_server import TEST_NAME_FILE, SeedsByTest

pytest_plugins = ["tests.games.looks", "tests.counts"]

TESTS = Path(__file__).parent
BOTH = (
    "test_package.py",
    "arena/*",
    "kernel/*",
    "games/test_every_game.py",
    "games/test_golden.py",
    "games/*/test_bot.py",
    "games/*/test_properties.py",
    "games/map_masters/test_possible_links.py",
    "games/map_masters/test_solver*.py",
)
"""Tests that also run with compiled rules: the kernel and whole matches, not each rule."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that run both interpreted and compiled."""
    for item in items:
        path = item.path.relative_to(TESTS)
        if any(path.match(pattern) for pattern in BOTH):
            item.add_marker("both")


SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "donjon",
    max_examples=size(15, 1000, compiled=120),
    deadline=None,
    derandomize=not IS_PROOF,  # a proof sets its seed with --hypothesis-seed
    suppress_health_check=SLOW_IS_FINE,
)
settings.load_profile("donjon")


@pytest.fixture(scope="session")
def running_test_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file with the name of the running test: the seeds of its tables follow from it."""
    file = tmp_path_factory.mktemp("test_name") / "test"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(TEST_NAME_FILE, str(file))
        patch.setattr(lobby, "new_seed", SeedsByTest(file))
        yield file


@pytest.fixture(autouse=True)
def _write_test_name(running_test_file: Path, request: pytest.FixtureRequest) -> None:
    running_test_file.write_text(request.node.nodeid, encoding="utf-8")
