"""A release is one heading, one commit and one tag, or a sentence that says what would help."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from tools.release import ToolError, git, new_changelog, release, version_of, with_heading

DAY = datetime.date(2026, 11, 17)
LOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n- A table.\n"
ROOT = Path(__file__).parents[2]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one commit."""
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "ann@example.org")
    package = tmp_path / "src" / "donjon"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('"""A table."""\n\n__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(LOG)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "More")


def test_what_was_unreleased_gets_version_and_day(root: Path) -> None:
    assert release(root, DAY) == "0.2.0"
    assert (root / "CHANGELOG.md").read_text() == (
        "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-17\n\n### Added\n- A table.\n"
    )
    assert git(root, "describe") == "v0.2.0"
    assert git(root, "log", "-1", "--format=%s") == "Release 0.2.0"
    assert git(root, "status", "--porcelain") == ""


def test_what_is_not_committed_is_not_released(root: Path) -> None:
    (root / "notes").write_text("…")
    with pytest.raises(ToolError, match="not committed"):
        release(root, DAY)
    assert (root / "CHANGELOG.md").read_text() == LOG


def test_what_stands_in_the_way_is_told_before_anything_is_written(root: Path) -> None:
    assert new_changelog(root, "0.2.0", DAY).count("## [0.2.0]") == 1
    assert (root / "CHANGELOG.md").read_text() == LOG
    assert git(root, "tag") == ""
    release(root, DAY)
    with pytest.raises(ToolError, match="raise __version__"):
        new_changelog(root, "0.2.0", DAY)


def test_a_version_is_released_once(root: Path) -> None:
    release(root, DAY)
    with pytest.raises(ToolError, match="raise __version__"):
        release(root, DAY)


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        ("# Changelog\n", "no heading"),
        ("# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n- A table.\n", "nothing"),
        (LOG + "\n## [0.2.0] - 2026-01-01\n", "already"),
    ],
)
def test_a_changelog_that_cannot_be_released_is_refused(changelog: str, why: str) -> None:
    with pytest.raises(ToolError, match=why):
        with_heading(changelog, "0.2.0", DAY)


def test_this_project_has_a_version() -> None:
    assert version_of(ROOT).count(".") == 2
