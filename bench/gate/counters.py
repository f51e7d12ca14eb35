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
SAME_PLACES: Final = ("setarch", "--addr-no-randomize")


KEPT: Final = ("PATH", "LD_LIBRARY_PATH")


class Broken(Exception):
    """A game could not be counted."""


class Machine:
    """This machine, with a folder for what is written on the way."""

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

    def counted(self, games: Sequence[str], counter: str) -> Counts:
        """What everything of these games takes; as many games at a time as there are cores."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = [pool.submit(self.counted_alone, game, counter) for game in games]
            return {what: count for each in found for what, count in each.result().items()}

    def counted_alone(self, game: str, counter: str) -> Counts:
        """What everything of one game takes, in a process of its own; `Broken` if it fails."""
        program = [sys.executable, "-m", "bench.gate.program", game, counter, str(self.folder)]
        fixed = {"PYTHONHASHSEED": "0", "PYTHONPATH": str(COMPILED)}
        ended = subprocess.run(
            [*around(counter, self.folder / game), *program],
            cwd=ROOT,
            env=fixed | {name: os.environ[name] for name in KEPT if name in os.environ},
            capture_output=True,
            text=True,
            check=False,
        )
        if ended.returncode:
            raise Broken(f"{game} could not be counted:\n{ended.stderr.strip()}")
        lines = [json.loads(line) for line in ended.stdout.splitlines()]
        return {f"{game}: {line['what']}": line["count"] for line in lines}


def around(counter: str, out: Path) -> list[str]:
    """The command that goes before a program that is counted."""
    steady = [*SAME_PLACES] if succeeds([*SAME_PLACES, "true"]) else []
    if counter == "perf":
        return steady
    valgrind = ["valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no"]
    return [*steady, *valgrind, f"--callgrind-out-file={out}"]


def succeeds(command: Sequence[str]) -> bool:
    """Whether a command exists and succeeds."""
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False
