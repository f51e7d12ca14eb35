"""Nothing is drawn on a page before somebody looks at it.

A page that is not drawn is laid out and answers as ever; drawing each frame without a graphics
card costs more than everything else a page does.
"""

from __future__ import annotations

import os
from typing import Final

from playwright.sync_api import BrowserContext, Page

PICTURES: Final = "DONJON_PICTURES"
ADOPT: Final = """(rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
}"""
UNDRAWN: Final = "html { opacity: 0 }"
AT_REST: Final = "*, ::before, ::after { transition: none !important; animation: none !important }"


def leave_undrawn(context: BrowserContext) -> None:
    """All pages of a browser, unless pictures of them are kept."""
    if PICTURES not in os.environ:
        context.add_init_script(f"({ADOPT})('{UNDRAWN}')")


def draw_at_rest(page: Page) -> None:
    """From now on this page is drawn, and a change of style has come to its end at once."""
    page.evaluate(ADOPT, AT_REST)
