"""How instructions are counted on this machine, and the counts of all games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from bench.gate.baseline import Counts
from bench.gate.fingerprint import compiler, fingerprint
from bench.gate.marks import LIBRARY, NoCounter, Perf

ROOT: Final = Path(__file__).resolve().parents[2]
COMPILED: Final = ROOT / "build" / "compiled"
MARKS: Final = Path(__file__).with_name("marks.c")
FIXED_ADDRESSES: Final = ("setarch", "--addr-no-randomize")
"""Runs a program without random addresses, which change the counts a little."""
KEPT_VARIABLES: Final = ("PATH", "LD_LIBRARY_PATH")
"""The environment of a counted program has only these variables and fixed ones."""


class CountFailed(Exception):
    """A game could not be counted."""


class Machine:
    """This machine, with a folder for temporary files."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def kinds(self) -> dict[str, str]:
        """The counters that work here by their fingerprints, the fastest first."""
        return {fingerprint(each): each for each in self.counters()}

    def counters(self) -> Iterator[str]:
        try:
            os.close(Perf().counter)
            yield "perf"
        except NoCounter:
            pass
        if shutil.which("valgrind") and self.has_marks():
            yield "callgrind"

    def has_marks(self) -> bool:
        """Compile the library that sends marks to valgrind; return whether that worked."""
        command = [*compiler(), "-shared", "-fPIC", "-o", str(self.folder / LIBRARY), str(MARKS)]
        return succeeds(command)

    def count_games(self, games: Sequence[str], counter: str) -> Counts:
        """Count these games, as many at a time as there are cores."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = [pool.submit(self.count_game, game, counter) for game in games]
            return {what: count for each in found for what, count in each.result().items()}

    def count_game(self, game: str, counter: str) -> Counts:
        """Count one game in a process of its own; `CountFailed` if the process fails."""
        program = [sys.executable, "-m", "bench.gate.program", game, counter, str(self.folder)]
        fixed = {"PYTHONHASHSEED": "0", "PYTHONPATH": str(COMPILED)}
        ended = subprocess.run(
            [*counter_command(counter, self.folder / game), *program],
            cwd=ROOT,
            env=fixed | {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ},
            capture_output=True,
            text=True,
            check=False,
        )
        if ended.returncode:
            raise CountFailed(f"{game} could not be counted:\n{ended.stderr.strip()}")
        lines = [json.loads(line) for line in ended.stdout.splitlines()]
        return {f"{game}: {line['what']}": line["count"] for line in lines}


def counter_command(counter: str, out: Path) -> list[str]:
    """The prefix of the command of a program that is counted."""
    prefix = [*FIXED_ADDRESSES] if succeeds([*FIXED_ADDRESSES, "true"]) else []
    if counter == "perf":
        return prefix
    valgrind = ["valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no"]
    return [*prefix, *valgrind, f"--callgrind-out-file={out}"]


def succeeds(command: Sequence[str]) -> bool:
    """Whether a command exists and succeeds."""
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False
