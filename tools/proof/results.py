"""The result of a part, kept in build/proof/ until the code changes."""

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
KEPT: Final = ROOT / "build" / "proof"
PROVEN: Final = ("src", "tests", "web", "pyproject.toml", "requirements-dev.lock")


class Failure(msgspec.Struct):
    """A test that failed, and the end of its output."""

    test: str
    why: str

    def last_line(self) -> str:
        return (self.why.strip().splitlines() or [""])[-1]


class Result(msgspec.Struct):
    """What a part tried, and what failed."""

    part: str
    form: str
    code: str
    commit: str
    date: str
    share: float
    seed: int
    seconds: float
    tried: dict[str, int]
    failures: list[Failure]
    exit: int

    def shortfalls(self, part: Part) -> dict[str, int]:
        """What was promised and not tried often enough."""
        promised = part.promises(self.share)
        return {what: least for what, least in promised.items() if self.tried.get(what, 0) < least}

    def is_good(self, part: Part) -> bool:
        return self.exit == 0 and not self.failures and not self.shortfalls(part)


def git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def code_now() -> str:
    """A hash of everything that a proof covers; docs are not part of it."""
    whole = hashlib.sha256()
    for name in git("ls-files", "--", *PROVEN).splitlines():
        path = ROOT / name
        if path.is_file():
            whole.update(name.encode() + b"\n" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:16]


def commit_now() -> str:
    """The commit, with a plus where something is not committed."""
    changed = git("status", "--porcelain", "--", *PROVEN)
    return git("rev-parse", "--short=10", "HEAD") + ("+" if changed else "")


def file_of(part: Part, ending: str) -> Path:
    return KEPT / f"{part.name.replace(' ', '-')}-{part.form}.{ending}"


def keep(part: Part, result: Result) -> None:
    text = msgspec.json.format(msgspec.json.encode(result))
    file_of(part, "json").write_bytes(text)


def kept(part: Part) -> Result | None:
    """What is known of a part, from whatever commit."""
    path = file_of(part, "json")
    return msgspec.json.decode(path.read_bytes(), type=Result) if path.exists() else None


def read_report(path: Path) -> tuple[dict[str, int], list[Failure]]:
    """What the tests of a run say: how much was tried, and what failed."""
    tried: Counter[str] = Counter()
    failures = []
    for text in path.read_text(encoding="utf-8").splitlines():
        line: dict[str, Any] = json.loads(text)
        tried.update(line["tried"])
        tried["tests" if line["outcome"] == "passed" else line["outcome"]] += 1
        if line["outcome"] == "failed":
            failures.append(Failure(line["test"], line["why"]))
    return dict(tried), failures
