"""What axe-core finds wrong with a page, and what sticks out of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError as PlaywrightTimeout

from donjon.conformance.size import IS_PROOF
from tests.browser.page_width import outside
from tests.table.page_drawing import draw_at_rest

SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK: Final = (1440, 900)
LAPTOP: Final = (1200, 800)
TABLET: Final = (820, 1180)
PHONE: Final = (360, 740)
ENDS: Final = (DESK, PHONE)
SIZES: Final = (DESK, TABLET, PHONE)
SCHEMES: Final = ("dark", "light")
BEYOND: Final = "color-contrast-enhanced"  # WCAG AAA; we keep to AA
COLOUR: Final = ["cat.color"]
RUN: Final = """async ([within, beyond, tags]) => {
    const values = axe.getRules(tags).map(({ ruleId }) => ruleId).filter((id) => id !== beyond);
    const { violations } = await axe.run(within, { runOnly: { type: 'rule', values },
        resultTypes: ['violations'], selectors: false, elementRef: true });
    const figures = (id, on) => id === 'label-content-name-mismatch' && on.matches('.piece');
    return violations.flatMap(({ id, nodes }) => nodes
        .filter(({ element }) => !figures(id, element))
        .map(({ html, failureSummary }) => `${id} at ${html}: ${failureSummary}`));
}"""
"""The name of a piece need not have the figures on it in their order: UNTOLD looks at those."""
UNTOLD: Final = """(within) => {
    const words = (text) => (text ?? '').toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? [];
    const pieces = [...document.querySelectorAll(`${within} .piece:not(.is-pawn)`)];
    return pieces.flatMap((piece) => {
        const told = new Set(words(piece.getAttribute('aria-label')));
        const own = ['.body > .face', '.n', '.badges'].map((part) => `:scope > ${part}`);
        const parts = [...piece.querySelectorAll(own.join())];
        const seen = parts.flatMap((part) => words(part.innerText));
        const untold = [...new Set(seen)].filter((word) => !told.has(word));
        return untold.length ? [`untold: ${untold} of ${piece.getAttribute('aria-label')}`] : [];
    });
}"""
"""Every word and number seen on a piece is in its name; a pawn has a name instead of a letter."""
MOVING: Final = """() => document.getAnimations()
    .filter((one) => one.playState === 'running')
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.animationName ?? one.transitionProperty ?? one.id)"""
"""What moves and has an end, by name. Nobody waits for what goes on for ever."""
SETTLED: Final = f"(seen) => ++seen.looks > 2 && ({MOVING})().length === 0"
"""Looked at once a frame. A transition begins with the frame after its cause, hence two frames."""


def violations(
    page: Page, what: str, *, within: str = "body", sizes: tuple[tuple[int, int], ...] = ENDS
) -> list[str]:
    """In a part of the page, by every rule, experimental ones too, in the dark and in the light.

    The light differs from the dark in colours alone, so only a proof tries all rules there too.
    """
    draw_at_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    before = page.viewport_size
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            theme(page, scheme)
            tags = COLOUR if scheme == "light" and not IS_PROOF else []
            wrong: list[str] = page.evaluate(RUN, [within, BEYOND, tags]) + outside(page)
            wrong += page.evaluate(UNTOLD, within)
            found += [f"{what}, {width}×{height}, {scheme}: {one}" for one in wrong]
    if before:
        page.set_viewport_size(before)
    return found


def theme(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(
        "scheme => document.documentElement.dataset.theme === scheme", arg=scheme
    )
    wait_until_still(page)


def wait_until_still(page: Page) -> None:
    """Wait until everything that moves has come to its end; the error names what has not."""
    try:
        page.wait_for_function(SETTLED, arg=page.evaluate_handle("() => ({ looks: 0 })"))
    except PlaywrightTimeout as late:
        raise AssertionError(f"still moving: {page.evaluate(MOVING)}") from late
