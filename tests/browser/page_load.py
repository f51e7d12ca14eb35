"""What a page loads over the network, as the browser's own tools count it."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page

JSON = Any

QUIET_SECONDS: Final = 0.6  # after that long without a byte the page has loaded everything
TIMEOUT_SECONDS: Final = 60.0
POLL_MILLISECONDS: Final = 50.0
NOT_OVER_THE_NETWORK: Final = ("data", "blob", "chrome-extension")


class Load(NamedTuple):
    """What a page has loaded: WebSockets are requests, and their messages are bytes."""

    requests: int
    transferred: int
    decoded: int
    paths: list[str]
    """The path of each request, in the order in which they were made."""
    bytes_by_path: Counter[str]
    """What was transferred for each path."""


class PageLoad:
    """Counts what a page loads; create it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.session: Final[CDPSession] = page.context.new_cdp_session(page)
        self._page: Final = page
        self._paths: Final[dict[str, str]] = {}
        self._open: Final[set[str]] = set()
        self._transferred: Final[Counter[str]] = Counter()
        self._decoded: Final[Counter[str]] = Counter()
        self._changed_at = time.monotonic()
        for event, listen in {
            "requestWillBeSent": self._asked,
            "webSocketCreated": self._connected,
            "dataReceived": self._received,
            "loadingFinished": self._finished,
            "loadingFailed": self._failed,
            "webSocketFrameReceived": self._message,
        }.items():
            self.session.on(f"Network.{event}", listen)
        self.session.send("Network.enable")

    def wait_until_quiet(self) -> Load:
        """Wait until nothing is under way any more; what was loaded until then."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while self._open or time.monotonic() < self._changed_at + QUIET_SECONDS:
            assert time.monotonic() < until, [self._paths[each] for each in self._open]
            self._page.wait_for_timeout(POLL_MILLISECONDS)
        return self.so_far()

    def so_far(self) -> Load:
        by_path: Counter[str] = Counter()
        for request, path in self._paths.items():
            by_path[path] += self._transferred[request]
        decoded = sum(self._decoded[request] for request in self._paths)
        paths = list(self._paths.values())
        return Load(len(paths), by_path.total(), decoded, paths, by_path)

    def _asked(self, event: JSON) -> None:
        if urlsplit(event["request"]["url"]).scheme not in NOT_OVER_THE_NETWORK:
            self._begin(event["requestId"], event["request"]["url"])
            self._open.add(event["requestId"])

    def _connected(self, event: JSON) -> None:
        self._begin(event["requestId"], event["url"])

    def _begin(self, request: str, url: str) -> None:
        self._paths[request] = urlsplit(url).path
        self._changed_at = time.monotonic()

    def _received(self, event: JSON) -> None:
        self._decoded[event["requestId"]] += event["dataLength"]
        self._changed_at = time.monotonic()

    def _finished(self, event: JSON) -> None:
        self._transferred[event["requestId"]] += round(event["encodedDataLength"])
        self._end(event)

    def _failed(self, event: JSON) -> None:
        self._end(event)

    def _end(self, event: JSON) -> None:
        self._open.discard(event["requestId"])
        self._changed_at = time.monotonic()

    def _message(self, event: JSON) -> None:
        """The server compresses no message: it is as long on the wire."""
        size = len(event["response"]["payloadData"].encode())
        self._transferred[event["requestId"]] += size
        self._decoded[event["requestId"]] += size
        self._changed_at = time.monotonic()
