"""What every test run needs: how many examples Hypothesis tries, and its fate.

Also which tests run both interpreted and compiled, and what they say they have tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from donjon.table.lobby import tables as lobby
from tests.size import IS_PROOF, size
from tests.table.seeded_server import FILE, SeedsByTest

pytest_plugins = ["tests.games.looks", "tests.tried"]

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
    "table/test_scene_patch.py",
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
    "donjon",
    max_examples=size(15, 1000, compiled=120),
    deadline=None,
    derandomize=not IS_PROOF,  # a proof names its seed: --hypothesis-seed
    suppress_health_check=SLOW_IS_FINE,
)
settings.load_profile("donjon")


@pytest.fixture(scope="session")
def fate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file with the name of the test that runs: seeds of tables follow from it."""
    file = tmp_path_factory.mktemp("fate") / "test"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FILE, str(file))
        patch.setattr(lobby, "new_seed", SeedsByTest(file))
        yield file


@pytest.fixture(autouse=True)
def _fate_of_the_test(fate: Path, request: pytest.FixtureRequest) -> None:
    fate.write_text(request.node.nodeid, encoding="utf-8")
