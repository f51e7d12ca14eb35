"""Processes beside this one: they end with it, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor


def fresh_processes(count: int) -> ProcessPoolExecutor:
    """So many of them."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, initializer=stay_with_parent)


def stay_with_parent() -> None:
    """In such a process: a queue says nothing when the other end of it was killed."""
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for as long as the parent lives."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
