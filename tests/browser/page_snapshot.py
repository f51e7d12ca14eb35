"""What a page shows of a table, as data that can be compared."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.axe_check import wait_until_still

PageSnapshot = dict[str, Any]

READ_PAGE: Final = """() => {
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


def take_snapshot(page: Page) -> PageSnapshot:
    """All pieces, places, lines, counters, words and buttons, and where they are.

    Before that, a click on an empty place ends all animations.
    """
    page.get_by_role("main").click(position={"x": 3, "y": 3})
    page.mouse.move(0, 0)
    wait_until_still(page)
    seen: PageSnapshot = page.evaluate(READ_PAGE)
    return seen


def changes(before: PageSnapshot, after: PageSnapshot) -> list[str]:
    """The differences of two snapshots: `- ` is only in the first, `+ ` only in the second."""
    was, now = lines(before), lines(after)
    return [f"- {line}" for line in was - now] + [f"+ {line}" for line in now - was]


def lines(seen: PageSnapshot) -> Counter[str]:
    """Everything in a snapshot as lines, with how often each occurs."""
    return Counter(
        f"{kind}: {one} {some[one] if isinstance(some, dict) else ''}".strip()
        for kind, some in seen.items()
        for one in ([some] if isinstance(some, str) else some)
    )
