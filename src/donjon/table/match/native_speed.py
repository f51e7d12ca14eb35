"""Native code that becomes ready while the table is open: bots change over to it at once."""

from __future__ import annotations

import logging
from typing import Final

from donjon.bots import bot_names, is_quick
from donjon.native import Native, is_native
from donjon.table import clock
from donjon.table.match.bot_workers import BotWorkers
from donjon.table.wire.games import Speed

LOG: Final = logging.getLogger("donjon.table")
POLL_INTERVAL: Final = 1.0
THINKING: Final = [name for name in bot_names() if not is_quick(name)]


class NativeSpeed:
    """Waits for native code and reports its progress."""

    def __init__(self, native: Native, bot_workers: BotWorkers) -> None:
        self._native: Final = native
        self._bot_workers: Final = bot_workers
        self._speed: Speed | None = Speed("native") if is_native() else None

    async def follow(self) -> None:
        """Wait until native code is compiled, then let the bots use it."""
        while self._speed is None and self._native.file is not None:
            tree = self._native.tree()
            if tree is None:
                await clock.sleep(POLL_INTERVAL)
            elif await self._bot_workers.change_to(tree):
                self._speed = Speed("bots")
                LOG.info("bots use native code")
            else:
                self._speed = Speed("interpreted", reason="failed", weaker=THINKING)
                LOG.warning("native code does not run: bots stay interpreted")

    def speed(self) -> Speed:
        """What runs now, as a client may know it: without paths."""
        if self._speed is not None:
            return self._speed
        progress = self._native.progress()
        if progress.reason or self._native.file is None:
            return Speed("interpreted", reason=progress.reason or None, weaker=THINKING)
        return Speed("compiling", progress.percent, weaker=THINKING)
