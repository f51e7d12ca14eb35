"""What a change touches, and which tests are nearest to it: tests mirror the sources by name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tools.release import NotNow, git

MAPPING: Final = (
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
"""The first row that fits a file, and for which there are tests, lists the tests to run, the
nearest first. For a file without such a row: tests with its name, tests that import it or quote it.
"""
PACKAGE: Final = "donjon"
PYTHON: Final = ("src/donjon", "tests", "tools", "bench")
TESTS: Final = "tests/**/test_*.py"
IMPORT: Final = re.compile(
    r"^\s*(?:from ([\w.]+) import (\([^)]*\)|.*)|import ([\w.]+))", re.MULTILINE
)
HOPS: Final = 3  # from a module over those that import it to a test


class Trial(NamedTuple):
    """Tests for one run; those nearest to the change have rank 0. A word narrows them."""

    rank: int
    word: str
    paths: tuple[str, ...]
    why: tuple[str, ...]


def changed(root: Path, base: str = "") -> list[str]:
    """What differs from where the branch began, committed or not; what is gone as well."""
    names = git(root, "diff", "--name-only", "--no-renames", beginning(root, base))
    fresh = git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({*names.splitlines(), *fresh.splitlines()})


def beginning(root: Path, base: str) -> str:
    """The commit at which the branch began; HEAD if there is no upstream."""
    try:
        base = base or git(root, "rev-parse", "--abbrev-ref", "main@{upstream}")
    except NotNow:
        return "HEAD"
    return git(root, "merge-base", "HEAD", base)


def trials(files: Iterable[str], root: Path) -> list[Trial]:
    """The test runs for these files, the nearest first, without duplicates."""
    paths: dict[tuple[str, int], list[str]] = {}
    why: dict[tuple[str, int], list[str]] = {}
    for file in files:
        for rank, (some, word) in enumerate(nearest_to(file, root)):
            paths.setdefault((word, rank), []).extend(some)
            why.setdefault((word, rank), []).append(file)
    found: list[Trial] = []
    whole: list[str] = []
    for word, rank in sorted(paths):  # first what no word narrows
        once = list(dict.fromkeys(paths[word, rank]))
        fresh = [path for path in once if not is_within(path, [*whole, *once])]
        if fresh:
            found.append(Trial(rank, word, tuple(fresh), tuple(why[word, rank])))
            whole += [] if word else fresh
    return sorted(found)


def is_within(path: str, others: list[str]) -> bool:
    """Whether a path is in one of the other folders or is listed twice."""
    return others.count(path) > 1 or path.startswith(tuple(f"{other}/" for other in others))


def nearest_to(file: str, root: Path) -> list[tuple[list[str], str]]:
    """For one file: lists of tests, each with the word that narrows it; the nearest first."""
    for pattern, templates in MAPPING:
        if row := re.fullmatch(pattern, file):
            words = [template.format(**row.groupdict()).partition(" -k ") for template in templates]
            lists = [([*tests_among(paths.split(), root)], word) for paths, _, word in words]
            if there := [(paths, word) for paths, word in lists if paths]:
                return there
    named = [*dict.fromkeys(tests_called(file, root) + tests_that_need(file, root))]
    tests = named or tests_of_folder(file, root)
    return [(tests, "")] if tests else []


def tests_among(paths: Iterable[str], root: Path) -> Iterator[str]:
    """Those paths at which there are tests."""
    for path in paths:
        if (root / path).is_file() or any((root / path).rglob("test_*.py")):
            yield path


def tests_called(file: str, root: Path) -> list[str]:
    """Tests with the name of a room: of `registry.py` it is `tests/kernel/test_registry.py`."""
    room = re.match(r"src/donjon/(\w+)", file)
    tests = found_in(root, f"tests/**/test_{room[1]}.py") if room else []
    return [str(test) for test in tests]


def tests_that_need(file: str, root: Path) -> list[str]:
    """Tests that import a module, or else what imports it; of other files those that name it."""
    names = {module_of(file, root)}
    if names == {""}:
        return [str(test) for test in found_in(root, TESTS) if f'"{file}"' in text_of(root / test)]
    for _ in range(HOPS):
        if tests := [str(test) for test in found_in(root, TESTS) if needs(root / test, names)]:
            return tests
        every = [path for folder in PYTHON for path in found_in(root, f"{folder}/**/*.py")]
        users = {module_of(str(path), root) for path in every if needs(root / path, names)}
        names = users - {PACKAGE}  # it stands for everything
    return []


def tests_of_folder(file: str, root: Path) -> list[str]:
    """The tests of the folder of a file that no test imports."""
    folders = [str(folder) for folder in Path(file).parents if folder.parts[:1] == ("tests",)]
    return [*tests_among(folders, root)][:1]


def module_of(file: str, root: Path) -> str:
    """The module, or for what is no module the package it lies in; nothing outside of one."""
    path = Path(file.removeprefix("src/"))
    if file.endswith(".py"):
        return ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    packages = [each for each in Path(file).parents if (root / each / "__init__.py").exists()]
    return ".".join(Path(str(packages[0]).removeprefix("src/")).parts) if packages else ""


def needs(path: Path, names: set[str]) -> bool:
    """Whether a file imports one of these modules, or something in them."""
    starts = tuple(f"{name}." for name in names)
    return any(each in names or each.startswith(starts) for each in imports(path))


@cache
def imports(path: Path) -> frozenset[str]:
    """Everything that a file imports: modules, and what it takes from them."""
    found: set[str] = set()
    for module, taken, plain in IMPORT.findall(text_of(path)):
        found |= {module or plain, *(f"{module}.{name}" for name in re.findall(r"\w+", taken))}
    return frozenset(found)


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def found_in(root: Path, pattern: str) -> list[Path]:
    """Files as they are named from the root."""
    return sorted(path.relative_to(root) for path in root.glob(pattern))
