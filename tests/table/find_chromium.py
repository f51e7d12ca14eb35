"""Debian's browser."""

from __future__ import annotations

import shutil
from contextlib import ExitStack, suppress
from typing import Any, Final, Self

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

NEEDLESS: Final = [
    "WebUIOmniboxPopup",  # of the address bar nobody sees: two pages a window, dearer than ours
    "WebUIOmniboxAimPopup",
    "PaintHolding",
    "MediaRouter",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
]
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NEEDLESS)}",
]


class Chromium:
    """It is started when somebody needs it, and again when it has died."""

    def __init__(self) -> None:
        self._running: Final = ExitStack()
        self._browser: Browser | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    @staticmethod
    def is_here() -> bool:
        return shutil.which("chromium") is not None

    def open(self, **words: Any) -> BrowserContext:
        """A window without a past, by words for `Browser.new_context`."""
        if self._browser is not None:
            with suppress(Error):
                return self._browser.new_context(**words)
            self._end()
        self._browser = self._start()
        return self._browser.new_context(**words)

    def _start(self) -> Browser:
        playwright = self._running.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        self._running.callback(browser.close)
        return browser

    def _end(self) -> None:
        with suppress(Error):  # what has died cannot be closed
            self._running.close()
