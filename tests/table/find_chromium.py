"""Chromium as Debian installs it."""

from __future__ import annotations

import shutil
from contextlib import ExitStack, suppress
from typing import Any, Final, Self

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

UNUSED_FEATURES: Final = [
    "WebUIOmniboxPopup",  # two hidden pages a window, slower than ours
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
    f"--disable-features={','.join(UNUSED_FEATURES)}",
]


class Chromium:
    """A browser that is started when needed, and again after a crash."""

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
        """A new context, with the arguments of `Browser.new_context`."""
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
        with suppress(Error):  # a crashed browser cannot be closed
            self._running.close()
