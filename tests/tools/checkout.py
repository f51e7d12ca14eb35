"""A small checkout whose table and compiler are scripts, to test which process ends which."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from tools import web
from tools.trees import Trees
from tools.unit import TOOLS, Project

COMPILER_TIMEOUT: Final = 20.0
TABLE: Final = """
import os, sys, time, pathlib
home = pathlib.Path(__file__).parents[2]
note = home / "table"
values = [os.environ.get(name, "-") for name in ("PYTHONPATH", "DONJON_NATIVE")]
note.with_suffix(".new").write_text("\\n".join(values))
note.with_suffix(".new").replace(note)
try:
    while not (home / "close").exists():
        time.sleep(0.01)
except KeyboardInterrupt:
    pass
"""
COMPILER: Final = """
import os, pathlib, subprocess, sys, time
home = pathlib.Path(sys.argv[1]).parents[1]
child = subprocess.Popen(["sleep", "60"])
with open(home / "compilers", "a") as note:
    note.write(f"{os.getpid()} {child.pid} ")
print("1 / 4", flush=True)
while not (home / "compiled").exists():
    time.sleep(0.01)
child.kill()
pathlib.Path("donjon/kernel/dice.so").touch()
"""


class Checkout:
    """A folder with sources, and everything that is built in it."""

    def __init__(self, home: Path) -> None:
        self.home: Final = home
        shutil.copytree(TOOLS, home / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        (home / "tools" / "native.py").write_text(COMPILER)
        (home / "src" / "donjon" / "kernel").mkdir(parents=True)
        (home / "src" / "donjon" / "kernel" / "dice.py").write_text("SIDES = 6")
        donjon = home / ".venv" / "bin" / "donjon"
        donjon.parent.mkdir(parents=True)
        donjon.write_text(f"#!{sys.executable}\n{TABLE}")
        donjon.chmod(0o755)
        client = web.Project(home)
        client.target.mkdir(parents=True)
        client.stamp.write_text(web.hash_of(client))
        self.trees: Final[Trees] = Project(home).trees
        self.started: Final[list[subprocess.Popen[bytes]]] = []

    def play(self, **environment: str) -> subprocess.Popen[bytes]:
        """Run `make play` as in a terminal of its own; its output goes to a file."""
        with open(self.home / "output", "a") as output:
            player = subprocess.Popen(
                [sys.executable, "-m", "tools.serve_while_compiling", "serve"],
                cwd=self.home,
                env={**os.environ, "PYTHONPATH": "", **environment},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=restore_signals,
            )
        self.started.append(player)
        return player

    def last_line(self) -> str:
        """Wait for the last line about native code, and return it."""
        wait_until(lambda: "interpreted" in self.output() or "ready" in self.output())
        return self.output().splitlines()[-1]

    def output(self) -> str:
        """All output so far."""
        return (self.home / "output").read_text()

    def table(self) -> list[str]:
        """Wait until the table is open; return its PYTHONPATH and DONJON_NATIVE."""
        note = self.home / "table"
        wait_until(note.exists)
        environment = note.read_text().splitlines()
        note.unlink()
        return environment

    def compilers(self) -> list[int]:
        """The process ids of all compilers that were started."""
        note = self.home / "compilers"
        wait_until(lambda: note.exists() and len(note.read_text().split()) % 2 == 0)
        return [int(each) for each in note.read_text().split()]

    def tree(self) -> Path:
        """The path of the tree for these sources, which need not exist."""
        done = subprocess.run(
            [sys.executable, "-c", "import tools.unit as u; print(u.tree_name(u.Project(u.ROOT)))"],
            cwd=self.home, env={**os.environ, "PYTHONPATH": ""},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return self.trees.tree(done.stdout.strip())

    def destroy(self) -> None:
        """End all processes, also after a test that failed."""
        for player in self.started:
            with suppress(ProcessLookupError):
                os.killpg(player.pid, signal.SIGKILL)
            player.wait(COMPILER_TIMEOUT)
        note = self.home / "compilers"
        for pid in note.read_text().split() if note.exists() else []:
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)


def restore_signals() -> None:
    """React to signals as in a terminal: tests in the background inherit that they are ignored."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def is_gone(pid: int) -> bool:
    """Whether a process has ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


def children_of(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def waits_for_lock(pid: int) -> bool:
    """Whether a process waits for a lock that another one holds."""
    locks = [line.split() for line in Path("/proc/locks").read_text().splitlines()]
    return ["->", str(pid)] in [[words[1], words[5]] for words in locks if len(words) > 5]


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until `holds` returns True; fail after COMPILER_TIMEOUT seconds."""
    until = time.monotonic() + COMPILER_TIMEOUT
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)
