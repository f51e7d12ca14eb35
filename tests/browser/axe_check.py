"""Checks a page with axe-core, and for elements that stick out of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError as PlaywrightTimeout

from donjon.conformance.size import IS_PROOF
from tests.browser.page_width import elements_outside
from tests.table.page_drawing import draw_at_rest

SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK: Final = (1440, 900)
LAPTOP: Final = (1200, 800)
TABLET: Final = (820, 1180)
PHONE: Final = (360, 740)
DESK_AND_PHONE: Final = (DESK, PHONE)
SIZES: Final = (DESK, TABLET, PHONE)
SCHEMES: Final = ("dark", "light")
SKIPPED_RULE: Final = "color-contrast-enhanced"  # WCAG AAA; we keep to AA
COLOUR: Final = ["cat.color"]
RUN_AXE: Final = """async ([within, beyond, tags]) => {
    const values = axe.getRules(tags).map(({ ruleId }) => ruleId).filter((id) => id !== beyond);
    const { violations } = await axe.run(within, { runOnly: { type: 'rule', values },
        resultTypes: ['violations'], selectors: false, elementRef: true });
    const figures = (id, on) => id === 'label-content-name-mismatch' && on.matches('.piece');
    return violations.flatMap(({ id, nodes }) => nodes
        .filter(({ element }) => !figures(id, element))
        .map(({ html, failureSummary }) => `${id} at ${html}: ${failureSummary}`));
}"""
"""The figures on a piece may be in another order in its name: FIND_UNNAMED_WORDS checks those."""
FIND_UNNAMED_WORDS: Final = """(within) => {
    const words = (text) => (text ?? '').toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? [];
    const pieces = [...document.querySelectorAll(`${within} .piece:not(.is-pawn)`)];
    return pieces.flatMap((piece) => {
        const named = new Set(words(piece.getAttribute('aria-label')));
        const own = ['.body > .face', '.n', '.badges'].map((part) => `:scope > ${part}`);
        const parts = [...piece.querySelectorAll(own.join())];
        const seen = parts.flatMap((part) => words(part.innerText));
        const unnamed = [...new Set(seen)].filter((word) => !named.has(word));
        return unnamed.length ? [`unnamed: ${unnamed} of ${piece.getAttribute('aria-label')}`] : [];
    });
}"""
"""Finds words and numbers on a piece that its name lacks; the letter of a pawn is not needed."""
RUNNING_ANIMATIONS: Final = """() => document.getAnimations()
    .filter((one) => one.playState === 'running')
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.animationName ?? one.transitionProperty ?? one.id)"""
"""The names of the running animations, without endless ones."""
IS_STILL: Final = f"(seen) => ++seen.looks > 2 && ({RUNNING_ANIMATIONS})().length === 0"
"""Runs once a frame. A transition begins one frame after its cause, so wait two frames."""


def violations(
    page: Page,
    what: str,
    *,
    within: str = "body",
    sizes: tuple[tuple[int, int], ...] = DESK_AND_PHONE,
) -> list[str]:
    """What is wrong in a part of the page, by all rules of axe, in dark and light and all sizes.

    Light differs from dark only in colours, so all rules are tried in light only in a proof.
    """
    draw_at_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    before = page.viewport_size
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            set_theme(page, scheme)
            tags = COLOUR if scheme == "light" and not IS_PROOF else []
            wrong: list[str] = page.evaluate(
                RUN_AXE, [within, SKIPPED_RULE, tags]
            ) + elements_outside(page)
            wrong += page.evaluate(FIND_UNNAMED_WORDS, within)
            found += [f"{what}, {width}×{height}, {scheme}: {one}" for one in wrong]
    if before:
        page.set_viewport_size(before)
    return found


def set_theme(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(
        "scheme => document.documentElement.dataset.theme === scheme", arg=scheme
    )
    wait_until_still(page)


def wait_until_still(page: Page) -> None:
    """Wait until all animations have ended; the error names those that have not."""
    try:
        page.wait_for_function(IS_STILL, arg=page.evaluate_handle("() => ({ looks: 0 })"))
    except PlaywrightTimeout as late:
        raise AssertionError(f"still moving: {page.evaluate(RUNNING_ANIMATIONS)}") from late
