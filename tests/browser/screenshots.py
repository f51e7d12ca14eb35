"""Screenshots named by what they show; `make browser` switches them on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize

from tests.browser.axe_check import set_theme
from tests.table.page_drawing import PICTURES

FOLDER: Final = Path(__file__).parents[2] / "build" / "screenshots"
LARGE: Final = ViewportSize(width=1440, height=900)
Scheme = Literal["dark", "light"]


def save_screenshot(page: Page, name: str, *, large: bool = False, scheme: Scheme = "dark") -> None:
    """Save a screenshot in a colour scheme, at the page's own size or `large`."""
    if PICTURES not in os.environ:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    before = page.viewport_size
    if large:
        page.set_viewport_size(LARGE)
    set_theme(page, scheme)
    page.screenshot(path=FOLDER / f"{name}.png")
    if large and before:
        page.set_viewport_size(before)
