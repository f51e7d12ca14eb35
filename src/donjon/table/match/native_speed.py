"""Native code that becomes ready while the table is open: bots change over to it at once."""

from __future__ import annotations

import logging
from typing import Final

from donjon.native import Native, is_native
from donjon.table import clock
from donjon.table.match.bot_workers import Thinkers
from donjon.table.wire import Speed

LOG: Final = logging.getLogger("donjon.table")
OFTEN: Final = 1.0


class Quickening:
    """Waits for native code, and tells everybody how far it is."""

    def __init__(self, native: Native, thinkers: Thinkers) -> None:
        self._native: Final = native
        self._thinkers: Final = thinkers
        self._speed: Speed | None = Speed("native") if is_native() else None

    async def follow(self) -> None:
        """Once native code is there, the bots think with it."""
        while self._speed is None and self._native.file is not None:
            tree = self._native.tree()
            if tree is None:
                await clock.sleep(OFTEN)
            elif await self._thinkers.change_to(tree):
                self._speed = Speed("bots")
                LOG.info("bots think with native code")
            else:
                self._speed = Speed("interpreted", reason="failed")
                LOG.warning("native code does not run: bots stay interpreted")

    def speed(self) -> Speed:
        """How far it is: no path, nothing but a word and a number."""
        if self._speed is not None:
            return self._speed
        news = self._native.news()
        if news.reason or self._native.file is None:
            return Speed("interpreted", reason=news.reason or None)
        return Speed("compiling", news.percent)
