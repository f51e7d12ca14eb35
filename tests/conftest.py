"""What every test run needs: Hypothesis profiles, chosen by HYPOTHESIS_PROFILE, and its fate."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from donjon.table import seating
from tests.table.fate import FILE, Fate

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
