"""Fixtures of the command line's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.run_command import Shell, match_after, saved


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Runs `donjon …` in this process."""
    return Shell(capsys, monkeypatch)


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a match that is over."""
    return saved(match_after(10_000), tmp_path_factory.mktemp("records") / "over.json")
