"""Whether everything on a page is within its width."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

OUTSIDE: Final = """() => {
    const page = document.documentElement;
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
    const movable = (one) => {  // a board is zoomed and moved in its frame
        if (one.closest('[data-board], .unseen')) return true;
        for (let up = one.parentElement; up; up = up.parentElement) if (scrolls(up)) return true;
        return false;
    };
    const outside = (one) => {
        const { left, right, width, height } = one.getBoundingClientRect();
        return width > 1 && height > 1 && (left < -1 || right > page.clientWidth + 1);
    };
    const found = [...document.querySelectorAll('body *')]
        .filter((one) => !one.ownerSVGElement && outside(one))
        .filter((one) => one.checkVisibility() && !movable(one))
        .map((one) => `sticks out: ${one.outerHTML.slice(0, 160)}`);
    return page.scrollWidth > page.clientWidth ? ['scrolls sideways', ...found] : found;
}"""


def outside(page: Page) -> list[str]:
    """What sticks out at a side, and whether the page scrolls there."""
    found: list[str] = page.evaluate(OUTSIDE)
    return found
