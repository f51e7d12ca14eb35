"""Measures which lines and branches of the package and of the client tests reach, by room."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tools.proof.results import OUTCOMES, RESULTS, ROOT

PYTHON: Final = RESULTS / "coverage.json"
CLIENT: Final = RESULTS / "client" / "coverage-summary.json"
SIDES: Final = {"package": PYTHON, "client": CLIENT}


class Share(NamedTuple):
    """How many lines or branches tests reach: `reached` of `total`."""

    reached: int
    total: int

    def __str__(self) -> str:
        return f"{100 * self.reached / self.total:.1f} %" if self.total else "–"


class Room(NamedTuple):
    """How much of one room the tests reach."""

    name: str
    lines: Share
    branches: Share


def test_client(report: Path) -> int:
    """Run the client's tests and measure what they reach. Returns the exit code."""
    arguments = [
        "--reporter=json",
        f"--outputFile={report}",
        f"--coverage.reportsDirectory={RESULTS}/client",
    ]
    return subprocess.run(
        [sys.executable, "-m", "tools.web", "coverage", *arguments], cwd=ROOT, check=False
    ).returncode


def client_tests(report: Path) -> dict[str, int]:
    """How many of the client's tests passed and failed."""
    if not report.exists():
        return {}
    data: dict[str, Any] = json.loads(report.read_bytes())
    return {"tests": data["numPassedTests"], "failed": data["numFailedTests"]}


def measure(jobs: int, report: Path) -> int:
    """Run all Python tests interpreted, as samples, and measure what they and servers reach.

    Returns the exit code.
    """
    environment = {
        **os.environ,
        "COVERAGE_FILE": str(RESULTS / ".coverage"),
        "DONJON_REPORT": str(report),
    }
    arguments = ["-m", "pytest", "-q", "-n", str(jobs), "--cov", "--cov-report=", "tests"]
    with (RESULTS / "coverage.log").open("wb") as log:
        ended = subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=environment, stdout=log, check=False
        )
        subprocess.run(
            [sys.executable, "-m", "coverage", "json", "-q", "-o", str(PYTHON)],
            cwd=ROOT,
            env=environment,
            stdout=log,
            check=True,
        )
    return ended.returncode


def rooms() -> list[Room]:
    """The rooms of the package and of the client, as far as they were measured."""
    return [room for name in SIDES for room in rooms_of(name)]


def rooms_of(side: str) -> list[Room]:
    """The rooms of one side: from a measurement here, else as they were measured before."""
    kept = OUTCOMES / f"rooms-of-{side}.json"
    found = measured_rooms(side)
    if found:
        OUTCOMES.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    elif kept.exists():
        found = msgspec.json.decode(kept.read_bytes(), type=list[Room])
    return found


def measured_rooms(side: str) -> list[Room]:
    """The rooms of one side as they were measured here; none if they were not."""
    path = SIDES[side]
    if not path.exists():
        return []
    data: dict[str, Any] = json.loads(path.read_bytes())
    if path == PYTHON:
        files = data["files"].items()
        return by_room((room_of(Path(name)), python_shares(file)) for name, file in files)
    return by_room(
        ("client", client_shares(file)) for name, file in data.items() if name != "total"
    )


def unmeasured() -> list[str]:
    """The sides of the code that have not been measured yet."""
    return [name for name in SIDES if not rooms_of(name)]


def room_of(path: Path) -> str:
    """The room of a file: kernel, table, games/clank, …."""
    parts = path.parts[path.parts.index("donjon") + 1 :]
    if len(parts) == 1:
        return "donjon"
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def python_shares(file: dict[str, Any]) -> tuple[Share, Share]:
    data = file["summary"]
    return (
        Share(data["covered_lines"], data["num_statements"]),
        Share(data["covered_branches"], data["num_branches"]),
    )


def client_shares(file: dict[str, Any]) -> tuple[Share, Share]:
    lines, branches = file["lines"], file["branches"]
    return Share(lines["covered"], lines["total"]), Share(branches["covered"], branches["total"])


def by_room(files: Iterable[tuple[str, tuple[Share, Share]]]) -> list[Room]:
    """The sums over all files of each room."""
    found: dict[str, list[tuple[Share, Share]]] = defaultdict(list)
    for room, file in files:
        found[room].append(file)
    return [
        Room(name, sum_of(lines for lines, _ in each), sum_of(branches for _, branches in each))
        for name, each in sorted(found.items())
    ]


def sum_of(shares: Iterable[Share]) -> Share:
    reached = total = 0
    for share in shares:
        reached += share.reached
        total += share.total
    return Share(reached, total)
