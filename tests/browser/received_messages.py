"""What a page is told over the live connection, as bytes."""

from __future__ import annotations

import json
import time
from typing import Final

from playwright.sync_api import Page, WebSocket

from tests.browser.mouse_player import JSON, PATIENCE

SOON: Final = 300.0  # ms in which anything more would have been told


class Wiretap:
    """Hears every message that comes to a page; to be set up before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.heard: Final[list[str]] = []
        self._page: Final = page
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def hush(self, n: int = 0) -> None:
        """Wait until more than n messages were heard, and then nothing more for a while."""
        end, before = time.monotonic() + PATIENCE, -1
        while len(self.heard) <= n or len(self.heard) != before:
            assert time.monotonic() < end, self.heard[n:]
            before = len(self.heard)
            self._page.wait_for_timeout(SOON)

    def since(self, n: int) -> list[str]:
        """The messages after the first n, each without the number of its version."""
        return [without_version(text) for text in self.heard[n:]]


def without_version(text: str) -> str:
    """The bytes of a message but for its version."""
    told: JSON = json.loads(text)
    for name in ("v", "from", "to"):
        told.pop(name, None)
    return json.dumps(told, sort_keys=True)
