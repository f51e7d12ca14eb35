"""Start the table at once, and compile native code in the background.

    python -m tools.serve_while_compiling serve --open

The arguments are those of the command `donjon`. If native code of the present sources exists, the
table runs it. Otherwise the table runs interpreted while native code is compiled at low priority:
DONJON_NATIVE names the file in which the server reads the progress, and bots use native code as
soon as it is ready. The compiler always ends with the table.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Final

from tools import web
from tools.progress_line import ProgressLine
from tools.setup import VENV
from tools.stages import run_or_explain
from tools.trees import FAILED, BuildProgress, Trees
from tools.unit import ROOT, Project, tree_name

DONJON: Final = str(VENV / "bin" / "donjon")
POLL_SECONDS: Final = 0.5
COMPILER_TIMEOUT: Final = 10.0
READY: Final = "; bots use it from now on, the table from its next start"


def main() -> int:
    words = sys.argv[1:]
    is_server = words[0] == "serve"
    if is_server:
        client = web.Project(ROOT)
        with web.locked(client):
            web.bring_up_to_date(client)
    project = Project(ROOT)
    name, trees = tree_name(project), project.trees
    held = trees.hold(name)
    if held is not None:
        os.set_inheritable(held, True)
        os.execve(DONJON, [DONJON, *words], {**os.environ, "PYTHONPATH": str(trees.tree(name))})
    return TableAndCompiler(words, trees, name, ProgressLine(READY, quiet=not is_server)).run()


class TableAndCompiler:
    """The processes of a table that runs interpreted and of the compiler."""

    def __init__(self, words: list[str], trees: Trees, name: str, line: ProgressLine) -> None:
        self.trees: Final = trees
        self.name: Final = name
        self.line: Final = line
        self.held: int | None = None
        trees.report(name, BuildProgress())
        # A process group of its own, so that Ctrl-C reaches only the table. No session of its
        # own: the scheduler ignores niceness between sessions.
        self.compiler: Final = subprocess.Popen(
            [sys.executable, "-m", "tools.compile", "background"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,
        )
        self.table: Final = subprocess.Popen(
            [DONJON, *words], env={**os.environ, "DONJON_NATIVE": str(trees.file(name))}
        )

    def run(self) -> int:
        """Wait until the table ends and return its exit code."""
        signal.signal(signal.SIGINT, self.ignore_interrupt)
        signal.signal(signal.SIGTERM, self.forward_signal)
        signal.signal(signal.SIGHUP, self.forward_signal)
        try:
            return self.wait()
        finally:
            self.end_compiler()

    def wait(self) -> int:
        while True:
            try:
                return self.table.wait(POLL_SECONDS)
            except subprocess.TimeoutExpired:
                self.update()

    def update(self) -> None:
        """Read and show the progress of the build."""
        progress = self.trees.progress(self.name)
        if not progress.is_last and self.compiler.poll() not in (None, 0):
            progress = BuildProgress(reason=FAILED)
            self.trees.report(self.name, progress)
        if progress.percent == 100 and self.held is None:
            self.held = self.trees.hold(self.name)
        self.line.show(progress)

    def end_compiler(self) -> None:
        """Close the compiler's input: it removes unfinished files and ends."""
        assert self.compiler.stdin is not None
        self.compiler.stdin.close()
        try:
            self.compiler.wait(COMPILER_TIMEOUT)
        except subprocess.TimeoutExpired:
            os.killpg(self.compiler.pid, signal.SIGKILL)
            self.compiler.wait()

    def ignore_interrupt(self, _number: int, _frame: object) -> None:
        """Do nothing: Ctrl-C reaches the table as well, which shuts down by itself."""

    def forward_signal(self, number: int, _frame: object) -> None:
        """Pass a signal on to the table."""
        self.table.send_signal(number)


if __name__ == "__main__":
    sys.exit(run_or_explain(main))
