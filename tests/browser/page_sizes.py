"""Measures a table in a window: what is out of reach, cut off, covered or too small."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Self

from playwright.sync_api import Page

JSON = Any

MEASURE: Final = r"""() => {
    const touch = matchMedia('(pointer: coarse)').matches;
    const table = document.querySelector('[data-table]');
    const stage = table.querySelector('[data-stage]');
    const bar = table.querySelector('.bar').getBoundingClientRect();
    const faults = [];
    const fault = (what, element, more = '') => {
        const words = (element.ariaLabel || element.textContent || '').trim().slice(0, 40);
        const name = element.dataset?.id || element.className?.baseVal || element.className || '';
        faults.push(`${what}: ${String(name).replace(/ ?svelte-\w+/g, '')} "${words}" ${more}`);
    };
    const all = (what, from = table) => [...from.querySelectorAll(what)];
    const shown = (one) => one.checkVisibility({ visibilityProperty: true })
        && !one.closest('.unseen') && one.getBoundingClientRect().width > 0;
    const shape = ({ left, top, right, bottom }) =>
        [left, top, right, bottom].map(Math.round).join(' ');
    const win = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    // The part of the window in which an element can be seen: what cuts it. A scrolled list shows
    // where it can be scrolled to, so it cuts nothing along its way.
    const cutBy = (element, free = true) => {
        let { left, top, right, bottom } = win;
        for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
            if (up.ownerSVGElement) continue;
            const style = getComputedStyle(up), box = up.getBoundingClientRect();
            const cuts = (way) => way !== 'visible' && !(free && /auto|scroll/.test(way));
            const margin = parseFloat(style.overflowClipMargin) || 0;
            if (cuts(style.overflowX)) {
                left = Math.max(left, box.left - margin);
                right = Math.min(right, box.right + margin);
            }
            if (cuts(style.overflowY)) {
                top = Math.max(top, box.top - margin);
                bottom = Math.min(bottom, box.bottom + margin);
            }
        }
        return { left, top, right, bottom };
    };
    const within = (box, room, slack = 1.5) => box.left >= room.left - slack
        && box.top >= room.top - slack && box.right <= room.right + slack
        && box.bottom <= room.bottom + slack;
    const meet = (a, b, slack = 1.5) => a.left < b.right - slack && a.right > b.left + slack
        && a.top < b.bottom - slack && a.bottom > b.top + slack;

    // 1. What is lit lies in the window, or the board it lies on points to it.
    const lit = [], onTabs = all('[role=tab] em').reduce((sum, one) => sum + +one.textContent, 0);
    const spots = new Set(all('svg [data-lit=lit]', stage).filter((one) => !one.dataset.place));
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const away = (one, other) => {
        const [a, b] = [one, other].map((each) => middle(each.getBoundingClientRect()));
        return Math.hypot(a[0] - b[0], a[1] - b[1]);
    };
    for (const one of all('[data-lit=lit]', stage)) {
        const id = one.dataset.id, box = one.getBoundingClientRect();
        lit.push(id);
        const frame = one.closest('.frame'), near = frame?.classList.contains('near');
        const hand = one.closest('.fan');
        if (near) {
            if (!within(frame.getBoundingClientRect(), cutBy(frame, false)))
                fault('a frame is cut', one);
            else if (!meet(box, frame.getBoundingClientRect()) && !frame.querySelector('.away'))
                fault('nothing points to', one);
        } else {
            const room = cutBy(hand ?? one, false);
            if (!within(box, room)) fault('out of reach', one, `${shape(box)} in ${shape(room)}`);
        }
        const least = frame ? 22 : touch ? 44 : 28;
        const across = Math.min(box.width, box.height);
        if (across < least - 0.5) fault('a small target', one, `${across.toFixed(1)} < ${least}`);
        // The nearest one takes a tap.
        const beside = touch && spots.has(one)
            && [...spots].find((other) => other !== one && away(one, other) < 29.5);
        if (beside && !faults.some((each) => each.startsWith('too near')))
            fault('too near', one, `${away(one, beside).toFixed(1)} to ${beside.dataset.id}`);
    }

    // 2. Nothing lies over the bar.
    for (const one of all('[data-piece], [data-zone], .counters, .head, .frame', stage)) {
        const box = one.getBoundingClientRect(), room = cutBy(one, false);
        const seen = { left: Math.max(box.left, room.left), top: Math.max(box.top, room.top),
            right: Math.min(box.right, room.right), bottom: Math.min(box.bottom, room.bottom) };
        if (seen.left < seen.right && seen.top < seen.bottom && shown(one) && meet(seen, bar))
            fault('under the bar', one, shape(seen));
    }
    for (let x = 0.02; x < 1; x += 0.06)
        for (const y of [0.1, 0.5, 0.9]) {
            const [left, under] = [bar.left + x * bar.width, bar.top + y * bar.height];
            const top = document.elementFromPoint(left, under);
            if (top && !top.closest('.bar')) fault('over the bar', top);
        }

    // 3. No text is cut, and none is too small.
    let texts = 0;
    const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || !shown(one) || one.closest('style, .log, .chat, kbd')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (lines.length === 0) continue;
        const frame = one.closest('.frame'), near = frame?.classList.contains('near');
        texts += 1;
        const room = cutBy(one), piece = one.closest('[data-piece], .piece');
        for (const line of lines) {
            const high = Math.min(line.bottom, room.bottom) - Math.max(line.top, room.top);
            const wide = Math.min(line.right, room.right) - Math.max(line.left, room.left);
            const gone = high <= 1 || wide <= 1;
            // What can be moved, and what ends in dots and stands in the tip.
            if (near || (piece && (gone || one.closest('[style*=line-clamp]')))) continue;
            if (high < line.height * 0.7 || wide < line.width - 2) {
                fault(gone ? 'lost text' : 'cut text', one, `${shape(line)} in ${shape(room)}`);
                break;
            }
        }
        const size = parseFloat(getComputedStyle(one).fontSize)
            * (one.ownerSVGElement ? one.getScreenCTM().a : 1);
        const least = one.closest('svg.badge, svg.pawn') ? 10 : one.closest('.prompt b') ? 17
            : one.closest('.btn') ? 15.5 : one.closest('.piece') && !/\d/.test(node.data) ? 10
            : one.closest('.piece, [data-board], em, .chip') ? 12 : 14;
        if (size < least - 0.05) fault('small type', one, `${size.toFixed(1)} < ${least}`);
    }

    // 4. Targets are large enough for what points at them.
    let targets = 0;
    const least = touch ? 44 : 28;
    for (const one of all('button, a[href], [role=tab], input, select')) {
        if (!shown(one) || one.closest('[data-board], [inert], .log') || one.tabIndex < 0) continue;
        targets += 1;
        const box = one.getBoundingClientRect(), more = getComputedStyle(one, '::after');
        const out = more.content !== 'none' && more.position === 'absolute';
        const wide = Math.max(box.width, out ? parseFloat(more.width) || 0 : 0);
        const high = Math.max(box.height, out ? parseFloat(more.height) || 0 : 0);
        if (!one.disabled && Math.min(wide, high) < least - 0.5)
            fault('a small button', one, `${wide.toFixed(0)} x ${high.toFixed(0)} < ${least}`);
        if (!within(box, cutBy(one, false))) fault('a button is cut', one, shape(box));
    }
    const { lang } = document.documentElement;
    return { lang, lit, on_tabs: onTabs, texts, targets, faults: [...new Set(faults)] };
}"""

FITTED: Final = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const what = 'main, main button, .part, .bar button, [data-zone], [data-board], [data-piece]';
    const places = () => [...document.querySelectorAll(what)]
        .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)).join();
    let before = '', same = 0;
    for (let n = 0; n < 200 && same < 3; n += 1) {
        await frame();
        const now = document.querySelector('[data-fitting]') ? '' : places();
        same = now && now === before ? same + 1 : 0;
        before = now;
    }
    return same;
}"""


class Measured(NamedTuple):
    """What a table shows in a window."""

    lang: str
    lit: list[str]
    """The ids of what can be picked and is drawn."""
    on_tabs: int
    """How much more can be picked behind tabs, as they say."""
    texts: int
    targets: int
    faults: list[str]

    def misses(self, other: Self) -> list[str]:
        """What can be picked here and is neither drawn nor counted on a tab there."""
        all_lit, there = {*self.lit}, {*other.lit}
        missing = len(all_lit) + self.on_tabs - len(there) - other.on_tabs
        if missing == 0 and (self.on_tabs > 0 or there <= all_lit):
            return []
        return [
            f"{missing} are not counted: {sorted(all_lit - there)[:5]}, {other.on_tabs} on tabs"
        ]


def measure(page: Page) -> Measured:
    """Wait until everything has its size, then measure the table."""
    assert page.evaluate(FITTED), "the table does not come to rest"
    return Measured(**page.evaluate(MEASURE))
