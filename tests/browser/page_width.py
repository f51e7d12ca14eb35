"""Finds elements that are outside the width of a page."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

FIND_OUTSIDE: Final = """() => {
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


def elements_outside(page: Page) -> list[str]:
    """The elements that stick out at a side, and whether the page scrolls sideways."""
    found: list[str] = page.evaluate(FIND_OUTSIDE)
    return found
