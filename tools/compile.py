"""Compile the rules to native code: kernel, games, bots and what the table does most often.

The result is a tree (tools/trees.py), a copy of the package with native modules next to the
sources. `build/compiled` links to it: put that first in PYTHONPATH. A second run with nothing
changed compiles nothing. `python -m tools.compile background` runs at the lowest priority, writes
its progress only to a file, and ends when its standard input is closed.
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

from tools.progress_line import ProgressLine
from tools.stages import is_disk_full, run_or_explain
from tools.trees import FAILED, NO_COMPILER, NO_HEADERS, NO_SPACE, NO_TOOLS, BuildProgress
from tools.unit import (
    ROOT,
    TOOLS,
    Project,
    copied_files,
    to_compile,
    tools_hash,
    tree_name,
    unit_hash,
)

PROGRESS: Final = re.compile(r"(\d+) / (\d+)")
UNIT_NOTE: Final = ".unit"


class CompilerFailed(Exception):
    """The compiler failed; the message is its output."""


def copy_files(project: Project, tree: Path) -> None:
    """Copy the files of the package into a tree: sources, texts and content."""
    for place, origin in copied_files(project).items():
        (tree / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(origin, tree / place)


def missing_tool() -> BuildProgress | None:
    """The reason why this machine cannot compile, or None."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return BuildProgress(reason=NO_COMPILER)
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return BuildProgress(reason=NO_HEADERS)
    if any(importlib.util.find_spec(module) is None for module in ("mypyc", "setuptools")):
        return BuildProgress(reason=NO_TOOLS)
    return None


class Build:
    """Builds the tree of the present sources and reports the progress."""

    def __init__(self, project: Project, line: ProgressLine, lock: int) -> None:
        self.project: Final = project
        self.trees: Final = project.trees
        self.name: Final = tree_name(project)
        self.line: Final = line
        self.lock: Final = lock

    def bring_up_to_date(self) -> BuildProgress:
        """Build the tree if it does not exist; return the final progress."""
        shutil.rmtree(self.trees.staging, ignore_errors=True)
        if self.trees.tree(self.name).exists():
            self.trees.point_link_to(self.name)
            return BuildProgress(100)
        self.trees.remove_link()
        self.report(BuildProgress())
        last = missing_tool() or self.build_in_staging()
        self.report(last)
        return last

    def report(self, progress: BuildProgress) -> None:
        self.trees.report(self.name, progress)
        self.line.show(progress)

    def build_in_staging(self) -> BuildProgress:
        """Build a new tree in the staging folder and rename it when it is complete."""
        try:
            self.make()
            self.trees.install(self.name)
            return BuildProgress(100)
        except (CompilerFailed, OSError) as failure:
            with suppress(OSError):  # the disk may be full
                self.project.log.write_text(str(failure))
            return BuildProgress(reason=NO_SPACE if is_disk_full(str(failure)) else FAILED)
        finally:
            shutil.rmtree(self.trees.staging, ignore_errors=True)

    def make(self) -> None:
        """Take native code from a tree with the same rules, else compile it."""
        staging, unit = self.trees.staging, unit_hash(self.project)
        copy_files(self.project, staging)
        notes = [tree / UNIT_NOTE for tree in self.trees.home.iterdir()]
        same = [note for note in notes if note.exists() and note.read_text() == unit]
        if same:
            link_native_modules(same[0].parent, staging)
        else:
            self.compile()
        (staging / UNIT_NOTE).write_text(unit)

    def compile(self) -> None:
        """Compile into the staging folder; the child inherits the lock and keeps it."""
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
            output = self.read_output(native)
        except BaseException:
            os.killpg(native.pid, signal.SIGKILL)
            native.wait()
            raise
        if native.wait() != 0:
            raise CompilerFailed(output)

    def read_output(self, native: subprocess.Popen[str]) -> str:
        """Report the progress; return the other lines, each once: mypyc prints them twice."""
        output: dict[str, None] = {}
        assert native.stdout is not None
        for text in native.stdout:
            if found := PROGRESS.fullmatch(text.strip()):
                self.report(BuildProgress(min(99, 100 * int(found[1]) // int(found[2]))))
            else:
                output[text] = None
        return "".join(output)


def link_native_modules(tree: Path, staging: Path) -> None:
    """Link the native modules of another tree that was made from the same sources."""
    for path in tree.rglob("*"):
        if path.suffix in (".so", ".pyd"):
            os.link(path, staging / path.relative_to(tree))


def lower_priority() -> None:
    """Run at the lowest CPU and disk priority."""
    os.nice(19)
    if shutil.which("ionice"):
        subprocess.run(["ionice", "-c", "3", "-p", str(os.getpid())], check=False)


def end_with_input() -> None:
    """End this process when its standard input is closed, that is, when its parent has ended.

    The signal goes to the main thread, which may be waiting for output of the compiler.
    """
    sys.stdin.read()
    main_thread = threading.main_thread().ident
    assert main_thread is not None
    signal.pthread_kill(main_thread, signal.SIGTERM)


def exit_on_signal(number: int, _frame: object) -> None:
    """Exit, so that unfinished files are removed."""
    sys.exit(128 + number)


def acquire(lock: IO[str], in_background: bool) -> None:
    """Wait for the lock; say so unless this runs in the background."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if not in_background:
            print("native code: another run compiles; waiting for it", flush=True)
        fcntl.flock(lock, fcntl.LOCK_EX)


def main() -> int:
    in_background = "background" in sys.argv[1:]
    signal.signal(signal.SIGTERM, exit_on_signal)
    if in_background:
        lower_priority()
        threading.Thread(target=end_with_input, daemon=True).start()
    project = Project(ROOT)
    project.build.mkdir(exist_ok=True)
    with open(project.build / ".lock", "w") as lock:
        acquire(lock, in_background)
        last = Build(project, ProgressLine(quiet=in_background), lock.fileno()).bring_up_to_date()
    return 1 if last.reason in (FAILED, NO_SPACE) else 0


if __name__ == "__main__":
    sys.exit(run_or_explain(main))
