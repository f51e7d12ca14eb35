"""The table at once, and native code compiled beside it: `-m tools.beside serve --open`.

The words are those of the command `donjon`. Where native code of the sources is there, the table
runs it. Where not, the table runs interpreted while native code is compiled with what time is left;
DONJON_NATIVE tells the server where it can read how far that is, and its bots change over when it
is ready. Whichever way the table ends, the compiler ends with it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Final

from tools import web
from tools.line import Line
from tools.setup import VENV
from tools.stages import told
from tools.trees import FAILED, News, Trees
from tools.unit import ROOT, Project, tree_name

DONJON: Final = str(VENV / "bin" / "donjon")
OFTEN: Final = 0.5
PATIENCE: Final = 10.0
READY: Final = "; bots use it from now on, the table from its next start"


def main() -> int:
    words = sys.argv[1:]
    is_server = words[0] == "serve"
    if is_server:
        client = web.Project(ROOT)
        with web.turn(client):
            web.bring_up_to_date(client)
    project = Project(ROOT)
    name, trees = tree_name(project), project.trees
    held = trees.hold(name)
    if held is not None:
        os.set_inheritable(held, True)
        os.execve(DONJON, [DONJON, *words], {**os.environ, "PYTHONPATH": str(trees.tree(name))})
    return Beside(words, trees, name, Line(READY, quiet=not is_server)).run()


class Beside:
    """A table that runs interpreted, and the compiler."""

    def __init__(self, words: list[str], trees: Trees, name: str, line: Line) -> None:
        self.trees: Final = trees
        self.name: Final = name
        self.line: Final = line
        self.held: int | None = None
        trees.tell(name, News())
        # In a group of its own: Ctrl-C is for the table. Not in a session of its own: between
        # sessions a machine shares its time without regard to who yields.
        self.compiler: Final = subprocess.Popen(
            [sys.executable, "-m", "tools.compile", "beside"],
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
        """Until the table ends; its code."""
        signal.signal(signal.SIGINT, self.leave_it_to_the_table)
        signal.signal(signal.SIGTERM, self.hand_on)
        signal.signal(signal.SIGHUP, self.hand_on)
        try:
            return self.wait()
        finally:
            self.end_compiler()

    def wait(self) -> int:
        while True:
            try:
                return self.table.wait(OFTEN)
            except subprocess.TimeoutExpired:
                self.look()

    def look(self) -> None:
        """See how far it is."""
        news = self.trees.news(self.name)
        if not news.is_last and self.compiler.poll() not in (None, 0):
            news = News(reason=FAILED)
            self.trees.tell(self.name, news)
        if news.percent == 100 and self.held is None:
            self.held = self.trees.hold(self.name)
        self.line.show(news)

    def end_compiler(self) -> None:
        """It ends with its input, and clears away what it has begun."""
        assert self.compiler.stdin is not None
        self.compiler.stdin.close()
        try:
            self.compiler.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.compiler.pid, signal.SIGKILL)
            self.compiler.wait()

    def leave_it_to_the_table(self, _number: int, _frame: object) -> None:
        """Ctrl-C reaches the table as well, and it ends in its own time."""

    def hand_on(self, number: int, _frame: object) -> None:
        """Whoever wants us to end wants the table to."""
        self.table.send_signal(number)


if __name__ == "__main__":
    sys.exit(told(main))
