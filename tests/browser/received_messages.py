"""The messages that a page receives over the live connection, as text."""

from __future__ import annotations

import json
import time
from typing import Final

from playwright.sync_api import Page, WebSocket

from tests.browser.mouse_player import JSON, TIMEOUT_SECONDS

QUIET_MILLISECONDS: Final = 300.0  # after that long without a message no more will come


class ReceivedMessages:
    """Notes every message that a page receives; create it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.messages: Final[list[str]] = []
        self._page: Final = page
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(str(frame)))

    def wait_until_quiet(self, n: int = 0) -> None:
        """Wait until there are more than `n` messages, and then until no more come."""
        end, before = time.monotonic() + TIMEOUT_SECONDS, -1
        while len(self.messages) <= n or len(self.messages) != before:
            assert time.monotonic() < end, self.messages[n:]
            before = len(self.messages)
            self._page.wait_for_timeout(QUIET_MILLISECONDS)

    def since(self, n: int) -> list[str]:
        """The messages after the first `n`, each without its version."""
        return [without_version(text) for text in self.messages[n:]]


def without_version(text: str) -> str:
    """A message as text, without its version."""
    message: JSON = json.loads(text)
    for name in ("v", "from", "to"):
        message.pop(name, None)
    return json.dumps(message, sort_keys=True)
