"""A pool of worker processes. They end with this process, even if it is killed."""

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

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

T = TypeVar("T")
P = ParamSpec("P")


class WorkerPool(ProcessPoolExecutor):
    """A pool of `count` fresh processes; with a `tree` they import the native code in it.

    The more `yielding` they are, the sooner other programs get the processor (0 to 19). With
    `memory` each of them gets at most that number of bytes; beyond it a job raises `MemoryError`.
    """

    def __init__(
        self, count: int, tree: Path | None = None, yielding: int = 0, memory: int = 0
    ) -> None:
        context = multiprocessing.get_context("spawn")
        super().__init__(count, context, initializer=prepare_worker, initargs=(yielding, memory))
        self.tree: Final = tree

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a job; a process that it needs is started here."""
        with first_on_path(self.tree):
            return super().submit(fn, *args, **kwargs)

    def end(self) -> None:
        """Kill all processes, whatever they do."""
        running = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.kill()


@contextmanager
def first_on_path(tree: Path | None) -> Iterator[None]:
    """Put the tree first on `sys.path`, which a process that starts meanwhile copies.

    Nothing changes in this process: the tree holds only the package, which is imported already.
    """
    if tree is None:
        yield
        return
    sys.path.insert(0, str(tree))
    try:
        yield
    finally:
        sys.path.remove(str(tree))


def prepare_worker(yielding: int, memory: int) -> None:
    """Exit with the parent: a queue whose other end was killed never raises."""
    os.nice(yielding)
    limit_memory(memory)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a traceback
    threading.Thread(target=exit_with_parent, daemon=True).start()


def limit_memory(memory: int) -> None:
    """Let this process have at most `memory` bytes of its own; 0 for no limit.

    Where the system knows no such limit, as on Windows, there is none.
    """
    if resource is None or memory == 0:
        return
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    if most == resource.RLIM_INFINITY or memory < most:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, most))


def exit_with_parent() -> None:
    """Wait until the parent ends, then exit."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
