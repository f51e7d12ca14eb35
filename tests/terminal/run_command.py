"""Runs the command line for tests: in this process, which is fast, or in a new one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import donjon
from donjon.bots.match_moves import choose_for
from donjon.cli import main
from donjon.kernel.match.match import Match
from donjon.terminal.ask.seating import PERSON, with_bot_names

ONES = "1\n" * 1500  # the first choice is always legal, also among dice


class Outcome(NamedTuple):
    """The exit code and output of a command."""

    code: int
    out: str
    err: str


class Shell:
    """Runs `donjon …` in this process; the locale is English unless a test says otherwise."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "C.UTF-8")

    def __call__(self, *words: object, typed: str = "", columns: int = 80) -> Outcome:
        """Run a command. Returns the exit code and the output."""
        self.monkeypatch.setenv("COLUMNS", str(columns))
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = main([str(word) for word in words])
        printed = self.capsys.readouterr()
        return Outcome(code, spaced(printed.out), spaced(printed.err))


def spaced(text: str) -> str:
    """The text with ordinary spaces only."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def process(*words: object, typed: str = "", **environment: str) -> Outcome:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "donjon", *map(str, words)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment_with(**measured(), **environment),
        check=False,
        timeout=120,
    )
    return Outcome(done.returncode, spaced(done.stdout), spaced(done.stderr))


def environment_with(**more: str) -> dict[str, str]:
    """An environment in which this package is found and the locale is English."""
    ours = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    package = str(Path(donjon.__file__).resolve().parents[1])
    return {**ours, "PYTHONPATH": package, "LANG": "C.UTF-8", "COLUMNS": "80", **more}


def measured() -> dict[str, str]:
    """What a coverage run tells the processes that it starts, so that they are measured too."""
    return {name: value for name, value in os.environ.items() if name.startswith("COVERAGE_")}


def match_after(choices: int, seed: int | str = 7, seats: int = 3) -> Match:
    """A match of bots after `choices` choices, or at its end."""
    who = [PERSON] + ["greedy"] * (seats - 1)
    match = Match(donjon.game("dragonquest"), seats, seed, names=with_bot_names(["Anna"], who))
    while match.waiting and len(match.choices_made) < choices:
        seat = match.waiting[0]
        match.play(seat, choose_for(match, seat, "greedy"))
    return match


def match_asking(kind: str, seat: int = 0, seed: int | str = 7, seats: int = 3) -> Match:
    """A match of bots at a decision of class `kind` for the seat."""
    match = match_after(0, seed, seats)
    while match.waiting:
        asked = match.waiting[0]
        if asked == seat and type(match.decision(seat)).__name__ == kind:
            return match
        match.play(asked, choose_for(match, asked, "greedy"))
    raise AssertionError(f"no {kind} for seat {seat} with seed {seed}")


def saved(match: Match, path: Path) -> Path:
    """Save the match to a file. Returns the path."""
    path.write_text(match.record().to_json(), encoding="utf-8")
    return path
