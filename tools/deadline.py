"""A pytest plugin for `make quick`: tests that have not finished by the deadline are skipped.

`TEST_DEADLINE=1800000000.5 pytest -p tools.deadline`: seconds as `time.time` counts them.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Generator
from typing import Final

import pytest

DEADLINE_VARIABLE: Final = "TEST_DEADLINE"
LEFT_FOR_MAKE_TEST: Final = "left for make test"


class Deadline:
    """Skips the test that is running at the deadline, and all later ones."""

    def __init__(self, until: float) -> None:
        self.until: Final = until
        self.is_in_test = False
        self.left_count = 0
        signal.signal(signal.SIGUSR1, self.skip_test)
        timer = threading.Timer(max(0.0, until - time.time()), interrupt_main_thread)
        timer.daemon = True
        timer.start()

    def skip_test(self, _signal: int, _frame: object) -> None:
        """Skip the test that is running."""
        if self.is_in_test:
            self.left_count += 1
            pytest.skip(LEFT_FOR_MAKE_TEST)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        """Return True after the deadline, so that pytest does not run the test."""
        is_late = time.time() >= self.until
        self.left_count += is_late
        return True if is_late else None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None]:
        self.is_in_test = True
        try:
            return (yield)
        finally:
            self.is_in_test = False

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left_count:
            terminalreporter.write_line(f"{self.left_count} {LEFT_FOR_MAKE_TEST}")


def interrupt_main_thread() -> None:
    """Send a signal to the main thread, in which the tests run."""
    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Deadline(float(os.environ[DEADLINE_VARIABLE])))
