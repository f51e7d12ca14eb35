"""Compile the rules to native code: kernel, games, bots and what the table does most often.

The result is a tree (tools/trees.py), a copy of the package with the native modules beside the
sources, to which `build/compiled` leads: put it first with PYTHONPATH. A second run with nothing
changed compiles nothing. `python -m tools.compile beside` is for whoever opens a table meanwhile:
it yields to everything else, tells how far it is in a file alone, and ends when its input does.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from tools.line import Line
from tools.stages import is_disk_full, told
from tools.trees import FAILED, NO_COMPILER, NO_HEADERS, NO_SPACE, NO_TOOLS, News
from tools.unit import (
    ROOT,
    TOOLS,
    Project,
    contents,
    to_compile,
    tools_hash,
    tree_name,
    unit_hash,
)

PROGRESS: Final = re.compile(r"(\d+) / (\d+)")
UNIT_NOTE: Final = ".unit"


class Failed(Exception):
    """The compiler could not; what it said."""


def mirror(project: Project, tree: Path) -> None:
    """Copy what is not compiled, and the sources of what is."""
    for place, origin in contents(project).items():
        (tree / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(origin, tree / place)


def missing() -> News | None:
    """What this machine lacks for compiling, or nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return News(reason=NO_COMPILER)
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return News(reason=NO_HEADERS)
    if any(importlib.util.find_spec(module) is None for module in ("mypyc", "setuptools")):
        return News(reason=NO_TOOLS)
    return None


class Build:
    """Has the tree of the sources as they are, and tells how far it is."""

    def __init__(self, project: Project, line: Line, lock: int) -> None:
        self.project: Final = project
        self.trees: Final = project.trees
        self.name: Final = tree_name(project)
        self.line: Final = line
        self.lock: Final = lock

    def bring_up_to_date(self) -> News:
        """What came of it."""
        shutil.rmtree(self.trees.staging, ignore_errors=True)
        if self.trees.tree(self.name).exists():
            self.trees.lead_to(self.name)
            return News(100)
        self.trees.lead_nowhere()
        self.tell(News())
        last = missing() or self.made()
        self.tell(last)
        return last

    def tell(self, news: News) -> None:
        self.trees.tell(self.name, news)
        self.line.show(news)

    def made(self) -> News:
        """A new tree aside, which is moved into its place when it is whole."""
        try:
            self.make()
            self.trees.run_until_choice(self.name)
            return News(100)
        except (Failed, OSError) as failure:
            with suppress(OSError):  # the disk may be full
                self.project.log.write_text(str(failure))
            return News(reason=NO_SPACE if is_disk_full(str(failure)) else FAILED)
        finally:
            shutil.rmtree(self.trees.staging, ignore_errors=True)

    def make(self) -> None:
        """Native code from a tree with the same rules, else from the compiler."""
        staging, unit = self.trees.staging, unit_hash(self.project)
        mirror(self.project, staging)
        notes = [tree / UNIT_NOTE for tree in self.trees.home.iterdir()]
        same = [note for note in notes if note.exists() and note.read_text() == unit]
        if same:
            take_over(same[0].parent, staging)
        else:
            self.compile()
        (staging / UNIT_NOTE).write_text(unit)

    def compile(self) -> None:
        """Native modules into the tree that is made; the lock stays if only we are killed."""
        words = [str(self.project.c_code), tools_hash(), *to_compile(self.project)]
        native = subprocess.Popen(
            [sys.executable, str(TOOLS / "native.py"), *words],
            cwd=self.trees.staging,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            pass_fds=[self.lock],
            process_group=0,
        )
        try:
            said = self.listen_to(native)
        except BaseException:
            os.killpg(native.pid, signal.SIGKILL)
            native.wait()
            raise
        if native.wait() != 0:
            raise Failed(said)

    def listen_to(self, native: subprocess.Popen[str]) -> str:
        """Tell its progress; whatever else it said, once: mypyc says everything twice."""
        said: dict[str, None] = {}
        assert native.stdout is not None
        for text in native.stdout:
            if found := PROGRESS.fullmatch(text.strip()):
                self.tell(News(min(99, 100 * int(found[1]) // int(found[2]))))
            else:
                said[text] = None
        return "".join(said)


def take_over(tree: Path, staging: Path) -> None:
    """The native modules of another tree: nothing they are made from has changed."""
    for path in tree.rglob("*"):
        if path.suffix in (".so", ".pyd"):
            os.link(path, staging / path.relative_to(tree))


def step_back() -> None:
    """Everything else on this machine comes first."""
    os.nice(19)
    if shutil.which("ionice"):
        subprocess.run(["ionice", "-c", "3", "-p", str(os.getpid())], check=False)


def end_with_input() -> None:
    """Whoever has started this holds the other end: when they are gone, so is this.

    It is the main thread that must hear of it: it may wait for the compiler to say something.
    """
    sys.stdin.read()
    main_thread = threading.main_thread().ident
    assert main_thread is not None
    signal.pthread_kill(
        main_thread, signal.SIGTERM
    )  # it may wait for the compiler to say something


def leave(number: int, _frame: object) -> None:
    """End in good order: what is begun is cleared away."""
    sys.exit(128 + number)


def wait_for(lock: IO[str], is_beside: bool) -> None:
    """Until it is our turn."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if not is_beside:
            print("native code: another run compiles; waiting for it", flush=True)
        fcntl.flock(lock, fcntl.LOCK_EX)


def main() -> int:
    is_beside = "beside" in sys.argv[1:]
    signal.signal(signal.SIGTERM, leave)
    if is_beside:
        step_back()
        threading.Thread(target=end_with_input, daemon=True).start()
    project = Project(ROOT)
    project.build.mkdir(exist_ok=True)
    with open(project.build / ".lock", "w") as lock:  # two runs at once take turns
        wait_for(lock, is_beside)
        last = Build(project, Line(quiet=is_beside), lock.fileno()).bring_up_to_date()
    return 1 if last.reason in (FAILED, NO_SPACE) else 0


if __name__ == "__main__":
    sys.exit(told(main))
