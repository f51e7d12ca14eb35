"""`donjon`, with seeds that follow from the name of the test, and with time that a test lets pass.

What fails once fails again: DONJON_FATE names the file in which the test that runs has written its
name; DONJON_LUCK is any word: another one deals all tests other cards. Nobody waits: DONJON_PASSED
names the file that says how many seconds the server's clock is ahead of the machine's.
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

FILE: Final = "DONJON_FATE"
LUCK: Final = "DONJON_LUCK"
PASSED: Final = "DONJON_PASSED"
GLANCE: Final = 0.02  # seconds from one look at the file to the next


class Fate:
    """Gives each table of a test its seed, the first, the second and so on."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._given: Final[Counter[str]] = Counter()

    def __call__(self) -> str:
        test = self._file.read_text(encoding="utf-8")
        self._given[test] += 1
        words = (os.environ.get(LUCK, ""), test, str(self._given[test]))
        return hashlib.blake2b("|".join(words).encode(), digest_size=32).hexdigest()


class PassingTime:
    """The machine's clock, and as many seconds more as a file says."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file

    def now(self) -> float:
        return time.time() + float(self._file.read_text(encoding="utf-8"))

    def later(self, seconds: float, do: Callable[..., object], *args: Any) -> asyncio.Task[None]:
        return asyncio.create_task(self._do_at(self.now() + seconds, do, args))

    async def _do_at(self, at: float, do: Callable[..., object], args: tuple[Any, ...]) -> None:
        while self.now() < at:
            await asyncio.sleep(GLANCE)
        do(*args)

    async def sleep(self, seconds: float) -> None:
        await self.later(seconds, bool)

    def pass_here(self) -> None:
        """From now on the tables of this process go by it."""
        for name in ("now", "later", "sleep"):
            setattr(clock, name, getattr(self, name))


if __name__ == "__main__":
    if FILE in os.environ:
        setattr(lobby, "new_seed", Fate(Path(os.environ[FILE])))  # noqa: B010
    if PASSED in os.environ:
        PassingTime(Path(os.environ[PASSED])).pass_here()
    sys.exit(main())
