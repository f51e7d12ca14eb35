"""What one sees of a table, as data that can be compared."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.axe_check import wait_until_still

PageSnapshot = dict[str, Any]

SIGHT: Final = """() => {
    const all = (what) => [...document.querySelectorAll(what)]
        .filter((element) => element.checkVisibility());
    const round = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
    const words = (element) => element.innerText.replace(/\\s+/g, ' ').trim();
    return {
        things: Object.fromEntries(all('main [data-id]').map((one) => [one.dataset.id, [
            one.dataset.lit ?? 'dark', one.getAttribute('aria-label'),
            round(one.getBoundingClientRect())].join(' | ')])),
        strokes: Object.fromEntries(all('[data-stroke]').map((one) =>
            [one.dataset.stroke, [...one.querySelectorAll('path')].map((path) =>
                path.getAttribute('d')).join(' ')])),
        counters: all('[data-counter]').map((one) =>
            `${one.dataset.counter}: ${one.getAttribute('aria-label')}`),
        title: words(document.querySelector('.prompt b')),
        steps: all('header li').map((one) => `${words(one)} ${one.ariaCurrent ?? ''}`),
        choices: all('.prompt [data-choice]').map((one) =>
            `${one.dataset.choice} ${one.disabled} ${words(one)}`),
        seats: all('[data-seat] .head').map(words),
        log: all('.log li').map(words),
    };
}"""


def sight(page: Page) -> PageSnapshot:
    """All pieces, places, lines, counters, words and buttons, and where they are.

    A click beside everything ends all motion first.
    """
    page.get_by_role("main").click(position={"x": 3, "y": 3})
    page.mouse.move(0, 0)
    wait_until_still(page)
    seen: PageSnapshot = page.evaluate(SIGHT)
    return seen


def changes(before: PageSnapshot, after: PageSnapshot) -> list[str]:
    """What looks different: `- ` as it was, `+ ` as it is."""
    was, now = lines(before), lines(after)
    return [f"- {line}" for line in was - now] + [f"+ {line}" for line in now - was]


def lines(seen: PageSnapshot) -> Counter[str]:
    """Every single thing that is seen, with how often it is."""
    return Counter(
        f"{kind}: {one} {some[one] if isinstance(some, dict) else ''}".strip()
        for kind, some in seen.items()
        for one in ([some] if isinstance(some, str) else some)
    )
