"""A pytest plugin for `make quick`: what has not come to its end when the time is up is left.

`HURRY_UNTIL=1800000000.5 pytest -p tools.hurry`: seconds as `time.time` counts them.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Generator
from typing import Final

import pytest

UNTIL: Final = "HURRY_UNTIL"
LEFT: Final = "left for make test"


class Hurry:
    """Watches the clock. The test that runs when the time is up is skipped, the others pass by."""

    def __init__(self, until: float) -> None:
        self.until: Final = until
        self.tries = False
        self.left = 0
        signal.signal(signal.SIGUSR1, self.leave)
        timer = threading.Timer(max(0.0, until - time.time()), wake_the_tests)
        timer.daemon = True
        timer.start()

    def leave(self, _signal: int, _frame: object) -> None:
        """In the midst of a test."""
        if self.tries:
            self.left += 1
            pytest.skip(LEFT)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        """True says that the test has been dealt with."""
        is_late = time.time() >= self.until
        self.left += is_late
        return True if is_late else None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None]:
        self.tries = True
        try:
            return (yield)
        finally:
            self.tries = False

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left:
            terminalreporter.write_line(f"{self.left} {LEFT}")


def wake_the_tests() -> None:
    """They run in the main thread."""
    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Hurry(float(os.environ[UNTIL])))
