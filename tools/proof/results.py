"""Results of the parts of a proof: reports and logs in build/proof/, the outcome in docs/proof/."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec

from tools.proof.parts import Part

ROOT: Final = Path(__file__).resolve().parents[2]
RESULTS: Final = ROOT / "build" / "proof"
OUTCOMES: Final = ROOT / "docs" / "proof"
"""Committed with the page, so that a proof can be continued in another checkout."""
COVERED: Final = ("src", "tests", "web", "pyproject.toml", "requirements-dev.lock")


class Failure(msgspec.Struct):
    """A test that failed, and the end of its output."""

    test: str
    error: str

    def last_line(self) -> str:
        return (self.error.strip().splitlines() or [""])[-1]


class Result(msgspec.Struct):
    """What one run of a part counted, and what failed."""

    part: str
    form: str
    code: str
    commit: str
    date: str
    share: float
    seed: int
    seconds: float
    counts: dict[str, int]
    failures: list[Failure]
    exit: int

    def shortfalls(self, part: Part) -> dict[str, int]:
        """What was counted less often than promised, with the promised count."""
        promised = part.promises(self.share)
        return {what: least for what, least in promised.items() if self.counts.get(what, 0) < least}

    def is_good(self, part: Part) -> bool:
        return self.exit == 0 and not self.failures and not self.shortfalls(part)


def git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def code_now() -> str:
    """A hash of all files that a proof covers; docs are not among them."""
    return hash_of(*COVERED)


def hash_of(*places: str) -> str:
    """A hash of all files of these folders that git knows."""
    combined = hashlib.sha256()
    for name in git("ls-files", "--", *places).splitlines():
        path = ROOT / name
        if path.is_file():
            combined.update(name.encode() + b"\n" + hashlib.sha256(path.read_bytes()).digest())
    return combined.hexdigest()[:16]


def commit_now() -> str:
    """The short hash of the commit, with a plus if something that a proof covers has changed."""
    return commit_of(*COVERED)


def commit_of(*places: str) -> str:
    """The short hash of the commit, with a plus if something in these folders is not committed."""
    changed = git("status", "--porcelain", "--", *places)
    return git("rev-parse", "--short=10", "HEAD") + ("+" if changed else "")


def file_of(part: Part, ending: str) -> Path:
    """A report or a log of a part."""
    return RESULTS / f"{stem(part)}.{ending}"


def outcome_file(part: Part) -> Path:
    return OUTCOMES / f"{stem(part)}.json"


def stem(part: Part) -> str:
    return f"{part.name.replace(' ', '-')}-{part.form}"


def save_result(part: Part, result: Result) -> None:
    text = msgspec.json.format(msgspec.json.encode(result))
    OUTCOMES.mkdir(parents=True, exist_ok=True)
    outcome_file(part).write_bytes(text + b"\n")


def stored_result(part: Part) -> Result | None:
    """The last result of a part, of any commit; None if there is none in today's format."""
    try:
        return msgspec.json.decode(outcome_file(part).read_bytes(), type=Result)
    except (FileNotFoundError, msgspec.ValidationError):
        return None


def read_report(path: Path) -> tuple[dict[str, int], list[Failure]]:
    """The summed counts of a test run, and the tests that failed."""
    counts: Counter[str] = Counter()
    failures = []
    for text in path.read_text(encoding="utf-8").splitlines():
        line: dict[str, Any] = json.loads(text)
        counts.update(line["counts"])
        counts["tests" if line["outcome"] == "passed" else line["outcome"]] += 1
        if line["outcome"] == "failed":
            failures.append(Failure(line["test"], line["error"]))
    return dict(counts), failures
