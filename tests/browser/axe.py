"""What axe-core finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: Final = ((1440, 900), (1200, 800), (820, 1180), (360, 740))
ENDS: Final = (SIZES[0], SIZES[-1])
RUN: Final = """async ([within, only]) => {
    const options = only ? { runOnly: only } : {};
    const { violations } = await axe.run(within, {
        resultTypes: ['violations'], selectors: false, ...options });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id} at ${html}: ${failureSummary}`));
}"""
SETTLED: Final = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
    () => Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(done))))"""


def violations(
    page: Page, what: str, *, within: str = "body", sizes: tuple[tuple[int, int], ...] = SIZES
) -> list[str]:
    """In a part of the page: everything in the dark, colours also in the light."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    before = page.viewport_size
    found = []
    for scheme, only in (("dark", None), ("light", ["color-contrast"])):
        theme(page, scheme)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            wrong: list[str] = page.evaluate(RUN, [within, only])
            found += [f"{what}, {width}×{height}, {scheme}: {one}" for one in wrong]
    if before:
        page.set_viewport_size(before)
    return found


def theme(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(
        "scheme => document.documentElement.dataset.theme === scheme", arg=scheme
    )
    page.evaluate(SETTLED)
