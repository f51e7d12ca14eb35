"""What axe-core finds wrong with a page, and what sticks out of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.width import outside

SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK: Final = (1440, 900)
LAPTOP: Final = (1200, 800)
TABLET: Final = (820, 1180)
PHONE: Final = (360, 740)
ENDS: Final = (DESK, PHONE)
SIZES: Final = (DESK, TABLET, PHONE)
SCHEMES: Final = ("dark", "light")
BEYOND: Final = "color-contrast-enhanced"  # WCAG AAA; we keep to AA
RUN: Final = """async ([within, beyond]) => {
    const all = axe.getRules().map(({ ruleId }) => ruleId);
    const rules = Object.fromEntries(all.map((id) => [id, { enabled: id !== beyond }]));
    const { violations } = await axe.run(within, {
        rules, resultTypes: ['violations'], selectors: false });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id} at ${html}: ${failureSummary}`));
}"""
SETTLED: Final = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
    () => Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(done))))"""


def violations(
    page: Page, what: str, *, within: str = "body", sizes: tuple[tuple[int, int], ...] = ENDS
) -> list[str]:
    """In a part of the page, by every rule, experimental ones too, in the dark and in the light."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    before = page.viewport_size
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            theme(page, scheme)
            wrong: list[str] = page.evaluate(RUN, [within, BEYOND]) + outside(page)
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
