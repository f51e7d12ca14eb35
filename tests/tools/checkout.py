"""A checkout in small, whose table and compiler are scripts: who starts and who ends whom."""

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
told = [os.environ.get(name, "-") for name in ("PYTHONPATH", "DONJON_NATIVE")]
note.with_suffix(".new").write_text("\\n".join(told))
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
    """Somebody's sources, with everything that is built below them."""

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
        """`make play`, as a person does in a terminal of their own."""
        with open(self.home / "said", "a") as said:
            player = subprocess.Popen(
                [sys.executable, "-m", "tools.serve_while_compiling", "serve"],
                cwd=self.home,
                env={**os.environ, "PYTHONPATH": "", **environment},
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=heed_signals,
            )
        self.started.append(player)
        return player

    def last_line(self) -> str:
        """The last that is said of native code, once it is."""
        wait_until(lambda: "interpreted" in self.said() or "ready" in self.said())
        return self.said().splitlines()[-1]

    def said(self) -> str:
        """All that was said."""
        return (self.home / "said").read_text()

    def table(self) -> list[str]:
        """What the table was told, once it is open: PYTHONPATH and DONJON_NATIVE."""
        note = self.home / "table"
        wait_until(note.exists)
        environment = note.read_text().splitlines()
        note.unlink()
        return environment

    def compilers(self) -> list[int]:
        """The processes of all compilers that were started."""
        note = self.home / "compilers"
        wait_until(lambda: note.exists() and len(note.read_text().split()) % 2 == 0)
        return [int(each) for each in note.read_text().split()]

    def tree(self) -> Path:
        """Where the native code of these sources is, or would be."""
        done = subprocess.run(
            [sys.executable, "-c", "import tools.unit as u; print(u.tree_name(u.Project(u.ROOT)))"],
            cwd=self.home, env={**os.environ, "PYTHONPATH": ""},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return self.trees.tree(done.stdout.strip())

    def destroy(self) -> None:
        """Nothing is left, whatever has happened."""
        for player in self.started:
            with suppress(ProcessLookupError):
                os.killpg(player.pid, signal.SIGKILL)
            player.wait(COMPILER_TIMEOUT)
        note = self.home / "compilers"
        for pid in note.read_text().split() if note.exists() else []:
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)


def heed_signals() -> None:
    """As in a terminal: whoever runs the tests in the background ignores these signals."""
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


def waits_for_its_turn(pid: int) -> bool:
    """Whether a process waits for a lock that another one has."""
    locks = [line.split() for line in Path("/proc/locks").read_text().splitlines()]
    return ["->", str(pid)] in [[words[1], words[5]] for words in locks if len(words) > 5]


def wait_until(holds: Callable[[], bool]) -> None:
    """Until something is so; it fails when it takes too long."""
    until = time.monotonic() + COMPILER_TIMEOUT
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)
