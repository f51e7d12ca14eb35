"""What a page is told over the live connection, as bytes."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Page, WebSocket

from tests.browser.hands import JSON


class Wiretap:
    """Hears every message that comes to a page; to be set up before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.heard: Final[list[str]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def since(self, n: int) -> list[str]:
        """The messages after the first n, each without the number of its version."""
        return [without_version(text) for text in self.heard[n:]]


def without_version(text: str) -> str:
    """The bytes of a message but for its version."""
    told: JSON = json.loads(text)
    for name in ("v", "from", "to"):
        told.pop(name, None)
    return json.dumps(told, sort_keys=True)
