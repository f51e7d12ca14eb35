"""Checks what a change affects, within a minute: `python -m tools.quick [--base COMMIT]`.

A change is what is not committed and what was committed since the branch left main's upstream.
Each check prints one line: its name, the files it is for, its outcome, and its time. Tests run
interpreted, the nearest to the change first. Tests beyond the deadline, compiled tests and
end-to-end tests are left for `make test`.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

from tools.deadline import DEADLINE_VARIABLE, LEFT_FOR_MAKE_TEST
from tools.release import ToolError
from tools.touched import changed, select_tests

ROOT: Final = Path(__file__).resolve().parents[1]
SECONDS_FOR_TESTS: Final = 50.0  # no test runs longer than until then
CHECKS_AT_ONCE: Final = 2
"""The number of checks that run at the same time. Most tests are short: pytest-xdist with two
processes takes longer than two runs in parallel.
"""
PYTHON: Final = [sys.executable, "-m"]
PYTEST: Final = [*PYTHON, "pytest", "-q", "-p", "tools.deadline", "-m", "not e2e"]
WEB: Final = [sys.executable, "-m", "tools.web"]
NATIVE_VARIABLES: Final = ("PYTHONPATH", "DONJON_COMPILED")
NAMES_SHOWN: Final = 2
TESTS: Final = "tests"
NO_TESTS: Final = 5  # pytest's exit code if no test was selected


class Check(NamedTuple):
    """A check for files of some kind: with these files as arguments, or of the whole project."""

    name: str
    pattern: str
    command: list[str]
    with_files: bool = False


CHECKS: Final = (
    Check("ruff", r".+\.py", [*PYTHON, "ruff", "check", "--quiet"], with_files=True),
    Check("format", r".+\.py", [*PYTHON, "ruff", "format", "--check"], with_files=True),
    Check("mypy", r".+\.py|pyproject\.toml", [*PYTHON, "mypy"]),
    Check("wire", r"src/.+\.py|web/src/wire\.ts", [sys.executable, "tools/wire.py", "--check"]),
    Check("clones", r"src/donjon/.+\.py", [*PYTHON, "tools.clones", "--check"]),
    Check(
        "trace", r"docs/rules/.+|(src/donjon|tests)/games/.+", [sys.executable, "tools/trace.py"]
    ),
    Check("svelte", r"web/.+\.(ts|js|json|svelte|css)", [*WEB, "check"]),
    Check("eslint", r"web/.+\.(ts|js|svelte)", [*WEB, "eslint"], with_files=True),
    Check("prettier", r"web/.+", [*WEB, "prettier"], with_files=True),
    Check("vitest", r"web/.+\.(ts|js|svelte)", [*WEB, "related"], with_files=True),
)


class Stage(NamedTuple):
    """One command, and the changed files it is run for; `what` names the tests it runs."""

    name: str
    what: str
    files: tuple[str, ...]
    command: list[str]


def checks(files: list[str], root: Path) -> Iterator[Stage]:
    """The checks that these files need."""
    for name, pattern, command, with_files in CHECKS:
        matching = [file for file in files if re.fullmatch(pattern, file)]
        existing = [str(root / file) for file in matching if (root / file).is_file()]
        if matching and (existing or not with_files):
            yield Stage(name, "", tuple(matching), command + (existing if with_files else []))


def stages_of_tests(files: list[str], root: Path) -> Iterator[Stage]:
    """The tests that these files need."""
    for _, keyword, paths, tested in select_tests(files, root):
        selection = ["-k", keyword] if keyword else []
        what = " ".join([shortened(paths), *selection])
        yield Stage(TESTS, what, tested, [*PYTEST, *selection, *paths])


def shortened(names: Sequence[str]) -> str:
    """The first two names, and how many more there are."""
    more = f" and {len(names) - NAMES_SHOWN} more" if len(names) > NAMES_SHOWN else ""
    return ", ".join(names[:NAMES_SHOWN]) + more


class Outcome(NamedTuple):
    """How a stage ended: one line about it, or its whole output if it failed."""

    stage: Stage
    passed: bool
    text: str
    seconds: float


def run_stage(stage: Stage, until: float) -> Outcome:
    """Run a stage; its tests get the deadline `until`."""
    begun = time.time()
    if stage.name == TESTS and begun >= until:
        return Outcome(stage, True, LEFT_FOR_MAKE_TEST, 0)
    kept = {name: value for name, value in os.environ.items() if name not in NATIVE_VARIABLES}
    ended = subprocess.run(
        stage.command,
        cwd=ROOT,
        env={**kept, DEADLINE_VARIABLE: str(until)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    passed, text = verdict(stage.name, ended.returncode, without_colours(ended.stdout))
    return Outcome(stage, passed, text, time.time() - begun)


def without_colours(output: str) -> str:
    """The output of a command without terminal colours."""
    return re.sub(r"\x1b\[[\d;]*m", "", output).strip()


def verdict(name: str, code: int, output: str) -> tuple[bool, str]:
    """Whether a command passed, and one line about it, from its exit code and output."""
    if name == TESTS and code == NO_TESTS:
        return True, f"only what runs end to end, {LEFT_FOR_MAKE_TEST}"
    if code:
        return False, f"failed\n{output}"
    lines = output.splitlines() or ["clean"]
    summary = next((line for line in reversed(lines) if " passed" in line), lines[-1])
    left = re.findall(rf"^\d+ {LEFT_FOR_MAKE_TEST}$", output, re.M)
    return True, ", ".join([re.sub(r" in [\d.]+s.*", "", summary).strip(), *left])


def quick(files: list[str]) -> bool:
    """Run all stages, print a line for each, and return whether nothing failed."""
    begun = time.time()
    stages = [*checks(files, ROOT), *stages_of_tests(files, ROOT)]
    failed: list[str] = []
    with ThreadPoolExecutor(CHECKS_AT_ONCE) as pool:
        jobs = [pool.submit(run_stage, stage, begun + SECONDS_FOR_TESTS) for stage in stages]
        for job in as_completed(jobs):
            outcome = job.result()
            print(line_of(outcome), flush=True)
            failed += [] if outcome.passed else [outcome.stage.name]
    print(f"FAILED: {', '.join(failed)}" if failed else "nothing failed", end="")
    print(f" of {len(stages)} for {shortened(files)} in {time.time() - begun:.0f} s")
    return not failed


def line_of(outcome: Outcome) -> str:
    """The line that is printed: what was run, for which files, how it ended, its time."""
    _, what, files, _ = stage = outcome.stage
    place = f"{what}, " if what else ""
    return f"{stage.name:9}{place}for {shortened(files)}: {outcome.text} ({outcome.seconds:.1f} s)"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--base", default="", help="the commit before the change, if not upstream")
    try:
        files = changed(ROOT, parser.parse_args().base)
    except ToolError as reason:
        print(reason, file=sys.stderr)
        return 1
    if not files:
        print("nothing is touched")
        return 0
    return 0 if quick(files) else 1


if __name__ == "__main__":
    sys.exit(main())
