"""Checks what a change affects, within a minute: `python -m tools.quick [--base COMMIT]`.

A change is what is not committed and what was committed since the branch left main's upstream.
Each check prints one line: what, for which file, its outcome, and its time. Tests run
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

from tools.deadline import LEFT, UNTIL
from tools.release import NotNow
from tools.touched import changed, trials

ROOT: Final = Path(__file__).resolve().parents[1]
ENOUGH: Final = 50.0  # seconds after which no test goes on
LANES: Final = 2
"""The number of checks that run at the same time. Most tests are short: pytest-xdist with two
processes takes longer than two runs in parallel.
"""
PYTHON: Final = [sys.executable, "-m"]
PYTEST: Final = [*PYTHON, "pytest", "-q", "-p", "tools.deadline", "-m", "not e2e"]
WEB: Final = [sys.executable, "-m", "tools.web"]
NATIVE: Final = ("PYTHONPATH", "DONJON_COMPILED")
SHOWN: Final = 2
TESTS: Final = "tests"
NO_TESTS: Final = 5  # pytest's code when nothing was selected


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
    """One command that is run for some files."""

    name: str
    what: str
    why: tuple[str, ...]
    command: list[str]


def checks(files: list[str], root: Path) -> Iterator[Stage]:
    """The checks that these files ask for."""
    for name, pattern, command, with_files in CHECKS:
        why = [file for file in files if re.fullmatch(pattern, file)]
        there = [str(root / file) for file in why if (root / file).is_file()]
        if why and (there or not with_files):
            yield Stage(name, "", tuple(why), command + (there if with_files else []))


def runs(files: list[str], root: Path) -> Iterator[Stage]:
    """The tests that these files ask for."""
    for _, word, paths, why in trials(files, root):
        narrow = ["-k", word] if word else []
        what = " ".join([shortened(paths), *narrow])
        yield Stage(TESTS, what, why, [*PYTEST, *narrow, *paths])


def shortened(names: Sequence[str]) -> str:
    """The first of them, and how many more."""
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more


class Outcome(NamedTuple):
    """How a stage went: the last line it printed, or all of it where it failed."""

    stage: Stage
    passed: bool
    said: str
    seconds: float


def tried(stage: Stage, until: float) -> Outcome:
    """Run a stage; its tests get the deadline `until`."""
    begun = time.time()
    if stage.name == TESTS and begun >= until:
        return Outcome(stage, True, LEFT, 0)
    kept = {name: value for name, value in os.environ.items() if name not in NATIVE}
    ended = subprocess.run(
        stage.command,
        cwd=ROOT,
        env={**kept, UNTIL: str(until)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    passed, said = verdict(stage.name, ended.returncode, without_colours(ended.stdout))
    return Outcome(stage, passed, said, time.time() - begun)


def without_colours(said: str) -> str:
    """What a command said, as plain text."""
    return re.sub(r"\x1b\[[\d;]*m", "", said).strip()


def verdict(name: str, code: int, said: str) -> tuple[bool, str]:
    """Whether a command passed, and one line about it, from its exit code and output."""
    if name == TESTS and code == NO_TESTS:
        return True, f"only what runs end to end, {LEFT}"
    if code:
        return False, f"failed\n{said}"
    lines = said.splitlines() or ["clean"]
    summary = next((line for line in reversed(lines) if " passed" in line), lines[-1])
    left = re.findall(rf"^\d+ {LEFT}$", said, re.M)
    return True, ", ".join([re.sub(r" in [\d.]+s.*", "", summary).strip(), *left])


def quick(files: list[str]) -> bool:
    """Run all stages, print a line for each, and return whether nothing failed."""
    begun = time.time()
    stages = [*checks(files, ROOT), *runs(files, ROOT)]
    failed: list[str] = []
    with ThreadPoolExecutor(LANES) as pool:
        lanes = [pool.submit(tried, stage, begun + ENOUGH) for stage in stages]
        for lane in as_completed(lanes):
            print(line_of(lane.result()), flush=True)
            failed += [] if lane.result().passed else [lane.result().stage.name]
    print(f"FAILED: {', '.join(failed)}" if failed else "nothing failed", end="")
    print(f" of {len(stages)} for {shortened(files)} in {time.time() - begun:.0f} s")
    return not failed


def line_of(outcome: Outcome) -> str:
    """What was tried, why, how it went and how long it took."""
    _, what, why, _ = stage = outcome.stage
    place = f"{what}, " if what else ""
    return f"{stage.name:9}{place}for {shortened(why)}: {outcome.said} ({outcome.seconds:.1f} s)"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--base", default="", help="where the change began, if not at upstream")
    try:
        files = changed(ROOT, parser.parse_args().base)
    except NotNow as reason:
        print(reason, file=sys.stderr)
        return 1
    if not files:
        print("nothing is touched")
        return 0
    return 0 if quick(files) else 1


if __name__ == "__main__":
    sys.exit(main())
