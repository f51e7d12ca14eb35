"""What no test reaches: lines and branches of the package and of the client, by room."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.proof.results import KEPT, ROOT

PYTHON: Final = KEPT / "coverage.json"
CLIENT: Final = KEPT / "client" / "coverage-summary.json"


class Share(NamedTuple):
    """The part that tests reach: `reached` of `of`."""

    reached: int
    of: int

    def __str__(self) -> str:
        return f"{100 * self.reached / self.of:.1f} %" if self.of else "–"


class Room(NamedTuple):
    """How much of a part of the code some test reaches."""

    name: str
    lines: Share
    branches: Share


def test_client(report: Path) -> int:
    """The tests of the client, with what they reach."""
    words = [
        "--reporter=json",
        f"--outputFile={report}",
        f"--coverage.reportsDirectory={KEPT}/client",
    ]
    return subprocess.run(
        [sys.executable, "-m", "tools.web", "coverage", *words], cwd=ROOT, check=False
    ).returncode


def client_tests(report: Path) -> dict[str, int]:
    """How many tests of the client passed and failed."""
    if not report.exists():
        return {}
    data: dict[str, Any] = json.loads(report.read_bytes())
    return {"tests": data["numPassedTests"], "failed": data["numFailedTests"]}


def measure(jobs: int, report: Path) -> int:
    """All tests of Python interpreted, in samples, with what they and their servers reach."""
    environment = {
        **os.environ,
        "COVERAGE_FILE": str(KEPT / ".coverage"),
        "DONJON_REPORT": str(report),
    }
    words = ["-m", "pytest", "-q", "-n", str(jobs), "--cov", "--cov-report=", "tests"]
    with (KEPT / "coverage.log").open("wb") as said:
        ended = subprocess.run(
            [sys.executable, *words], cwd=ROOT, env=environment, stdout=said, check=False
        )
        subprocess.run(
            [sys.executable, "-m", "coverage", "json", "-q", "-o", str(PYTHON)],
            cwd=ROOT,
            env=environment,
            stdout=said,
            check=True,
        )
    return ended.returncode


def rooms() -> list[Room]:
    """What is known of each room, of the package and of the client."""
    found = []
    if PYTHON.exists():
        data: dict[str, Any] = json.loads(PYTHON.read_bytes())
        found += by_room(
            (room_of(Path(name)), of_python(file)) for name, file in data["files"].items()
        )
    if CLIENT.exists():
        files: dict[str, Any] = json.loads(CLIENT.read_bytes())
        found += by_room(
            ("client", of_client(file)) for name, file in files.items() if name != "total"
        )
    return found


def unmeasured() -> list[str]:
    """What has not been measured yet."""
    known = {"package": PYTHON, "client": CLIENT}
    return [name for name, path in known.items() if not path.exists()]


def room_of(path: Path) -> str:
    """The room of a file: kernel, table, games/clank, …."""
    parts = path.parts[path.parts.index("donjon") + 1 :]
    if len(parts) == 1:
        return "donjon"
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def of_python(file: dict[str, Any]) -> tuple[Share, Share]:
    data = file["summary"]
    return (
        Share(data["covered_lines"], data["num_statements"]),
        Share(data["covered_branches"], data["num_branches"]),
    )


def of_client(file: dict[str, Any]) -> tuple[Share, Share]:
    lines, branches = file["lines"], file["branches"]
    return Share(lines["covered"], lines["total"]), Share(branches["covered"], branches["total"])


def by_room(files: Iterable[tuple[str, tuple[Share, Share]]]) -> list[Room]:
    """The sums of all files of a room."""
    found: dict[str, list[tuple[Share, Share]]] = defaultdict(list)
    for room, file in files:
        found[room].append(file)
    return [
        Room(name, total(lines for lines, _ in each), total(branches for _, branches in each))
        for name, each in sorted(found.items())
    ]


def total(shares: Iterable[Share]) -> Share:
    reached = of = 0
    for share in shares:
        reached += share.reached
        of += share.of
    return Share(reached, of)
