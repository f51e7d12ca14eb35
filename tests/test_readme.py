"""The examples and links of the README are right."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_session_in_readme_runs_as_shown() -> None:
    """Every line of the Python session prints what is written below it."""
    outcome = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 8
    assert outcome.failed == 0


def test_readme_names_only_files_that_exist() -> None:
    """Links and pictures lead somewhere."""
    text = README.read_text(encoding="utf-8")
    for part in text.split("](")[1:]:
        target = part.split(")")[0]
        assert (README.parent / target).exists(), target
