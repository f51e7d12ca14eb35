"""Processes beside this one: they end with it, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class Processes(ProcessPoolExecutor):
    """So many processes; those with a tree of native code run that, whatever runs here."""

    def __init__(self, count: int, tree: Path | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        super().__init__(count, context, initializer=stay_with_parent)
        self.tree: Final = tree

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have something done; this is also when a process starts."""
        with in_front(self.tree):
            return super().submit(fn, *args, **kwargs)

    def end(self) -> None:
        """End all of them at once, whatever they do."""
        running = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.kill()


@contextmanager
def in_front(tree: Path | None) -> Iterator[None]:
    """What starts meanwhile finds the package there: it gets a copy of this process's path.

    Here nothing changes, for a tree holds nothing but the package, which is imported already.
    """
    if tree is None:
        yield
        return
    sys.path.insert(0, str(tree))
    try:
        yield
    finally:
        sys.path.remove(str(tree))


def stay_with_parent() -> None:
    """In such a process: a queue says nothing when the other end of it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for as long as the parent lives."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
