"""Which files a change touches, and which tests are nearest to them by their names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tools.release import ToolError, git

TESTS_BY_FILE: Final = (
    (r"(?P<itself>tests/(.+/)?test_\w+\.py)", ["{itself}"]),
    (r"(?P<folder>tests/.+)/conftest\.py", ["{folder}"]),
    (r"tests/golden/(?P<game>\w+)/.+", ["tests/games/test_golden.py -k {game}"]),
    (
        r"src/donjon/games/(?P<game>\w+)/.+",
        [
            "tests/games/{game}",
            "tests/test_house.py tests/games/test_golden.py -k {game}",
            "tests/games/test_every_game.py -k {game}",
        ],
    ),
    (r"src/donjon/(kernel|testing)/.+", ["tests/kernel", "tests/games/test_golden.py"]),
    (r"src/donjon/__\w+__\.py", ["tests/test_package.py"]),
    (r"src/donjon/(commands/.+|cli\.py)", ["tests/terminal"]),
    (r"src/donjon/(?P<room>\w+)(/.+|\.py)", ["tests/{room}"]),
    (r"(?P<room>bench|tools)/.+", ["tests/{room}"]),
)
"""Patterns of files, each with the tests to run, the nearest first; ` -k ` adds a keyword.

The first row counts that matches a file and whose tests exist. A file without a row is tested by
tests that are named after its room, that import it, or that quote its path.
"""
PACKAGE: Final = "donjon"
PYTHON_FOLDERS: Final = ("src/donjon", "tests", "tools", "bench")
TEST_FILES: Final = "tests/**/test_*.py"
IMPORT_LINE: Final = re.compile(
    r"^\s*(?:from ([\w.]+) import (\([^)]*\)|.*)|import ([\w.]+))", re.MULTILINE
)
MOST_IMPORTS: Final = 3  # steps from a module to a test, from importer to importer


class SelectedTests(NamedTuple):
    """Tests for one run of pytest, and the changed files that they are for.

    Those nearest to the change have rank 0. `keyword` is an argument for `-k`, or empty.
    """

    rank: int
    keyword: str
    paths: tuple[str, ...]
    files: tuple[str, ...]


def changed(root: Path, base: str = "") -> list[str]:
    """The files that differ from the start of the branch, committed or not, deleted ones too."""
    names = git(root, "diff", "--name-only", "--no-renames", start_of_branch(root, base))
    fresh = git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({*names.splitlines(), *fresh.splitlines()})


def start_of_branch(root: Path, base: str) -> str:
    """The commit at which the branch began; HEAD if there is no upstream."""
    try:
        base = base or git(root, "rev-parse", "--abbrev-ref", "main@{upstream}")
    except ToolError:
        return "HEAD"
    return git(root, "merge-base", "HEAD", base)


def select_tests(files: Iterable[str], root: Path) -> list[SelectedTests]:
    """The test runs for these files, the nearest first, without duplicates."""
    paths: dict[tuple[str, int], list[str]] = {}
    changed_files: dict[tuple[str, int], list[str]] = {}
    for file in files:
        for rank, (some, keyword) in enumerate(nearest_tests(file, root)):
            paths.setdefault((keyword, rank), []).extend(some)
            changed_files.setdefault((keyword, rank), []).append(file)
    found: list[SelectedTests] = []
    whole: list[str] = []
    for keyword, rank in sorted(paths):  # first those without a keyword
        once = list(dict.fromkeys(paths[keyword, rank]))
        fresh = [path for path in once if not is_within(path, [*whole, *once])]
        if fresh:
            reasons = tuple(changed_files[keyword, rank])
            found.append(SelectedTests(rank, keyword, tuple(fresh), reasons))
            whole += [] if keyword else fresh
    return sorted(found)


def is_within(path: str, others: list[str]) -> bool:
    """Whether a path is in one of the other folders or is listed twice."""
    return others.count(path) > 1 or path.startswith(tuple(f"{other}/" for other in others))


def nearest_tests(file: str, root: Path) -> list[tuple[list[str], str]]:
    """For one file: lists of tests, each with its keyword for `-k`; the nearest first."""
    for pattern, templates in TESTS_BY_FILE:
        if row := re.fullmatch(pattern, file):
            words = [template.format(**row.groupdict()).partition(" -k ") for template in templates]
            lists = [
                ([*existing_tests(paths.split(), root)], keyword) for paths, _, keyword in words
            ]
            if there := [(paths, keyword) for paths, keyword in lists if paths]:
                return there
    named = [*dict.fromkeys(tests_named_after_room(file, root) + tests_that_import(file, root))]
    tests = named or tests_of_folder(file, root)
    return [(tests, "")] if tests else []


def existing_tests(paths: Iterable[str], root: Path) -> Iterator[str]:
    """The paths that are a file or a folder with tests."""
    for path in paths:
        if (root / path).is_file() or any((root / path).rglob("test_*.py")):
            yield path


def tests_named_after_room(file: str, root: Path) -> list[str]:
    """Tests named after a room: for `registry.py`, `tests/kernel/test_registry.py`."""
    room = re.match(r"src/donjon/(\w+)", file)
    tests = files_matching(root, f"tests/**/test_{room[1]}.py") if room else []
    return [str(test) for test in tests]


def tests_that_import(file: str, root: Path) -> list[str]:
    """Tests that import a module or one of its importers; for other files, tests that quote it."""
    all_tests = files_matching(root, TEST_FILES)
    names = {module_of(file, root)}
    if names == {""}:
        return [str(test) for test in all_tests if f'"{file}"' in text_of(root / test)]
    for _ in range(MOST_IMPORTS):
        if tests := [str(test) for test in all_tests if imports_any(root / test, names)]:
            return tests
        patterns = [f"{folder}/**/*.py" for folder in PYTHON_FOLDERS]
        modules = [path for pattern in patterns for path in files_matching(root, pattern)]
        users = {module_of(str(path), root) for path in modules if imports_any(root / path, names)}
        names = users - {PACKAGE}  # everything imports the package itself
    return []


def tests_of_folder(file: str, root: Path) -> list[str]:
    """The tests of the folder of a file that no test imports."""
    folders = [str(folder) for folder in Path(file).parents if folder.parts[:1] == ("tests",)]
    return [*existing_tests(folders, root)][:1]


def module_of(file: str, root: Path) -> str:
    """The name of a module; for another file, of its package; empty outside a package."""
    path = Path(file.removeprefix("src/"))
    if file.endswith(".py"):
        return ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    packages = [each for each in Path(file).parents if (root / each / "__init__.py").exists()]
    return ".".join(Path(str(packages[0]).removeprefix("src/")).parts) if packages else ""


def imports_any(path: Path, names: set[str]) -> bool:
    """Whether a file imports one of these modules, or something in them."""
    starts = tuple(f"{name}." for name in names)
    return any(each in names or each.startswith(starts) for each in imports(path))


@cache
def imports(path: Path) -> frozenset[str]:
    """Everything that a file imports: modules, and the names imported from them."""
    found: set[str] = set()
    for module, taken, plain in IMPORT_LINE.findall(text_of(path)):
        found |= {module or plain, *(f"{module}.{name}" for name in re.findall(r"\w+", taken))}
    return frozenset(found)


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def files_matching(root: Path, pattern: str) -> list[Path]:
    """The files that match a pattern, relative to the root."""
    return sorted(path.relative_to(root) for path in root.glob(pattern))
