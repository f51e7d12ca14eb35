"""Pages are not drawn unless a test needs their picture, which makes the tests faster.

A page that is not drawn is laid out and works as usual. Drawing each frame without a graphics card
costs more than everything else that a page does.
"""

from __future__ import annotations

import os
from typing import Final

from playwright.sync_api import BrowserContext, Page

PICTURES: Final = "DONJON_PICTURES"
ADOPT_STYLES: Final = """(rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
}"""
UNDRAWN: Final = "html { opacity: 0 }"
AT_REST: Final = "*, ::before, ::after { transition: none !important; animation: none !important }"


def leave_undrawn(context: BrowserContext) -> None:
    """Make the pages of a browser invisible, unless screenshots are taken."""
    if PICTURES not in os.environ:
        context.add_init_script(f"({ADOPT_STYLES})('{UNDRAWN}')")


def draw_at_rest(page: Page) -> None:
    """Draw this page from now on, without transitions and animations."""
    page.evaluate(ADOPT_STYLES, AT_REST)
