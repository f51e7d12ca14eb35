"""What `make quick` runs for a change: checks by kind of file, and the nearest tests."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.deadline import DEADLINE_VARIABLE
from tools.quick import checks, stages_of_tests, verdict, without_colours
from tools.release import ToolError, git
from tools.touched import changed, nearest_tests, select_tests

ROOT = Path(__file__).parents[2]
END_TO_END = {"tests/browser"}
TREE = {
    "src/donjon/__init__.py": "",
    "src/donjon/attic/__init__.py": "",
    "src/donjon/attic/trunk.py": "import donjon.cellar.wine",
    "src/donjon/cellar/__init__.py": "",
    "src/donjon/cellar/wine.py": "",
    "src/donjon/cellar/labels.txt": "",
    "src/donjon/games/clank/rules/turn.py": "",
    "src/donjon/kernel/rules/state.py": "",
    "src/donjon/lamp.py": "",
    "src/donjon/well/__init__.py": "",
    "tests/__init__.py": "",
    "tests/attic/helper.py": "",
    "tests/attic/test_trunk.py": "from tests.attic.helper import (\n    key,\n)",
    "tests/terminal/test_lamp.py": 'NOTES = "docs/notes.md"',
    "tests/games/clank/test_turn.py": "",
    "tests/games/test_every_game.py": "from donjon.attic import trunk",
    "tests/games/test_golden.py": "",
    "tests/test_house.py": "",
    "tests/kernel/conftest.py": "",
    "tests/kernel/test_state.py": "",
    "tests/test_package.py": "",
    "tests/tools/test_mop.py": "",
}
CLANK = [
    (["tests/games/clank"], ""),
    (["tests/test_house.py", "tests/games/test_golden.py"], "clank"),
    (["tests/games/test_every_game.py"], "clank"),
]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project."""
    for name, text in TREE.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/donjon/games/clank/rules/turn.py", CLANK),
        ("src/donjon/games/clank/text/fr.ftl", CLANK),
        (
            "src/donjon/games/hearts/rules/turn.py",
            [([*CLANK[1][0]], "hearts"), (CLANK[2][0], "hearts")],
        ),
        (
            "src/donjon/kernel/rules/state.py",
            [(["tests/kernel"], ""), (["tests/games/test_golden.py"], "")],
        ),
        ("src/donjon/attic/trunk.py", [(["tests/attic"], "")]),
        ("src/donjon/cellar/wine.py", [(["tests/games/test_every_game.py"], "")]),
        ("src/donjon/cellar/labels.txt", [(["tests/games/test_every_game.py"], "")]),
        ("src/donjon/__init__.py", [(["tests/test_package.py"], "")]),
        ("src/donjon/lamp.py", [(["tests/terminal/test_lamp.py"], "")]),
        ("src/donjon/well/__init__.py", []),
        ("tools/broom.py", [(["tests/tools"], "")]),
        ("tests/games/clank/test_turn.py", [(["tests/games/clank/test_turn.py"], "")]),
        ("tests/games/clank/test_gone.py", [(["tests/games/clank"], "")]),
        ("tests/golden/clank/two_seats.json", [(["tests/games/test_golden.py"], "clank")]),
        ("tests/attic/helper.py", [(["tests/attic/test_trunk.py"], "")]),
        ("tests/attic/unused.py", [(["tests/attic"], "")]),
        ("tests/kernel/conftest.py", [(["tests/kernel"], "")]),
        ("docs/notes.md", [(["tests/terminal/test_lamp.py"], "")]),
        ("docs/rules/clank.md", []),
        ("web/src/main.ts", []),
    ],
)
def test_the_nearest_tests_are_found(
    root: Path, file: str, tests: list[tuple[list[str], str]]
) -> None:
    assert nearest_tests(file, root) == tests


def test_nothing_is_run_twice(root: Path) -> None:
    files = [
        "src/donjon/games/clank/rules/turn.py",
        "tests/games/clank/test_turn.py",
        "src/donjon/kernel/rules/step.py",
    ]
    found = [(each.rank, each.keyword, each.paths) for each in select_tests(files, root)]
    assert found == [
        (0, "", ("tests/games/clank", "tests/kernel")),
        (1, "", ("tests/games/test_golden.py",)),
        (1, "clank", ("tests/test_house.py",)),
        (2, "clank", ("tests/games/test_every_game.py",)),
    ]


def without_tests(root: Path) -> set[str]:
    """The rooms and modules of the package with a file for which no test would be run."""
    package = root / "src" / "donjon"
    return {
        path.relative_to(package).parts[0]
        for path in package.rglob("*.py")
        if not nearest_tests(str(path.relative_to(root)), root)
    }


def test_a_room_without_tests_is_reported(root: Path) -> None:
    assert without_tests(root) == {"well"}


def test_every_room_is_known() -> None:
    assert without_tests(ROOT) == set()


def test_every_folder_of_tests_belongs_to_something() -> None:
    """Tests that no source file leads to would never be run by `make quick`."""
    places = [ROOT / "src" / "donjon", ROOT / "tools", ROOT / "bench"]
    files = [str(path.relative_to(ROOT)) for place in places for path in place.rglob("*.py")]
    reached = {path for file in files for paths, _ in nearest_tests(file, ROOT) for path in paths}
    folders = {str(path.parent.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py")}
    unreached = {each for each in folders if not any(path.startswith(each) for path in reached)}
    assert unreached <= END_TO_END


@pytest.fixture
def branch(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small project, with a commit that its upstream does not have."""
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "ann@example.org")
    git(root, "init", "--quiet", "--initial-branch", "main")
    commit(root)
    git(root, "clone", "--quiet", ".", "branch")
    (root / "branch" / "src/donjon/lamp.py").write_text("light = 1")
    commit(root / "branch")
    return root / "branch"


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "More")


def test_committed_and_uncommitted_changes_count(branch: Path) -> None:
    assert changed(branch) == ["src/donjon/lamp.py"]
    (branch / "new.py").write_text("")
    (branch / "tests/attic/helper.py").unlink()
    (branch / "tests/games/test_golden.py").write_text("staged = 1")
    git(branch, "add", "tests/games/test_golden.py")
    assert changed(branch) == [
        "new.py",
        "src/donjon/lamp.py",
        "tests/attic/helper.py",
        "tests/games/test_golden.py",
    ]


def test_newer_commits_of_upstream_do_not_count(branch: Path) -> None:
    (branch.parent / "src/donjon/well/water.py").write_text("")
    git(branch.parent, "add", "src")
    git(branch.parent, "commit", "--quiet", "--message", "Water")
    git(branch, "fetch", "--quiet")
    assert changed(branch) == ["src/donjon/lamp.py"]


def test_a_base_may_be_given(branch: Path) -> None:
    assert changed(branch, "HEAD") == []
    with pytest.raises(ToolError, match="nowhere"):
        changed(branch, "nowhere")


def test_without_upstream_what_is_not_committed_counts(branch: Path) -> None:
    git(branch, "branch", "--unset-upstream", "main")
    assert changed(branch) == []
    (branch / "new.py").write_text("")
    assert changed(branch) == ["new.py"]


@pytest.mark.parametrize(
    ("file", "done"),
    [
        ("src/donjon/kernel/rules/state.py", ["ruff", "format", "mypy", "wire", "clones"]),
        (
            "src/donjon/games/clank/rules/turn.py",
            ["ruff", "format", "mypy", "wire", "clones", "trace"],
        ),
        ("src/donjon/games/gone.py", ["mypy", "wire", "clones", "trace"]),
        ("tests/games/clank/test_turn.py", ["ruff", "format", "mypy", "trace"]),
        ("tests/terminal/test_lamp.py", ["ruff", "format", "mypy"]),
        ("docs/rules/clank.md", ["trace"]),
        ("docs/design.md", []),
        ("pyproject.toml", ["mypy"]),
        ("web/src/main.ts", ["svelte", "eslint", "prettier", "vitest"]),
        ("web/src/text/fr.ftl", ["prettier"]),
        ("web/src/wire.ts", ["wire", "svelte", "eslint", "prettier", "vitest"]),
    ],
)
def test_checks_are_those_of_the_kind_of_file(root: Path, file: str, done: list[str]) -> None:
    if not file.endswith("gone.py"):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).touch()
    stages = list(checks([file], root))
    assert [stage.name for stage in stages] == done
    expected = [stage.name for stage in stages if str(root / file) in stage.command]
    assert expected == [
        name for name in done if name not in ("mypy", "wire", "clones", "trace", "svelte")
    ]


def test_a_test_stage_names_its_tests_and_files(root: Path) -> None:
    first, *_, last = stages_of_tests(["src/donjon/games/clank/rules/turn.py"], root)
    assert first.what == "tests/games/clank"
    assert last.what == "tests/games/test_every_game.py -k clank"
    assert last.files == ("src/donjon/games/clank/rules/turn.py",)
    assert last.command[-3:] == ["-k", "clank", "tests/games/test_every_game.py"]


@pytest.mark.parametrize(
    ("code", "output", "expected"),
    [
        (0, "....\n4 passed, 1 deselected in 0.12s\nsome noise", (True, "4 passed, 1 deselected")),
        (
            0,
            "7 left for make test\n4 passed in 61.12s (0:01:01)",
            (True, "4 passed, 7 left for make test"),
        ),
        (0, "", (True, "clean")),
        (1, "E  assert 0\n1 failed", (False, "failed\nE  assert 0\n1 failed")),
        (5, "1 deselected in 0.1s", (True, "only what runs end to end, left for make test")),
    ],
)
def test_one_line_says_how_it_went(code: int, output: str, expected: tuple[bool, str]) -> None:
    assert verdict("tests", code, output) == expected


def test_colours_are_left_out() -> None:
    assert without_colours("\x1b[2m Tests\x1b[22m 4 \x1b[1;32mpassed\x1b[0m\n") == "Tests 4 passed"


HOUR = 3600
SIGNALLED = """
import signal

def test_first(): pass

def test_is_interrupted():
    signal.raise_signal(signal.SIGUSR1)
    assert False

def test_last(): pass
"""


@pytest.mark.parametrize(
    ("seconds", "summary", "left"),
    [(HOUR, "2 passed, 1 skipped", "1 left"), (-HOUR, "no tests ran", "3 left")],
)
def test_tests_beyond_the_deadline_are_left(
    tmp_path: Path, seconds: int, summary: str, left: str
) -> None:
    (tmp_path / "test_some.py").write_text(SIGNALLED)
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "tools.deadline", "-c", os.devnull, tmp_path],
        cwd=ROOT,
        env={**os.environ, DEADLINE_VARIABLE: str(time.time() + seconds), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout
    assert summary in ended.stdout
    assert f"{left} for make test" in ended.stdout
