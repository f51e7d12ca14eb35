"""`donjon`, with seeds derived from the name of the test, and a clock that a test can advance.

DONJON_TEST_NAME_FILE is the path of a file with the name of the running test: with seeds derived
from it, a test that fails once fails again. DONJON_SEED is any text; another text gives all tests
other seeds. DONJON_CLOCK_FILE is the path of a file with the number of seconds that the server's
clock is ahead of the machine's.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from donjon.cli import main
from donjon.table import clock
from donjon.table.lobby import tables as lobby

TEST_NAME_FILE: Final = "DONJON_TEST_NAME_FILE"
RUN_SEED: Final = "DONJON_SEED"
CLOCK_FILE: Final = "DONJON_CLOCK_FILE"
POLL_INTERVAL: Final = 0.02  # seconds


class SeedsByTest:
    """Gives the first, second, … table of a test a seed of its own."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._given: Final[Counter[str]] = Counter()

    def __call__(self) -> str:
        test = self._file.read_text(encoding="utf-8")
        self._given[test] += 1
        words = (os.environ.get(RUN_SEED, ""), test, str(self._given[test]))
        return hashlib.blake2b("|".join(words).encode(), digest_size=32).hexdigest()


class AdvancedClock:
    """The machine's clock plus the seconds in a file."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file

    def now(self) -> float:
        return time.time() + float(self._file.read_text(encoding="utf-8"))

    def later(self, seconds: float, do: Callable[..., object], *args: Any) -> asyncio.Task[None]:
        return asyncio.create_task(self._do_at(self.now() + seconds, do, args))

    async def _do_at(self, at: float, do: Callable[..., object], args: tuple[Any, ...]) -> None:
        while self.now() < at:
            await asyncio.sleep(POLL_INTERVAL)
        do(*args)

    async def sleep(self, seconds: float) -> None:
        await self.later(seconds, bool)

    def install(self) -> None:
        """Replace the clock of this process."""
        for name in ("now", "later", "sleep"):
            setattr(clock, name, getattr(self, name))


if __name__ == "__main__":
    if TEST_NAME_FILE in os.environ:
        setattr(lobby, "new_seed", SeedsByTest(Path(os.environ[TEST_NAME_FILE])))  # noqa: B010
    if CLOCK_FILE in os.environ:
        AdvancedClock(Path(os.environ[CLOCK_FILE])).install()
    sys.exit(main())
