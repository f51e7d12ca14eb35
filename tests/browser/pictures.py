"""Screenshots that are kept beside the tests' run, named by what they show."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

FOLDER: Final = Path(__file__).parents[2] / "build" / "screenshots"


def picture(page: Page, name: str, width: int = 0, height: int = 0) -> None:
    """Keep what the page shows, at another size if one is named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    before = page.viewport_size
    if width:
        page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / f"{name}.png")
    if width and before:
        page.set_viewport_size(before)
